import type { Claim } from "~/tailor/change";
import { sentencesOf } from "~/tailor/grammar/split-sentences";
import type { Tag } from "~/tailor/grammar/tagger";
import { isEnglish } from "~/tailor/lexicon/is-english";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { howToApply } from "~/tailor/posting/how-to-apply";
import { askedThings, namedAnywhere } from "~/tailor/propose/asked-things";
import { joinList } from "~/tailor/propose/in-sentence";
import type { Fact, Resume } from "~/tailor/resume";
import { sentence } from "~/wording";
import { type Ask, chooseAsks, readAsks } from "./asks/choose-asks";
import { answerQuestions } from "./beside/answer-questions";
import { writeMissing } from "./beside/not-yet";
import { ownVoice } from "./beside/own-voice";
import { quotedPapers } from "./beside/quoted-papers";
import { isTraining } from "./beside/sections-of-papers";
import { writeDegree } from "./beside/write-degree";
import { writeOutsideWork } from "./beside/write-outside-work";
import { writePapers } from "./beside/write-papers";
import { languagesAsked, writeListedSkills, writeThesis } from "./beside/write-skills";
import { clauseOf } from "./clauses/line-clause";
import { letterText, type OwnSentences } from "./frame";
import { letterHead } from "./head";
import { subject } from "./jobs/position";
import { sameKind } from "./jobs/rank-jobs";
import { chanceOfLetter, letterFeatures } from "./letter-chance";
import { type Answered, answeredThings, mustsOf } from "./lines/answered";
import { chooseLines, withMusts, worthOfLines } from "./lines/choose-lines";
import type { Line } from "./lines/quotable-lines";
import { weighedLines } from "./lines/weighed-lines";
import { wantsNoLetter, whyNoLetter } from "./no-letter";
import { applying, closingOf, type Material, openingOf, shortOpeningOf, whoOf } from "./opening";
import { SentenceGate } from "./sentence-gate";
import { writeLines } from "./write-lines";
import { writeWork } from "./write-work";

export interface LetterInput {
  /** The resume as it was written by the candidate: the only evidence beside the facts. */
  resume: Resume;
  posting: Posting;
  match: Match;
  facts?: Fact[];
  /** The resume that goes with the letter, whose lines it quotes, with its match; else the one that proves it. */
  shown?: { resume: Resume; match: Match };
  /** Signs the letter; else the resume's own name, else nobody. */
  name?: string;
  /** The day, as it reads at the head; without it the letter begins with the salutation. */
  date?: string | undefined;
  own?: OwnSentences | undefined;
  /** Paragraphs about the candidate in place of the rules' own; each of their claims has passed the gate. */
  body?: { paragraphs: string[]; claims: Claim[] };
}

export interface Letter {
  text: string;
  /** Every claim about the candidate, all of them supported. */
  claims: Claim[];
}

const mostWords = 350;
/** A model's letter that lost more than it kept is not sent: the rules write one. */
const leastOfModel = 120;
/** Below this chance that somebody is fit enough there is no letter, and below the next one it is a short one. */
const leastChance = 0.35;
const weakChance = 0.55;
const mostOfWeak = 3;
/** From this score on somebody shows most of what is asked, and gets a note though no line of their work can be told. */
const fit = 55;
const some = 30;
const fewestProofs = 3;
const fewestSaid = 4;
const fewestLines = 2;
const fewestLoose = 3;

/**
 * A cover letter of one page at most: words of the post and the work that answers them, else the position and who its writer is; then, job
 * by job, the further work, in the first person; degree and papers, what is not finished, who its writer is and their wishes; the close. Sentences
 * about the candidate pass the gate, heads are fields of the resume, what is said of the employer stands in the posting.
 * Same input, same letter.
 */
export function writeLetter(input: LetterInput, tag: Tag): Letter {
  const { resume, posting, date, body } = input;
  const foreign = [["your resume", resume.source] as const, ["the job post", posting.source] as const].find(
    ([, text]) => !isEnglish(text),
  );
  if (foreign)
    return {
      text: `No letter was written: ${foreign[0]} does not read as English, and we write in English only.`,
      claims: [],
    };
  const material = letterMaterial(input, tag);
  const { held } = material;
  const letter = wantsNoLetter(posting) ? undefined : ((body && framed(input, body)) ?? byRules(material));
  if (!letter) return { text: whyNoLetter(input.match, posting), claims: [] };
  const head = [...(date ? [letterHead(posting, date)] : []), ...subjectLine(posting, held)];
  return { ...letter, text: [...head, letter.text].join("\n\n") };
}

/** "Re: Staff Nurse, competition number LR-24-0317": what the letter is about, as the post calls it. */
function subjectLine({ title, source }: Posting, held: string | undefined): string[] {
  const { reference } = howToApply(source);
  const about = [title && subject(title, held), reference].filter(Boolean).join(", ");
  return about ? [`Re: ${about}`] : [];
}

