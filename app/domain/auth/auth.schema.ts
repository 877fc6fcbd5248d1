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
const typedTwice = (form: { password: string; confirmPassword: string }) => form.password === form.confirmPassword;
const notTheSame = { message: "Passwords do not match", path: ["confirmPassword"] };
/** Asked again before something that a borrowed session must not do. */
const currentPassword = z.string({ error: "Your current password is required" }).max(128);
const linkToken = z.string().min(20).max(100);

export const registerSchema = z.object({ email: emailSchema, ...newPassword }).refine(typedTwice, notTheSame);

/** Forms that ask for a mail: a new password's, another confirmation's. */
export const mailMeSchema = z.object({ email: emailSchema });
/** The button behind a mailed link. */
export const confirmEmailSchema = z.object({ token: linkToken });
export const resetPasswordSchema = z.object({ token: linkToken, ...newPassword }).refine(typedTwice, notTheSame);
export const changePasswordSchema = z.object({ currentPassword, ...newPassword }).refine(typedTwice, notTheSame);
export const changeEmailSchema = z.object({ email: emailSchema, currentPassword });
