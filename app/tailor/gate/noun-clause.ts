import type { Clause } from "./clause";
import { stem } from "./stem";
import { scopeOf } from "./verbs";
import type { Word } from "./words";

const nominal = /(?:ment|ion|ance|ence|al|sis|ure|ing|ery|ership)s?$/;
const noNominal =
  /^(?:organi[sz]ations?|positions?|additions?|conditions?|departments?|directions?|stations?|professional|personal|national|meetings?|buildings?)$/;
const agents: Record<string, string> = {
  supervisor: "supervise",
  manager: "manage",
  leader: "lead",
  lead: "lead",
  head: "lead",
  director: "direct",
  coordinator: "coordinate",
  organizer: "organize",
  organiser: "organize",
  trainer: "train",
  teacher: "teach",
  tutor: "tutor",
  instructor: "instruct",
  author: "author",
  "co-author": "author",
};

/** "Shift supervisor for" opens with the candidate's own title: the deed of that title. */
export function agentOf(text: string): string | undefined {
  const own = /^\s*(?:[\w-]+ ){0,3}?(co-author|\w+) (?:of|for|in|to|at) /i.exec(text)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(agents, own) ? agents[own] : undefined;
}

/** A noun phrase that names a deed ("management of five sites", "supervisor of seven") counts as that deed. */
export function nounClause(text: string, start: number, end: number, words: Word[]): Clause {
  const agent = agentOf(text.slice(start, end));
  if (agent) return { start, end, verb: stem(agent), scope: scopeOf(stem(agent)) ?? 3 };
  const word = words.find(
    (w) =>
      w.start >= start &&
      w.end <= end &&
      nominal.test(w.lower) &&
      !noNominal.test(w.lower) &&
      scopeOf(w.stem) !== undefined,
  );
  return word ? { start, end, verb: word.stem, scope: scopeOf(word.stem) ?? 3 } : { start, end, scope: 3 };
}
