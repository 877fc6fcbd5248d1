import { withArticles } from "~/tailor/grammar/missing-articles";
import { sentencesOf } from "~/tailor/grammar/split-sentences";
import type { Word } from "~/tailor/grammar/tagger";
import { denies } from "~/tailor/letter/clauses/clause-checks";
import { clauseOf } from "~/tailor/letter/clauses/line-clause";
import { inFull, pointsAway } from "~/tailor/letter/clauses/shorthand";
import { slipFinder } from "~/tailor/letter/clauses/spelling";
import { isOfWork } from "~/tailor/letter/jobs/loose-work";
import { sharedWords } from "~/tailor/letter/lines/line-features";
import type { Material } from "~/tailor/letter/opening";
import { isGone, isLimited, isUnfinished } from "~/tailor/lexicon/standing";
import type { MatchRow } from "~/tailor/match";
import { withUsualCase } from "~/tailor/parse/lines/usual-case";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import { speaksOf } from "~/tailor/propose/asked-things";
import { withArticle } from "~/wording";

/** In words. */
const length = { fewest: 3, most: 24 };
const mostTold = 3;
/** So many sentences are looked at: each is held against each thing that the post asks for. */
const mostLooked = 80;
/** A line that shares so much with a condition of the post answers it. */
const like = 0.3;

/**
 * What the post asks for and the resume answers outside of its jobs, each line once, as a sentence of its writer: "I have a
 * full driving licence and my own tools", "I own my hood and leathers", "I am a parent of two". `told` are the sentences that the letter has; `isAll` where
 * it tells no work.
 */
export function writeOutsideWork(material: Material, told: readonly string[], isAll: boolean): string[] {
  const { input, tag, sentenceGate } = material;
  const { resume, posting, match } = input;
  const hasSlip = slipFinder([resume.source], tag);
  const paths = new Map(resume.atoms.map(({ id, path }) => [id, path]));
  const rows = new Map(match.rows.map((row) => [row.requirementId, row]));
  const lines = resume.atoms
    .filter(({ path }) => path === "/basics/summary" || isOfWork(path, resume))
    .flatMap(({ path, text }) => sentencesOf(withUsualCase(text)).map((own) => ({ path, text: plainOf(own) })))
    .slice(0, mostLooked)
    .filter(({ text }) => isWhole(text) && !hasSlip(text));
  const said: string[] = [];
  const used = new Set<string>();
  const isTold = (sentence: string) => told.some((one) => one.replace(/\.$/u, "") === sentence.replace(/\.$/u, ""));
  const tellFirst = (answers: typeof lines) => {
    for (const { path, text } of answers) {
      const sentence = tellOwn(text, path, material);
      const [own] = sentence === undefined || isTold(sentence) ? [] : sentenceGate.say(sentence);
      if (own === undefined) continue;
      used.add(text);
      said.push(own);
      return;
    }
  };
  for (const asked of posting.requirements) {
    const row = rows.get(asked.id);
    const isOpen = row && !row.denied && row.weight !== "nice" && row.kind !== "soft" && said.length < mostTold;
    if (!isOpen || [...told, ...said].some((text) => speaksOf(text, asked))) continue;
    tellFirst(
      lines.filter(({ path, text }) => {
        if (used.has(text)) return false;
        if (row.state === "shown") return isShownBy(text, path, row, paths) || speaksOf(text, asked);
        return row.kind === "condition" && sharedWords(text, asked.wording ?? asked.term) >= like;
      }),
    );
  }
  // Where no line of a job is told, what answers a duty of the post says what somebody can do.
  for (const { start, end } of isAll ? posting.duties : [])
    if (said.length < mostTold)
      tellFirst(
        lines.filter(({ text }) => !used.has(text) && sharedWords(text, posting.source.slice(start, end)) >= like),
      );
  return said;
}

function plainOf(text: string): string {
  return inFull(text.replace(/\s+/gu, " ").replace(/^[\s•*·–-]+|[\s.;]+$/gu, ""));
}

