import { z } from "zod";

export const emailMaxCharacters = 254;

export const emailSchema = z
  .string({ error: "Email is required" })
  .trim()
  .toLowerCase()
  .min(1, "Email is required")
  .max(emailMaxCharacters, "Email must be less than 254 characters")
  .pipe(z.email("Please enter a valid email address"));

/** Sign-in form. Six characters, not eight: it must not tell old accounts from wrong ones. */
export const signInSchema = z.object({
  email: emailSchema,
  password: z.string({ error: "Password is required" }).min(6, "Password must be at least 6 characters").max(128),
});
export type SignIn = z.infer<typeof signInSchema>;

const newPassword = {
  password: z
    .string({ error: "Minimum 8 characters" })
    .min(8, "Minimum 8 characters")
    .max(128, "Maximum 128 characters"),
  confirmPassword: z.string({ error: "Passwords do not match" }),
};
const typedTwice = (form: { password?: string | undefined; confirmPassword?: string | undefined }) =>
  form.password === form.confirmPassword;
const notTheSame = { message: "Passwords do not match", path: ["confirmPassword"] };
/** Asked again before something that a borrowed session must not do. */
const currentPassword = z.string({ error: "Your current password is required" }).max(128);
const linkToken = z.string().min(20).max(100);

export const registerSchema = z.object({ email: emailSchema, ...newPassword }).refine(typedTwice, notTheSame);

/** Forms that ask for a mail: a new password's, another confirmation's. */
export const mailMeSchema = z.object({ email: emailSchema });
/** The button behind a mailed link. */
export const confirmEmailSchema = z.object({ token: linkToken });
const firstPasswordSchema = z.object({ token: linkToken, ...newPassword });
/** The same in a browser that is not the one that registered. */
export const confirmWithPasswordSchema = firstPasswordSchema.refine(typedTwice, notTheSame);
/** Either of both. */
export const confirmSchema = firstPasswordSchema
  .partial({ password: true, confirmPassword: true })
  .refine(typedTwice, notTheSame);

const accessToken = z.string().min(20).max(16_000);
/** What a link of the API has brought in the fragment of a page's address. */
export const continueSchema = z.object({ accessToken, refreshToken: z.string().min(20).max(500) });

const typeTheCode = "Type the six digits from the mail";
const mailedCode = z
  .string({ error: typeTheCode })
  .trim()
  .regex(/^\d{6}$/, typeTheCode);
export const resetByLinkSchema = z
  .object({ by: z.literal("link"), token: linkToken, ...newPassword })
  .refine(typedTwice, notTheSame);
export const resetByAccessSchema = z
  .object({ by: z.literal("access"), accessToken, ...newPassword })
  .refine(typedTwice, notTheSame);
export const resetByCodeSchema = z
  .object({ by: z.literal("code"), email: emailSchema, code: mailedCode, ...newPassword })
  .refine(typedTwice, notTheSame);
/** A new password, by whatever the mail has brought. */
export const resetPasswordSchema = z.discriminatedUnion("by", [
  resetByLinkSchema,
  resetByAccessSchema,
  resetByCodeSchema,
]);

export const changePasswordSchema = z.object({ currentPassword, ...newPassword }).refine(typedTwice, notTheSame);
export const changeEmailSchema = z.object({ email: emailSchema, currentPassword });
