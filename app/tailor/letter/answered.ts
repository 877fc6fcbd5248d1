import type { Tag } from "~/tailor/grammar/tagger";
import { tokenize } from "~/tailor/lexicon/lexicon";
import { functionWords } from "~/tailor/lexicon/stop-words";
import type { MatchRow } from "~/tailor/match";
import type { Posting, Requirement } from "~/tailor/posting";
import { isCommon, speaksOf } from "~/tailor/propose/asked-things";
import { weightOf } from "~/tailor/propose/relevance";
import { isDeed, nameOf } from "./asked-name";
import { sharedWords } from "./line-features";
import type { Material } from "./opening";
import type { Told } from "./proofs";

/** A thing that the post asks for, with the lines that answer it. */
export interface Answered {
  id: string;
  /** As it stands in a sentence ("month-end close"); undefined where the post's words for it do not. */
  name: string | undefined;
  /** "training seasonal staff": nobody asks for that in so many words, a post mentions it. */
  isDeed: boolean;
  isTool: boolean;
  /** 3 for a must, more for what the post asks first or names in its title. */
  weight: number;
  /** Where it stands in the post. */
  at: number;
  lines: ReadonlySet<Told>;
}

const first = { share: 1 / 3, weight: 1.3 };
const inTitle = 1.4;

/** What the post asks for of skills and tools and a line answers, in the post's order. */
export function answeredThings({ input, weighed, tag }: Pick<Material, "input" | "weighed" | "tag">): Answered[] {
  const { posting, match, resume } = input;
  const rows = new Map(match.rows.map((row) => [row.requirementId, row]));
  const paths = new Map(resume.atoms.map(({ id, path }) => [id, path]));
  const title = new Set(stemsOf(posting.title ?? ""));
  const asked = posting.requirements.filter(({ kind }) => kind === "skill" || kind === "tool");
  const lines = [...weighed.keys()];
  const named = asked.flatMap((whole, at): Answered[] => {
    const row = rows.get(whole.id);
    if (row?.denied) return [];
    const isShown = row?.state === "shown";
    const isAnswer = (line: Told, one: Requirement) =>
      isShown ? speaksOf(line.text, one) || isShownBy(line, row, one, paths) : hasEveryWord(line.text, one.term);
    const said = partsOf(whole)
      .map((one) => ({ one, lines: lines.filter((line) => isAnswer(line, one)) }))
      .find((part) => part.lines.length > 0);
    if (!said) return [];
    const name = nameOf(said.one, tag);
    const stems = stemsOf(said.one.term);
    const weight =
      weightOf(whole) *
      (at < first.share * asked.length ? first.weight : 1) *
      (stems.some((stem) => title.has(stem)) ? inTitle : 1);
    return [
      {
        id: whole.id,
        name: name !== undefined && isTelling(name, title, tag) ? name : undefined,
        isDeed: name !== undefined && isDeed(name, tag),
        isTool: whole.kind === "tool",
        weight,
        at: whole.span.start,
        lines: new Set(said.lines),
      },
    ];
  });
  return [...named, ...answeredDuties(posting, lines)];
}

const duty = { likeness: 0.3, weight: 2 };

/** Duties that a line is much like; they have no names. */
function answeredDuties({ duties, source }: Posting, lines: readonly Told[]): Answered[] {
  return duties.flatMap(({ start, end }) => {
    const text = source.slice(start, end);
    const alike = lines.filter((line) => sharedWords(line.text, text) >= duty.likeness);
    return alike.length === 0
      ? []
      : [
          {
            id: `duty ${start}`,
            name: undefined,
            isDeed: false,
            isTool: false,
            weight: duty.weight,
            at: start,
            lines: new Set(alike),
          },
        ];
  });
}

/** What is asked as a whole; of two deeds or things in one ("reconcile accounts and explain variances") each half as well. */
function partsOf(asked: Requirement): Requirement[] {
  const halves = asked.canonical === undefined ? asked.term.split(/,? and (?=\p{L}+ \p{L})/u) : [];
  const isPlain = halves.length === 2 && halves.every((half) => /\s/.test(half));
  return [asked, ...(isPlain ? halves.map((term) => ({ ...asked, term, wording: undefined })) : [])];
}

/** One common word ("design") tells nobody what is meant, unless the post has it in its title. */
function isTelling(name: string, title: ReadonlySet<string>, tag: Tag): boolean {
  const [stem = "", ...others] = stemsOf(name);
  return others.length > 0 || !isCommon(name) || title.has(stem) || isDeed(`${name} it`, tag);
}

/** The words of the line that the match counted, or a line of which it counted all and that shares words with what is asked. */
function isShownBy(
  { path, text }: Told,
  row: MatchRow,
  { term }: Requirement,
  paths: ReadonlyMap<string, string>,
): boolean {
  const own = new Set(stemsOf(text));
  const asked = stemsOf(term);
  return row.evidence.some(({ atomId, place, quote, fact }) => {
    if (fact || place === "title" || paths.get(atomId) !== path) return false;
    const isName = quote.trim().split(/\s+/u).length <= mostOfQuote;
    if (!isName) return sharedWords(term, text) > 0;
    // "Marketing" is no "marketing plan".
    const said = stemsOf(quote);
    const isHalf = said.length < asked.length && said.every((stem) => asked.includes(stem));
    return !isHalf && said.every((stem) => own.has(stem));
  });
}

const mostOfQuote = 4;

/** What the match is not sure of has to stand there in so many words, a single one letter by letter: "types of loans" is no typing. */
function hasEveryWord(text: string, term: string): boolean {
  const words = tokenize(term).filter(({ norm }) => !functionWords.has(norm));
  const isOne = words.length === 1;
  const own = new Set(tokenize(text).map(({ norm, word }) => (isOne ? norm : word.stem)));
  return words.length > 0 && words.every(({ norm, word }) => own.has(isOne ? norm : word.stem));
}

function stemsOf(text: string): string[] {
  return tokenize(text).map(({ word }) => word.stem);
}
