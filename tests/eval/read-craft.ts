import { opensWithDuty } from "~/tailor/grammar/open-with-deed";
import { readDeed } from "~/tailor/grammar/read-deed";
import { splitRun } from "~/tailor/grammar/split-run";
import { splitWall } from "~/tailor/grammar/split-wall";
import { loadTagger, type Tag } from "~/tailor/grammar/tagger";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { tidy } from "~/tailor/propose/mend-text";
import { mendLines } from "~/tailor/propose/reword/mend-lines";
import { linesSaidAgain } from "~/tailor/propose/skills/mend-lists";
import { repeatedIn } from "~/tailor/propose/skills/repeated-skills";
import { isObjective } from "~/tailor/propose/summary/own-summary";
import type { Resume } from "~/tailor/resume";
import { saysSomethingNew } from "~/tailor/says-something-new";
import { type Tailoring, tailorResume } from "~/tailor/tailor-resume";
import type { FitData } from "./data-folder";
import { mean } from "./metrics";
import { allOf, atLeast, atMost, figure, type Row, type Section } from "./table";
import { asOf } from "./vary-texts";

interface Rewritten {
  job: string;
  before: Resume;
  company: string | undefined;
  result: Tailoring;
}

/** Pieces of a paragraph from which on it is a run-on. */
/** In words. */
const wallWords = 35;
const runOn = 3;
/** Sentences that every letter may share: where it says that there is none, the greeting and the close. */
const common = /^(?:No letter was written|Dear |Kind regards|I would (?:be glad|welcome))/;

/** What a resume writer would look for first in rewrites of the rules, counted on every `step`th pair that belongs together. */
export async function readCraft(data: FitData, step: number): Promise<Section> {
  const tag = await loadTagger();
  const pairs = data.pairs.filter(({ kind }) => kind === "pos").filter((_, at) => at % step === 0);
  const done: Rewritten[] = [];
  for (const { job, resume } of pairs) {
    const before = parseResume(data.resumes.get(resume) ?? "");
    const posting = readPosting(data.jobs.get(job) ?? "");
    done.push({ job, before, company: posting.company, result: await tailorResume({ resume: before, posting, asOf }) });
  }
  const changes = done.flatMap(({ result }) => result.changes);
  const cosmetic = changes.filter(({ change }) => change.isCosmetic || change.kind === "skills-order").length;
  const written = done.filter(({ result }) => !common.test(result.letter));
  const letters = written.map(({ result }) => result.letter);
  const named = done.filter(({ company, result }) => company && !common.test(result.letter));
  const gains = done.flatMap(({ result: { before, after } }) => (after.score ?? 0) - (before.score ?? 0));
  const faults = (name: string, of: (resume: Resume) => number): Row => {
    const count = (which: (one: Rewritten) => Resume) => done.reduce((sum, one) => sum + of(which(one)), 0);
    const [was, left] = [count((one) => one.before), count((one) => one.result.resume)];
    return { name, ...atMost(left, was, `${left} of ${was}`) };
  };
  return {
    title: `Craft of rewrites by the rules: ${done.length} pairs, ${changes.length} changes`,
    rows: [
      { name: "titles, employers and dates kept", ...allOf(done.filter(keepsHeads).length, done.length) },
      faults("jobs in mixed tense, left", (resume) => resume.work.filter((job) => isMixed(job.highlights, tag)).length),
      faults("lines that open with a duty, left", (resume) => linesOf(resume).filter(opensWithDuty).length),
      faults(
        "lines with verbs in two forms, left",
        (resume) => linesOf(resume).filter((line) => isTorn(line, tag)).length,
      ),
      faults("lines that stand twice in a job, left", repeats),
      faults("skills that stand twice in a list, left", ({ skills }) =>
        skills.reduce((sum, { keywords }) => sum + repeatedIn(keywords).size, 0),
      ),
      faults(
        "paragraphs that run lines together, left",
        (resume) => linesOf(resume).filter((line) => splitRun(line, tag).length >= runOn).length,
      ),
      faults(
        "paragraphs of 35 words and more with several sentences, left",
        (resume) =>
          linesOf(resume).filter((line) => line.split(/\s+/).length >= wallWords && splitWall(line).length > 1).length,
      ),
      faults("texts with a fault in blanks or signs, left", (resume) => mendLines(resume).length),
      faults("resumes without a summary, left", (resume) => Number((resume.basics.summary ?? "").trim() === "")),
      faults("objectives aimed at another job, left", (resume) => Number(isObjective(resume.basics.summary ?? ""))),
      {
        name: "share of changes that are style alone",
        ...atMost(share(cosmetic, changes.length), 0.3, figure(share(cosmetic, changes.length))),
      },
      {
        name: "pairs with a change of substance",
        ...atLeast(share(done.filter(isWorthAUse).length, done.length), 0.9),
      },
      {
        name: "pairs with a line named for a figure or for length",
        measured: figure(share(done.filter(({ result }) => result.suggestions.length > 0).length, done.length)),
      },
      {
        name: "letters of 200 words and more",
        measured: `${letters.filter((letter) => letter.split(/\s+/).length >= 200).length} of ${done.length}`,
      },
      { name: "no letter", measured: String(done.length - letters.length) },
      { name: "sentences that two letters share", ...atMost(sharedSentences(written), 0) },
      {
        name: "letters that name the employer of the post",
        ...allOf(named.filter(({ company, result }) => result.letter.includes(company ?? "")).length, named.length),
      },
      { name: "score gained, mean", measured: figure(mean(gains)) },
      {
        name: "ceiling gained, mean",
        measured: figure(
          mean(done.map(({ result: { before, after } }) => (after.ceiling ?? 0) - (before.ceiling ?? 0))),
        ),
      },
      {
        name: "pairs whose ceiling is 3 points or more above the score",
        ...atLeast(
          share(
            done.filter(({ result: { before } }) => (before.ceiling ?? 0) - (before.score ?? 0) >= 3).length,
            done.length,
          ),
          0.6,
        ),
      },
    ],
  };
}

