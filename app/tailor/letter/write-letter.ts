import type { Claim } from "~/tailor/change";
import { sentencesOf } from "~/tailor/grammar/split-sentences";
import type { Tag } from "~/tailor/grammar/tagger";
import { isEnglish } from "~/tailor/lexicon/is-english";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { howToApply } from "~/tailor/posting/how-to-apply";
import { askedThings } from "~/tailor/propose/asked-things";
import type { Fact, Resume } from "~/tailor/resume";
import { sentence } from "~/wording";
import { answerQuestions } from "./beside/answer-questions";
import { ownVoice } from "./beside/own-voice";
import { besideWork } from "./beside-work";
import { chanceOf, chooseStories, readStories } from "./choose-stories";
import { closeOf, letterText, type OwnSentences } from "./frame";
import { letterHead } from "./head";
import { positionOf, subject } from "./jobs/position";
import { sameKind } from "./jobs/rank-jobs";
import type { Line } from "./lines/quotable-lines";
import { listWork } from "./list-work";
import { wantsNoLetter, whyNoLetter } from "./no-letter";
import { applying, type Material, shortOpeningOf, whoOf } from "./opening";
import { SentenceGate } from "./sentence-gate";

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
const leastChance = 0.3;
const weakChance = 0.55;
/** From this score on somebody shows most of what is asked, and gets a note though no line of their work can be told. */
const fit = 55;
const some = 30;
const fewestProofs = 3;
const fewestSaid = 4;
const fewestStories = 2;

/**
 * A cover letter of one page at most: the position, who its writer is and what they wish; what the post asks to be told; the
 * work, job by job, as the resume has it; degree, papers and the rest that the post asks for; what is not there yet; the close.
 * Whatever it says about the candidate passes the gate, and what it says of the employer stands in the posting. Same input,
 * same letter.
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
  const about = [title && positionOf(title, held) && subject(title, held), reference].filter(Boolean).join(", ");
  return about ? [`Re: ${about}`] : [];
}

/** What a letter can be made of. */
function letterMaterial(input: LetterInput, tag: Tag): Material {
  const { resume, posting, match, shown = { resume, match } } = input;
  const sentenceGate = new SentenceGate(input, shown.resume);
  const stories = readStories(shown, posting, tag, (text) => sentenceGate.isSayable(text));
  const { ranked } = stories;
  const held = ranked.find(({ likeness }) => likeness >= sameKind)?.job.title;
  const asked = askedThings(resume, posting, match);
  const voice = ownVoice(resume, posting, tag);
  return {
    input,
    shown,
    sentenceGate,
    asked,
    stories,
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
  const { input, sentenceGate, stories } = material;
  const chance = chanceOf(stories, input.match);
  const chosen = chance < leastChance ? [] : chooseStories(stories, chance < weakChance);
  const text = chosen.length >= fewestStories ? textOf(material, chosen) : shortText(material);
  return text === undefined ? undefined : { text, claims: sentenceGate.claims };
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
  const { missing, held, others } = besideWork(material, [...who, ...wishes], true);
  const rest = [held, others].filter(Boolean).join(" ");
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

/** The opening, what the post asked to be told, the work job by job, what it asks for beside work, the close. */
function textOf(material: Material, stories: readonly Line[]): string {
  const { input, sentenceGate, voice } = material;
  const wishes = input.own?.why?.trim() ? [] : voice.wishes.flatMap((text) => sentenceGate.say(text));
  const told = [...stories.map(({ text }) => text), ...whoOf(material), ...wishes];
  const opening = [sentence(applying(input.posting, material.held)), ...whoOf(material), ...wishes].join(" ");
  const answers = answerQuestions(material, told);
  const { missing, held, others } = besideWork(material, [...told, ...answers]);
  const work = listWork(material, stories);
  // A licence or degree that the post insists on comes first, and what is missing never has the last word.
  const isMust = input.match.rows.some(
    ({ kind, weight, state }) => /^(?:credential|degree)$/u.test(kind) && weight === "must" && state === "shown",
  );
  const rest = [isMust ? "" : held, others].filter(Boolean).join(" ");
  const body = [isMust ? held : "", ...answers, missing, ...work, rest];
  return letterText(input, [opening, ...body.filter(Boolean)], closeOf(input));
}
