import { z } from "zod";

const listName = z.string().max(32);
const indexInList = z.int().min(0).max(99);

/** What Conform's buttons for entries of a list send, as far as we let strangers have it: no values, no long lists. */
const listIntentSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("insert"), payload: z.strictObject({ name: listName }) }),
  z.strictObject({ type: z.literal("remove"), payload: z.strictObject({ name: listName, index: indexInList }) }),
]);

export type ListIntent<List extends string = string> =
  | { type: "insert"; list: List }
  | { type: "remove"; list: List; index: number };

/** Reads the intent of a form that has these lists; null where it is none of theirs. */
export function readListIntent<List extends string>(value: unknown, lists: readonly List[]): ListIntent<List> | null {
  const parsed = listIntentSchema.safeParse(parseJson(value));
  if (!parsed.success) return null;
  const { type, payload } = parsed.data;
  const list = lists.find((name) => name === payload.name);
  if (list === undefined) return null;
  return type === "insert" ? { type, list } : { type, list, index: payload.index };
}

function parseJson(value: unknown): unknown {
  try {
    return typeof value === "string" && value.length <= 200 ? JSON.parse(value) : null;
  } catch {
    return null;
  }
}