function isWorthAUse({ before, result }: Rewritten): boolean {
  return saysSomethingNew(result.changes, before, result.resume);
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

function keepsHeads({ before, result }: Rewritten): boolean {
  const heads = ({ work, education }: Resume) =>
    JSON.stringify([
      work.map(({ position, name, startDate, endDate }) => [position, name, startDate, endDate]),
      education.map(({ institution, studyType, startDate, endDate }) => [institution, studyType, startDate, endDate]),
    ]);
  return heads(before) === heads(result.resume);
}

function linesOf({ work, volunteer, projects }: Resume): string[] {
  return [...work, ...volunteer, ...projects].flatMap(({ highlights }) => highlights);
}

function isMixed(lines: readonly string[], tag: Tag): boolean {
  const forms = new Set(lines.flatMap((line) => readDeed(tidy(line), tag)?.form ?? []));
  return forms.size > 1;
}

function isTorn(line: string, tag: Tag): boolean {
  return readDeed(tidy(line), tag)?.mixed === true;
}

function repeats({ work }: Resume): number {
  return work.reduce((sum, { highlights }) => sum + linesSaidAgain(highlights).size, 0);
}

/** Sentences of letters for different posts, besides greeting and close. */
function sharedSentences(written: readonly Rewritten[]): number {
  const jobs = new Map<string, Set<string>>();
  for (const { job, result } of written)
    for (const part of result.letter.split(/\n+|(?<=[.!?])\s+/)) {
      const sentence = part.trim();
      jobs.set(sentence, (jobs.get(sentence) ?? new Set()).add(job));
    }
  return [...jobs].filter(([sentence, { size }]) => size > 1 && /\.$/.test(sentence) && !common.test(sentence)).length;
}
