// The small edition: the landing page has a budget of bytes.
import * as z from "zod/mini";
import { cleanInput } from "./clean-input";
import { asciiEmail, hasValidDomain, isEmailAddress } from "./email-address";
import { isWellKnownThrowaway } from "./well-known-throwaways";

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
    z.overwrite((typed) => asciiEmail(cleanInput(typed))),
    rule((email) => email !== "", "Email is required"),
    rule((email) => email.length <= emailMaxCharacters, "Email must be less than 254 characters"),
    rule(isEmailAddress, "Please enter a valid email address"),
    rule(hasValidDomain, "Please enter a valid email format"),
    rule((email) => !isWellKnownThrowaway(email), disposableEmail),
  ),
});
export type JoinWaitlist = z.output<typeof waitlistSchema>;
