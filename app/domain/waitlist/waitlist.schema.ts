// zod/mini instead of zod: the script of the landing page has a size limit.
import * as z from "zod/mini";
import { cleanInput } from "./clean-input";

const address = /^(?!\.)(?!.*\.\.)[a-z0-9_'+.-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;
const localPartMaxCharacters = 64;
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Letters, digits, marks, and the dots and hyphens between them: nothing that an address bar would take apart. */
const international = /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.\-・]+$/u;

/** In lower case; a domain in another script as mail servers know it: "info@BÜRO.example" is "info@xn--bro-hoa.example". */
function asciiEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  if (at < 0 || email.length > 1000 || !international.test(domain)) return email.toLowerCase();
  return (email.slice(0, at + 1) + asciiDomain(domain)).toLowerCase();
}

/** An address as the waitlist stores it, whatever was typed. */
export function normalEmail(typed: string): string {
  return asciiEmail(cleanInput(typed));
}

/** One local part without quotes, and a domain with a name at its end. */
function isEmailAddress(email: string): boolean {
  return address.test(email);
}

/** Lengths and hyphens as mail servers accept them (RFC 5321, 4.5.3.1; RFC 1035, 2.3.1). */
function hasValidDomain(email: string): boolean {
  const [localPart = "", domain = ""] = email.split("@");
  return localPart.length <= localPartMaxCharacters && domain.split(".").every((part) => label.test(part));
}

function asciiDomain(domain: string): string {
  const url = `http://${domain}`;
  return URL.canParse(url) ? new URL(url).hostname : domain;
}

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
function isWellKnownThrowaway(email: string): boolean {
  const domain = email.slice(email.lastIndexOf("@") + 1);
  return domains.some((known) => domain === known || domain.endsWith(`.${known}`));
}

export const firstNameMaxCharacters = 50;
export const emailMaxCharacters = 254;
/** Off the first month, for the first of the list. */
export const discountPercent = 30;
export const discountPlaces = 100;

export const disposableEmail = "Disposable email addresses are not allowed";

/** Letters of every script with their marks, and the joiners that some scripts write between letters. */
const nameCharacters = /^(?:[\p{L}\p{M}][\u200c\u200d](?=\p{L})|[\p{L}\p{M} '’-])+$/u;
/** Letters by name only: they hold the place of one, and nobody sees them. */
const fillers = /[\u115f\u1160\u3164\uffa0]/;
const isName = (text: string) => nameCharacters.test(text) && /\p{L}/u.test(text) && !fillers.test(text);

/** One message a field: what is wrong first is told first. */
const rule = (isRight: (text: string) => boolean, error: string) => z.refine<string>(isRight, { error, abort: true });

/** Joining the waitlist, by form and by API, in the browser and on the server. Cleans what was typed. */
export const waitlistSchema = z.object({
  firstName: z.string({ error: "First name is required" }).check(
    z.overwrite((typed) => cleanInput(typed).normalize("NFC")),
    rule((name) => name !== "", "First name is required"),
    rule((name) => name.length <= firstNameMaxCharacters, "First name must be less than 50 characters"),
    rule(isName, "First name can only contain letters, spaces, hyphens, and apostrophes"),
  ),
  email: z.string({ error: "Email is required" }).check(
    z.overwrite(normalEmail),
    rule((email) => email !== "", "Email is required"),
    rule((email) => email.length <= emailMaxCharacters, "Email must be less than 254 characters"),
    rule(isEmailAddress, "Please enter a valid email address"),
    rule(hasValidDomain, "Please enter a valid email format"),
    rule((email) => !isWellKnownThrowaway(email), disposableEmail),
  ),
});
export type JoinWaitlist = z.output<typeof waitlistSchema>;
