import type { Claim } from "~/tailor/change";
import { entryPieces, factPieces, type Piece, resumePieces } from "~/tailor/gate/evidence";
import { judgeText } from "~/tailor/gate/judge-text";
import type { Posting } from "~/tailor/posting";
import type { Fact, IsoDate, Resume } from "~/tailor/resume";
import { sentence } from "~/wording";
import { article } from "./article";
import type { Job } from "./job";
import type { Told } from "./proofs";

/** Two lines of at most so many words each are told in one sentence. */
const shortLine = 11;
/** A line that lists or hangs a clause on itself stands alone. */
const isLong = /,|\b(?:and|which|that|while|who|when)\b/u;

/** Tells lines as sentences with the job they come from, and keeps the claims that it made. */
export class Teller {
  readonly claims: Claim[] = [];
  private readonly named = new Map<string, number>();
  private last: string | undefined;
  private readonly facts: Piece[];

  constructor(private readonly from: { resume: Resume; posting: Posting; facts?: Fact[] }) {
    this.facts = factPieces(from.facts);
  }

  /** Whether the gate finds every claim of the line in its own entry, or in an answer. */
  isProven({ text, job }: Told): boolean {
    return this.judge(sentence(`I ${text}`), this.piecesOf(job)).every(({ status }) => status === "supported");
  }

  /** Lines in their order as one paragraph: the job is named where it changes, and short lines share a sentence. */
  tell(lines: readonly Told[]): string {
    const sentences: string[] = [];
    for (let at = 0; at < lines.length; at += 1) {
      const line = lines[at] as Told;
      const next = lines[at + 1];
      this.claims.push(...this.judge(sentence(`I ${line.text}`), this.piecesOf(line.job)));
      const isPair = next?.job.path === line.job.path && isShort(line.text) && isShort(next.text);
      if (next && isPair) this.claims.push(...this.judge(sentence(`I ${next.text}`), this.piecesOf(next.job)));
      const text = next && isPair ? `${line.text} and ${next.text}` : line.text;
      const isFurther = sentences.length === 1 && this.last === line.job.path;
      sentences.push(sentence(`${this.anchor(line.job)}${isFurther ? also(text) : `I ${text}`}`));
      if (isPair) at += 1;
    }
    return sentences.join(" ");
  }

  /** A sentence about the whole resume, where the gate finds all of it there; else none. */
  say(text: string | undefined): string[] {
    const claims = text === undefined ? [] : this.judge(sentence(text), resumePieces(this.from.resume));
    if (text === undefined || claims.some(({ status }) => status !== "supported")) return [];
    this.claims.push(...claims);
    return [sentence(text)];
  }

  /** "I have worked as a Sous Chef at Albufera since 2019", where no line of the job can be told. */
  sayHeld(job: Job): string[] {
    const place = job.employer ? ` at ${job.employer}` : "";
    const held = job.isCurrent ? "have worked" : "worked";
    const years = job.isCurrent ? ` since ${yearOf(job.startDate)}` : spanOf(job);
    const said = job.role && canBeDated(job) ? this.say(`I ${held} as ${article(job.role)}${place}${years}`) : [];
    if (said.length > 0) this.named.set(job.path, 1);
    return said;
  }

  private anchor(job: Job): string {
    const times = this.named.get(job.path) ?? 0;
    this.named.set(job.path, times + 1);
    const isSame = this.last === job.path;
    this.last = job.path;
    return isSame ? "" : anchorOf(job, times === 0);
  }

  private judge(text: string, pieces: Piece[]): Claim[] {
    return judgeText(text, pieces, { posting: this.from.posting.source });
  }

  private piecesOf(job: Job): Piece[] {
    const own = entryPieces(this.from.resume, job.path);
    return this.facts.length > 0 ? [...own, ...this.facts] : own;
  }
}

function isShort(text: string): boolean {
  return text.split(" ").length <= shortLine && !isLong.test(text) && !/^(?:was|am)\b/u.test(text);
}

function also(text: string): string {
  const [, be, rest] = /^(was|am) (.*)$/u.exec(text) ?? [];
  return be ? `I ${be} also ${rest}` : `I also ${text}`;
}

/** "As Staff Accountant at Acme (2014 to 2017), "; the dates are told once. */
function anchorOf({ roles, employer, project, startDate, endDate, isCurrent }: Job, isFirst: boolean): string {
  if (project) return `In ${project}, `;
  // Without an employer only its dates tell one post from another with the same title.
  const dates = isFirst || !employer ? yearsOf(startDate, endDate, isCurrent) : "";
  if (!isFirst && employer) return `At ${employer}, `;
  const place = employer ? ` at ${employer}` : "";
  if (roles) return `As ${roles}${place}${dates}, `;
  return employer ? `At ${employer}${dates}, ` : "";
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

function spanOf({ startDate, endDate }: Job): string {
  const [from, to] = [yearOf(startDate), yearOf(endDate)];
  return from === to ? ` in ${from}` : ` from ${from} to ${to}`;
}

function yearOf(day: IsoDate | undefined): string | undefined {
  return day?.slice(0, 4);
}
