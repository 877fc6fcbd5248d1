import { down, up } from "./directions";
import { stem } from "./stem";
import { highScope, manageOfThings, verbTable } from "./verb-table";

interface VerbEntry {
  scope: number;
  lines: number[];
}

/** Stands for "responsible for", "in charge of" and the like among the stems of verbs. */
export const responsible = "responsible";

function readTable(): { verbs: Map<string, VerbEntry>; names: string[] } {
  const verbs = new Map<string, VerbEntry>();
  const names: string[] = [];
  for (const row of verbTable.trim().split("\n")) {
    const [, scope = "3", name = "", members = ""] = /^(\d) ([\w-]+): (.*)$/.exec(row) ?? [];
    const line = names.push(name) - 1;
    for (const verb of members.split(" ")) {
      const key = stem(verb);
      const entry = verbs.get(key) ?? { scope: highScope[verb] ?? Math.min(3, Number(scope)), lines: [] };
      verbs.set(key, { scope: entry.scope, lines: [...entry.lines, line] });
    }
  }
  return { verbs, names };
}

const { verbs, names } = readTable();
const plainLine = names.indexOf("plain");
const things = new Set(manageOfThings.split(" ").map(stem));
const manageStems = new Set(["manage", "oversee", "direct", "lead", "run"].map(stem));
const outcome = new Set(["exceed", "win", "double", "triple", "promote"].map(stem));

const makers = new Set(
  "perform conduct carry complete execute deliver provide make give offer accomplish fulfill".split(" ").map(stem),
);

/** "Completed the drawings" where they were checked: a plain verb that yet says its object came of the deed. */
export function overstates(next: string, source: string): boolean {
  if (!makers.has(next) || next === source) return false;
  const theirs = verbs.get(source)?.lines ?? [];
  return (
    !theirs.includes(plainLine) && !verbs.get(next)?.lines.some((line) => line !== plainLine && theirs.includes(line))
  );
}

/** True for verbs that tell how it came out: nobody has helped to win what the source does not call won. */
export function isOutcome(verbStem: string): boolean {
  return outcome.has(verbStem) || up.has(verbStem) || down.has(verbStem);
}

/** Scope of a verb on the ladder 0 watched, 1 assisted, 2 contributed, 3 did, 4 led, 5 owned; undefined for no known verb. */
export function scopeOf(verbStem: string): number | undefined {
  if (verbStem === responsible) return 4;
  return verbs.get(verbStem)?.scope;
}

/** True for a verb of watching, helping or contributing, which lessens the verb that it governs. */
export function isWeakVerb(verbStem: string): boolean {
  const scope = scopeOf(verbStem);
  return scope !== undefined && scope <= 2 && !verbs.get(verbStem)?.lines.some((line) => names[line] === "collaborate");
}

/** Lines of the table that a plain deed (scope 3) stands in, as keys for an index: two deeds that share one may stand for one another. */
export function deedKeys(verbStem: string): string[] {
  const entry = verbs.get(verbStem);
  return entry?.scope === 3 ? entry.lines.filter((line) => line !== plainLine).map((line) => `deed ${line}`) : [];
}

/** Verbs that name no deed of their own ("provide", "do"): they claim only their object. */
export function isLightVerb(verbStem: string): boolean {
  return scopeOf(verbStem) === 3 && (verbs.get(verbStem)?.lines.includes(plainLine) ?? false) && !outcome.has(verbStem);
}

/** Deeds that tell how it came out, or more of it than their neighbours: they stand only for one another. */
const strong = new Set(
  `resolve solve settle fix correct remedy repair mend restore rectify debug secure obtain acquire
   win earn finish finalize conclude close eliminate prevent avoid avert ensure guarantee design architect engineer devise
   conceive approve sanction certify audit treat diagnose prescribe establish pioneer optimize transform modernize overhaul
   streamline negotiate recover enforce represent hire`
    .split(/\s+/)
    .map(stem),
);

/** True where `next` tells the same deed as `source`, or a plainer one ("performed" for "inspected"). Says nothing of scope. */
export function sameDeed(next: string, source: string): boolean {
  if (next === source) return true;
  if (takesOnly(next, source) || (strong.has(next) && !strong.has(source))) return false;
  const mine = verbs.get(next)?.lines ?? [];
  if (source === responsible) return mine.includes(plainLine) || things.has(next) || manageStems.has(next);
  if (next === responsible) return things.has(source) || manageStems.has(source) || source === "supervis";
  const theirs = verbs.get(source)?.lines ?? [];
  if (mine.some((line) => theirs.includes(line))) return true;
  return mine.includes(plainLine) && !outcome.has(next) && !isIntent(source);
}

/** Stems of deeds that leave open whether anything came of them. */
const intents = new Set(
  [
    "plan",
    "propose",
    "suggest",
    "recommend",
    "advocate",
    "pitch",
    "begin",
    "start",
    "initiate",
    "commence",
    "attempt",
    "try",
    "tried",
    "seek",
  ].map(stem),
);

/** True for planning, proposing, starting and trying: nothing need have come of it. */
export function isIntent(verbStem: string): boolean {
  return intents.has(verbStem);
}

/** True where one of them was taught or given what the other teaches or gives. */
export function takesOnly(next: string, source: string): boolean {
  return takers.has(source) && givers.has(next);
}

/** Whoever completed a training has not given it. */
const takers = new Set(["complete", "attend", "receive", "undertake", "take", "finish", "study"].map(stem));
const givers = new Set(
  [
    "deliver",
    "provide",
    "give",
    "conduct",
    "run",
    "teach",
    "lead",
    "offer",
    "train",
    "facilitate",
    "organize",
    "coach",
    "mentor",
    "instruct",
    "educate",
    "tutor",
  ].map(stem),
);

/** "Managed complaints" for "handled complaints": the same scope where no people, money or project is managed. */
export function managesThings(next: string, source: string): boolean {
  return (manageStems.has(next) || next === responsible) && things.has(source);
}
