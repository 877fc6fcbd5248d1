import { z } from "zod";

/** "send" asks for a code, where one has to be sent first; "delete" brings what the page asked for. */
export const deleteAccountSchema = z.object({
  step: z.enum(["send", "delete"]),
  password: z.string().max(128).optional(),
  code: z
    .string()
    .max(20)
    .transform((code) => code.replace(/\s/g, ""))
    .optional(),
  challengeId: z.uuid().optional(),
});

/** How the owner of an account shows once more that it is they: what they know, what they have, or their mail box. */
export type AskedProof =
  | { by: "password" }
  | { by: "totp"; factorId: string; factorName: string }
  | { by: "phone"; factorId: string; factorName: string }
  | { by: "mail" };
