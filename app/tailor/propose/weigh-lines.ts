import { stem as stemOf } from "~/tailor/gate/stem";
import { figureWorth, isModest } from "~/tailor/letter/proofs";
import { contentStems } from "~/tailor/lexicon/content-stems";
import { linkVerbs, weakOpeners } from "~/tailor/lexicon/stop-words";
import { resumeShare } from "~/tailor/lexicon/word-frequencies";
import { dot } from "~/tailor/lexicon/word-kinship";
import type { Match } from "~/tailor/match";
import { middleOf } from "~/tailor/match/evidence/trace-words";
import { indexPosting } from "~/tailor/match/index-posting";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import type { Posting, Requirement } from "~/tailor/posting";
import type { Resume } from "~/tailor/resume";
import { isCommon, speaksOf } from "./asked-things";
import { weightOf } from "./relevance";

/** What a line of the resume is worth as evidence for a post. */
export interface Weighed {
  /** About 1 for a line of another trade, 2.5 for one that bears on the post, 5 and more for the best. */
  merit: number;
  /** The part of it that answers the post: what is asked, the words of its duties, and its field. */
  answer: number;
  /** Requirements that it proves in words that a reader sees at once. */
  proves: Requirement[];
  /** Telling words that it shares with the title, the requirements or the duties of the post, by their stems. */
  shared: string[];
  /** What these words are worth: 1 for one that one resume in twenty has. */
  words: number;
}

/** What a post asks for first, and what its title names, it hires for. */
const first = { share: 1 / 3, weight: 1.3 };
const inTitle = 1.4;
/** What only a likelihood connects counts for less than what is named. */
const likely = 0.35;
const must = 3;
const mostForAsked = 2.6;
/** Where the post says a word: what its title and requirements say weighs more than its duties. */
const placed = { title: 1.6, requirement: 1.2, duty: 1 };
/** A word that one resume in twenty has counts as one; rarer ones for at most half as much again. */
const rarity = { unit: 3, most: 1.5 };
const mostForWords = 4;
/** A word that more resumes have than this tells no line from another; where it is asked for it may be more common. */
const commonWord = { requirement: 0.6, duty: 0.3 };
/** A post of which fewer words were read as asked for or as duties is taken by all of its words, the rare ones for half. */
const fewWords = { fewest: 8, share: 0.2, weight: 0.5 };
/**
 * Chosen on 15 resumes in which the lines worth telling were marked by hand: among the 620 lines of 33 resumes the words
 * that answer the post and the field of the line tell the marked ones apart (area under the curve .75 in those, .82 in the
 * other 18), figures and results do not (.49).
 */
const shares = { asked: 1, words: 0.8, field: 1.2, title: 0.6, figure: 0.3, goal: 0.3, outcome: 0.2, leads: 0.6 };

/** What came of the work. */
const outcome =
  /\b(?:increas|reduc|decreas|sav(?:ed|ing|es)\b|grew\b|grow(?:th|n)\b|improv|exceed|achiev|won\b|doubl|tripl|generat|eliminat|cut\b|award|rank|recogni[sz])/iu;
/** What was reached of what was to be reached: "228% of goal". */
const goal =
  /(?:%|\bpercent\b).{0,60}\b(?:goals?|quotas?|targets?|plan|budget)\b|\b(?:goals?|quotas?|targets?|budget)\b.{0,60}(?:\d ?%|\bpercent\b)/iu;
/** A figure says something where the line does; from here on it bears on the post. */
const leastAnswer = 1.5;
/** Words that more resumes have than this are in too many titles to make a line the post's. */
const commonInTitle = 0.25;
/** Who is to lead shows first whom and what they have led. */
const leads =
  /^(?:\p{L}+ly )?(?:led|lead|manag|supervis|direct|overs(?:aw|ee)|train|hire|mentor|coach|coordinat|organi[sz]|run\b|ran\b|launch)/iu;
const people =
  /\b(?:staff|team|crew|employees|associates|technicians|cooks|nurses|members|personnel|reports|people) of \p{L}*\d*|\b(?:team|staff|crew) (?:member|lead)|\b(?:supervis|manag|led|lead|train)\p{L}*\b.{0,40}\b(?:staff|team|crew|employees|associates|technicians|personnel|cooks|nurses|inspectors|subordinates)\b/iu;
const toLead = /\b(?:manager|lead|leader|supervisor|superintendent|director|head|chief|chef|foreman|coordinator)s?\b/iu;

/** What was dealt with on equal terms, said of the work by others, or kept of what was agreed. */
const credit = /\b(?:negotiat|commend|prais|promoted|(?:under|within) budget|(?:ahead of|on) (?:time|schedule)\b)/iu;

/** Whether a line tells what came of the work, what credit it brought, or whom its writer led, hired, trained or dealt with on equal terms. */
export function tellsStanding(text: string): boolean {
  return outcome.test(text) || leads.test(text) || people.test(text) || credit.test(text);
}

/** Praise and moods, which prove nothing. */
const vague =
  /\b(?:rapport|loyalty|strong|excellent|exceptional|exemplary|superior|outstanding|courteous(?:ly)?|timely|effective(?:ly)?|fast[- ]paced|successful(?:ly)?|smooth|notable|overall|positive|atmosphere|up-to-date|best (?:possible )?experience|professional(?:ism|ly)|customer experience|as a team|various|new ideas|day-to-day|polic(?:y|ies)(?: and|,) procedures?|as (?:required by|per) company policy|in accordance with (?:\p{L}+ ){0,2}polic(?:y|ies))\b|\bcollaborated\b/giu;
