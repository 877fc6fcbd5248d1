import type { Claim } from "~/tailor/change";
import { entryPieces, factPieces, type Piece, resumePieces } from "~/tailor/gate/evidence";
import { judgeText } from "~/tailor/gate/judge-text";
import { capital } from "~/tailor/grammar/open-with-deed";
import type { Tag } from "~/tailor/grammar/tagger";
import { readVerb } from "~/tailor/grammar/verb-forms";
import type { Posting } from "~/tailor/posting";
import { namesWork } from "~/tailor/propose/profile-pieces";
import type { Fact, IsoDate, Resume } from "~/tailor/resume";
import { entryOf } from "~/tailor/resume-atoms";
import { sentence } from "~/wording";
import type { Group } from "./choose-lines";
import { article, type Job } from "./job";
import { asPerfect } from "./perfect";
import type { Told } from "./proofs";

/** Two lines go in one sentence where each is so short, and the first one joins nothing itself. */
const mostOfJoined = 9;

interface Clause {
  text: string;
  /** Behind "I have": what was done in a job that goes on. */
  isPerfect: boolean;
  path: string;
}

/** Tells lines as sentences with the job they come from, and keeps the claims that it made; each sentence passes the gate. */
export class Teller {
  readonly claims: Claim[] = [];
  private readonly facts: Piece[];

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
    return line.isNoun === true || this.clauseOf(line, line.job) !== undefined;
  }

  /**
   * The lines of a job in sentences, the first of which names the job, behind what says when it was ("Before that, ");
   * empty where the gate does not let them pass.
   */
  tell({ job, lines, run }: Group, { when = "", isFirst: isOpening = false } = {}): string {
    const [first] = lines;
    if (first?.isNoun) return this.tellNouns(job, lines);
    const clauses = lines.flatMap((line) => this.clauseOf(line, job) ?? []);
    const ordered = [...clauses.filter(({ isPerfect }) => !isPerfect), ...clauses.filter(({ isPerfect }) => isPerfect)];
    const sentences: string[] = [];
    const opening = [...(run ? anchorsOf(run.job) : []), ...anchorsOf(job)];
    for (const { paths, text, isPerfect } of joined(ordered)) {
      const isFirst = sentences.length === 0;
      const pieces = this.piecesOf(isFirst ? [...paths, ...(run?.paths ?? [])] : paths);
      const subject = isPerfect ? "I have" : "I";
      const also = sentences.length === (job.path === "/awards" && !isOpening ? 0 : 1) ? " also" : "";
      for (const anchor of isFirst ? opening : [nothing]) {
        const claims = this.judgeWith(anchor, `${subject} ${text}`, pieces);
        if (!isSupported(claims)) continue;
        this.claims.push(...claims);
        const now = isFirst && job.isCurrent && !isPerfect;
        const told = now ? atPresent(anchor, text) : anchored(anchor, `${subject}${also} ${text}`, isFirst ? when : "");
        sentences.push(sentence(told));
        break;
      }
    }
    return sentences.join(" ");
  }

  /** A sentence about the whole resume, where the gate finds all of it there; else none. */
  say(text: string | undefined): string[] {
    const claims = text === undefined ? [] : this.judge(sentence(text), resumePieces(this.from.resume));
    if (text === undefined || !isSupported(claims)) return [];
    this.claims.push(...claims);
    return [sentence(text)];
  }

  /** Whether the gate finds a sentence about the whole resume in it. */
  isSayable(text: string): boolean {
    return isSupported(this.judge(sentence(text), resumePieces(this.from.resume)));
  }

  /** "I have worked as a Sous Chef at Albufera since 2019" */
  sayHeld(job: Job): string[] {
    if (!job.role || !canBeDated(job)) return [];
    const place = job.employer ? ` at ${job.employer}` : "";
    return this.say(`I ${job.isCurrent ? "have worked" : "worked"} as ${article(job.role)}${place} ${timeOf(job)}`);
  }

  /** "My work as a Mechanic since 2017 includes inspections and repairs" */
  private tellNouns(job: Job, lines: readonly Told[]): string {
    const [{ held, when } = nothing] = anchorsOf(job);
    const named = [held.replace(/^[AI]/u, (letter) => letter.toLowerCase()), when].filter(Boolean).join(" ");
    const verb = job.isCurrent ? "includes" : "included";
    return lines
      .filter(({ isNoun }) => isNoun)
      .map(({ text, path }, at) => {
        this.claims.push(...this.judge(sentence(capital(text)), this.piecesOf([path])));
        return sentence(
          at === 0 ? `My work ${named} ${verb} ${text}`.replace(/ {2,}/gu, " ") : `It also ${verb} ${text}`,
        );
      })
      .join(" ");
  }

  private clauseOf({ text, path, isNoun }: Told, job: Job): Clause | undefined {
    if (isNoun) return undefined;
    const isPast = text.startsWith("was ") || isPastVerb(text);
    if (!job.isCurrent && !path.startsWith("/awards")) return { text, path, isPerfect: false };
    if (!isPast) return { text, path, isPerfect: false };
    const perfect = asPerfect(text, this.tag);
    return perfect === undefined ? undefined : { text: perfect, path, isPerfect: true };
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

/** Short clauses of one form in pairs: "oversaw the evening shift and trained new cooks". */
function joined(clauses: readonly Clause[]): { text: string; paths: string[]; isPerfect: boolean }[] {
  const told: { text: string; paths: string[]; isPerfect: boolean }[] = [];
  const isShort = (text: string) => text.split(" ").length <= mostOfJoined && !/,/u.test(text);
  let isOpen = false;
  for (const { text, path, isPerfect } of clauses) {
    const last = told.at(-1);
    const isSameForm = last?.isPerfect === isPerfect && !/^(?:was|been) /u.test(`${last.text} ${text}`);
    if (last && isOpen && isSameForm && isShort(text) && isShort(last.text) && !/ and /u.test(last.text)) {
      last.text += ` and ${text}`;
      last.paths.push(path);
      isOpen = false;
    } else {
      told.push({ text, paths: [path], isPerfect });
      isOpen = true;
    }
  }
  return told;
}

function isPastVerb(text: string): boolean {
  const word = /^(?:\p{L}+ly )?(\p{L}+)/u.exec(text)?.[1] ?? "";
  return (readVerb(word)?.form ?? (/ed$/u.test(word) ? "past" : "base")) === "past";
}

/** What names a job before its first sentence. */
interface Anchor {
  /** "As a Staff Accountant", "In sales" */
  held: string;
  /** "at Acme from 2014 to 2017" */
  when: string;
}

/** In full, then with less of it, as the gate lets it pass. */
function anchorsOf(job: Job): Anchor[] {
  const { path, roles, titles = [], position, employer, project } = job;
  if (path.startsWith("/facts/") || path === "/awards") return [nothing];
  if (project) return [{ held: `In ${project}`, when: "" }];
  const dates = canBeDated(job) ? timeOf(job) : "";
  const place = employer ? `at ${employer}` : "";
  const names = roles ? [...new Set([roles, ...[...titles].reverse()])] : [];
  const held = roles ? names.map((name) => `As ${article(name)}`) : position ? [positionAnchor(position)] : [];
  const times = [...new Set([`${place} ${dates}`.trim(), dates, place, ""])];
  return [
    ...held.flatMap((name) => times.map((when) => ({ held: name, when }))),
    ...times.map((when) => ({ held: "", when })),
  ];
}

const nothing: Anchor = { held: "", when: "" };

function anchored({ held, when }: Anchor, text: string, lead = ""): string {
  const anchor = [held, when].filter(Boolean).join(" ");
  if (anchor === "") return `${lead}${text}`;
  return `${lead ? lead + anchor.charAt(0).toLowerCase() + anchor.slice(1) : capital(anchor)}, ${text}`;
}

/** "As Kitchen Crew"; "In sales" of a title that names work. */
function positionAnchor(position: string): string {
  const isWork = !/\s/.test(position) || namesWork.test(position) || /s$/u.test(position);
  return isWork ? `In ${position.toLowerCase()}` : `As ${position}`;
}

/** "In my current role as a Staff Nurse at Mercy, I run ...": what somebody does today bears no "since". */
function atPresent({ held, when }: Anchor, text: string): string {
  const place = when.replace(/ ?since \d{4}$/u, "");
  const role = held.startsWith("As ") ? `In my current role as ${held.slice(3)}` : "In my current job";
  return `${[role, place].filter(Boolean).join(" ")}, I ${text}`;
}

function isSupported(claims: readonly Claim[]): boolean {
  return claims.every(({ status }) => status === "supported");
}

/** Whether it is known when the job began and, unless it goes on, when it ended. */
export function canBeDated({ startDate, endDate, isCurrent }: Job): boolean {
  return startDate !== undefined && (isCurrent || endDate !== undefined);
}

function timeOf({ isCurrent, startDate, endDate }: Job): string {
  if (isCurrent) return `since ${yearOf(startDate)}`;
  const [from, to] = [yearOf(startDate), yearOf(endDate)];
  return from === to ? `in ${from}` : `from ${from} to ${to}`;
}

function yearOf(day: IsoDate | undefined): string | undefined {
  return day?.slice(0, 4);
}
