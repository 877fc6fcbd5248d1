import { z } from "zod";
import { letterMaxCharacters, ownTextMaxCharacters, sentenceMaxCharacters } from "~/domain/rewriting/limits";
import { visibleLine, visibleText } from "~/wording";

const incomplete = "This form is incomplete. Reload the page and try again.";
const count = z.coerce.number({ error: incomplete }).int().min(1);
const changeId = z.string({ error: incomplete }).min(1).max(40);
const read = { revision: count };

const ownText = (empty: string) =>
  z
    .string({ error: empty })
    .transform(visibleLine)
    .refine((text) => text !== "", empty)
    .refine((text) => text.length <= ownTextMaxCharacters, `At most ${ownTextMaxCharacters} characters`);

const sentences = z
  .string()
  .default("")
  .transform(visibleLine)
  .refine((text) => text.length <= sentenceMaxCharacters, `At most ${sentenceMaxCharacters} characters`);

const letterText = z
  .string({ error: "Write something, or go back to the letter as it was written." })
  // Before counting: a browser sends each line break as two characters and counts it as one.
  .transform((text) => visibleText(text).trim())
  .refine((text) => text !== "", "Write something, or go back to the letter as it was written.")
  .refine((text) => text.length <= letterMaxCharacters, `At most ${letterMaxCharacters} characters`);

/** What a user says about a finished rewrite. `revision` is the one that their form was made from. */
export const decisionSchema = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.literal("accept"), change: changeId, ...read }),
    z.object({ intent: z.literal("reject"), change: changeId, ...read }),
    z.object({
      intent: z.literal("edit"),
      change: changeId,
      text: ownText("Write the line as you want it, or reject the change."),
      ...read,
    }),
    /** The lines of one job that were left out, all at once; `change` is any of them. */
    z.object({ intent: z.literal("accept-cuts"), change: changeId, ...read }),
    z.object({ intent: z.literal("reject-cuts"), change: changeId, ...read }),
    /** A yes to a wording that the resume does not prove: it becomes a dated answer. */
    z.object({ intent: z.literal("confirm"), change: changeId, ...read }),
    z.object({ intent: z.literal("confirm-all"), ...read }),
    /** A no to every wording that waits for a yes. */
    z.object({ intent: z.literal("keep-mine"), ...read }),
    z.object({ intent: z.literal("accept-all"), ...read }),
    z.object({ intent: z.literal("reject-all"), ...read }),
    z.object({ intent: z.literal("letter"), text: letterText, ...read }),
    z.object({ intent: z.literal("letter-as-written"), ...read }),
    /** "Why this job?" and "Anything to add?": both may be empty. */
    z.object({ intent: z.literal("letter-sentences"), why: sentences, more: sentences, ...read }),
    /** Counts the answers given or withdrawn since. */
    z.object({ intent: z.literal("rescore") }),
    /**
     * `basedOn` is the version of the resume that the new one takes the place of, `seen` the revision of the rewrite
     * that its user looked at.
     */
    z.object({ intent: z.literal("use"), basedOn: count, seen: count.optional() }),
    /** Of this rewrite: to free the room that they take. */
    z.object({ intent: z.literal("delete-texts") }),
    z.object({ intent: z.literal("new-resume"), id: z.uuid({ error: incomplete }) }),
  ],
  { error: incomplete },
);
export type DecisionForm = z.infer<typeof decisionSchema>;
/** Those that change what was decided. */
export type Decision = Extract<DecisionForm, { revision: number }>;
