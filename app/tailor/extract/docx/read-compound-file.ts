/** Names of streams inside an OLE compound file are UTF-16LE; a password-protected docx is one with "EncryptedPackage". */
const encryptedPackage = "EncryptedPackage";

/** True where an OLE compound file holds an encrypted Office document (and not an old binary .doc). */
export function isWordEncrypted(bytes: Uint8Array): boolean {
  const name = Uint8Array.from(encryptedPackage, (letter) => letter.charCodeAt(0));
  for (let start = 512; start + name.length * 2 <= bytes.length; start += 128) {
    if (name.every((letter, index) => bytes[start + index * 2] === letter && bytes[start + index * 2 + 1] === 0))
      return true;
  }
  return false;
}
