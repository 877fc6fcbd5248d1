import { enlargers as enlargingLines, limits as limitLines, statuses as statusLines } from "./data/limits";
import { matchesIn } from "./matches-in";

/** A word that makes a statement smaller, and the characters of the sentence that it reaches. */
export interface Limit {
  /** The group of the word, in plain words. */
  name: string;
  text: string;
  /** Place of the word itself. */
  at: number;
  /** What it reaches. */
  start: number;
  end: number;
}

const whole = (pattern: string, flags = "giu") => new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w])`, flags);

/** "Accident-free" keeps what "without accidents" says. */
const keeping = (pattern: string) => new RegExp(`(?<!\\w)(?:${pattern})(?!\\w)`, "iu");

const groups = limitLines
  .trim()
  .split("\n")
  .map((row) => {
    const [name = "", reach = "", pattern = "", keep = ""] = row.split(" | ");
    return {
      name,
      reach,
      words: pattern,
      /** So many words, where it reaches words. */
      ahead: new RegExp(`^(?:[^\\p{L}\\p{N}]*[\\p{L}\\p{N}'’-]+){0,${Number(reach) || 0}}`, "u"),
      pattern: whole(pattern),
      keep: keeping(keep ? `${pattern}|${keep}` : pattern),
    };
  });
/** Any of them: most sentences have none, and the groups are many. */
const anyLimit = whole(groups.map(({ words }) => words).join("|"), "iu");
const keepers = new Map(groups.map(({ name, keep }) => [name, keep]));

const boundary = /[;:.!?](?=\s|$)|\n|,(?!\d)|\bbut\b|[()]/gu;
/** What ends the reach of help: a further deed, or a stop. */
const nextDeed =
  /[;:.!?](?=\s|$)|\n|[()]|\b(?:but|where|which|whom)\b|\bby\s+(?=\p{L}+ing\b)|(?:,|\band)\s+(?:then\s+)?(?=\p{L}+(?:ed|led|ran|built|wrote|took|kept|made)\b)|,\s+(?=\p{L}+ing\b)/gu;
/** "Help with recruiting, interviewing": the list goes on. */
const inList = /\b(?:in|with|on|to)\s+(?:\p{L}+ing|\p{L}+)(?:,\s+\p{L}+ing)*$/u;

/** The smaller-making words of a sentence with what they reach. */
export function findLimits(text: string): Limit[] {
  const first = anyLimit.exec(text);
  if (!first) return [];
  const stops = matchesIn(text, boundary).map(({ index }) => index);
  const deeds = matchesIn(text, nextDeed).flatMap(({ 0: sign, index }) =>
    sign.startsWith(",") && /^,\s+\p{L}+ing\b/u.test(text.slice(index)) && inList.test(text.slice(0, index))
      ? []
      : [index],
  );
  return groups.flatMap(({ name, reach, ahead, pattern }) =>
    matchesIn(text, pattern, first.index).map((match) => {
      const from = match.index;
      const to = from + match[0].length;
      const stop = stops.find((at) => at >= to) ?? text.length;
      const limit = (start: number, end: number) => ({ name, text: match[0].trim(), at: from, start, end });
      if (reach === "deeds") return limit(to, deeds.find((at) => at >= to) ?? text.length);
      if (reach === "deed") {
        const next = deeds.find((at) => at >= to) ?? text.length;
        const opens = !/\p{L}/u.test(text.slice(0, from)) && text[next] === ",";
        return limit(deeds.findLast((at) => at < from) ?? 0, opens ? text.length : next);
      }
      if (reach === "line") return limit(0, text.length);
      if (reach === "clause") {
        const start = stops.findLast((at) => at < from) ?? 0;
        // "And, with a colleague, sold": what stands between commas speaks for the rest of the sentence.
        const isAside = stop - start < match[0].length + 6;
        const next = stops.find((at) => at > stop && text[at] !== ",") ?? text.length;
        return isAside && start > 0 ? limit(start, next) : limit(start, stop);
      }
      if (reach === "ahead") return limit(from, stop);
      // "Spanish (basic)": in brackets it speaks of what stands before them.
      const bracket = /\(\s*$/.exec(text.slice(0, from))?.index;
      if (bracket !== undefined) return limit(stops.findLast((at) => at < bracket) ?? 0, stop);
      return limit(from, Math.min(stop, to + (ahead.exec(text.slice(to))?.[0].length ?? 0)));
    }),
  );
}

/** True where a text keeps a word of the group, or one that says as little. */
export function keepsLimit(name: string, text: string): boolean {
  return keepers.get(name)?.test(text) ?? false;
}

/** Groups whose words tell something of their own: who else, what not. */
const telling = new Set(["denied", "unless", "only", "shared", "jointly", "one of several", "not held"]);

/** True for a word of the sentence that only makes its statement smaller. */
export function isLessening({ start, end }: { start: number; end: number }, limits: readonly Limit[]): boolean {
  return limits.some(({ name, at, text }) => !telling.has(name) && start >= at && end <= at + text.length);
}

const enlargers = enlargingLines
  .trim()
  .split("\n")
  .map((row) => {
    const [, pattern = "", told = ""] = row.split(" | ");
    return { words: pattern, pattern: whole(pattern), told: whole(`${pattern}|${told}`, "iu") };
  });

const anyEnlarger = whole(enlargers.map(({ words }) => words).join("|"), "iu");

/** The larger-making words of a text that none of the sources of what follows them has in any way. */
export function findEnlargers(
  text: string,
  sourcesAt: (end: number) => readonly string[],
): { text: string; start: number; end: number }[] {
  if (!anyEnlarger.test(text)) return [];
  return enlargers.flatMap(({ pattern, told }) => {
    const found = matchesIn(text, pattern).filter(
      (match) => !sourcesAt(match.index + match[0].length).some((source) => told.test(source)),
    );
    return found.map((match) => ({ text: match[0], start: match.index, end: match.index + match[0].length }));
  });
}

const statuses = statusLines
  .trim()
  .split("\n")
  .map((row) => {
    const at = row.indexOf(" | ");
    return { name: row.slice(0, at), pattern: new RegExp(row.slice(at + 3), "iu") };
  });

/** What a text says of the credentials that it names, in plain words; empty where they are held. */
export function statusesIn(text: string): string[] {
  return statuses.flatMap(({ name, pattern }) => (pattern.test(text) ? [name] : []));
}
