import type { Claim } from "~/tailor/change";
import { entryPieces, factPieces, type Piece, resumePieces } from "~/tailor/gate/evidence";
import { judgeText } from "~/tailor/gate/judge-text";
import { capital } from "~/tailor/grammar/open-with-deed";
import { verbOf } from "~/tailor/grammar/read-deed";
import type { Posting } from "~/tailor/posting";
import type { Fact, IsoDate, Resume } from "~/tailor/resume";
import { entryOf } from "~/tailor/resume-atoms";
import { sentence } from "~/wording";
import type { Group } from "./choose-lines";
import { listSign } from "./frame";
import { article, type Job } from "./job";
import type { Told } from "./proofs";

/** So many lines are told in sentences, more, or longer ones, in a list. */
const mostSentences = 3;
const mostInSentences = 45;

/** Behind "I have worked as a cook since 2012": what was done and not said to go on. */
const inThisTime = "In this time ";

interface HeldAs {
  order: keyof typeof openings;
  things: readonly string[];
}

/** Tells lines as sentences and lists with the job they come from, and keeps the claims that it made. */
export class Teller {
  readonly claims: Claim[] = [];
  /** The jobs that were said by title and years. */
  private readonly held: string[] = [];
  private readonly facts: Piece[];

  constructor(private readonly from: { resume: Resume; posting: Posting; facts?: Fact[] }) {
    this.facts = factPieces(from.facts);
  }

  /** The entries that were said by title and years. */
  get saidJobs(): readonly string[] {
    return this.held;
  }

  /** Whether the gate finds every claim of the line in its own entry, or in an answer. */
  isProven(line: Told): boolean {
    return this.judge(written(line), this.piecesOf(line)).every(({ status }) => status === "supported");
  }

  /** The lines of a job behind what the post asks for: a few as sentences, several as a list that its job opens. */
  tell({ job, lines }: Group, { asked = "", isFirst = false } = {}): string {
    for (const line of lines) this.claims.push(...this.judge(written(line), this.piecesOf(line)));
    const [first, ...more] = lines;
    if (!first) return "";
    const opening = `${asked}${this.openingOf(job, { isFirst, isAnswer: asked !== "" }, first)}`;
    const words = lines.reduce((sum, { text }) => sum + text.split(" ").length, 0);
    if (lines.some(({ isAsWritten }) => isAsWritten)) {
      const head = this.anchorOf(job).replace(/,? $/u, "");
      return [`${asked}${head}:`, ...lines.map((line) => `${listSign}${written(line)}`)].join("\n");
    }
    if (lines.length > mostSentences || (lines.length === mostSentences && words > mostInSentences))
      return [`${opening}:`, ...lines.map((line) => `${listSign}${written(line)}`)].join("\n");
    const others = more.map(({ text, isNoun }, at) =>
      sentence(isNoun ? `It also included ${text}` : asFurther(text, at)),
    );
    return [sentence(`${opening} ${first.text}`), ...others].join(" ");
  }

  private openingOf(
    job: Job,
    { isFirst, isAnswer }: { isFirst: boolean; isAnswer: boolean },
    { isNoun, text }: Told,
  ): string {
    const isPast = verbOf(/^(?:\p{L}+ly )?(\p{L}+)/u.exec(text)?.[1] ?? "")?.form === "past";
    // Behind two jobs, or another one's lines, "this job" would leave open which.
    const isNamed = isFirst && this.held.length === 1 && job.path === this.held[0];
    if (isNoun && isNamed) return job.isCurrent ? "My current work includes" : "My work in that job included";
    const named = job.isCurrent ? (isPast ? inThisTime : "In my current job ") : "In that job ";
    const anchor = isNamed && !(isAnswer && named === inThisTime) ? named : this.anchorOf(job);
    if (!isNoun) return `${anchor}I`;
    return `My work ${anchor.charAt(0).toLowerCase()}${anchor.slice(1).replace(/,? $/u, "")} ${job.isCurrent ? "includes" : "included"}`;
  }

  /** "As a Staff Accountant at Acme from 2014 to 2017, "; without the years where they were said. */
  private anchorOf(job: Job): string {
    const { roles, role, position, employer, project } = job;
    if (project) return `In ${project}, `;
    if (this.held.includes(job.path) && role) return `As ${article(role)} `;
    const dates = canBeDated(job) ? timeOf(job) : "";
    const place = employer ? ` at ${employer}` : "";
    if (roles) return `As ${article(roles)}${place}${dates}, `;
    // "In sales", of a title that names the trade alone.
    if (position && !/\s/.test(position)) return `In ${position.toLowerCase()}${place}${dates}, `;
    if (position) return `In the position of ${position}${place}${dates}, `;
    if (employer) return `At ${employer}${dates}, `;
    return dates ? `${dates.trim().replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}, ` : "In my career so far, ";
  }

  /** A sentence about the whole resume, where the gate finds all of it there, with what leads up to it; else none. */
  say(text: string | undefined, lead = ""): string[] {
    const claims = text === undefined ? [] : this.judge(sentence(text), resumePieces(this.from.resume));
    if (text === undefined || claims.some(({ status }) => status !== "supported")) return [];
    this.claims.push(...claims);
    return [sentence(`${lead}${text}`)];
  }

  /**
   * "I have worked as a Sous Chef at Albufera since 2019, with experience in banquets and menus": with the first of
   * `things` that is proven. `paths` are the entries that were this job. Which job was the last one, and which came before
   * it, their dates say; "alone" it is told without such a claim.
   */
  sayHeld(job: Job, paths: readonly string[], { order, things }: HeldAs): string[] {
    if (!job.role || !canBeDated(job)) return [];
    const place = job.employer ? ` at ${job.employer}` : "";
    const held = `${job.isCurrent ? "have worked" : "worked"} as ${article(job.role)}${place}${timeOf(job)}`;
    const opening = order === "latest" && job.isCurrent ? "I" : openings[order];
    for (const thing of [...things, ""]) {
      if (this.say(`I ${held}${thing}`).length === 0) continue;
      this.held.push(...paths);
      return [sentence(`${opening} ${held}${thing}`)];
    }
    return [];
  }

  private judge(text: string, pieces: Piece[]): Claim[] {
    return judgeText(text, pieces, { posting: this.from.posting.source });
  }

  private piecesOf({ path }: Told): Piece[] {
    const own = entryPieces(this.from.resume, entryOf(path));
    return this.facts.length > 0 ? [...own, ...this.facts] : own;
  }
}

/** "I also trained clerks", "I was also awarded a prize"; the third one plainly. */
function asFurther(text: string, at: number): string {
  if (at > 0) return `I ${text}`;
  return text.startsWith("was ") ? `I was also ${text.slice(4)}` : `I also ${text}`;
}

/** The line as it stands in a list. */
function written({ text }: Told): string {
  return sentence(capital(text));
}

/** Whether it is known when the job began and, unless it goes on, when it ended. */
export function canBeDated({ startDate, endDate, isCurrent }: Job): boolean {
  return startDate !== undefined && (isCurrent || endDate !== undefined);
}

const openings = { latest: "Most recently I", earlier: "Before that I", beside: "I also", alone: "I" };

function timeOf({ isCurrent, startDate, endDate }: Job): string {
  if (isCurrent) return ` since ${yearOf(startDate)}`;
  const [from, to] = [yearOf(startDate), yearOf(endDate)];
  return from === to ? ` in ${from}` : ` from ${from} to ${to}`;
}

function yearOf(day: IsoDate | undefined): string | undefined {
  return day?.slice(0, 4);
}