/** Every line that a letter could quote, weighed, and the jobs by their closeness to the post. */
function letterMaterial(input: LetterInput, tag: Tag): Material {
  const { resume, posting, match, shown = { resume, match } } = input;
  const { weighed, ranked } = weighedLines(shown.resume, posting, shown.match, tag);
  const held = ranked.find(({ likeness }) => likeness >= sameKind)?.job.title;
  const asked = askedThings(resume, posting, match);
  const voice = ownVoice(resume, posting, tag);
  return {
    input,
    shown,
    sentenceGate: new SentenceGate(input, shown.resume),
    asked,
    weighed,
    ranked,
    tag,
    held,
    voice,
  };
}

/** A body from elsewhere between our own opening and closing; undefined where it makes no letter of a fitting length. */
function framed(input: LetterInput, body: NonNullable<LetterInput["body"]>): Letter | undefined {
  const text = letterText(input, [sentence(applying(input.posting)), ...body.paragraphs]);
  const words = text.split(/\s+/).filter(Boolean).length;
  return words >= leastOfModel && words <= mostWords ? { text, claims: body.claims } : undefined;
}

function byRules(material: Material): Letter | undefined {
  const { input, sentenceGate, weighed, ranked, tag } = material;
  const things = answeredThings(input.posting, material.shown, weighed);
  const worth = worthOfLines(weighed, ranked, input.posting, tag);
  const able = [...worth].filter(([line]) => {
    const told = line.isSmall ? undefined : clauseOf(line, tag);
    return told !== undefined && sentenceGate.isSayable(told);
  });
  const asks = readAsks(
    able.map(([line]) => line),
    input.posting,
    material.shown,
    tag,
  );
  const likeliest = new Map(asks.toReversed().map(({ line, chance }) => [line, chance]));
  const gains = able.map(([line, likely]) => [line, likely + introduced * (likeliest.get(line) ?? 0)] as const);
  const chosen = chooseLines(new Map(gains));
  const chance = chanceOfLetter(letterFeatures(input.match, new Map(able), things, asks));
  const isWeak = chance < weakChance;
  const lines = isWeak ? chosen.slice(0, mostOfWeak) : withMusts(chosen, new Map(gains), mustsOf(things));
  const answered = things.filter((thing) => lines.some((line) => thing.lines.has(line)));
  // One line that answers nothing, or two from outside of all jobs, tell a reader next to nothing.
  const fewest = lines.every(({ job }) => job.isLoose) ? fewestLoose : fewestLines;
  const isThin = answered.length === 0 && lines.length < fewest;
  const isWorthwhile = lines.length > 0 && !isThin && chance >= leastChance;
  const quoted = chooseAsks(asks.filter(({ line }) => lines.includes(line)));
  const told = () => (isWorthwhile ? textOf(material, lines, quoted) : undefined);
  const list = () => listText(material, worth, things, asks);
  // One line that can be told says less than those that can only be shown.
  const text = (lines.length > 1 ? (told() ?? list()) : (list() ?? told())) ?? shortText(material);
  return text === undefined ? undefined : { text, claims: sentenceGate.claims };
}

/** The likeliest lines as they stand, of somebody who is fit enough by them though they cannot be told in sentences. */
function listText(
  material: Material,
  worth: ReadonlyMap<Line, number>,
  things: readonly Answered[],
  asks: readonly Ask[],
): string | undefined {
  if (chanceOfLetter(letterFeatures(material.input.match, worth, things, asks)) < leastChance) return undefined;
  const lists = writeLines(material, withMusts(chooseLines(worth), worth, mustsOf(things)));
  if (lists.length === 0) return undefined;
  const { input, voice, sentenceGate } = material;
  const wishes = input.own?.why?.trim() ? [] : voice.wishes.flatMap((text) => sentenceGate.say(text));
  const { missing, rest } = besideWork(material, [...lists, ...whoOf(material), ...wishes], true);
  const opening = [openingOf(material), "This is the part of my work that comes closest to the job:"].join(" ");
  const body = [opening, ...lists, ...joinShort([missing, rest].filter(Boolean).join(" "), wishes.join(" "))];
  return letterText(input, [...body, ...answerQuestions(material, body)]);
}

/**
 * A note of somebody of whose work no line can be told: who they are, and what the match finds beside their work. It has to
 * say something that the post asks for of somebody whose score is a fit's; with a reason of their own there is one in any case.
 */
function shortText(material: Material): string | undefined {
  const { input, voice, sentenceGate } = material;
  const why = input.own?.why?.trim();
  const wishes = why ? [] : voice.wishes.flatMap((text) => sentenceGate.say(text));
  const [joining = "", ...who] = shortOpeningOf(material);
  const opening = [joining, ...who].join(" ");
  const { missing, rest } = besideWork(material, [...who, ...wishes], true);
  // Without a word of who its writer is, a note has to say more.
  const isTelling = rest !== "" && (who.length > 0 || sentencesOf(rest).length >= fewestProofs);
  const score = input.match.score ?? 0;
  const answers = answerQuestions(material, wishes);
  // What stands outside of jobs says more than a score that looks at jobs.
  const said = [...who, ...wishes, ...sentencesOf(rest), ...answers].length;
  const isFit = (score >= fit && isTelling) || (score >= some && rest !== "" && said >= fewestSaid);
  if (!isFit && !why) return undefined;
  return letterText(
    input,
    isFit
      ? [opening, missing, rest, wishes.join(" "), ...answers].filter(Boolean)
      : [[opening, ...wishes].join(" "), [missing, rest].filter(Boolean).join(" "), ...answers].filter(Boolean),
  );
}

