import type { Change } from "~/tailor/change";
import { capital } from "~/tailor/grammar/open-with-deed";
import type { Tag } from "~/tailor/grammar/tagger";
import { figureWorth } from "~/tailor/letter/proofs";
import { contentStems } from "~/tailor/lexicon/content-stems";
import { findTerms } from "~/tailor/lexicon/lexicon";
import { resumeShare } from "~/tailor/lexicon/word-frequencies";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { isProven, unsaidIn } from "~/tailor/propose/profile-pieces";
import { namesOf } from "~/tailor/propose/summary/compose-summary";
import { piecesOf } from "~/tailor/propose/summary/pieces-of";
import { summaryDeeds } from "~/tailor/propose/summary/summary-deeds";
import type { IsoDate, Resume } from "~/tailor/resume";
import { atomAt } from "~/tailor/resume-atoms";
import { sentence } from "~/wording";
import { withFacts } from "./quoted-facts";
import { isBelow, mayBeOver, topOf, type Unit, unitsOf, wordsOfUnit } from "./units";

/** What the post asks for, as the resume says it further down. */
interface KeyFact {
  text: string;
  /** Which come first. */
  rank: number;
  worth: number;
}

/** It bounds the work on a resume of very many pieces that each would have to be proven. */
const most = { facts: 5, skills: 4, terms: 4, tried: 30 };
/** In words. */
const longestDeed = 18;
/** From this worth on, as the logarithm of the odds, an experienced writer would surely tell a deed; one without a figure needs more. */
const surely = { counted: 0.2, plain: 1.5 };
const ofDeed = 6;
/** What a piece shares with one sentence of the post: how rare its words are, how many they are and what share of the piece. */
const least = {
  paper: { rarity: 3.9, words: 1, share: 0.25 },
  language: { rarity: 3.9, words: 1, share: 0.5 },
  skill: { rarity: 3.9, words: 1, share: 0.9 },
  work: { rarity: 5.3, words: 2, share: 0.27 },
};
/** In words: the letters of a paper alone say little to who does not look for them. */
const fewestOfPaper = 2;
const ranks = { role: 0, paper: 1, work: 2, skill: 3, language: 4 };
/** Words that say nothing of what a paper is about. */
const anyPaper = new Set(
  contentStems(
    "license licence cert certificate certification certified ticket card current valid registration training level degree course school college university year day english",
  ),
);

const fewestFacts = 3;
/** In words: below a longer summary nobody looks first. */
const longestSummary = 80;
const why = "Puts what this post asks for, and your page says further down, where a recruiter looks first.";

/** The own summary with the facts below it, where there are enough of them; a summary of them alone where there is none. */
export function leadWithFacts(
  resume: Resume,
  posting: Posting,
  match: Match,
  tag: Tag,
  asOf?: IsoDate,
): Omit<Change, "id">[] {
  const path = "/basics/summary";
  const before = resume.basics.summary ?? "";
  if (before === "" ? !opensWithName(resume) : before.split(/\s+/u).length > longestSummary) return [];
  const facts = keyFacts(resume, posting, match, tag, asOf);
  if (facts.length < fewestFacts) return [];
  const after = withFacts(
    before,
    facts.map(({ text }) => text),
  );
  return [{ kind: "summary", atomId: atomAt(resume, path)?.id ?? null, path, before, after, why, requirementIds: [] }];
}

/** Where the page does not open with a name, what stands at its top could not be read for sure. */
function opensWithName({ basics: { name = "" }, source }: Resume): boolean {
  const first = source.trimStart().split("\n", 1)[0] ?? "";
  return name !== "" && first.toLowerCase().includes(name.toLowerCase());
}

/** The facts that a recruiter with this post looks for and does not see at the top of the page; each is proven by itself. */
function keyFacts(resume: Resume, posting: Posting, match: Match, tag: Tag, asOf?: IsoDate): KeyFact[] {
  const top = topOf(resume.source);
  const asks = askedTexts(posting);
  const answers = unitsOf(resume).flatMap((unit) => {
    const worth = worthFor(unit, asks);
    const isOver = unit.kind === "paper" && mayBeOver(unit.text, asOf);
    return worth === undefined || isOver ? [] : [{ ...unit, rank: ranks[unit.kind], worth }];
  });
  const quoted = new Set(answers.flatMap(({ span, text }) => (span ? [text] : [])));
  const ofKind = (kind: Unit["kind"]) => answers.filter((one) => one.kind === kind);
  const single = [
    ...ofKind("paper").filter(({ text }) => text.split(" ").length >= fewestOfPaper || text.length > 6),
    ...ofKind("work"),
    ...countedDeeds(resume, posting, match, tag, top),
  ];
  const rows = [inRow(ofKind("skill"), ranks.skill), inRow(ofKind("language"), ranks.language)];
  const candidates: KeyFact[] = [...single, ...rows.flat(), ...roleAndTerms(resume, posting, match, tag, top)];
  const said = new Set(contentStems(top));
  const chosen: KeyFact[] = [];
  for (const one of candidates.toSorted((left, right) => right.worth - left.worth).slice(0, most.tried)) {
    const own = ownWords(one.text);
    const isSaid = own.every((stem) => said.has(stem)) || chosen.some(({ text }) => sharesMost(own, text));
    if (isSaid || !(quoted.has(one.text) || isProven(sentence(one.text), resume))) continue;
    chosen.push({ ...one, text: capital(one.text) });
    if (chosen.length === most.facts) break;
  }
  return chosen.toSorted((left, right) => left.rank - right.rank);
}

