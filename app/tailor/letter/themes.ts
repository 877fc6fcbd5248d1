import { joinList } from "~/tailor/propose/in-sentence";
import type { Answered } from "./answered";
import type { Job } from "./job";
import { isModest, type Told } from "./proofs";
import { type RankedJob, sameKind, stemsOf } from "./rank-jobs";

/** What the post asks for, and the lines of the resume that answer it. */
export interface Theme {
  /** Undefined where the post has no words for it that read well. */
  name: string | undefined;
  /** The single names in it. */
  names: string[];
  isDeed: boolean;
  lines: Told[];
}

const most = { lines: 8, themes: 4, ofTheme: 3, names: 2, rest: 3, ofShort: 3 };
/** From here on a line is told (logarithms of the odds): one that answers what is asked, one of a job of the kind until there are so many, any other one. */
const least = { answering: -1.7, near: -1.5, other: -0.6, until: 5 };
/** What a line is worth for each thing that no other told line answers, beside a must of the post. */
const gain = { first: 1, more: 0.5, unnamed: 0.6, most: 2.2 };
const must = 3;
/** Another line of which this one has so much says the same. */
const same = 0.5;
const echo = 1.5;

/** The lines to tell, the likeliest first; what answers a thing that no other one does sooner, and the more so the more the post wants it. */
export function chooseAnswers(
  worth: ReadonlyMap<Told, number>,
  things: readonly Answered[],
  ranked: readonly RankedJob[],
): Told[] {
  const isNear = ({ job }: Told) => ranked.some((one) => one.job.path === job.path && one.likeness >= sameKind);
  const left = new Map([...worth].map(([line, own]) => [line, { own, stems: new Set(stemsOf(line.text)) }]));
  const chosen = new Map<Told, ReadonlySet<string>>();
  const answered = new Set<Answered>();
  while (chosen.size < most.lines) {
    const [best] = [...left]
      .flatMap(([line, { own, stems }]) => {
        const answers = things.filter(({ lines }) => lines.has(line));
        const isFilling = chosen.size < least.until && isNear(line);
        const floor = answers.length > 0 ? least.answering : isFilling ? least.near : least.other;
        const like = Math.max(0, ...[...chosen.values()].map((other) => shareOf(stems, other)));
        if (like >= same || own < floor || (answers.length === 0 && isModest(line.text))) return [];
        const open = answers.filter((thing) => !answered.has(thing));
        return [{ line, stems, answers, value: own + gainOf(open) - echo * like }];
      })
      .sort((one, other) => other.value - one.value);
    if (!best) break;
    chosen.set(best.line, best.stems);
    left.delete(best.line);
    for (const thing of best.answers) answered.add(thing);
  }
  return [...chosen.keys()];
}

function gainOf(open: readonly Answered[]): number {
  const worths = open.map(({ weight, name }) => (weight / must) * (name === undefined ? gain.unnamed : 1));
  const sorted = worths.sort((one, other) => other - one);
  return Math.min(
    gain.most,
    sorted.reduce((sum, one, at) => sum + one * (at === 0 ? gain.first : gain.more), 0),
  );
}

