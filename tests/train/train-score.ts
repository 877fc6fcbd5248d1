// Learns by which likelihoods evidence is judged, from requirements that a recruiter judged resume by resume.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readTexts } from "~/cli/read-rows";
import { findHeld } from "~/tailor/match/credentials/qualifications";
import { judgeEvidence } from "~/tailor/match/evidence/judge-evidence";
import { measureEvidence } from "~/tailor/match/evidence/measure-evidence";
import { measureJob } from "~/tailor/match/evidence/measure-job";
import { ownLines } from "~/tailor/match/evidence/own-lines";
import { formulaVersion } from "~/tailor/match/formula";
import { indexPosting } from "~/tailor/match/index-posting";
import { indexResume, withoutLists } from "~/tailor/match/index-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import type { PostModels } from "~/tailor/posting/terms/models";
import { readAds } from "../eval/data-folder";
import { type GradedPost, readGraded, truePosting } from "../eval/graded-posts";
import { judgePairs } from "../eval/judge-pairs";
import { writeTable } from "../eval/table";
import { countCompany } from "./count-company";
import { type Example, learnEvidence } from "./learn-evidence";
import { ordinaryAsOf, readOrdinaryPairs } from "./ordinary-pairs";
import { readMarkedPosts, readOrdinaryPosts } from "./posts/marked-posts";
import { asStored, storedSpeech } from "./posts/stored-models";
import { trainModels } from "./posts/train-models";
import { trainSpeech } from "./posts/train-speech";

const { values: options } = parseArgs({
  options: {
    data: { type: "string" },
    /** Counts which words keep company, and stores their vectors; weights learnt with other vectors are void. */
    words: { type: "boolean", default: false },
    /** With --words: counts no text of a graded pair, so that folds judge nothing that was counted. */
    unseen: { type: "boolean", default: false },
    /** Instead of storing weights: judge each fifth of the posts with what was learnt from the others. */
    folds: { type: "boolean", default: false },
    /** With --folds: keeps the figures where the quality page reads them. */
    write: { type: "boolean", default: false },
    asOf: { type: "string", default: "2019-01" },
  },
});
const folder = options.data;
if (!folder) throw new Error("train:score learns from graded posts: give their folder with --data");

const parts = 5;
/**
 * Thresholds: so many of the missing in the graded posts may be called shown, and so many of the shown in all pairs be called
 * missing. Ordinary resumes say more of it in words that nothing here knows.
 */
const falselyShown = 0.055;
const falselyMissing = 0.16;
/** Real posts and resumes teach twice as much as invented ones: with all alike, scores come too far from a recruiter's fits. */
const timesGraded = 2;

interface Judged extends Example {
  post: string;
  verdict: "shown" | "implied" | "missing";
}

const graded = readGraded(folder);
const isGraded = new Set(graded.map(({ job_id }) => job_id));
const resumes = await readTexts(join(folder, "fit/resumes.jsonl"));

/** Words of every text of the data, or of those that no pair is made of. */
async function countWords(from: string): Promise<void> {
  const ofPairs = graded.flatMap(({ job_id, resumes: own }) => [job_id, ...own.map(({ resume_id }) => resume_id)]);
  const left = new Set(options.unseen ? ofPairs : []);
  const posts = await readTexts(join(from, "fit/jobs.jsonl"));
  const ads = [...(await readAds(from, "train")), ...(await readAds(from, "dev"))];
  const texts = [...resumes, ...posts].flatMap(([id, text]) => (left.has(id) ? [] : [text]));
  const company = countCompany([...texts, ...ads.map(({ text }) => text)]);
  writeFileSync("app/tailor/lexicon/data/word-vectors.json", `${JSON.stringify(company)}\n`);
}

const parsed = new Map<string, ReturnType<typeof parseResume>>();
function resumeOf(id: string) {
  const known = parsed.get(id) ?? parseResume(resumes.get(id) ?? "");
  parsed.set(id, known);
  return known;
}

