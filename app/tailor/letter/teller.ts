import type { Claim } from "~/tailor/change";
import { entryPieces, factPieces, type Piece, resumePieces } from "~/tailor/gate/evidence";
import { judgeText } from "~/tailor/gate/judge-text";
import { capital } from "~/tailor/grammar/open-with-deed";
import type { Tag } from "~/tailor/grammar/tagger";
import { readVerb } from "~/tailor/grammar/verb-forms";
import type { Posting } from "~/tailor/posting";
import type { Fact, Resume } from "~/tailor/resume";
import { entryOf } from "~/tailor/resume-atoms";
import { sentence } from "~/wording";
import { type Anchor, anchored, anchorsOf, atPresent, canBeDated, nothing, placeOf, timeOf } from "./anchor";
import type { Group } from "./choose-lines";
import { article, type Job } from "./job";
import { asPerfect } from "./lines/perfect";
import type { Told } from "./proofs";
import { inFigures } from "./tell-figures";

/** Two lines share one "I" where each is so short, and the first one joins nothing itself. */
const mostOfJoined = 9;
/** Words of two lines that share a sentence. */
const mostOfPair = 26;

const tenses = ["present", "past", "perfect"] as const;

interface Clause {
  text: string;
  /** Of a job that goes on: what is done today, what was done at a time that is named, and the rest, behind "I have". */
  tense: (typeof tenses)[number];
  path: string;
}

/** Tells lines as sentences with the job they come from, and keeps the claims that it made; each sentence passes the gate. */
export class Teller {
  readonly claims: Claim[] = [];
  private readonly facts: Piece[];
  private hasFigures = false;

  constructor(
    private readonly from: { resume: Resume; posting: Posting; facts?: Fact[] },
    private readonly tag: Tag,
  ) {
    this.facts = factPieces(from.facts);
  }

  /** Whether the gate finds every claim of the line in its own entry, or in an answer. */
  isProven({ text, path }: Told): boolean {
    return isSupported(this.judge(sentence(capital(text)), this.piecesOf([path])));
  }

  /** Whether it can be told in the tense of its job: of one that goes on what was done goes behind "have". */
  canTell(line: Told): boolean {
    return line.isNoun === true || line.isResult === true || this.clauseOf(line, line.job) !== undefined;
  }

  /**
   * The lines of a job in sentences, the first of which names the job, behind what says when it was ("Before that, ");
   * empty where the gate does not let them pass. What it names as work comes last.
   */
  tell(group: Group, options: { when?: string; isFirst?: boolean; isNamed?: boolean } = {}): string {
    const figures = group.lines.filter((line) => line.isFigure === true && this.isProven(line));
    const told = this.tellLines({ ...group, lines: group.lines.filter(({ isFigure }) => !isFigure) }, options);
    const isHeld = told === "" && figures.length > 0 && options.isNamed !== true;
    const held = isHeld ? this.sayHeld(group.run?.job ?? group.job) : [];
    if (told === "" && held.length === 0 && options.isNamed !== true) return "";
    for (const line of figures) this.claimNouns(line);
    const isAgain = this.hasFigures;
    this.hasFigures ||= figures.length > 0;
    return [told, ...held, ...inFigures(figures, isAgain)].filter(Boolean).join(" ");
  }

