import type { Claim } from "~/tailor/change";
import type { Tag } from "~/tailor/grammar/tagger";
import { isEnglish } from "~/tailor/lexicon/is-english";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { askedThings } from "~/tailor/propose/asked-things";
import { joinList } from "~/tailor/propose/in-sentence";
import { lineWeigher } from "~/tailor/propose/weigh-lines";
import type { Fact, Resume } from "~/tailor/resume";
import { doubtfulEntries } from "~/tailor/resume-atoms";
import { sentence } from "~/wording";
import { canBeDated } from "./anchor";
import { answeredThings } from "./answered";
import { type Extent, letterText, type OwnSentences, withRest } from "./frame";
import { letterHead } from "./head";
import { jobsOf, runsOf } from "./job";
import { isSpelled } from "./lines/spelling";
import { linesToTell } from "./lines-to-tell";
import { applying, type Material, openingOf, wishOf } from "./opening";
import { subject, withPlainTitle } from "./position";
import { figureWorth, type Told } from "./proofs";
import { rankJobs, sameKind, withNearestTitle } from "./rank-jobs";
import { tellDegree } from "./tell-degree";
import { tellCertificates } from "./tell-papers";
import { languagesAsked, tellListed, tellThesis } from "./tell-rest";
import { Teller } from "./teller";
import { chooseAnswers, inParagraphs, shortened, type Theme, themesOf } from "./themes";
import { worthOfLines } from "./told-worth";

