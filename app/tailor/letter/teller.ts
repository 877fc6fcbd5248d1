import type { Claim } from "~/tailor/change";
import { entryPieces, factPieces, type Piece, resumePieces } from "~/tailor/gate/evidence";
import { judgeText } from "~/tailor/gate/judge-text";
import { capital } from "~/tailor/grammar/open-with-deed";
import type { Tag } from "~/tailor/grammar/tagger";
import { pastOf, readVerb } from "~/tailor/grammar/verb-forms";
import type { Posting } from "~/tailor/posting";
import { speaksOf } from "~/tailor/propose/asked-things";
import { joinList } from "~/tailor/propose/in-sentence";
import type { Fact, Resume } from "~/tailor/resume";
import { entryOf } from "~/tailor/resume-atoms";
import { sentence } from "~/wording";
import {
  type Anchor,
  anchorsOf,
  atPresent,
  canBeDated,
  nothing,
  placeOf,
  shortAnchors,
  thatRole,
  timeOf,
} from "./anchor";
import { article, type Job, type Run } from "./job";
import { asPerfect } from "./lines/perfect";
import type { Told } from "./proofs";
import type { Theme } from "./themes";
import { withTopic, workOf } from "./topics";

/** Of a job that goes on: what is done today, what was done, and what was done behind its "since". */
export type Tense = "present" | "past" | "perfect";

/** Words of two lines that share a sentence. */
const mostOfPair = 22;

/** Tells lines in sentences with the job they come from, and keeps the claims that it made; each sentence passes the gate. */
export class Teller {
  readonly claims: Claim[] = [];
  private readonly facts: Piece[];
  /** The jobs that were named, and whether something was told of them since. */
  private readonly known = new Map<string, "named" | "told">();
  private topics = 0;
  /** The job of the last sentence. */
  private last: string | undefined;
  private lastAnchor: Anchor | undefined;
  private lastEmployer: string | undefined;
  /** How many jobs have a title. */
  private readonly roles = new Map<string, number>();
  /** What the opening says that its writer brings. */
  private readonly announced = new Set<string>();

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

  /** One paragraph: each theme by its name, then the lines that answer it; empty where the gate lets nothing of it pass. */
  tell(themes: readonly Theme[], runs: ReadonlyMap<string, Run>): string {
    const jobs = new Map([...runs.values()].map((run) => [keyOf(run), run.job]));
    for (const { role = "" } of jobs.values())
      this.roles.set(role, [...jobs.values()].filter((one) => one.role === role).length);
    const told: string[] = [];
    const runOf = ({ job }: Told) => runs.get(job.path) ?? { job, paths: [job.path] };
    let inRow = 0;
    let hasAlso = false;
    for (const theme of themes) {
      const { name, isDeed, lines } = theme;
      let topic = name === undefined || this.isSaidBy(theme) ? undefined : { name, isDeed };
      for (const key of new Set(lines.map((line) => keyOf(runOf(line))))) {
        const own = lines.filter((line) => keyOf(runOf(line)) === key);
        for (const pair of pairsOf(own)) {
          const isNext = this.last === key && told.length > 0;
          const isAgain = this.last === key && told.length === 0;
          const isAlso: boolean = topic === undefined && !hasAlso && (isAgain || (isNext && inRow === 1));
          const text = this.sentenceOf(pair, runOf(pair[0] as Told), { topic, isNext, isAgain, isAlso });
          if (text === undefined) continue;
          told.push(text);
          hasAlso ||= isAlso;
          inRow = isNext ? inRow + 1 : 1;
          if (topic) this.topics += 1;
          topic = undefined;
          this.last = key;
          this.known.set(key, "told");
        }
      }
    }
    return told.join(" ");
  }

  /** Whether the first line says a topic in the same words, and the opening did, or nothing was asked before it: to name it again says nothing. */
  private isSaidBy({ names, isDeed, lines: [first] }: Theme): boolean {
    const isSaid = (name: string) => first !== undefined && speaksOf(first.text, { term: name });
    const isAnnounced = names.every((name) => this.announced.has(name));
    return names.every(isSaid) && (isAnnounced || isDeed || this.last === undefined);
  }

