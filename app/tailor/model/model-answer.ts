import { z } from "zod";

const longestText = 1500;
const longestList = 200;

/** Controls, tags, marks of direction and variants: words could hide in them that no reader sees and a machine does. */
const unseen = /(?![\t\n\r\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Variation_Selector}]/gu;

// Providers know no bounds of length in a schema: the answer is held against them when it is read.
const text = z
  .string()
  .overwrite(visible)
  .refine((value) => value.length <= longestText, `is longer than ${longestText} characters`);
const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item).refine((items) => items.length <= longestList, `has more than ${longestList} items`);

const modelAnswerSchema = z.strictObject({
  changes: list(z.strictObject({ line: z.string(), text })),
  orders: list(z.strictObject({ entry: z.string(), first: list(z.string()) })),
  summary: text.nullable(),
  letter: list(z.strictObject({ entry: z.string().nullable(), sentences: list(text) })),
});

/** What a model proposes, by the ids of the task: lines worded anew, lines that lead their entry, summary, letter. */
export type ModelAnswer = z.infer<typeof modelAnswerSchema>;

/** The answer's JSON schema within the subset that providers accept as strict. */
export function modelAnswerJsonSchema(): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(modelAnswerSchema);
  return schema;
}

/** The answer in a model's text, or what is wrong with it in words that the model can act on. Never throws. */
export function readModelAnswer(reply: string): { ok: true; answer: ModelAnswer } | { ok: false; problem: string } {
  let value: unknown;
  try {
    // Some endpoints wrap the object in a code fence or in words.
    value = JSON.parse(reply.slice(reply.indexOf("{"), reply.lastIndexOf("}") + 1));
  } catch {
    return { ok: false, problem: "It is not one JSON object." };
  }
  const parsed = modelAnswerSchema.safeParse(value);
  if (parsed.success) return { ok: true, answer: parsed.data };
  const problems = parsed.error.issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join(".") || "answer"}: ${message}`);
  return { ok: false, problem: problems.join("; ") };
}

/** Joiners that scripts need stay. */
function visible(value: string): string {
  return value.replace(unseen, "");
}