function isWhole(text: string): boolean {
  const words = text.split(" ").length;
  const isPlain = !/[|:;[\]•\n“”"]|\p{Ll}\d/u.test(text) && text.split("(").length === text.split(")").length;
  const isSure =
    !denies(text) && !pointsAway(text) && !isUnfinished(text) && !isGone(text) && !isLimited(text.replace(/^I /u, ""));
  return words >= length.fewest && words <= length.most && isPlain && isSure;
}

function isShownBy(text: string, path: string, { evidence }: MatchRow, paths: ReadonlyMap<string, string>): boolean {
  return evidence.some(
    ({ atomId, quote }) => paths.get(atomId) === path && text.toLowerCase().includes(quote.trim().toLowerCase()),
  );
}

/** A line as its writer would say it; undefined where it is neither a deed, nor what somebody is or has. */
export function tellOwn(text: string, path: string, { tag }: Material): string | undefined {
  const whole = { path: "/other", text };
  const job = { path: "/other", isVoluntary: false, isCurrent: true, isLoose: true, texts: [whole] };
  const words = tag(text.charAt(0).toLowerCase() + text.slice(1));
  if (isThing(words)) {
    const noun = headOf(words);
    const small =
      /^\p{Lu}\p{Ll}/u.test(text) && words[0]?.pos !== "PROPN" ? text.charAt(0).toLowerCase() + text.slice(1) : text;
    // A number of years alone does not say whether they are over.
    const isSince = /\bsince (?:19|20)\d\d\b/u.test(small);
    if (isTitleNoun(noun))
      return isSince || (!/\d/u.test(small) && saysMore.test(small))
        ? `I ${isSince ? "have been" : "am"} ${withArticle(small)}`
        : undefined;
    const own = small.replace(/(?<!\b(?:my|our|your|their|his|her|its|the) )\bown(?= )/giu, "my own");
    const list = own.replace(/, (?=my own [^,]*$)/u, " and ");
    if (!possession.test(noun)) return undefined;
    const isOne = single.test(noun) && !/^(?:an?|the|my|\d)\b/iu.test(list);
    return withArticles(`I have ${isOne ? withArticle(list) : list}`, tag);
  }
  // What opens like a deed in a summary may say what its writer is: "Focused manager".
  if (path === "/basics/summary" && !/^I\b/u.test(text)) return undefined;
  const [, has] = /^(?:I )?((?:have|own|hold|know|speak) .+)$/iu.exec(text) ?? [];
  if (has) return `I ${has.charAt(0).toLowerCase()}${has.slice(1)}`;
  const told = clauseOf({ ...whole, job, whole }, tag);
  return told?.startsWith("I ") ? told : undefined;
}

/** "Customer service representative" alone is a heading. */
const saysMore = /\p{L} (?:for|of|with|at|on|to) \p{L}/u;

/** A name of something, without a deed. */
function isThing(words: readonly Word[]): boolean {
  return (
    /^(?:ADJ|ADV|NOUN|PROPN|NUM|DET)$/u.test(words[0]?.pos ?? "") &&
    words.every(({ pos, text }) => !/^(?:AUX|PRON)$/u.test(pos) && (pos !== "VERB" || /(?:ing|ed)$/u.test(text)))
  );
}

/** The noun before what is said of it: "licence" of "full clean licence for cars". */
function headOf(words: readonly Word[]): string {
  const isEnd = ({ pos, text }: Word, at: number) =>
    at > 0 &&
    (/^(?:ADP|PUNCT|CCONJ)$/u.test(pos) || /^[(,]/u.test(text) || (pos === "VERB" && words[at + 1]?.pos === "ADP"));
  const end = words.findIndex(isEnd);
  return (words[(end < 0 ? words.length : end) - 1]?.text ?? "").toLowerCase();
}

const single = /^(?:licen[cs]e|permit|card|record|set|kit|car|truck|van|vehicle|passport|visa|portfolio|background)$/u;
/** What somebody has, beside what they can do. */
const possession =
  /^(?:licen[cs]es?|permit|card|record|tools?|set|kit|car|truck|van|vehicle|transport(?:ation)?|insurance|equipment|experience|knowledge|understanding|background|years?|authori[sz]ation|clearance|passport|visa|portfolio)$/u;