  private sentenceOf(
    lines: readonly Told[],
    { job, paths }: Run,
    { topic, isNext, isAgain, isAlso }: Place,
  ): string | undefined {
    const [first] = lines;
    if (!first) return undefined;
    const known = this.known.get(keyOf({ job, paths }));
    const pieces = this.piecesOf([...lines.map(({ path }) => path), ...(known ? [] : paths)]);
    const { tense, texts } = this.formOf(lines, job, known !== undefined);
    for (const anchor of this.anchorsFor(job, known, isNext, isAgain)) {
      const isToday = job.isCurrent && tense !== "perfect" && known === undefined && anchor !== nothing;
      const named = isToday ? atPresent(anchor, isRole(job)) : joined(anchor);
      const deeds = this.deedsOf(first, texts, { tense, job, isAlso });
      const claims = this.judgeWith(anchor, deeds, pieces);
      if (!isSupported(claims)) continue;
      this.claims.push(...claims);
      this.lastAnchor = anchor;
      this.lastEmployer = job.employer;
      if (!topic) return sentence(named ? `${capital(named)}, ${deeds}` : capital(deeds));
      const experience = `experience in ${topic.name.replace(/ experience$/u, "")}`;
      const parts = {
        named,
        deeds,
        work: isNext || !/^I /u.test(deeds) ? undefined : workOf(job, known !== undefined, tense),
        isProven: !this.announced.has(topic.name) && this.isSayable(`I bring ${experience}`),
      };
      return sentence(withTopic(topic, this.topics, parts));
    }
    return undefined;
  }

  private anchorsFor(job: Job, known: "named" | "told" | undefined, isNext: boolean, isAgain: boolean): Anchor[] {
    if (isNext) return [nothing];
    if (known === undefined) return anchorsOf(job);
    const isOfOpening = known === "named" && (job.isCurrent || this.last === undefined);
    if (isOfOpening || (isAgain && isRole(job) && !job.employer)) {
      const that = thatRole(job);
      return this.lastAnchor?.held === that.held ? [nothing] : [that, nothing];
    }
    const isShared = job.role !== undefined && (this.roles.get(job.role) ?? 0) > 1;
    const isSameEmployer = !isAgain && job.employer !== undefined && job.employer === this.lastEmployer;
    return shortAnchors(job, { isShared, isSameEmployer });
  }

  /** Where "since" stands before it, what was done is told behind "have", as far as all of it can be. */
  private formOf(lines: readonly Told[], job: Job, isKnown: boolean): { tense: Tense; texts: string[] } {
    const texts = lines.map(({ text }) => text);
    if (!lines.every(isPast)) return { tense: "present", texts };
    const isOpen = job.isCurrent && !isKnown && canBeDated(job) && !lines.some(({ isResult }) => isResult);
    const turned = isOpen ? texts.flatMap((text) => asPerfect(text, this.tag) ?? []) : [];
    return turned.length === texts.length && !texts.some((text) => dated.test(text))
      ? { tense: "perfect", texts: turned }
      : { tense: "past", texts };
  }

  private deedsOf(
    { isNoun, isResult, text, path }: Told,
    texts: readonly string[],
    { tense, job, isAlso }: { tense: Tense; job: Job; isAlso: boolean },
  ): string {
    if (isResult) return text;
    if (isNoun) {
      const isAgain = this.known.has(path) || isAlso;
      this.known.set(path, "told");
      return `my work ${isAgain ? "also " : ""}${job.isCurrent ? "includes" : "included"} ${text}`;
    }
    return clauseOf(texts, tense, isAlso);
  }