const vagueness = 0.6;
const mostVagueness = 1.5;
const modesty = 1.2;
const lengths = { fewest: 6, most: 30, few: 0.6, many: 0.4 };

/**
 * Weighs lines as evidence for a post: what it asks for, the heaviest, first named and what its title names for more; the
 * words of its title, requirements and duties, the rare ones for more, its field by the vectors of words; then, for little, figures, people led, what came of the work.
 */
export function lineWeigher(resume: Resume, posting: Posting, match: Match): (path: string, text: string) => Weighed {
  const things = emphasised(resume, posting, match);
  const { middle } = indexPosting(posting);
  const words = wordsOfPost(posting);
  const titled = titleWords(posting.title ?? "");
  const isToLead = toLead.test(posting.title ?? "");
  return (path, text) => {
    const named = things.filter(({ asked }) => speaksOf(text, asked));
    const near = things.filter((thing) => thing.paths.has(path) && !named.includes(thing));
    const sum = (list: typeof things) => list.reduce((total, { weight }) => total + weight / must, 0);
    const asked = Math.min(mostForAsked, sum(named) + likely * sum(near));
    const stems = contentStems(text);
    const shared = [...new Set(stems)].filter((stem) => words.has(stem));
    const exact = Math.min(
      mostForWords,
      shared.reduce((total, stem) => total + (words.get(stem) ?? 0), 0),
    );
    const direction = middleOf(stems);
    const field = direction && middle ? Math.max(0, dot(direction, middle)) : 0;
    const answer = shares.asked * asked + shares.words * exact + shares.field * field;
    const { length } = text.split(" ");
    const telling =
      shares.figure * figureWorth(text) +
      (goal.test(text) ? shares.goal : 0) +
      (outcome.test(text) ? shares.outcome : 0);
    const merit =
      answer +
      (answer >= leastAnswer ? telling : 0) +
      (titled.some((stem) => stems.includes(stem)) ? shares.title : 0) +
      (isToLead ? (leads.test(text) ? shares.leads / 2 : 0) + (people.test(text) ? shares.leads : 0) : 0) -
      (length < lengths.fewest ? lengths.few : length > lengths.most ? lengths.many : 0) -
      Math.min(mostVagueness, vagueness * (text.match(vague)?.length ?? 0)) -
      (isModest(text) ? modesty : 0);
    return { merit, answer, proves: named.map(({ asked: { requirement } }) => requirement), shared, words: exact };
  };
}

/** The telling words of a post by their stems: the rare ones weigh more, and those that it says where it matters. */
function wordsOfPost(posting: Posting): Map<string, number> {
  const { duties } = indexPosting(posting);
  const title = new Set(titleStems(posting.title ?? ""));
  const required = new Set(
    posting.requirements.flatMap(({ kind, term }) =>
      kind === "soft" || kind === "condition" ? [] : contentStems(term),
    ),
  );
  const worthOf = (stem: string, place: number): [string, number] => [
    stem,
    place * Math.min(rarity.most, -Math.log(resumeShare(stem)) / rarity.unit),
  ];
  const words = new Map(
    [...new Set([...title, ...duties.map(({ stem }) => stem), ...required])].flatMap((stem) => {
      const most = title.has(stem) ? 1 : required.has(stem) ? commonWord.requirement : commonWord.duty;
      if (stem.length < 3 || resumeShare(stem) >= most || isTitleNoun(stem) || openers.has(stem)) return [];
      return [worthOf(stem, title.has(stem) ? placed.title : required.has(stem) ? placed.requirement : placed.duty)];
    }),
  );
  if (words.size >= fewWords.fewest) return words;
  const others = contentStems(posting.source).filter(
    (stem) => stem.length > 2 && !words.has(stem) && resumeShare(stem) < fewWords.share && !openers.has(stem),
  );
  return new Map([...others.map((stem) => worthOf(stem, fewWords.weight)), ...words]);
}

/** They open a duty or praise, and name no work. */
const openers = new Set([...linkVerbs, ...weakOpeners].map(stemOf));

interface Emphasised {
  asked: { term: string; canonical?: string; requirement: Requirement };
  weight: number;
  /** Values of the resume that may show it. */
  paths: Set<string>;
}

function emphasised(resume: Resume, posting: Posting, { rows }: Match): Emphasised[] {
  const paths = new Map(resume.atoms.map(({ id, path }) => [id, path]));
  const evidence = new Map(rows.map((row) => [row.requirementId, row.state === "missing" ? [] : row.evidence]));
  const title = new Set(contentStems(posting.title ?? ""));
  const asked = posting.requirements.filter(
    ({ kind, term }) => (kind === "skill" || kind === "tool") && !isCommon(term) && !isTitleNoun(term.toLowerCase()),
  );
  return asked.map((requirement, at) => {
    const { id, term, canonical } = requirement;
    const weight =
      weightOf(requirement) *
      (at < first.share * asked.length ? first.weight : 1) *
      (contentStems(term).some((stem) => title.has(stem)) ? inTitle : 1);
    const known = (evidence.get(id) ?? []).flatMap(({ atomId }) => paths.get(atomId) ?? []);
    return { asked: { term, canonical, requirement }, weight, paths: new Set(known) };
  });
}

/** What the title names beside the person: "test" of a Test Engineer, "inventory" of an Inventory Planner. */
function titleWords(title: string): string[] {
  return titleStems(title).filter((stem) => resumeShare(stem) < commonInTitle);
}

/** Stems of what a title names beside the person. */
export function titleStems(title: string): string[] {
  const words = title.split(/[^\p{L}+#.]+/u).filter((word) => word !== "" && !isTitleNoun(word.toLowerCase()));
  return contentStems(words.join(" ")).filter((stem) => stem.length > 2);
}
