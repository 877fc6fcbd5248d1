import { z } from "zod";

const emailMaxCharacters = 254;

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

export const registerSchema = z
  .object({
    email: emailSchema,
    password: z
      .string({ error: "Minimum 8 characters" })
      .min(8, "Minimum 8 characters")
      .max(128, "Maximum 128 characters"),
    confirmPassword: z.string({ error: "Passwords do not match" }),
  })
  .refine((form) => form.password === form.confirmPassword, {
    message: "Passwords do not match",
    path: ["confirmPassword"],
  });
export type Register = z.infer<typeof registerSchema>;

export const confirmEmailSchema = z.object({ token: z.string().min(20).max(100) });