/** The diploma of a school, beside other papers, of somebody from whom the post wants one. */
function schoolPaper({ input: { resume, match }, sentenceGate }: Material): string[] {
  const isAsked = match.rows.some(
    ({ kind, weight, state, term }) =>
      kind === "degree" && weight === "must" && state === "shown" && ofSchool.test(term),
  );
  const isHeld = resume.education.some(
    ({ studyType = "", institution = "", current }) =>
      !current && /diploma/iu.test(studyType) && ofSchool.test(`${studyType} ${institution}`),
  );
  const text = "high school diploma";
  return isAsked && isHeld && sentenceGate.isSayable(`I hold a ${text}`) ? [text] : [];
}

const ofSchool = /\bhigh school\b/iu;

/** What is not finished, and what the post asks for beside work; `told` are the sentences that the letter has. */
function besideWork(material: Material, told: readonly string[], isAll = false): { missing: string; rest: string } {
  const { input, sentenceGate } = material;
  const held = quotedPapers(material);
  const degree = sentenceGate.sayFirst(writeDegree(input.resume, input.match, input.posting, material.tag));
  const papers = degree.length > 0 || held.length === 0 ? held : [...held, ...schoolPaper(material)];
  for (const text of papers) sentenceGate.say(text);
  const missing = writeMissing(material).join(" ");
  // What is told as missing is not told again as still to come.
  const rest = restOf(material, told, { degree, papers: papers.filter((paper) => !missing.includes(paper)), isAll });
  return { missing, rest };
}

/** What a line gains that surely answers words of the post, in logarithms of the odds. */
const introduced = 4;

function textOf(material: Material, lines: readonly Line[], asks: readonly Ask[]): string {
  const { input, sentenceGate, voice, held } = material;
  const wishes = input.own?.why?.trim() ? [] : voice.wishes.flatMap((text) => sentenceGate.say(text));
  const { missing, rest } = besideWork(material, [...lines.map(({ text }) => text), ...whoOf(material), ...wishes]);
  const { paragraphs, isAnswer } = writeWork(material, lines, asks);
  // What is missing never has the last word.
  const papersTold = [missing, rest].filter(Boolean).join(" ");
  const answers = answerQuestions(material, [...lines.map(({ text }) => text), ...wishes]);
  if (isAnswer) {
    const own = [...whoOf(material), ...wishes].join(" ");
    const body = [...paragraphs, ...joinShort(papersTold, own), ...answers];
    return letterText(input, body, closingOf(input.posting, held));
  }
  // Why somebody wants the job stands behind the work.
  const [about, reasons] = [wishes.filter((text) => !ofWish.test(text)), wishes.filter((text) => ofWish.test(text))];
  const opening = [openingOf(material), ...about].join(" ");
  return letterText(input, [opening, ...paragraphs, ...joinShort(papersTold, reasons.join(" ")), ...answers]);
}

/** In words: so short a paragraph stands with the next one. */
const shortest = 9;

function joinShort(one: string, other: string): string[] {
  const isShort = [one, other].some((text) => text !== "" && text.split(" ").length <= shortest);
  return isShort ? [[one, other].filter(Boolean).join(" ")] : [one, other].filter(Boolean);
}

/** Degree, papers, thesis, tools and languages, as far as the post asks for them. */
function restOf(
  material: Material,
  told: readonly string[],
  { degree, papers, isAll }: { degree: readonly string[]; papers: readonly string[]; isAll: boolean },
): string {
  const { input, sentenceGate } = material;
  const studied = sentenceGate.sayFirst(writeThesis(input.resume, input.posting));
  const languages = languagesAsked(input.resume, input.match);
  const list = joinList(languages);
  // The gate takes "speak" for a deed where nothing in the resume says it.
  const spoken = languages.length > 0 ? sentenceGate.sayFirst([`I speak ${list}`, `My languages include ${list}`]) : [];
  const said = [...told, ...degree, ...papers, ...studied];
  // A note without work tells what the post names by the way, too.
  const asked = isAll ? [...material.asked, ...namedAnywhere(input.resume, input.posting)] : material.asked;
  const tools = writeListedSkills({ ...material, asked, isAll }, said, spoken.length > 0 ? [] : languages).flatMap(
    (text) => sentenceGate.say(text),
  );
  const own = writeOutsideWork(material, [...said, ...tools, ...spoken], isAll);
  return [
    ...degree,
    ...writePapers(papers, degree.length > 0, (name) => isTraining(name, input.resume)),
    ...studied,
    ...own,
    ...tools,
    ...spoken,
  ].join(" ");
}

const ofWish =
  /\b(?:looking|seeking|hoping|thinking|ready|moving|shifting|relocating|returning|would (?:like|love|rather)|want|hope|like|love|enjoy|prefer)\b/u;