  private tellLines(
    { job, lines, run }: Group,
    { when = "", isFirst: isOpening = false, isNamed = false }: { when?: string; isFirst?: boolean; isNamed?: boolean },
  ): string {
    const deeds = lines.filter(({ isNoun, isResult }) => !isNoun && !isResult);
    const results = lines.filter(({ isResult }) => isResult);
    if (lines.length === 0) return "";
    if (deeds.length === 0 && results.length < lines.length)
      return this.tellNouns(
        job,
        lines.filter(({ isNoun }) => isNoun),
        isNamed,
      );
    const clauses = deeds.flatMap((line) => this.clauseOf(line, job) ?? []);
    const ordered = tenses.flatMap((one) => clauses.filter(({ tense }) => tense === one));
    const sentences: string[] = [];
    const anchors = isNamed ? [nothing] : [...(run ? anchorsOf(run.job) : []), ...anchorsOf(job)];
    const isAddition = job.path === "/awards" && !isOpening;
    const add = (told: readonly Clause[]): boolean => {
      const isFirst = sentences.length === 0;
      const pieces = this.piecesOf([...told.map(({ path }) => path), ...(isFirst && run ? run.paths : [])]);
      const also = isAddition ? isFirst : sentences.length === 1;
      const lead = isFirst ? when : sentences.length === 2 && isRole(job) && !job.isCurrent ? "In that role, " : "";
      for (const anchor of isFirst ? anchors : [nothing]) {
        const claims = this.judgeWith(anchor, clausesWith(told), pieces);
        if (!isSupported(claims)) continue;
        this.claims.push(...claims);
        const now = isFirst && job.isCurrent && told[0]?.tense !== "perfect";
        const said = clausesWith(told, also);
        const isToday = now || (isFirst && isNamed);
        sentences.push(sentence(isToday ? atPresent(anchor, said, isNamed) : anchored(anchor, said, lead)));
        return true;
      }
      return false;
    };
    for (const told of inSentences(ordered)) if (!add(told) && told.length > 1) for (const one of told) add([one]);
    const nouns = lines.filter(({ isNoun }) => isNoun);
    const [first, ...others] = results.map(({ text }) => text);
    for (const line of results) this.claimNouns(line);
    // With nothing done beside it, a result has the place and the time of its job.
    const [bare = nothing] = anchorsOf(job).filter(({ held }) => held === "");
    const alone = sentences.length === 0 && first !== undefined ? [sentence(anchored(bare, first))] : [];
    const told = (alone.length > 0 ? others : [first, ...others]).flatMap((text) =>
      text ? sentence(capital(text)) : [],
    );
    sentences.push(...alone, ...told);
    return [...sentences, ...(sentences.length > 0 ? this.alsoNouns(job, nouns) : [])].join(" ");
  }

  /** A sentence about the whole resume, where the gate finds all of it there; else none. */
  say(text: string | undefined): string[] {
    const claims = text === undefined ? [] : this.judge(sentence(text), resumePieces(this.from.resume));
    if (text === undefined || !isSupported(claims)) return [];
    this.claims.push(...claims);
    return [sentence(text)];
  }

  /** The first of several sentences that say the same, of which the gate finds all in the resume. */
  sayFirst(texts: readonly string[]): string[] {
    for (const text of texts) {
      const said = this.say(text);
      if (said.length > 0) return said;
    }
    return [];
  }

  /** Whether the gate finds a sentence about the whole resume in it. */
  isSayable(text: string): boolean {
    return isSupported(this.judge(sentence(text), resumePieces(this.from.resume)));
  }

  /** "I have worked as a Sous Chef at Albufera since 2019" */
  sayHeld(job: Job): string[] {
    if (!job.role || !canBeDated(job)) return [];
    const place = job.employer ? ` ${placeOf(job.employer)}` : "";
    return this.say(`I ${job.isCurrent ? "have worked" : "worked"} as ${article(job.role)}${place} ${timeOf(job)}`);
  }

  /** "My work as a Mechanic since 2017 includes inspections and repairs" */
  private tellNouns(job: Job, [first, ...others]: readonly Told[], isNamed: boolean): string {
    if (!first) return "";
    const [{ held, when } = nothing] = isNamed ? [] : anchorsOf(job);
    const named = [held.replace(/^[AI]/u, (letter) => letter.toLowerCase()), when].filter(Boolean).join(" ");
    this.claimNouns(first);
    const told = `My work ${named} ${includes(job).join("")}${first.text}`.replace(/ {2,}/gu, " ");
    return [sentence(told), ...this.alsoNouns(job, others)].join(" ");
  }

  /** Two short ones share a sentence: "My work also included stock counts, as well as ordering". */
  private alsoNouns(job: Job, lines: readonly Told[]): string[] {
    const [auxiliary, verb] = includes(job);
    const pairs: Told[][] = [];
    for (const line of lines) {
      this.claimNouns(line);
      const [open, ...others] = pairs.at(-1) ?? [];
      const isPair = open && others.length === 0 && open.job.isCurrent === line.job.isCurrent;
      if (isPair && `${open.text} ${line.text}`.split(" ").length <= mostOfPair) pairs.at(-1)?.push(line);
      else pairs.push([line]);
    }
    return pairs.map((told, at) => {
      // Of an earlier job that is told as one with this one it is not done today.
      const [has, included] = told[0]?.job.isCurrent === job.isCurrent ? [auxiliary, verb] : ["has ", "included "];
      const said = told.map(({ text }) => text).join(", as well as ");
      return sentence(`${at === 0 ? "My work" : "It"} ${has}also ${included}${said}`);
    });
  }

  private claimNouns({ text, path }: Told): void {
    this.claims.push(...this.judge(sentence(capital(text)), this.piecesOf([path])));
  }

