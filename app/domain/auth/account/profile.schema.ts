import { z } from "zod";
import { emailMaxCharacters } from "~/domain/auth/auth.schema";
import type { Contact, Preferences } from "~/ports/profile";
import { visibleLine, visibleText } from "~/wording";

const maxCharacters = 200;

/**
 * A web address as it is stored ("https://example.com/dana"), from what a person types: "example.com/dana" will do.
 * Null for what is none, and for what leads elsewhere than the public web ("mailto:", "javascript:", "localhost").
 */
export function webAddress(typed: string): string | null {
  // "example.com:8080" names a port, "mailto:dana" a scheme.
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(typed);
  const address = hasScheme ? typed : `https://${typed}`;
  if (address.length > maxCharacters || /\s/.test(address) || !URL.canParse(address)) return null;
  const { protocol, hostname, username, password, href } = new URL(address);
  const isWeb = protocol === "https:" || protocol === "http:";
  if (!isWeb || username || password || !/^[^.]+(\.[^.]+)*\.(?=[\d-]*[a-z])[a-z\d-]{2,}$/i.test(hostname)) return null;
  return href.endsWith("/") && !address.endsWith("/") ? href.slice(0, -1) : href;
}

const nameMaxCharacters = 100;
const locationMaxCharacters = 100;
const linksMax = 5;

const line = z
  .string()
  .optional()
  .transform((text) => visibleLine(text ?? ""));

/** Digits in groups, as people write them: "+44 (0)113 496-0000 ext. 12". */
const phone = /^\+?[\d\s()./-]+(?:(?:x|ext\.?)\s?\d{1,6})?$/i;
const digits = { min: 5, max: 20 };

function isPhone(text: string): boolean {
  const { length } = text.replace(/\D/g, "");
  return phone.test(text) && length >= digits.min && length <= digits.max;
}

/**
 * The form of My Profile: contact details for letters, and how files look. If a field is empty, the resume's own value
 * is used.
 */
export const saveProfileSchema = z.object({
  /** Of the profile that the form showed. */
  revision: z.number({ error: "This form is incomplete. Reload the page and try again." }),
  /** Null where the person goes without a name. */
  name: line
    .refine((name) => name.length <= nameMaxCharacters, "Name must be at most 100 characters")
    .transform((name) => name || null),
  email: line
    .refine((email) => email.length <= emailMaxCharacters, "Email must be less than 254 characters")
    .refine((email) => email === "" || z.email().safeParse(email).success, "Please enter a valid email address"),
  phone: line.refine((text) => text === "" || isPhone(text), "Please enter a phone number, like +44 113 496 0000"),
  location: line.refine(
    (text) => text.length <= locationMaxCharacters,
    `Location must be at most ${locationMaxCharacters} characters`,
  ),
  /** One a line. */
  links: z
    .string()
    .optional()
    .transform((text, ctx) => {
      const typed = visibleText(text ?? "")
        .split("\n")
        .map(visibleLine)
        .filter((address) => address !== "");
      const wrong = typed.filter((address) => webAddress(address) === null);
      if (typed.length > linksMax) ctx.addIssue({ code: "custom", message: `At most ${linksMax} links` });
      if (wrong.length > 0) {
        const message = `Not a web address: ${wrong.slice(0, linksMax).join(", ")}. Write it like https://example.com/you`;
        ctx.addIssue({ code: "custom", message });
      }
      return [...new Set(typed.flatMap((address) => webAddress(address) ?? []))];
    }),
  paper: z.enum(["auto", "a4", "letter"], { error: "Choose a paper size" }),
  template: z.enum(["plain", "classic", "compact"], { error: "Choose how files look" }),
});
export type SaveProfile = z.infer<typeof saveProfileSchema>;

/** What the form of My Profile shows. */
export interface ProfileView {
  revision: number;
  name: string | null;
  contact: Contact;
  preferences: Preferences;
}