export interface LetterInput {
  /** The resume as it was written by the candidate: the only evidence beside the facts. */
  resume: Resume;
  posting: Posting;
  match: Match;
  facts?: Fact[];
  /** Values that the new resume leaves out: the letter is not to tell what that does not. */
  leftOut?: readonly string[];
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
/** Money and percentages, of which somebody is asked how they came about. */
const worthOfResult = 2;
/** Of fewer lines no letter of results is made. */
const fewestOfLetter = 3;
/** From so many proven things on there is a letter; below, a short note. */
const fewestProven = 3;
/**
 * Of 207 pairs, a reader found no fit in 64 of 85 with a lower score and fewer than two things answered: they get a short
 * note, if any.
 */
const leastScore = 45;
/** A title so close to the post's is a reason to write, though little of what is asked is proven. */
const sameWork = 0.8;

/**
 * A cover letter of one page at most: position, role and what is proven of what the post asks; then each of these things by
 * name with the lines that answer it, the strongest first and then in the post's order; licences and degree; the close. What
 * it says of the candidate passes the gate, what it says of the employer stands in the posting. Same input, same letter.
 */
export function writeLetter(given: LetterInput, tag: Tag): Letter {
  const input = { ...given, posting: withPlainTitle(given.posting) };
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
  const letter = (body && framed(input, body)) ?? byRules(material);
  if (!letter) {
    const reason = "too little in your resume that we can tell in a sentence bears on what this post asks for";
    const text = `No letter was written: ${reason}. Say in one sentence why you want this job, and we write a short letter around it.`;
    return { text, claims: [] };
  }
  const head = [
    ...(date ? [letterHead(posting, date)] : []),
    ...(posting.title ? [`Re: ${subject(posting.title, held)}`] : []),
  ];
  return { ...letter, text: [...head, letter.text].join("\n\n") };
}

/** Every line that a letter could tell, weighed, and the jobs by their closeness to the post. */
export function letterMaterial(input: LetterInput, tag: Tag): Material {
  const { resume, posting, match, leftOut = [] } = input;
  const isLeft = (path: string) => leftOut.some((gone) => path === gone || path.startsWith(`${gone}/`));
  const teller = new Teller(input, tag);
  const doubtful = doubtfulEntries(resume);
  const jobs = jobsOf(resume)
    .filter(({ path }) => !doubtful.has(path))
    .map((job) => withNearestTitle(job, posting))
    // "Aprentice": a slip in a title is mended by its owner, and not repeated here.
    .map((job) =>
      isSpelled(job.roles ?? job.position ?? "", tag)
        ? job
        : { ...job, role: undefined, roles: undefined, position: undefined },
    );
  const weighLine = lineWeigher(resume, posting, match);
  const weighed = new Map(
    linesToTell(input, teller, tag)
      .filter(({ path }) => !isLeft(path))
      .map((line) => [line, weighLine(line.path, line.text)]),
  );
  const ranked = rankJobs(jobs, posting, weighed);
  const held = ranked.find(({ likeness }) => likeness >= sameKind)?.job.title;
  return { input, teller, asked: askedThings(resume, posting, match), weighed, ranked, tag, held };
}

/** A body from elsewhere between our own opening and closing; undefined where it makes no letter of a fitting length. */
function framed(input: LetterInput, body: NonNullable<LetterInput["body"]>): Letter | undefined {
  const text = letterText(input, [sentence(applying(input.posting)), ...body.paragraphs]);
  const words = text.split(/\s+/).filter(Boolean).length;
  return words >= leastOfModel && words <= mostWords ? { text, claims: body.claims } : undefined;
}

function byRules(material: Material): Letter | undefined {
  const { input, teller, weighed, ranked, tag } = material;
  const worth = worthOfLines(weighed, ranked, input.posting, tag);
  const things = answeredThings(material);
  const chosen = chooseAnswers(worth, things, ranked);
  const all = themesOf(chosen, things, worth, ranked);
  const papers = papersOf(material, chosen);
  const answered = things.filter(({ lines }) => chosen.some((line) => lines.has(line))).length;
  const proven = answered + papers.length;
  const isNear = ranked.some(
    ({ likeness, job }) =>
      likeness >= sameWork &&
      job.role !== undefined &&
      !job.isVoluntary &&
      chosen.some((line) => line.job.path === job.path),
  );
  const isTitled = ranked.some((one) => one.isTitled && one.job.role !== undefined && canBeDated(one.job));
  const isWeak = (input.match.score ?? 0) < leastScore;
  const isWorthwhile = answered > 0 || isTitled || isNear;
  if (!isWorthwhile && !input.own?.why?.trim()) return undefined;
  const isFull = (isWeak ? answered : proven + (isNear ? fewestProven - 1 : 0)) >= fewestProven;
  const themes = !isWorthwhile ? [] : isFull ? all : shortened(all);
  return { text: textOf(material, themes, isWorthwhile ? papers : []), claims: teller.claims };
}

function textOf(material: Material, themes: readonly Theme[], papers: readonly string[]): string {
  const { input, teller, ranked } = material;
  const runs = runsOf(ranked.map(({ job }) => job));
  const opening = openingOf(material, themes, runs);
  const lines = themes.flatMap((theme) => theme.lines);
  const told = inParagraphs(themes).map((some) => teller.tell(some, runs));
  const paragraphs = [opening, ...told.filter(Boolean)];
  if (themes.length === 0) return letterText(input, withRest(paragraphs, papers));
  const studied = teller.sayFirst(tellThesis(input.resume, input.posting));
  const languages = languagesAsked(input.resume, input.match);
  const spoken = languages.length > 0 ? teller.say(`I also speak ${joinList(languages)}`) : [];
  // The gate takes "speak" for a deed where nothing in the resume says it.
  const listed = tellListed(material, [...paragraphs, ...papers, ...studied], spoken.length > 0 ? [] : languages);
  const skills = listed.flatMap((text) => teller.say(text));
  const rest = [...papers, ...studied, ...skills, ...spoken];
  return letterText(input, withRest(paragraphs, rest), { extent: extentOf(lines), wish: wishOf(material, themes) });
}

/** Licences, certificates and the degree that is asked for. */
function papersOf({ input: { resume, match, posting }, teller, tag }: Material, lines: readonly Told[]): string[] {
  const told = lines.flatMap(({ job, text }) => [job.roles ?? "", text]);
  const voice = {
    sayFirst: (texts: readonly string[]) => teller.sayFirst(texts),
    canSay: (text: string) => teller.isSayable(text),
    isWord: (word: string) => isSpelled(word, tag),
  };
  const papers = tellCertificates(resume, match, posting, voice, told);
  const degree = teller.sayFirst(tellDegree(resume, match, posting, tag));
  const isAgain = papers.some((text) => /^I (?:hold|have) /u.test(text));
  return [...papers, ...degree.map((text) => (isAgain ? text.replace(/^I (hold|have) /u, "I also $1 ") : text))];
}

function extentOf(lines: readonly Told[]): Extent {
  const counted = lines.filter(({ text }) => figureWorth(text) >= worthOfResult);
  return lines.length >= fewestOfLetter && counted.length > 1 ? "results" : "other";
}
