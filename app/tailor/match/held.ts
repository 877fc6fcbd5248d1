import type { Mention } from "./index-resume";
import type { IndexedLine } from "./read-lines";

/** What a resume says of a degree, licence or language that a post asks for. */
export interface Held {
  state: "shown" | "unsaid" | "missing";
  mentions: Mention[];
  lines: IndexedLine[];
  reason: string;
  /** A post that asks for it as a must seldom sees those without it. */
  gates?: "licence" | "degree";
}

/** Not held, for a reason, with what that holds back. */
export const nothing = (reason: string, gates?: Held["gates"]): Held => ({
  state: "missing",
  mentions: [],
  lines: [],
  reason,
  gates,
});
