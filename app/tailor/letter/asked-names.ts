import type { Tag } from "~/tailor/grammar/tagger";
import { readVerb } from "~/tailor/grammar/verb-forms";
import { tokenize } from "~/tailor/lexicon/lexicon";
import { resumeShare } from "~/tailor/lexicon/word-frequencies";
import type { Posting } from "~/tailor/posting";
import { type AskedThing, isCommon, speaksOf } from "~/tailor/propose/asked-things";
import { inSentence } from "~/tailor/propose/in-sentence";
import { bestTerms, namesWork, type Term } from "~/tailor/propose/profile-pieces";
import { tradeTerms } from "~/tailor/propose/trade-terms";
import { sharesAsked, tradeOf } from "~/tailor/propose/trade-worth";
import type { Resume } from "~/tailor/resume";
import { countableNouns } from "./lines/mend-told";
import { termOf } from "./proofs";

const mostNames = 3;
const mostWords = 4;
/** A single word that more resumes have ("recipes", "pricing") is no reason to write. */
const commonWord = 0.08;

interface Named {
  resume: Resume;
  posting: Posting;
  asked: readonly AskedThing[];
  tag: Tag;
  /** The title of a job of the post's kind; what belongs to the trade is then named behind what is asked for. */
  held: string | undefined;
  /** The jobs that the letter tells of: what is named before them is theirs. */
  jobs: readonly string[];
  /** The lines that it tells; what they speak of is named first. */
  lines: readonly string[];
  /** What the lines of these jobs say in sentences: nothing else proves experience. */
  done: readonly string[];
}

/**
 * What the post asks for and the work of the person shows, by names that read well in a list, the weightiest first; `isSaid`
 * tells whether a sentence about them passes the gate.
 */
export function askedNames(
  { resume, posting, asked, tag, held, jobs, lines, done: sentences }: Named,
  isSaid: (name: string) => boolean,
): string[] {
  const post = posting.source.toLowerCase();
  const ofJobs = (path: string) => jobs.some((job) => path.startsWith(`${job}/`));
  const done = asked.filter(({ evidence }) => evidence.some(({ path }) => ofJobs(path)));
  const best = bestTerms(resume, done, "", tag).filter(({ isOpen }) => !isOpen);
  const known = best.filter(({ text, canonical }) => post.includes((canonical ?? text).toLowerCase()));
  const trade = tradeOf(posting);
  const ofTrade = (held === undefined ? [] : tradeTerms(resume, posting, best, { role: held, isNear: true })).filter(
    ({ text }) => sharesAsked(text, trade),
  );
  const isDone = ({ paths = [] }: Term) => paths.some(ofJobs);
  const named = done.flatMap((thing) => {
    const term = termOf(thing, tag);
    const isShown = thing.evidence.some(({ path, quote }) => ofJobs(path) && speaksOf(quote, thing));
    return term && namesWork.test(term) && /\s/.test(term) && isShown ? [inSentence({ ...thing, term })] : [];
  });
  const names: string[] = [];
  const ranked = [
    ...known.map(({ text }) => text),
    ...named,
    ...ofTrade.filter(isDone).map(({ text }) => text),
    ...sharedNames(lines, post, tag),
  ];
  const isInLine = (term: string) => sentences.some((line) => speaksOf(line, { term }));
  const isTold = (term: string) => Number(lines.some((line) => speaksOf(line, { term })));
  for (const name of ranked.sort((one, other) => isTold(other) - isTold(one)))
    if (isTelling(name) && isInLine(name) && !names.some((other) => overlaps(name, other)) && isSaid(name))
      names.push(name);
  return names.slice(0, mostNames);
}

/** Whether a name of work reads well behind "experience in" and tells people apart. */
export function isTelling(name: string): boolean {
  const words = tokenize(name);
  if (words.length > mostWords || isCommon(name)) return false;
  // "experience in give out medicine"
  const opening = words.length > 1 ? readVerb(words[0]?.norm ?? "") : undefined;
  if (opening && opening.form !== "gerund" && !opening.nounToo) return false;
  // "experience in call center"
  if (countableNouns.has(words.at(-1)?.norm ?? "")) return false;
  return words.length > 1 || /\p{Lu}/u.test(name) || words.every(({ word }) => resumeShare(word.stem) < commonWord);
}

/** Work that told lines and the post name in the same words: "cash handling", "corrective maintenance". */
function sharedNames(lines: readonly string[], post: string, tag: Tag): string[] {
  return lines.flatMap((line) => {
    const words = tag(line);
    return words.flatMap(({ text, end }, at) => {
      if (!namesWork.test(text) || words[at]?.pos !== "NOUN" || words[at + 1]?.pos === "NOUN") return [];
      const isPart = (place: number) => /^(?:ADJ|NOUN)$/.test(words[place]?.pos ?? "");
      const starts = [at - 2, at - 1].filter((start) => start >= 0 && isPart(start) && isPart(at - 1));
      const names = starts.map((start) => line.slice(words[start]?.start, end));
      return names.find((name) => /^\p{Ll}[\p{Ll} -]+$/u.test(name) && hasWords(post, name)) ?? [];
    });
  });
}

function hasWords(post: string, name: string): boolean {
  const at = post.indexOf(name);
  return at >= 0 && !/\p{L}/u.test(`${post.charAt(at - 1)}${post.charAt(at + name.length)}`);
}

function overlaps(one: string, other: string): boolean {
  const stems = (text: string) => tokenize(text).map(({ word }) => word.stem);
  const [left, right] = [stems(one), stems(other)];
  return left.some((stem) => right.includes(stem));
}
