import { productsOf } from "~/tailor/lexicon/product-kinds";
import type { Asked } from "./segments/passage";

const inPlaceOfDegree = /\b(?:equivalent|comparable)\b/i;
/** So it is only behind an "or": else it is asked for beside the degree. */
const likeTheWork = /\b(?:relevant|related|similar)\b/i;
const comma = /^[\s,()]+$/;
const either = /^\s*(?:,\s*)?(?:(?:and\s*\/\s*)?or|\/|or\/and)\s*(?:an?\s+|the\s+)?$/i;
/** "A degree or equivalent (HND, …)": what is as good. */
const asGood = /^\s*or\s+(?:an?\s+)?(?:equivalent|similar)\s*\(\s*(?:e\.?g\.?,?\s*|such as\s*)?$/i;
const opener =
  /(?:such as|like|e\.?g\.?,?|for example|for instance|one of(?: the following)?|any of|either|similar to)[\s:(,]*$/i;

/** "Time clocks such as Tikbase", "Tikbase or a similar time clock". */
const exampleOf =
  /^[\s,(]*(?:such as|like|e\.?g\.?,?|for example|for instance|ideally|preferably|including)[\s:,]*(?:an?\s+)?$/i;
const orOfKind = /^[\s,]*or\s+(?:an?\s+|any\s+)?(?:other\s+)?(?:similar|equivalent|comparable|another|other)\s+$/i;

/**
 * Numbers of either-or groups, one an entry (undefined: stands alone). Alternatives are terms joined by "or"
 * or "/", the examples of a list that "such as" or "one of" opens, and a kind of product beside the examples of it.
 */
export function groupAlternatives(text: string, asked: Asked[]): (number | undefined)[] {
  const groups: (number | undefined)[] = asked.map(() => undefined);
  let count = 0;
  for (let i = 0; i < asked.length; ) {
    const last = runEnd(text, asked, i);
    const lead = text.slice(Math.max(asked[i]?.passage.start ?? 0, (asked[i]?.start ?? 0) - 30), asked[i]?.start);
    if (last > i && (opener.test(lead) || hasEither(text, asked, i, last))) {
      for (let j = i; j <= last; j += 1) groups[j] = count;
      count += 1;
    }
    i = last + 1;
  }
  for (let i = 1; i < asked.length; i += 1) {
    const [before, one] = [asked[i - 1], asked[i]];
    if (!before || !one || before.passage !== one.passage || !isExample(text, before, one)) continue;
    const group = groups[i] ?? groups[i - 1] ?? count++;
    groups[i - 1] = groups[i] = group;
  }
  asked.forEach((one, i) => {
    const degree = one.kind === "experience" ? degreeBefore(text, asked, i) : -1;
    const other = one.kind === "degree" && groups[i] === undefined ? degreeInstead(text, asked, i) : -1;
    const first = Math.max(degree, other);
    if (first < 0) return;
    // A degree that is already one of several keeps the others.
    const group = groups[first] ?? count++;
    groups[first] = groups[i] = group;
    if (degree >= 0) groups.fill(group, degree, i);
  });
  return groups;
}

function isExample(text: string, before: Asked, one: Asked): boolean {
  const between = text.slice(before.end, one.start);
  return (
    (exampleOf.test(between) && productsOf(before.term).length > 0) ||
    (orOfKind.test(between) && productsOf(one.term).length > 0)
  );
}

/** "A degree in nursing or equivalent experience": the first degree of the passage that experience may stand for. */
function degreeBefore(text: string, asked: Asked[], at: number): number {
  const experience = asked[at];
  if (!experience) return -1;
  const { term, start, passage } = experience;
  const isChoice = likeTheWork.test(term) && /\bor\b[^,;]*$/i.test(text.slice(passage.start, start));
  if (!isChoice && !inPlaceOfDegree.test(term)) return -1;
  return asked.findIndex((one, i) => i < at && one.kind === "degree" && one.passage === experience.passage);
}

/** "BSc in optics and four winters on site (or an MSc)": the degree in whose place this one may be. */
function degreeInstead(text: string, asked: Asked[], at: number): number {
  const one = asked[at];
  if (!one || !/\bor\s+(?:an?\s+)?$/i.test(text.slice(one.passage.start, one.start))) return -1;
  return asked.findLastIndex((other, i) => i < at && other.kind === "degree" && other.passage === one.passage);
}

/** Last member of the list that starts at `from`: terms of one passage with nothing but commas and "or" between. */
function runEnd(text: string, asked: Asked[], from: number): number {
  let last = from;
  while (last + 1 < asked.length && asked[last]?.passage === asked[last + 1]?.passage) {
    const gap = text.slice(asked[last]?.end, asked[last + 1]?.start);
    if (!comma.test(gap) && !isEither(gap)) break;
    last += 1;
  }
  return last;
}

function isEither(gap: string): boolean {
  return either.test(gap) || asGood.test(gap);
}

function hasEither(text: string, asked: Asked[], first: number, last: number): boolean {
  for (let i = first; i < last; i += 1) {
    if (isEither(text.slice(asked[i]?.end, asked[i + 1]?.start))) return true;
  }
  return false;
}
