/** Refused everywhere, whatever any list says. */
const domains = [
  "10minutemail.com",
  "getnada.com",
  "guerrillamail.com",
  "mailinator.com",
  "temp-mail.org",
  "tempmail.org",
  "throwaway.email",
  "yopmail.com",
];

/** True for addresses of the eight best-known providers of throwaway mail, and of their subdomains. */
export function isWellKnownThrowaway(email: string): boolean {
  const domain = email.slice(email.lastIndexOf("@") + 1);
  return domains.some((known) => domain === known || domain.endsWith(`.${known}`));
}
