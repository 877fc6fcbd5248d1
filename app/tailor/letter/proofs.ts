import { splitRun } from "~/tailor/grammar/split-run";
import type { Tag } from "~/tailor/grammar/tagger";
import { readVerb } from "~/tailor/grammar/verb-forms";
import { tokenize } from "~/tailor/lexicon/lexicon";
import { indexPosting } from "~/tailor/match/index-posting";
import type { Posting } from "~/tailor/posting";
import { type AskedThing, factPath } from "~/tailor/propose/asked-things";
import type { Fact, Resume } from "~/tailor/resume";
import { doubtfulEntries } from "~/tailor/resume-atoms";
import { accomplishmentsOf, type Job, jobsOf } from "./job";
import { deedsOfList } from "./lines/duty-list";
import { settleCase, smallWords } from "./lines/settle-case";
import { slipFinder } from "./lines/spelling";
import { tellLine } from "./lines/tell-line";
import { tellDuty, tellNouns } from "./lines/tell-nouns";

/** A line of the resume as the letter tells it. */
export interface Told {
  path: string;
  job: Job;
  /** Goes behind "I"; of somebody who lists their work in nouns, behind "My work included". */
  text: string;
  isNoun?: boolean;
  /** A sentence of its own about what came of the work: "Sick days fell from 9 to 4 a year". */
  isResult?: boolean;
  /** Such a sentence that its bullet adds to it. */
  outcome?: string;
}

const mostTermWords = 5;
/** A line of which another one has so much is told once. */
const echo = 0.8;

/** Every sentence that can be told, without a slip of the pen: of jobs, voluntary work and projects whose heads are sure, and of accomplishments. */
export function tellable(resume: Resume, posting: Posting, tag: Tag): Told[] {
  const doubtful = doubtfulEntries(resume);
  const small = smallWords(resume.source, posting.source);
  const seen: Set<string>[] = [];
  const lines: Told[] = [];
  const jobs = jobsOf(resume).filter(
    (job) => !doubtful.has(job.path) && (job.role ?? job.position ?? job.employer ?? job.project ?? job.startDate),
  );
  // What the same line says of two jobs is told of the one with the title of the post.
  const isTitled = (job: Job) => Number(hasTitleOf(job.title ?? "", posting));
  jobs.sort((one, other) => isTitled(other) - isTitled(one));
  const career = accomplishmentsOf(resume);
  const hasSlip = slipFinder([resume.source, posting.source], tag);
  const sources = [...jobs.map((job) => ({ job, told: toldOf(job, tag) })), { job: career, told: toldOf(career, tag) }];
  for (const { job, told: deeds } of sources)
    for (const { path, told, isNoun, isResult, outcome } of deeds) {
      if (hasSlip(told)) continue;
      const stems = new Set(tokenize(told).map(({ word }) => word.stem));
      const isEcho = (other: Set<string>) =>
        [...stems].filter((stem) => other.has(stem)).length >= echo * Math.min(stems.size, other.size);
      if (seen.some(isEcho)) continue;
      seen.push(stems);
      lines.push({
        path,
        job,
        ...(isNoun && { isNoun }),
        ...(isResult && { isResult }),
        ...(outcome && { outcome }),
        text: settleCase(told, small, tag).replace(/(?<=\band )\p{Lu}(?=\p{Ll}+ed )/gu, (letter) =>
          letter.toLowerCase(),
        ),
      });
    }
  return lines;
}

/** Whether a title of a job is that of the post, which may say more of it: "Sous Chef" for "Sous Chefs, lake side". */
export function hasTitleOf(title: string, posting: Posting): boolean {
  const { stems } = indexPosting(posting).title;
  const own = tokenize(title).map(({ word }) => word.stem);
  return own.length >= Math.min(2, stems.length) && own.length > 0 && own.every((stem) => stems.includes(stem));
}

interface ToldLine {
  path: string;
  told: string;
  outcome?: string;
  isNoun?: boolean;
  isResult?: boolean;
}

const finite = "rose|fell|went (?:up|down|from)|grew|dropped|climbed|doubled";
const ownResult = new RegExp(`^(?:[\\p{L}\\d'’-]+ ){1,10}(?:${finite}) (?:from |by |to )?\\D?\\d[^;:]*$`, "u");

/** "Sick days fell from 9 to 4 a year": not what somebody did, and a whole sentence. */
function resultOf(line: string): string | undefined {
  const text = line.replace(/[.\s]+$/u, "");
  const isOwn =
    ownResult.test(text) && !/^(?:I|we|he|she|they)\b/iu.test(text) && text.split(" ").length <= mostOfResult;
  return isOwn && readVerb(/^\p{L}+/u.exec(text)?.[0] ?? "")?.form !== "past"
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : undefined;
}

const mostOfResult = 22;

