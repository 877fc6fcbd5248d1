import { functionWords } from "~/tailor/lexicon/stop-words";
import { isRegion } from "~/tailor/parse/words/places";
import type { Span } from "~/tailor/resume";

/** A driving licence as a text names it. */
export interface DrivingLicence extends Span {
  /** "5", "A", "C+E", "HR"; none where the text does not say which. */
  classes: string[];
  isCommercial: boolean;
  isLearner: boolean;
}

type Role = "class" | "code" | "driver" | "commercial" | "clean" | "learner" | "plain" | "region";

interface Word extends Span {
  text: string;
  norm: string;
}

const namesLicence = /^(?:licen[cs]es?|lic|cdl|[hl]gv)$/;
const roles: [Role, RegExp][] = [
  ["class", /^(?:class|cat|category)$/],
  ["driver", /^(?:drivers?|driving|vehicle|car)$/],
  ["commercial", /^(?:commercial|[hl]gv|pcv|cdl)$/],
  ["clean", /^clean$/],
  ["learner", /^(?:learners?|provisional|novice)$/],
  [
    "plain",
    /^(?:full|valid|current|active|manual|motor|heavy|state|uk|eu|nz|irish|british|australian|canadian|and|or|held|licen[cs]es?)$/,
  ],
];
const code = /^(?:[1-7]|[BCD]1?\+?E|[A-D]1?|[EFGMR]|G[12]|[LMH]R|[HM]C)$/;
/** Codes that are read as such without "class" beside them: "G licence", but not "A licence". */
const codeAlone = /^(?:[BCD]1?\+?E|[BCDGR]|[CDG]1|G2|[LMH]R|[HM]C)$/;
const learnerClasses = ["7", "G1"];
const learnerSign = /^\s*\(?\s*(?:class \d\s*)?\((?:N|L|novice|learner'?s?)\)/i;
/** In characters. */
const longestSign = 40;
const heavyVehicles = ["1", "2", "3", "4", "C+E", "C1", "C1+E", "D1", "LR", "MR", "HR", "HC", "MC"];
/** C is a lorry in Europe and a car in Australia, D a bus and a car. */
const carsAnywhere = ["5", "B", "G"];
const usualCars = ["5", "B", "C", "D", "E", "G", "R"];
/** Who may drive the first may drive the others. */
const covered: Record<string, string[]> = {
  1: ["2", "3", "4", "5"],
  2: ["4", "5"],
  3: ["5"],
  4: ["5"],
  MC: ["HC", "HR", "MR", "LR", "C"],
  HC: ["HR", "MR", "LR", "C"],
  HR: ["MR", "LR", "C"],
  MR: ["LR", "C"],
  LR: ["C"],
  "C+E": ["C", "C1", "B"],
  "C1+E": ["C1", "B"],
  C1: ["B"],
  D1: ["B"],
  "B+E": ["B"],
};
const coveredByCommercial: Record<string, string[]> = { A: ["B", "C"], B: ["C"] };
/** Classes of lorries, as drivers call them. */
const lorryClasses: Record<string, string> = { 1: "C+E", 2: "C" };
/** The first class is a car in New Zealand, and a lorry with its trailer in Canada. */
const newZealandClasses: Record<string, string> = { 1: "B", 2: "MR", 3: "HR", 4: "HR", 5: "HC" };

/** The driving licences that a text names: by a word for driving, by their class, or as a clean licence of no trade. */
export function drivingLicencesIn(text: string): DrivingLicence[] {
  if (!/\blic\b|licen[cs]e|\b(?:cdl|[hl]gv)\b/i.test(text)) return [];
  const words = [...text.matchAll(/[\p{L}\p{N}]+(?:['’+][\p{L}\p{N}]*)*|[^\s\p{L}\p{N}]/gu)].map(
    ([word], at, all): Word => {
      const start = all[at]?.index ?? 0;
      return { text: word, norm: word.toLowerCase().replace(/['’]/g, ""), start, end: start + word.length };
    },
  );
  const found: DrivingLicence[] = [];
  for (const [at, { norm }] of words.entries()) {
    const licence = namesLicence.test(norm) ? licenceAt(text, words, at) : undefined;
    if (licence && (found.at(-1)?.end ?? -1) <= licence.start) found.push(licence);
  }
  return found;
}

function licenceAt(text: string, words: Word[], at: number): DrivingLicence | undefined {
  const first = firstOf(words, at);
  const last = lastOf(words, at);
  const own = words.slice(first, last + 1);
  const has = new Set(own.map((_, place) => roleOf(words, first + place)));
  const named = own.flatMap(({ text: word }, place) =>
    roleOf(words, first + place) === "code" ? [word.toUpperCase()] : [],
  );
  const isLorry = own.some(({ norm }) => /^[hl]gv$/.test(norm));
  const table = isLorry ? lorryClasses : own.some(({ norm }) => norm === "nz") ? newZealandClasses : {};
  const classes = named.map((name) => table[name] ?? name.replace(/^([BCD]1?)E$/, "$1+E"));
  // "Commercial" alone may be said of other licences.
  const isNamed = has.has("driver") || own.some(({ norm }) => /^(?:[hl]gv|pcv|cdl)$/.test(norm));
  const isFull = own.some(({ norm }) => norm === "full");
  if (!isNamed && !(classes.length > 0 || isFull || has.has("clean") || has.has("commercial"))) return undefined;
  if (!isNamed && !isOfNoTrade(words, first, last)) return undefined;
  const isLicence = own.some(({ norm }) => /^(?:licen[cs]es?|lic|cdl)$/.test(norm));
  if (!isLicence && classes.length === 0) return undefined;
  const start = words[first]?.start ?? 0;
  const end = words[last]?.end ?? 0;
  const isLearner =
    has.has("learner") ||
    learnerSign.test(text.slice(end, end + longestSign)) ||
    classes.some((one) => learnerClasses.includes(one));
  return { start, end, classes, isCommercial: has.has("commercial"), isLearner };
}

function roleOf(words: Word[], at: number): Role | undefined {
  const word = words[at];
  if (!word) return undefined;
  const isClass = (place: number) => /^(?:class|cat|category)$/.test(words[place]?.norm ?? "");
  const joins = (place: number) => /^(?:and|or|\/|&|-)$/.test(words[place]?.norm ?? "");
  const isBehind = isClass(at - 1) || (joins(at - 1) && (isClass(at - 3) || /^cdl$/.test(words[at - 2]?.norm ?? "")));
  const isBesideClass = isBehind || isClass(at + 1);
  const isBeside = namesLicence.test(words[at + 1]?.norm ?? "") && codeAlone.test(word.text);
  if (isBesideClass && code.test(word.text.toUpperCase())) return "code";
  const before = words[at - 1]?.norm ?? "";
  if (code.test(word.text) && (isBeside || /^(?:cdl|[hl]gv)$/.test(before))) return "code";
  if (codeAlone.test(word.text) && /^lic(?:en[cs]e)?$/.test(before)) return "code";
  return roles.find(([, pattern]) => pattern.test(word.norm))?.[0];
}

/** Where the words begin that say which licence it is: words of licences, and the place that gave it. */
function firstOf(words: Word[], at: number): number {
  let first = at;
  let isDriving = false;
  while (first > at - mostBefore) {
    const role = roleOf(words, first - 1);
    const name = words[first - 1]?.text ?? "";
    isDriving ||= role === "driver";
    if (role && !/^(?:and|or)$/.test(name)) first -= 1;
    else if (isRegion(name) || (isDriving && /^\p{Lu}{2,3}$/u.test(name))) first -= 1;
    else if (isRegion(`${words[first - 2]?.text ?? ""} ${name}`)) first -= 2;
    else if (/^(?:and|or|\/|&|-)$/.test(name) && roleOf(words, first - 2) === "code") first -= 2;
    else return first;
  }
  return first;
}

/** In words: more than this no licence has before it. */
const mostBefore = 12;

/** Behind the licence its class may follow, also behind one sign. */
function lastOf(words: Word[], at: number): number {
  const next = /^[,:(–-]$/.test(words[at + 1]?.text ?? "") ? at + 2 : at + 1;
  const role = roleOf(words, next);
  if (role === "class" && roleOf(words, next + 1) === "code") return next + 1;
  if (role === "code") return next;
  return role === "commercial" || (role === "plain" && /^licen[cs]e/.test(words[next]?.norm ?? "")) ? next : at;
}

const holding = /^(?:hold|holds|holder|holding|have|has|own|with|possess|possesses)$/;

/** No other word says what the licence is for: neither before it ("forklift class 5 licence") nor behind it. */
function isOfNoTrade(words: Word[], first: number, last: number): boolean {
  const before = words[first - 1];
  const isFree = !before || !/\p{L}/u.test(before.text) || functionWords.has(before.norm) || holding.test(before.norm);
  const sign = words[last + 1]?.norm ?? "";
  const behind = words[last + 2];
  const isFor =
    /^(?:[(:–-]|for|to|in)$/.test(sign) &&
    behind !== undefined &&
    /\p{L}/u.test(behind.text) &&
    !/ed$/.test(behind.norm);
  return (
    isFree && (!isFor || roleOf(words, last + 2) !== undefined || isRegion(behind.text) || behind.text.length === 1)
  );
}

/** True for a licence of the same class, of one that covers it, or of a car where the text does not say of which. */
export function coversLicence(held: DrivingLicence, asked: DrivingLicence): boolean {
  if (held.isLearner && !asked.isLearner) return false;
  if (asked.classes.length === 0) return !asked.isCommercial || isHeavy(held);
  if (held.classes.length === 0) return !isHeavy(asked);
  if (held.isCommercial && asked.classes.every((one) => carsAnywhere.includes(one))) return true;
  if (asked.isCommercial && !isHeavy(held)) return false;
  return held.classes.some((one) =>
    [one, ...(covered[one] ?? []), ...((asked.isCommercial && coveredByCommercial[one]) || [])].some((name) =>
      asked.classes.includes(name),
    ),
  );
}

/** A licence for more than a car: without it nobody may do the work, and a resume says so. */
export function isHeavy({ classes, isCommercial }: DrivingLicence): boolean {
  return (
    isCommercial ||
    classes.some((one) => heavyVehicles.includes(one)) ||
    (classes.length > 0 && !classes.some((one) => usualCars.includes(one)))
  );
}
