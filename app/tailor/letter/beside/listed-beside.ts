import { sentencesOf } from "~/tailor/grammar/split-sentences";
import { isOfWork } from "~/tailor/letter/jobs/loose-work";
import { sharedWords } from "~/tailor/letter/lines/line-features";
import type { Material } from "~/tailor/letter/opening";
import { isGone, isLimited, isUnfinished, saysNot } from "~/tailor/lexicon/standing";
import { withUsualCase } from "~/tailor/parse/lines/usual-case";
import { speaksOf } from "~/tailor/propose/asked-things";

/** In words. */
const length = { fewest: 2, most: 22 };
const mostListed = 3;
/** So many sentences are looked at: each is held against each thing that the post asks for. */
const mostLooked = 80;
/** A line that shares so much with a condition of the post answers it. */
const like = 0.3;

/** What the post asks for and the resume answers outside of its jobs, in its own words, each line once; `told` is what the letter has. */
export function linesBeside(material: Material, told: readonly string[]): string[] {
  const { input, sentenceGate } = material;
  const { resume, posting, match } = input;
  const rows = new Map(match.rows.map((row) => [row.requirementId, row]));
  const atoms = new Map(resume.atoms.map((atom) => [atom.id, atom]));
  const lines = resume.atoms
    .filter(({ path }) => path === "/basics/summary" || (path.startsWith("/other/") && isOfWork(path, resume)))
    .flatMap(({ path, text }) => sentencesOf(withUsualCase(text)).map((own) => ({ path, text: plainOf(own) })))
    .slice(0, mostLooked)
    .filter(({ text }) => isWhole(text) && sentenceGate.isSayable(text));
  const listed: string[] = [];
  for (const asked of posting.requirements) {
    const row = rows.get(asked.id);
    const isOpen = row && !row.denied && row.weight !== "nice" && row.kind !== "soft" && listed.length < mostListed;
    if (!isOpen || [...told, ...listed].some((text) => speaksOf(text, asked))) continue;
    const quotes = row.evidence.map(({ atomId, quote }) => ({ path: atoms.get(atomId)?.path, quote: quote.trim() }));
    const answer = lines.find(({ path, text }) => {
      if ([...told, ...listed].some((one) => one.toLowerCase().includes(text.toLowerCase()))) return false;
      if (row.state === "shown")
        return quotes.some((one) => one.path === path && text.toLowerCase().includes(one.quote.toLowerCase()));
      return row.kind === "condition" && sharedWords(text, asked.wording ?? asked.term) >= like;
    });
    if (!answer) continue;
    sentenceGate.say(answer.text);
    listed.push(answer.text.replace(/^I (?=have|own|hold|speak|drive)/u, ""));
  }
  return listed;
}

/** In words: what is longer tells of work. */
const mostOfThing = 12;

/** What somebody has, owns or speaks: behind "I have" nothing else makes sense. */
const ofHaving =
  /^(?:I )?(?:have|own|hold|speak|drive)\b|\b(?:own (?:\p{L}+ )?(?:car|van|ute|vehicle|tools?|transport|kit)|licen[cs]e|tools|vehicle|card|certificate|registration|check|clearance|vaccinat\p{L}+|right to work|visa|citizen\p{L}*|resident|fluent|native|bilingual)\b/iu;

function plainOf(text: string): string {
  return text.replace(/\s+/gu, " ").replace(/^[\s•*·–-]+|[\s.;]+$/gu, "");
}

function isWhole(text: string): boolean {
  const words = text.split(" ").length;
  const isPlain = !/[|[\]•\n]/u.test(text) && text.split("(").length === text.split(")").length;
  return (
    words >= length.fewest &&
    words <= length.most &&
    isPlain &&
    /^[\p{L}\d]/u.test(text) &&
    !saysNot(text) &&
    // Who somebody is and what they want is told in the opening, or is praise.
    !/^(?:I|I['’]m|I am|My|We)\b(?! (?:own|have|hold|speak|drive)\b)/u.test(text) &&
    !isUnfinished(text) &&
    !isGone(text) &&
    !isLimited(text.replace(/^I /u, "")) &&
    words <= mostOfThing &&
    !/[;:]/u.test(text) &&
    ofHaving.test(text)
  );
}
