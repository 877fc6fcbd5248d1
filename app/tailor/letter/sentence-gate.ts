import type { Claim } from "~/tailor/change";
import { entryPieces, factPieces, type Piece, resumePieces } from "~/tailor/gate/evidence";
import { judgeText } from "~/tailor/gate/judge-text";
import type { Posting } from "~/tailor/posting";
import type { Fact, Resume } from "~/tailor/resume";
import { sentence } from "~/wording";
import { article, type Job } from "./jobs/job";
import { canBeDated, placeOf, timeOf } from "./jobs/place-and-time";

/** Says what the gate finds in the resume or in an answer, and keeps the claims that it made. */
export class SentenceGate {
  readonly claims: Claim[] = [];
  private readonly pieces: Piece[];
  /** What the gate found in each text: a line is judged when it is chosen and said later on. */
  private readonly judged = new Map<string, Claim[]>();

  /** `shown` is the resume whose jobs are spoken of; what is said of the person is proven by the other one. */
  constructor(
    private readonly from: { resume: Resume; posting: Posting; facts?: Fact[] },
    private readonly shown: Resume = from.resume,
  ) {
    this.pieces = [...resumePieces(from.resume), ...factPieces(from.facts)];
  }

  /** A sentence, where the gate finds all of it; else none. */
  say(text: string | undefined): string[] {
    const claims = text === undefined ? [] : this.judgeOnce(text);
    if (text === undefined || !isSupported(claims)) return [];
    this.claims.push(...claims);
    return [sentence(text)];
  }

  /** The first of several sentences that say the same, of which the gate finds all. */
  sayFirst(texts: readonly string[]): string[] {
    for (const text of texts) {
      const said = this.say(text);
      if (said.length > 0) return said;
    }
    return [];
  }

  isSayable(text: string): boolean {
    return isSupported(this.judgeOnce(text));
  }

  /** "I have worked as a Sous Chef at Albufera since 2019" */
  sayHeld({ role, employer, isCurrent, ...job }: Job): string[] {
    if (!role || !canBeDated({ ...job, isCurrent })) return [];
    const place = employer ? ` ${placeOf(employer)}` : "";
    const time = timeOf({ ...job, isCurrent });
    const text = `I ${isCurrent ? "have worked" : "worked"} as ${article(role)}${place} ${time}`;
    // Beside an objective with the same title the gate would hold it against that.
    const claims = this.judge(text, entryPieces(this.shown, job.path));
    // Title, employer and years that stand in the fields of one entry need no line that says them together.
    const isOfFields =
      role === job.title &&
      job.titles?.length === 1 &&
      claims.every((claim) => claim.kind === "scope" || isSupported([claim]));
    if (!isSupported(claims) && !isOfFields) return this.say(text);
    this.claims.push(...claims.filter((claim) => isSupported([claim])));
    return [sentence(text)];
  }

  private judgeOnce(text: string): Claim[] {
    const claims = this.judged.get(text) ?? this.judge(text, this.pieces);
    this.judged.set(text, claims);
    return claims;
  }

  private judge(text: string, pieces: Piece[]): Claim[] {
    return judgeText(sentence(text), pieces, { posting: this.from.posting.source });
  }
}

function isSupported(claims: readonly Claim[]): boolean {
  return claims.every(({ status }) => status === "supported");
}