/** Its telling words without those that most papers have. */
function ownWords(text: string): string[] {
  return wordsOfUnit(text).filter((stem) => !anyPaper.has(stem));
}

function sharesMost(own: readonly string[], text: string): boolean {
  const other = new Set(ownWords(text));
  return own.filter((stem) => other.has(stem)).length * 2 >= Math.min(own.length, other.size);
}

/** What the post says of the person and of the work: its title, and the sentences that ask or tell what is to be done. */
function askedTexts({ requirements, duties, source, title = "" }: Posting): ReadonlySet<string>[] {
  const asked = requirements.filter(({ kind }) => kind !== "condition").map(({ sentence: span }) => span);
  const texts = new Set([title, ...[...asked, ...duties].map(({ start, end }) => source.slice(start, end))]);
  return [...texts].map((text) => new Set(contentStems(text)));
}

function worthFor({ text, kind }: Unit, asks: readonly ReadonlySet<string>[]): number | undefined {
  const own = ownWords(text);
  const rarityOf = (stems: readonly string[]) =>
    stems.reduce((sum, stem) => sum - Math.log(resumeShare(stem) + 1e-3), 0);
  const bound = least[kind];
  const all = rarityOf(own);
  const worths = asks.flatMap((stems) => {
    const shared = own.filter((stem) => stems.has(stem));
    const worth = rarityOf(shared);
    const isAnswer = worth >= bound.rarity && worth >= bound.share * all && shared.length >= bound.words;
    return isAnswer ? worth + figureWorth(text) : [];
  });
  return worths.length === 0 ? undefined : Math.max(...worths);
}

/** The deeds that are surely worth telling and stand in the resume word for word. */
function countedDeeds(resume: Resume, posting: Posting, match: Match, tag: Tag, top: string): KeyFact[] {
  return summaryDeeds(resume, posting, match, tag).deeds.flatMap(({ path, worth, text }) => {
    const atom = atomAt(resume, path);
    const bare = text.replace(/\.$/u, "");
    const at = atom?.text.toLowerCase().indexOf(bare.toLowerCase()) ?? -1;
    const isWhole = atom !== undefined && at >= 0 && /^(?:[.;]|$)/u.test(atom.text.slice(at + bare.length));
    const isSure = worth >= (figureWorth(text) > 0 ? surely.counted : surely.plain);
    if (
      !isWhole ||
      !isSure ||
      /^responsible\b/iu.test(bare) ||
      !isBelow(atom, top) ||
      bare.split(" ").length > longestDeed
    )
      return [];
    return [{ text: bare, rank: ranks.work, worth: ofDeed + worth }];
  });
}

/** Several items of a list in one line; a single word by itself is one where it names a tool. */
function inRow(units: readonly (Unit & { worth: number })[], rank: number): KeyFact[] {
  const best = units.toSorted((one, other) => other.worth - one.worth).slice(0, most.skills);
  const text = best.map((one) => one.text).join(", ");
  const isTool = findTerms(text).some(({ kind }) => kind === "tool");
  return /\s/u.test(text) || isTool ? [{ text, rank, worth: best[0]?.worth ?? 0 }] : [];
}

/** The title held since when, and what of the work is asked for, where the top of the page says neither. */
function roleAndTerms(resume: Resume, posting: Posting, match: Match, tag: Tag, top: string): KeyFact[] {
  const { held, anyTerms, score } = piecesOf(resume, posting, match, tag);
  const { summary = "", label = "" } = resume.basics;
  const isNamed = wordsOfUnit(held?.role ?? "").some((stem) => wordsOfUnit(`${summary} ${label}`).includes(stem));
  const role =
    held?.isNear && !held.isTraining && /^since\b/u.test(held.span) && !isNamed
      ? [{ text: `${held.role} ${held.span}`, rank: ranks.role, worth: ofDeed }]
      : [];
  const unsaid = unsaidIn(top, anyTerms)
    .filter(({ id }) => id !== undefined)
    .slice(0, most.terms);
  const terms =
    unsaid.length > 1 && score > 0
      ? [{ text: `Experienced in ${namesOf(unsaid)}`, rank: ranks.role, worth: ofDeed }]
      : [];
  return [...role, ...terms];
}
