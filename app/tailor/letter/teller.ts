import type { Claim } from "~/tailor/change";
import { entryPieces, factPieces, type Piece, resumePieces } from "~/tailor/gate/evidence";
import { judgeText } from "~/tailor/gate/judge-text";
import { capital } from "~/tailor/grammar/open-with-deed";
import type { Posting } from "~/tailor/posting";
import type { Fact, IsoDate, Resume } from "~/tailor/resume";
import { entryOf } from "~/tailor/resume-atoms";
import { sentence } from "~/wording";
import { article } from "./article";
import type { Group } from "./choose-lines";
import type { Job } from "./job";
import { listSign } from "./list-sign";
import type { Told } from "./proofs";

/** Tells lines as sentences and lists with the job they come from, and keeps the claims that it made. */
export class Teller {
  readonly claims: Claim[] = [];
  /** The jobs that were said by title and years. */
  private readonly held: string[] = [];
  private readonly facts: Piece[];

  constructor(private readonly from: { resume: Resume; posting: Posting; facts?: Fact[] }) {
    this.facts = factPieces(from.facts);
  }

  /** Whether the gate finds every claim of the line in its own entry, or in an answer. */
  isProven(line: Told): boolean {
    return this.judge(written(line), this.piecesOf(line)).every(({ status }) => status === "supported");
  }

  /** The lines of a job: one as a sentence, several as a list that its job opens. */
  tell({ job, lines }: Group): string {
    for (const line of lines) this.claims.push(...this.judge(written(line), this.piecesOf(line)));
    const [only, ...more] = lines;
    if (!only) return "";
    const opening = this.openingOf(job, only.isNoun === true);
    if (more.length === 0) return sentence(`${opening} ${only.text}`);
    return [`${opening}:`, ...lines.map((line) => `${listSign}${written(line)}`)].join("\n");
  }

  private openingOf(job: Job, isNoun: boolean): string {
    // Behind two jobs "this job" would leave open which.
    const isNamed = this.held.length === 1 && job.path === this.held[0];
    if (!isNoun) return `${isNamed ? "In this job, " : anchorOf(job)}I`;
    const work = isNamed
      ? "My work in this job"
      : `My work ${anchorOf(job)
          .replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
          .replace(/, $/u, "")}`;
    return `${work} ${job.isCurrent ? "includes" : "included"}`;
  }

  /** A sentence about the whole resume, where the gate finds all of it there; else none. */
  say(text: string | undefined): string[] {
    const claims = text === undefined ? [] : this.judge(sentence(text), resumePieces(this.from.resume));
    if (text === undefined || claims.some(({ status }) => status !== "supported")) return [];
    this.claims.push(...claims);
    return [sentence(text)];
  }

  /**
   * "I have worked as a Sous Chef at Albufera since 2019, with experience in banquets and menus": with the first of
   * `things` that is proven. Which job was the last one, and which came before it, their dates say; "alone" it is told with
   * its years and no such claim.
   */
  sayHeld(job: Job, { order, things }: { order: keyof typeof openings; things: readonly string[] }): string[] {
    if (!job.role || !canBeDated(job)) return [];
    const place = job.employer ? ` at ${job.employer}` : "";
    const years = order === "alone" ? yearsOf(job.startDate, job.endDate, job.isCurrent) : timeOf(job);
    const verb = order === "alone" || job.isCurrent ? "have worked" : "worked";
    const held = `${verb} as ${article(job.role)}${place}${years}`;
    const opening = order === "latest" && job.isCurrent ? "I" : openings[order];
    for (const thing of [...things, ""]) {
      if (this.say(`I ${held}${thing}`).length === 0) continue;
      this.held.push(job.path);
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

/** The line as it stands in a list. */
function written({ text }: Told): string {
  return sentence(capital(text));
}

/** "As Staff Accountant at Acme (2014 to 2017), "; empty where no job is named. */
function anchorOf({ roles, position, employer, project, startDate, endDate, isCurrent }: Job): string {
  if (project) return `In ${project}, `;
  const dates = yearsOf(startDate, endDate, isCurrent);
  const place = employer ? ` at ${employer}` : "";
  if (roles) return `As ${roles}${place}${dates}, `;
  if (position) return `In the position of ${position}${place}${dates}, `;
  return employer ? `At ${employer}${dates}, ` : "In my career so far, ";
}

function yearsOf(start: IsoDate | undefined, end: IsoDate | undefined, isCurrent: boolean): string {
  const [from, to] = [yearOf(start), yearOf(end)];
  if (from && isCurrent) return ` (since ${from})`;
  if (!from || !to) return "";
  return from === to ? ` (${from})` : ` (${from} to ${to})`;
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
