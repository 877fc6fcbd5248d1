const lifetimeMilliseconds = 24 * 60 * 60 * 1000;

/**
 * A form token says: this browser was given this form by us, less than a day ago. It is
 * `{milliseconds}.{HMAC-SHA-256(secret, visitor id + session id + milliseconds)}`.
 */
export async function makeFormToken(secret: string, binding: string, now: number): Promise<string> {
  return `${now}.${await sign(secret, `${binding}.${now}`)}`;
}

export async function isFormTokenValid(secret: string, binding: string, token: unknown, now: number): Promise<boolean> {
  if (typeof token !== "string") return false;
  const [issued, signature, ...rest] = token.split(".");
  const issuedAt = Number(issued);
  if (!signature || rest.length > 0 || !Number.isSafeInteger(issuedAt)) return false;
  if (issuedAt > now + 60_000 || issuedAt < now - lifetimeMilliseconds) return false;
  const key = await importKey(secret);
  const bytes = Buffer.from(signature, "base64url");
  return crypto.subtle.verify("HMAC", key, bytes, new TextEncoder().encode(`${binding}.${issuedAt}`));
}

async function sign(secret: string, text: string): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", await importKey(secret), new TextEncoder().encode(text));
  return Buffer.from(signature).toString("base64url");
}

function importKey(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", new TextEncoder().encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ]);
}