  /** What the opening announces of these, as many of the first ones as the gate lets pass together. */
  announce(names: readonly string[]): string[] {
    const most = [...names.keys()]
      .slice(1)
      .reverse()
      .map((at) => names.slice(0, at + 1));
    const said = most.find((some) => this.say(`I bring experience in ${joinList(some)}`).length > 0) ?? [];
    for (const name of said) this.announced.add(name);
    return said;
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

  /** "I have worked as a Sous Chef at Albufera since 2019"; the job is then known by its name. */
  sayHeld({ job, paths }: Run): string[] {
    if (!job.role || !canBeDated(job)) return [];
    const place = job.employer ? ` ${placeOf(job.employer)}` : "";
    const said = this.say(
      `I ${job.isCurrent ? "have worked" : "worked"} as ${article(job.role)}${place} ${timeOf(job)}`,
    );
    if (said.length > 0) this.known.set(keyOf({ job, paths }), "named");
    return said;
  }

  /** As one sentence; where a word of the title is taken for a part of the deed, the two by themselves. */
  private judgeWith(anchor: Anchor, text: string, pieces: Piece[]): Claim[] {
    const named = joined(anchor);
    const whole = this.judge(sentence(named ? `${capital(named)}, ${text}` : capital(text)), pieces);
    if (named === "" || isSupported(whole)) return whole;
    const title = anchor.held.replace(/^(?:As (?:an? )?|In )/u, "");
    const options = { posting: this.from.posting.source, opensWithTitle: true };
    return [
      ...(title ? judgeText(sentence(title), pieces, options) : []),
      ...(anchor.when ? this.judge(sentence(`I worked ${anchor.when}`), pieces) : []),
      ...this.judge(sentence(capital(text)), pieces),
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

interface Place {
  topic: { name: string; isDeed: boolean } | undefined;
  /** The sentence before it is of the same job; `isAgain`: in the paragraph before. */
  isNext: boolean;
  isAgain: boolean;
  /** It adds to what the sentence before it tells. */
  isAlso: boolean;
}

function keyOf({ paths }: Run): string {
  return paths[0] ?? "";
}

function joined({ held, when }: Anchor): string {
  return [held, when].filter(Boolean).join(" ");
}

/** Lines that share a sentence: two of one tense that are not long; results and what is named as work stand alone, behind them. */
function pairsOf(lines: readonly Told[]): Told[][] {
  const isAlone = ({ isNoun, isResult }: Told) => isNoun === true || isResult === true;
  const pairs: Told[][] = [];
  for (const line of lines.filter((one) => !isAlone(one))) {
    const [open, ...others] = pairs.at(-1) ?? [];
    const words = `${open?.text} ${line.text}`.split(" ").length;
    const isOne = open && isPast(open) === isPast(line) && ![open, line].some(isOfAnyTime);
    const isPair = isOne && others.length === 0 && words <= mostOfPair;
    if (isPair) pairs.at(-1)?.push(line);
    else pairs.push([line]);
  }
  return [...pairs, ...lines.filter(isAlone).map((line) => [line])];
}

/** "I oversaw the evening shift and trained new cooks", "I ran both sites, and I hired nine clerks" */
function clauseOf([first = "", second]: readonly string[], tense: Tense, isAlso: boolean): string {
  const also = isAlso ? " also" : "";
  const have = tense === "perfect" ? " have" : "";
  const opening = first.startsWith("was ") ? `I was${also} ${first.slice(4)}` : `I${have}${also} ${first}`;
  if (second === undefined) return opening;
  const isPlain = !/ and |,|^(?:was|been) /u.test(first) && !/^(?:was|been) /u.test(second);
  return isPlain ? `${opening} and ${second}` : `${opening}, and I${have} ${second}`;
}

/** What says when it was done, or what came of it, is told in the past. */
const dated =
  /\b(?:in|since|until) (?:\p{Lu}\p{L}+ )?(?:19|20)\d\d\b|\blast year\b|, (?:and|so) (?:the )?(?:[\p{L}-]+ ){1,5}(?:went|rose|fell|grew|dropped|improved|increased|declined) /u;

function isPast({ text }: Told): boolean {
  const word = /^(?:\p{L}+ly )?(\p{L}+)/u.exec(text)?.[1] ?? "";
  return text.startsWith("was ") || (readVerb(word)?.form ?? (/ed$/u.test(word) ? "past" : "base")) === "past";
}

/** "cut", "set": today and then. */
function isOfAnyTime({ text }: Told): boolean {
  const verb = readVerb(/^(?:\p{L}+ly )?(\p{L}+)/u.exec(text)?.[1] ?? "");
  return verb?.form === "base" && pastOf(verb.base) === verb.base;
}

/** Answers, projects and accomplishments are told of no role. */
function isRole({ path, roles, position }: Job): boolean {
  return /^\/(?:work|volunteer)\//u.test(path) && (roles ?? position) !== undefined;
}

function isSupported(claims: readonly Claim[]): boolean {
  return claims.every(({ status }) => status === "supported");
}
