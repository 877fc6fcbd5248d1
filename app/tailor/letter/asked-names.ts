import type { Tag } from "~/tailor/grammar/tagger";
import { tokenize } from "~/tailor/lexicon/lexicon";
import { resumeShare } from "~/tailor/lexicon/word-frequencies";
import type { Posting } from "~/tailor/posting";
import { type AskedThing, isCommon, speaksOf } from "~/tailor/propose/asked-things";
import { inSentence } from "~/tailor/propose/in-sentence";
import { bestTerms, namesWork } from "~/tailor/propose/profile-pieces";
import type { Resume } from "~/tailor/resume";
import { termOf } from "./proofs";

const mostNames = 3;
const mostWords = 4;
/** A single word that more resumes have ("recipes", "pricing") is no reason to write. */
const commonWord = 0.08;

/**
 * What the post asks for and the work of the person shows, by names that read well in a list, the weightiest first; `isSaid`
 * tells whether a sentence about them passes the gate.
 */
export function askedNames(
  { resume, posting, asked, tag }: { resume: Resume; posting: Posting; asked: readonly AskedThing[]; tag: Tag },
  isSaid: (name: string) => boolean,
): string[] {
  const post = posting.source.toLowerCase();
  const done = asked.filter(({ evidence }) => evidence.some(({ path }) => ofWork.test(path)));
  const known = bestTerms(resume, done, "", tag)
    .filter(({ isOpen, text, canonical }) => !isOpen && post.includes((canonical ?? text).toLowerCase()))
    .map(({ text }) => text);
  const named = done.flatMap((thing) => {
    const term = termOf(thing, tag);
    const isShown = thing.evidence.some(({ path, quote }) => ofWork.test(path) && speaksOf(quote, thing));
    return term && namesWork.test(term) && /\s/.test(term) && isShown ? [inSentence({ ...thing, term })] : [];
  });
  const names: string[] = [];
  for (const name of [...known, ...named])
    if (isTelling(name) && !names.some((other) => overlaps(name, other)) && isSaid(name)) names.push(name);
  return names.slice(0, mostNames);
}

const ofWork = /^\/(?:work|volunteer|projects|facts)\//;

function isTelling(name: string): boolean {
  const words = tokenize(name);
  if (words.length > mostWords || isCommon(name)) return false;
  return words.length > 1 || /\p{Lu}/u.test(name) || words.every(({ word }) => resumeShare(word.stem) < commonWord);
}

function overlaps(one: string, other: string): boolean {
  const stems = (text: string) => tokenize(text).map(({ word }) => word.stem);
  const [left, right] = [stems(one), stems(other)];
  return left.some((stem) => right.includes(stem));
}
