import type { ListItem } from "../../tailor/correct/correction";
import type { TypedPart } from "./correction.schema";

/**
 * A typed list with what each line was before. Fields say it themselves; else a line that stands there already is that
 * one, and a line of a text at the place of one that is gone is its new wording.
 */
export function listItems(typed: TypedPart["lists"][string], before: readonly ListItem[]): ListItem[] {
  const isText = typeof typed === "string";
  const lines: { text: string; at?: number }[] = isText ? linesOf(typed) : typed;
  const free = new Map(before.map(({ text }, at) => [at, text]));
  const take = (at: number | undefined) => (at !== undefined && free.delete(at) ? at : undefined);
  const said = lines.map(({ at }) => take(at));
  const same = lines.map(
    ({ text }, position) => said[position] ?? take([...free].find(([, old]) => old === text)?.[0]),
  );
  return lines.map(({ text }, position) => {
    const from = same[position] ?? (isText ? take(position) : undefined);
    return { text, ...(from !== undefined && { from }) };
  });
}

function linesOf(text: string): { text: string }[] {
  const lines = text.split("\n").map((line) => line.replace(/\s+/g, " ").trim());
  return lines.filter((line) => line !== "").map((text) => ({ text }));
}