/** The chosen lines by what they answer: the strongest answer first, then in the order of the post; what answers nothing by name comes last. */
export function themesOf(
  chosen: readonly Told[],
  things: readonly Answered[],
  worth: ReadonlyMap<Told, number>,
  ranked: readonly RankedJob[],
): Theme[] {
  const near = new Map(ranked.map(({ job, likeness }) => [job.path, likeness >= sameKind ? ofKind : 0]));
  const strengthOf = (line: Told) =>
    (worth.get(line) ?? 0) +
    (near.get(line.job.path) ?? 0) -
    (line.isNoun ? little : 0) -
    (isModest(line.text) ? little : 0);
  const byStrength = (lines: readonly Told[]) => [...lines].sort((one, other) => strengthOf(other) - strengthOf(one));
  const left = new Set(chosen);
  const named = things.filter(({ name }) => name !== undefined);
  const themes: (Theme & { weight: number; at: number })[] = [];
  while (themes.length < most.themes) {
    const [next] = named
      .filter((thing) => !themes.some(({ names }) => names.some((name) => saysSame(name, thing.name))))
      .map((thing) => ({ thing, lines: byStrength([...left].filter((line) => thing.lines.has(line))) }))
      .filter(({ lines }) => lines.length > 0)
      .sort((one, other) => reach(other) - reach(one) || one.thing.at - other.thing.at);
    if (!next) break;
    const { thing } = next;
    const lines = next.lines.slice(0, most.ofTheme);
    const beside = named.filter((other) => isBeside(other, thing, lines));
    const both = [thing, ...beside.slice(0, most.names - 1)].sort((one, other) => one.at - other.at);
    const names = both.flatMap(({ name }) => name ?? []);
    themes.push({ name: joinList(names), names, isDeed: thing.isDeed, lines, weight: thing.weight, at: thing.at });
    for (const line of lines) left.delete(line);
  }
  const strength = ({ lines, weight }: (typeof themes)[number]) => weight + Math.max(...lines.map(strengthOf));
  const [lead] = [...themes].sort((one, other) => strength(other) - strength(one));
  const others = themes.filter((one) => one !== lead).sort((one, other) => one.at - other.at);
  const told = themes.reduce((sum, { lines }) => sum + lines.length, 0);
  const [best, ...further] = byStrength([...left]).slice(0, Math.max(most.rest, least.until - told));
  const placeOf = (line: Told) => Math.min(...things.flatMap(({ at, lines }) => (lines.has(line) ? [at] : [])));
  const inOrder = further.sort(
    (one, other) => Number(placeOf(one) > placeOf(other)) - Number(placeOf(one) < placeOf(other)),
  );
  const rest = best ? [best, ...inOrder] : [];
  const byName = (lead ? [lead, ...others] : []).map(({ name, names, isDeed, lines }) => ({
    name,
    names,
    isDeed,
    lines,
  }));
  if (rest.length === 0) return byName;
  const unnamed = { name: undefined, names: [], isDeed: false, lines: rest };
  // What is only listed as somebody's work opens no letter.
  const opensWeakly = lead?.lines.every(({ isNoun }) => isNoun) ?? false;
  return opensWeakly ? [unnamed, ...byName] : [...byName, unnamed];
}

const ofKind = 0.7;
const little = 1;

/** What a theme of so many lines is worth to be the next one. */
function reach({ thing, lines }: { thing: Answered; lines: readonly Told[] }): number {
  return thing.weight + Math.min(most.ofTheme, lines.length) / 2;
}

/** Two things that the same line answers are named together, where they make a list: two tools, or two kinds of work. */
function isBeside(other: Answered, thing: Answered, [first]: readonly Told[]): boolean {
  if (other === thing || first === undefined || !other.lines.has(first)) return false;
  return !saysSame(thing.name ?? "", other.name) && other.isTool === thing.isTool && !other.isDeed && !thing.isDeed;
}

function saysSame(one: string, other = ""): boolean {
  const stems = new Set(stemsOf(one));
  return stemsOf(other).some((stem) => stems.has(stem));
}

/** For a short note: the strongest lines alone. */
export function shortened(themes: readonly Theme[]): Theme[] {
  const kept: Theme[] = [];
  for (const theme of themes) {
    const room = most.ofShort - kept.reduce((sum, { lines }) => sum + lines.length, 0);
    if (room > 0) kept.push({ ...theme, lines: theme.lines.slice(0, room) });
  }
  return kept;
}

const wordsOfParagraph = { long: 50, short: 32 };

/** Short themes share a paragraph; what answers nothing by name joins one of a sentence or two. */
export function inParagraphs(themes: readonly Theme[]): Theme[][] {
  const wordsIn = (some: readonly Theme[]) =>
    some.reduce((sum, { lines }) => sum + lines.reduce((all, { text }) => all + text.split(" ").length, 0), 0);
  const paragraphs: Theme[][] = [];
  for (const theme of themes) {
    const open = paragraphs.at(-1);
    const most = theme.name === undefined ? wordsOfParagraph.short : wordsOfParagraph.long;
    if (open && wordsIn([...open, theme]) <= most) open.push(theme);
    else paragraphs.push([theme]);
  }
  return paragraphs;
}

/** When a job ended, for the order of jobs: what goes on is last, what began later comes later. */
export function endOf({ isCurrent, endDate, startDate }: Job): string {
  return `${isCurrent ? "9999" : (endDate ?? startDate ?? "")} ${startDate ?? ""}`;
}

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((stem) => other.has(stem)).length / Math.max(1, Math.min(one.size, other.size));
}