/** The deeds of a job; of one that is written without any, the work that it names. */
function toldOf({ path, texts, voice }: Job, tag: Tag): ToldLine[] {
  const lines = texts.flatMap((text) => linesIn(text, tag).map((line) => ({ path: text.path, line })));
  const deeds: ToldLine[] = texts.flatMap((text) => {
    // What a summary says of today stays in the present.
    const spoken = text.path.startsWith("/basics/") ? { ...voice, past: false } : voice;
    const own = linesIn(text, tag).flatMap((line) =>
      resultOf(line) !== undefined ? [] : (tellLine(line, /^I \p{Ll}/u.test(line) ? spoken : voice, tag) ?? []),
    );
    const listed = own.length > 0 || !path.startsWith("/work/") ? undefined : deedsOfList(text.text, voice, tag);
    return [...own, ...(listed === undefined ? [] : [listed])].map((told) => ({ path: text.path, told }));
  });
  const results = texts.flatMap((text) =>
    linesIn(text, tag)
      .flatMap((line) => line.split(/; /u))
      .flatMap((line) => resultOf(line) ?? [])
      .map((told) => ({ path: text.path, told, isResult: true })),
  );
  if (!path.startsWith("/work/")) return deeds;
  for (const result of results) {
    const deed = deeds.findLast((one) => one.path === result.path);
    if (deed) deed.outcome = result.told;
    else deeds.push(result);
  }
  const isTold = new Set(deeds.map((one) => one.path));
  const nouns = lines.flatMap(({ path: own, line }) => {
    const told = deeds.length === 0 ? tellNouns(line, tag) : isTold.has(own) ? undefined : tellDuty(line, tag);
    return told === undefined ? [] : [{ path: own, told, isNoun: true }];
  });
  return [...deeds, ...nouns];
}

/** The deeds of a text that runs several together, also behind a comma: "... and ordering, Supervise team of four". */
function linesIn({ path, text }: Job["texts"][number], tag: Tag): string[] {
  // A summary is written in sentences: what of them runs together is no line.
  if (path.startsWith("/basics/"))
    return text.split(/(?<=[.!?])\s+/u).filter((part) => /[.!]$/u.test(part) && splitRun(part, tag).length === 1);
  const cuts = [...text.matchAll(/(?:[,;]|(?<=\p{Ll}) [-–—−])\s+(?=(\p{Lu}\p{Ll}+) [\p{Ll}\d])/gu)].filter(
    ([, word = ""]) => readVerb(word) !== undefined,
  );
  const starts = [0, ...cuts.map(({ 0: sign, index }) => index + sign.length)];
  const ends = [...cuts.map(({ index }) => index), text.length];
  return starts.flatMap((start, at) => splitRun(text.slice(start, ends[at]), tag));
}

const voiceOfAnswers = { past: true, verbsFirst: true, hasPast: false, gerundsFirst: false };

/** What the person told us in answers, as sentences of no job: they did not say of which. */
export function tellableAnswers(facts: readonly Fact[], tag: Tag): Told[] {
  return facts.flatMap(({ id, confirmed, detail }) => {
    const text = confirmed && detail ? tellLine(detail, voiceOfAnswers, tag) : undefined;
    const path = factPath(id);
    if (text === undefined) return [];
    const job: Job = { path, isVoluntary: false, isCurrent: false, voice: voiceOfAnswers, texts: [] };
    return [{ path, job, text }];
  });
}

const mostDutyWorth = 2;

/** Words that the post uses of the work, the rare ones for more: 0 to 2. */
export function dutyWorth(stems: ReadonlySet<string>, weights: ReadonlyMap<string, number>): number {
  return Math.min(mostDutyWorth, [...stems].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0) / 6);
}

/** Help and presence: true, and no proof to open with; what is done "as needed" is, unless it is counted. */
export function isModest(text: string): boolean {
  const isCounted = figureWorth(text) > 0;
  return (
    /^(?:\p{L}+ly )?(?:assist|help|aid|participat|attend|observ|shadow|was trained)|\bother duties\b/iu.test(text) ||
    (!isCounted && /\bas (?:needed|required|assigned|necessary)\b/iu.test(text))
  );
}

const numberWord =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred)\b/iu;

/** Money, percentages and counts of people or things; a year or "24/7" is no achievement. */
export function figureWorth(text: string): number {
  const figures = text.replace(/\b(?:19|20)\d\d\b|24[/x]7|\b401\(?[kK]\)?|\b\p{Lu}+[-/]?\d+\b/gu, "");
  return /[$€£%]|\bpercent\b|\b(?:million|thousand|dozen)\b/i.test(figures)
    ? 2
    : /\d/.test(figures)
      ? 1.2
      : numberWord.test(figures)
        ? 0.8
        : 0;
}

/** The post's own words where they name a thing: "accounts payable", "medication administration". */
export function termOf({ term, kind }: Pick<AskedThing, "term" | "kind">, tag: Tag): string | undefined {
  const plain = term.trim();
  const words = plain.split(/\s+/);
  const last = tag(plain).at(-1);
  const isThing = kind === "tool" || /^(?:NOUN|PROPN)$/.test(last?.pos ?? "") || /ing$/u.test(plain);
  if (words.length > mostTermWords || plain.length < 3 || !isThing || /['’]s$|[^\p{L}\d &+#./'’-]/u.test(plain))
    return undefined;
  return plain;
}