  private clauseOf({ text, path, isNoun }: Told, job: Job): Clause | undefined {
    if (isNoun) return undefined;
    const isPast = text.startsWith("was ") || isPastVerb(text);
    if (!isPast) return { text, path, tense: "present" };
    if ((!job.isCurrent && !path.startsWith("/awards")) || dated.test(text)) return { text, path, tense: "past" };
    const perfect = asPerfect(text, this.tag);
    return perfect === undefined ? undefined : { text: perfect, path, tense: "perfect" };
  }

  /** As one sentence; where a word of the title is taken for a part of the deed, the two by themselves. */
  private judgeWith({ held, when }: Anchor, text: string, pieces: Piece[]): Claim[] {
    const whole = this.judge(sentence(anchored({ held, when }, text)), pieces);
    if ((held === "" && when === "") || isSupported(whole)) return whole;
    const title = held.replace(/^(?:As (?:an? )?|In )/u, "");
    const options = { posting: this.from.posting.source, opensWithTitle: true };
    return [
      ...(title ? judgeText(sentence(title), pieces, options) : []),
      ...(when ? this.judge(sentence(`I worked ${when}`), pieces) : []),
      ...this.judge(sentence(text), pieces),
    ];
  }

  private judge(text: string, pieces: Piece[]): Claim[] {
    return judgeText(text, pieces, { posting: this.from.posting.source });
  }

  private piecesOf(paths: readonly string[]): Piece[] {
    const entries = [...new Set(paths.map(entryOf))];
    const own = entries.flatMap((entry) => entryPieces(this.from.resume, entry));
    return this.facts.length > 0 ? [...own, ...this.facts] : own;
  }
}

/** "I oversaw the evening shift and trained new cooks", "I ran both sites, and I hired nine clerks" */
function clausesWith([first, second]: readonly Clause[], also = false): string {
  if (!first) return "";
  const said = also ? " also" : "";
  const opening =
    first.tense === "perfect"
      ? `I have${said} ${first.text}`
      : first.text.startsWith("was ")
        ? `I was${said} ${first.text.slice(4)}`
        : `I${said} ${first.text}`;
  if (!second) return opening;
  const isPlain = ![first, second].some(({ text }) => / and /u.test(text));
  if (isShort(first) && isShort(second) && isPlain) return `${opening} and ${second.text}`;
  return `${opening}, and I ${second.tense === "perfect" ? "have " : ""}${second.text}`;
}

/** What says when it was done, or what came of it, is told in the past. */
const dated =
  /\b(?:in|since|until) (?:\p{Lu}\p{L}+ )?(?:19|20)\d\d\b|\blast year\b|, and (?:the )?(?:[\p{L}-]+ ){1,5}(?:went|rose|fell|grew|dropped|improved|increased|declined) /u;

function isShort({ text }: Clause): boolean {
  return text.split(" ").length <= mostOfJoined && !text.includes(",") && !/^(?:was|been) /u.test(text);
}

/** Which clauses share a sentence: two short ones of one form to open with, and two of any that are not too long behind it. */
function inSentences(clauses: readonly Clause[]): Clause[][] {
  const told: Clause[][] = [];
  for (const clause of clauses) {
    const last = told.at(-1);
    const [open, ...others] = last ?? [];
    const isPair = open !== undefined && others.length === 0 && open.tense === clause.tense;
    const words = `${open?.text} ${clause.text}`.split(" ").length;
    const isFirst = told.length === 1;
    const fits = isFirst
      ? [open ?? clause, clause].every((one) => isShort(one) && !/ and /u.test(one.text))
      : told.length % 2 === 0 && words <= mostOfPair && !open?.text.includes(",");
    if (last && isPair && fits) last.push(clause);
    else told.push([clause]);
  }
  return told;
}

function isPastVerb(text: string): boolean {
  const word = /^(?:\p{L}+ly )?(\p{L}+)/u.exec(text)?.[1] ?? "";
  return (readVerb(word)?.form ?? (/ed$/u.test(word) ? "past" : "base")) === "past";
}

/** Answers, projects and accomplishments are told of no role. */
function isRole({ path, roles, position }: Job): boolean {
  return /^\/(?:work|volunteer)\//u.test(path) && (roles ?? position) !== undefined;
}

function isSupported(claims: readonly Claim[]): boolean {
  return claims.every(({ status }) => status === "supported");
}

/** What was done for an earlier employer under the title of today is not done today: "has included". */
function includes({ isCurrent, employer }: Job): [auxiliary: string, verb: string] {
  if (!isCurrent) return ["", "included "];
  return employer ? ["", "includes "] : ["has ", "included "];
}
