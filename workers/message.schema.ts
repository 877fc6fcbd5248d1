import { z } from "zod";
import type { Message } from "~/ports/context";

/** Every message is parsed, so that one of an older version or a malformed one does not stop the queue. */
export const messageSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("rewrite"), version: z.literal(1), rewriteId: z.uuid() }),
  z.object({
    type: z.literal("mail"),
    version: z.literal(1),
    mail: z.object({
      id: z.uuid(),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      leaveUrl: z.string().optional(),
    }),
    isDecoy: z.boolean().optional(),
  }),
  z.object({
    type: z.literal("sms"),
    version: z.literal(1),
    sms: z.object({ id: z.uuid(), to: z.string(), text: z.string() }),
  }),
  z.object({ type: z.literal("erase"), version: z.literal(1), userId: z.uuid() }),
  z.object({ type: z.literal("waitlist"), version: z.literal(1), position: z.int().positive() }),
]) satisfies z.ZodType<Message>;
