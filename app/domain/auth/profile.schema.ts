import { z } from "zod";
import type { Contact, Preferences } from "../../ports/profile";
import { visibleLine, visibleText } from "../../visible-text";
import { emailMaxCharacters } from "./auth.schema";
import { webAddress } from "./web-address";

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

/** My Profile: what stands in letters, and how files are made. Empty texts leave what the resume says. */
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
  paper: z.enum(["a4", "letter"], { error: "Choose a paper size" }),
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
