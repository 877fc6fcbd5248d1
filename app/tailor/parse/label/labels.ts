/**
 * What a unit (a word, a date, a web address or the rest of a line) is in its section. Labels that begin with N open an
 * entry; "T" is a title or degree, "E" an employer or school, "P" a place, "D" a date, "L" what else a head says, "U" a
 * web address; small letters go on with the part before. "B" opens a bullet or paragraph, "C" goes on with one on a new
 * line, "b" in the same line. "O" stands in no entry.
 */
export const labels = [
  "NT",
  "NE",
  "NP",
  "ND",
  "NL",
  "T",
  "E",
  "P",
  "D",
  "L",
  "U",
  "t",
  "e",
  "p",
  "l",
  "B",
  "C",
  "b",
  "O",
  "o",
] as const;

export type Label = (typeof labels)[number];
export type Field = "T" | "E" | "P" | "D" | "L" | "U";

export const labelCount = labels.length;
/** A title, an employer and a date may have been seen in an entry so far, or not. */
export const maskCount = 8;

const opening = new Set<Label>(["NT", "NE", "NP", "ND", "NL"]);
const naming = new Set<Label>(["T", "E", "P", "D", "L", "U"]);
const body = new Set<Label>(["B", "C", "b"]);
const goesOnWith: Partial<Record<Label, Field>> = { t: "T", e: "E", p: "P", l: "L" };

/** The part of a head that a label names; undefined for text below it. */
export const fieldOf: readonly (Field | undefined)[] = labels.map((label) => {
  if (opening.has(label)) return label[1] as Field;
  return naming.has(label) ? (label as Field) : goesOnWith[label];
});

export const opens: readonly boolean[] = labels.map((label) => opening.has(label));
export const isBody: readonly boolean[] = labels.map((label) => body.has(label));
/** True where a label goes on with the part of the unit before. */
export const isInside: readonly boolean[] = labels.map((label) => goesOnWith[label] !== undefined);

export const fields: readonly Field[] = ["T", "E", "P", "D", "L", "U"];

/** Index into `fields`; -1 for text below a head. */
export const fieldNumber = Int8Array.from(fieldOf, (field) => (field === undefined ? -1 : fields.indexOf(field)));

function follows(before: Label | undefined, label: Label, atLineStart: boolean): boolean {
  if (before === undefined) return opening.has(label) || label === "O";
  const outside = before === "O" || before === "o";
  const inHead = !outside && !body.has(before);
  if (opening.has(label) || label === "O") return atLineStart;
  if (label === "o") return !atLineStart && outside;
  if (label === "b") return !atLineStart && body.has(before);
  if (label === "C") return atLineStart && body.has(before);
  if (label === "B") return inHead || (atLineStart && body.has(before));
  if (naming.has(label)) return inHead;
  return fieldOf[labels.indexOf(before)] === goesOnWith[label];
}

function successors(atLineStart: boolean): number[][] {
  return labels.map((before) => labels.flatMap((label, index) => (follows(before, label, atLineStart) ? [index] : [])));
}

const lineStart = successors(true);
const atBullet = new Set(
  labels.flatMap((label, index) => (opening.has(label) || label === "B" || label === "O" ? [index] : [])),
);

const inLine = successors(false);
const apart = new Set(
  labels.flatMap((label, index) => (opening.has(label) || (naming.has(label) && label !== "D") ? [index] : [])),
);
const startsText = labels.indexOf("B");
const goesOnBelow = labels.indexOf("C");
/** In text, a line goes on with the one above. */
const wrapped = (allowed: number[], before: number) =>
  isBody[before] ? allowed.filter((label) => label === goesOnBelow) : allowed;

/** A place ends with its line. */
const placeEnds = (allowed: number[], before: number) =>
  fieldOf[before] === "P" ? allowed.filter((label) => fieldOf[label] !== "P" || opens[label]) : allowed;

/**
 * For each label those that may follow it: inside a line, and there at a word in small letters, which begins no name;
 * at the start of a line, where a place goes on only below a comma; where a study opens; behind a bullet, which goes on
 * with nothing; behind a word that ends no name, where no other name begins; and below a line that breaks off in a
 * sentence.
 */
export const next = {
  inLine,
  inName: inLine.map((allowed) => allowed.filter((label) => !apart.has(label))),
  lineStart: lineStart.map(placeEnds),
  belowComma: lineStart,
  opensStudy: lineStart.map((allowed) => allowed.filter((label) => opens[label])),
  joined: inLine.map((allowed) => allowed.filter((label) => !apart.has(label) && label !== startsText)),
  joinedLine: lineStart.map((allowed) => allowed.filter((label) => !apart.has(label))).map(wrapped),
  brokenOff: lineStart.map(wrapped),
  bullet: lineStart.map((allowed) => allowed.filter((label) => atBullet.has(label))),
};

/** Where a unit stands, as the index of a table of successors. */
export type Standing = keyof typeof next;
export const first = labels.flatMap((label, index) => (follows(undefined, label, true) ? [index] : []));

/** What has been named once `label` stands behind the parts in `mask`. */
export function maskAfter(mask: number, label: number): number {
  const before = opens[label] || labels[label] === "O" ? 0 : mask;
  const field = fieldOf[label];
  return before | (field === "T" ? 1 : field === "E" ? 2 : field === "D" ? 4 : 0);
}

/** Whether the labels may follow one another, by where each unit stands. */
export function isPossible(path: number[], standings: Standing[]): boolean {
  return path.every((label, index) => {
    const before = path[index - 1];
    if (before === undefined) return first.includes(label);
    return next[standings[index] ?? "inLine"][before]?.includes(label) === true;
  });
}
