import { z } from "zod";

const nameMaxCharacters = 64;

/** What a user calls a factor: one line, shown in lists and mails. Empty is no name. */
const nameSchema = z
  .string()
  .trim()
  .max(nameMaxCharacters, `A name has at most ${nameMaxCharacters} characters`)
  .regex(/^\P{C}*$/u, "A name is one line of plain text");

/** E.164. Blanks, brackets and hyphens are how people group digits; "(0)" is not dialled from abroad. */
const phoneSchema = z
  .string({ error: "Enter your phone number" })
  .max(40, "This is not a phone number")
  .transform((typed) => typed.replace("(0)", "").replace(/[\s().-]/g, ""))
  .pipe(z.string().regex(/^\+[1-9]\d{6,14}$/, "Enter the number with + and the country code, like +44 7700 900123"));

/** A code as people type it: grouped, or with a blank behind it. What it then is, only comparing tells. */
export const typedCodeSchema = z
  .string({ error: "Enter the code" })
  .max(64, "This is not a code")
  .transform((typed) => typed.replace(/[\s-]/g, ""))
  .pipe(z.string().min(1, "Enter the code"));

const issuerSchema = z
  .string()
  .trim()
  .max(nameMaxCharacters)
  .regex(/^\P{C}*$/u);

/** Body of POST /factors; the public clients send null for what they leave out. */
export const enrolFactorSchema = z.discriminatedUnion("factor_type", [
  z.object({ factor_type: z.literal("totp"), friendly_name: nameSchema.nullish(), issuer: issuerSchema.nullish() }),
  z.object({ factor_type: z.literal("phone"), friendly_name: nameSchema.nullish(), phone: phoneSchema }),
]);

/** The forms that add a factor. */
export const addFactorSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("totp"), name: nameSchema.optional() }),
  z.object({ type: z.literal("phone"), name: nameSchema.optional(), phone: phoneSchema }),
]);

export type FactorType = "totp" | "phone";

export interface FactorView {
  id: string;
  type: FactorType;
  isVerified: boolean;
  name: string;
  /** Last digits of the number; null for an authenticator app. */
  phoneEnd: string | null;
  /** Milliseconds since 1970. */
  createdAt: number;
}

const idSchema = z.string().max(64);

/** The forms that ask for a text message, or answer with a code. */
export const factorCodeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("text") }),
  z.object({ intent: z.literal("code"), challengeId: idSchema.optional(), code: typedCodeSchema }),
]);

/** The same after sign-in, where there may be several factors, and recovery codes. */
export const secondFactorSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("text"), factorId: idSchema }),
  z.object({
    intent: z.literal("code"),
    factorId: idSchema,
    challengeId: idSchema.optional(),
    code: typedCodeSchema,
  }),
  z.object({ intent: z.literal("recovery"), code: typedCodeSchema }),
]);