/** What speaks for each requirement in each resume, but for what has rules of its own. */
function judgedOf(post: GradedPost, asOf: string): Judged[] {
  const posting = truePosting(post);
  const asked = indexPosting(posting);
  return post.resumes.flatMap(({ resume_id, verdicts }) => {
    const index = ownLines(indexResume(resumeOf(resume_id)), posting, asked);
    const told = withoutLists(index);
    const { all } = measureEvidence({ index, told }, posting.requirements, asked, measureJob(index, asked, asOf));
    return posting.requirements.flatMap((requirement) => {
      const { id, kind, weight } = requirement;
      const verdict = verdicts[id];
      const values = all.get(id)?.values;
      if (!verdict || !values || findHeld(index, requirement, posting)) return [];
      return [{ post: post.job_id, kind, weight, values, verdict }];
    });
  });
}

function learn(given: Judged[]) {
  const real = given.filter(({ post }) => isGraded.has(post));
  const examples = [...given, ...Array.from({ length: timesGraded - 1 }, () => real).flat()];
  const shown = learnEvidence(examples, (at) => examples[at]?.verdict === "shown");
  const likely = learnEvidence(examples, (at) => examples[at]?.verdict !== "missing");
  return { shown, likely };
}

/** Thresholds are chosen over what each fifth gets from the weights of the others. */
async function learnAll(from: string): Promise<void> {
  const ordinary = readOrdinaryPairs();
  for (const { post, resume } of ordinary) parsed.set(post.job_id, parseResume(resume));
  const examples = [
    ...graded.flatMap((post) => judgedOf(post, options.asOf)),
    ...ordinary.flatMap(({ post }) => judgedOf(post, ordinaryAsOf)),
  ];
  const order = [...graded, ...ordinary.map(({ post }) => post)].map(({ job_id }) => job_id).sort();
  const partOf = (post: string) => order.indexOf(post) % parts;
  const learnt = Array.from({ length: parts }, (_, part) =>
    learn(examples.filter(({ post }) => partOf(post) !== part)),
  );
  const judged = examples.map(({ verdict, values, kind, weight, post }) => ({
    verdict,
    isReal: isGraded.has(post),
    ...judgeEvidence(values, { kind, weight }, learnt[partOf(post)]),
  }));
  const of = (verdict: Judged["verdict"]) => judged.filter((one) => one.verdict === verdict);
  const shownFrom = quantile(
    of("missing").flatMap(({ shown, isReal }) => (isReal ? [shown] : [])),
    1 - falselyShown,
  );
  const likelyFrom = quantile(
    of("shown").map(({ likely }) => likely),
    falselyMissing,
  );
  console.error(`${examples.length} judgements of ${order.length} posts in ${from} and of ordinary pairs`);
  if (options.folds) {
    const weightsFor = (post: GradedPost) => {
      const part = learnt[partOf(post.job_id)];
      return part && { ...part, shownFrom, likelyFrom };
    };
    const readers = await trainReaders(from, partOf);
    const readingOf = ({ job, job_id }: GradedPost) => readPosting(job, undefined, readers[partOf(job_id)]);
    const sections = judgePairs(graded, resumeOf, { weightsFor, readingOf, asOf: options.asOf });
    console.log(writeTable(sections));
    if (options.write)
      writeFileSync("app/domain/quality/judged.json", `${JSON.stringify({ formulaVersion, sections }, null, 2)}\n`);
    return;
  }
  const weights = { ...learn(examples), shownFrom, likelyFrom };
  writeFileSync("app/tailor/match/evidence/evidence-weights.json", `${JSON.stringify(weights, null, 2)}\n`);
}

/** Readers of posts, each trained without the graded posts of one part: no post is read by what was learnt from it. */
async function trainReaders(from: string, partOf: (post: string) => number): Promise<PostModels[]> {
  const speech = storedSpeech(await trainSpeech(from));
  const marked = await readMarkedPosts(from);
  return Array.from({ length: parts }, (_, part) => {
    const seen = marked.filter(({ id }) => !isGraded.has(id) || partOf(id) !== part);
    return asStored(trainModels([...seen, ...readOrdinaryPosts()], speech));
  });
}

function quantile(values: number[], share: number): number {
  const at = Math.floor(share * values.length);
  return Math.round(1000 * (values.toSorted((left, right) => left - right)[at] ?? 0)) / 1000;
}

if (options.words) await countWords(folder);
else await learnAll(folder);
