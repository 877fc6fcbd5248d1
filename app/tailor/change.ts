import type { RequirementKind } from "./posting";
import type { IsoDate, Span } from "./resume";

/**
 * "skill-added": a skill that the user confirmed or that other lines prove, to a list of skills.
 * "split": a paragraph as several bullets, one a line in `after`. "left-out": a bullet that another one says, `after` is
 * empty; of a list of skills what it says twice, one skill a line; a job that stands twice, with all its lines;
 * a line that no reader needs, or that a job of many lines can spare for this post.
 * "skills-list": a list of skills in another order and in one manner of capitals, one skill a line.
 * "letter": a sentence of a model's cover letter that the gate refused; it stands in no resume.
 */
export type ChangeKind =
  | "rephrase"
  | "reorder"
  | "summary"
  | "skills-order"
  | "skills-list"
  | "skill-added"
  | "wording"
  | "split"
  | "left-out"
  | "letter";

/**
 * A typed patch on one atom (or, for orders, on one list). `before` is the exact current value:
 * a change whose `before` is not what stands there is refused.
 */
export interface Change {
  id: string;
  kind: ChangeKind;
  /** rephrase, wording, summary: the atom to replace ("summary" may create /basics/summary, atomId null). */
  atomId: string | null;
  /** JSON pointer of the value (or of the list, for reorder and skills-order; of its end, for skill-added). */
  path: string;
  before: string;
  after: string;
  /** For reorder and skills-order: indices into the current list, a permutation; before/after hold the lines. */
  order?: number[];
  /** One short sentence for the user: why this helps for this post. */
  why: string;
  /** Requirements of the posting this speaks to. */
  requirementIds: string[];
  /** Style alone (tense, fewer words): it comes along with a change of substance and never makes a rewrite by itself. */
  isCosmetic?: boolean;
  /** Style that mends what a reader takes for a mistake: it needs no change of substance beside it, and is no rewrite by itself. */
  isMend?: boolean;
  /** A line that its job can spare for this post: it goes only where the score stays. */
  isForLength?: boolean;
  /** Misspelled words of `before`, in small letters, each with the word that is meant. */
  repairs?: [misspelled: string, meant: string][];
}

export type ClaimKind =
  | "number"
  | "skill"
  | "organisation"
  | "title"
  | "date"
  | "duration"
  | "degree"
  | "credential"
  | "language"
  | "scope"
  | "proper-noun";

export interface Claim {
  /** Verbatim words of the new text. */
  text: string;
  kind: ClaimKind;
  /** "confirm": nothing contradicts it, but nothing proves it; its owner may say that it is true. */
  status: "supported" | "confirm" | "unsupported";
  /** Source words that support it, with their place; null where nothing does. A fact brings the day it was confirmed. */
  source: { quote: string; span: Span | null; atomId?: string; factId?: string; factDate?: IsoDate } | null;
  /** Plain reason where not supported. */
  reason?: string;
}

export interface Verdict {
  change: Change;
  accepted: boolean;
  /** Not accepted, yet nothing contradicts it: its owner's yes to this very wording would prove it. */
  confirm?: boolean;
  claims: Claim[];
  /** Plain sentence for the user where not accepted. */
  reason?: string;
}

/** What the post asks for and the resume does not show, as a question to the user. */
export interface Question {
  id: string;
  /** "Have you used Kubernetes?" */
  text: string;
  /** What an answer is about: the subject of the fact it becomes. */
  subject: string;
  kind: RequirementKind;
  requirementId: string;
  /** Points of the score, to the tenth: with the thing confirmed and shown, less the points now. */
  points: number;
  /** The line of the resume that may be the same work in other words. */
  line?: string;
  /** The post's whole sentence, where the question quotes a part of it. */
  said?: string;
  /** The post's clause, where the question quotes that. */
  wording?: string;
}

/** Words that the user wrote in place of ours: theirs, with the day they wrote them, whatever the resume proves. */
export interface OwnWords {
  /** The change they stand for; "letter" and a number for a sentence of the letter. */
  id: string;
  document: "resume" | "letter";
  where: string;
  text: string;
  date: IsoDate;
  /** What neither the resume nor an answer proves; what they do prove is among the claims of the receipt. */
  unproven: Claim[];
  /** What the gate would have said of it besides: that it leaves something out, for instance. */
  remark?: string;
}

/** Every claim of the new resume and letter, its source, its verdict, and a SHA-256 over them all. */
export interface Receipt {
  version: string;
  claims: (Claim & { document: "resume" | "letter"; where: string })[];
  /** Absent where nothing is in the user's own words. */
  own?: OwnWords[];
  /** Lower-case hex SHA-256 over the canonical JSON of version, source, resume text, letter and claims. */
  hash: string;
}
