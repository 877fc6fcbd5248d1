import { extractKeywords } from "~/tailor/posting/keywords/extract-keywords";
import { checkText } from "../tailor/gate/check-text";
import type { Match } from "../tailor/match";
import { matchResume } from "../tailor/match/match-resume";
import { parseResume } from "../tailor/parse/parse-resume";
import type { Posting } from "../tailor/posting";
import { readPosting } from "../tailor/posting/read-posting";
import type { Resume } from "../tailor/resume";
import { tailorResume } from "../tailor/tailor-resume";
import { BadInput } from "./read-input";
import { checkRowSchema, type Pair, readPairs, readRows, readTexts, textRowSchema } from "./read-rows";

export interface BatchFiles {
  resumes: string;
  jobs: string;
  pairs: string;
}

type Row = Record<string, unknown>;

interface LoadedPair extends Pair {
  resume: Resume;
  posting: Posting;
}

/** Loads the resume and posting of each pair and parses each of them once. */
async function* loadPairs(files: BatchFiles): AsyncGenerator<LoadedPair> {
  const [resumes, jobs, pairs] = [
    await readTexts(files.resumes),
    await readTexts(files.jobs),
    await readPairs(files.pairs),
  ];
  const resumeById = cached(resumes, parseResume, files.resumes);
  const postingById = cached(jobs, (text) => readPosting(text), files.jobs);
  for (const pair of pairs) yield { ...pair, resume: resumeById(pair.resumeId), posting: postingById(pair.jobId) };
}

function cached<T>(texts: Map<string, string>, parse: (text: string) => T, file: string): (id: string) => T {
  const known = new Map<string, T>();
  return (id) => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const text = texts.get(id);
    if (text === undefined) throw new BadInput(`${file}: has no row with id ${id}`);
    const parsed = parse(text);
    known.set(id, parsed);
    return parsed;
  };
}

/** The resume read from each text, as `parse` prints it. */
export async function* batchParse(file: string): AsyncGenerator<Row> {
  for await (const { id, text } of readRows(file, textRowSchema)) yield { id, resume: parseResume(text) };
}

/** Score and ceiling of each pair; with `rows` what the post asks for, and whether the resume shows it. */
export async function* batchMatch(files: BatchFiles, asOf: string, { rows = false } = {}): AsyncGenerator<Row> {
  for await (const { jobId, resumeId, resume, posting } of loadPairs(files)) {
    const match = matchResume(resume, posting, { asOf });
    const { score, ceiling } = match;
    yield { job_id: jobId, resume_id: resumeId, score, ceiling, ...(rows ? { rows: shortRows(match, posting) } : {}) };
  }
}

/** Each row with its quote in the post and the place of the quote. */
function shortRows({ rows }: Match, { requirements, source }: Posting): Row[] {
  const places = new Map(requirements.map(({ id, span, quote }) => [id, quote ?? span]));
  return rows.map(({ requirementId, term, kind, weight, group, state }) => {
    const span = places.get(requirementId);
    return { term, kind, weight, group, state, quote: span && source.slice(span.start, span.end), span };
  });
}

export async function* batchRewrite(files: BatchFiles, asOf: string): AsyncGenerator<Row> {
  for await (const { jobId, resumeId, resume, posting } of loadPairs(files)) {
    const result = await tailorResume({ resume, posting, asOf });
    yield {
      job_id: jobId,
      resume_id: resumeId,
      rewritten_cv: result.rewrittenCv,
      cover_letter: result.letter,
      changes: result.changes.length,
      confirm: result.confirm.length,
      refused: result.refused.length,
      score_before: result.before.score,
      score_after: result.after.score,
    };
  }
}

export async function* batchKeywords(file: string): AsyncGenerator<Row> {
  for await (const { id, text } of readRows(file, textRowSchema)) yield { id, keywords: extractKeywords(text) };
}

export async function* batchCheck(file: string): AsyncGenerator<Row> {
  for await (const { id, original, rewritten } of readRows(file, checkRowSchema)) {
    const { claims, unsupported, confirm } = checkText(original, rewritten);
    yield { id, unsupported, confirm, claims };
  }
}
