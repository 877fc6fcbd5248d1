import type { Asked, Passage } from "./segments/passage";

/** Years of work that stand for a degree where the post asks for "equivalent experience" and names none. */
const yearsForDegree = 4;

const equivalent =
  /\bor\s+(?:an?\s+)?((?:\d{1,2}\+?\s+years?\s+(?:of\s+)?)?(?:equivalent|comparable|relevant|related|similar)\s+(?:combination\s+of\s+)?(?:[\w-]+\s+(?:and\s+)?){0,5}experience)\b/i;

/** "Degree or equivalent experience": the experience as an alternative to the degree before it, none without one. */
export function findEquivalents(text: string, passage: Passage, asked: Asked[]): Asked[] {
  const degree = asked.find(({ kind }) => kind === "degree");
  if (!degree || asked.some(({ kind }) => kind === "experience")) return [];
  const match = equivalent.exec(text.slice(passage.start, passage.end));
  if (!match?.[1]) return [];
  const start = passage.start + match.index + match[0].length - match[1].length;
  const years = Number(/^\d+/.exec(match[1])?.[0] ?? yearsForDegree);
  const replaced = asked.some((one) => one.kind === "degree" && one.end <= start);
  const end = start + match[1].length;
  const { weight, certainty } = degree;
  return replaced ? [{ start, end, term: match[1], kind: "experience", weight, years, certainty, passage }] : [];
}
