const address = /^(?!\.)(?!.*\.\.)[a-z0-9_'+.-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;
const localPartMaxCharacters = 64;
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Letters, digits, marks, and the dots and hyphens between them: nothing that an address bar would take apart. */
const international = /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.\-・]+$/u;

/** In lower case; a domain in another script as mail servers know it: "info@BÜRO.example" is "info@xn--bro-hoa.example". */
export function asciiEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  if (at < 0 || email.length > 1000 || !international.test(domain)) return email.toLowerCase();
  return (email.slice(0, at + 1) + asciiDomain(domain)).toLowerCase();
}

/** One local part without quotes, and a domain with a name at its end. */
export function isEmailAddress(email: string): boolean {
  return address.test(email);
}

/** Lengths and hyphens as mail servers accept them (RFC 5321, 4.5.3.1; RFC 1035, 2.3.1). */
export function hasValidDomain(email: string): boolean {
  const [localPart = "", domain = ""] = email.split("@");
  return localPart.length <= localPartMaxCharacters && domain.split(".").every((part) => label.test(part));
}

function asciiDomain(domain: string): string {
  const url = `http://${domain}`;
  return URL.canParse(url) ? new URL(url).hostname : domain;
}
