import { sentence } from "~/wording";

/** Below it a sentence says nothing: "Available now". */
const fewestWords = 5;
/** An objective as long as this tells more than what its writer wants. */
const longestObjective = 30;
const fewestWordsOfRest = 6;

/** What a person wants rather than what they have done: such a summary was written for another job. */
const objective =
  /\b(?:(?:aiming|aim|hoping|hope|wish|would like) (?:to|for)|(?:to|and) (?:obtain|secure|gain|acquire|find)|seeking|seeks?|looking for|in search of|objective|my goal|desires?|aspir\p{L}+|(?:obtain|secure|gain|pursue) (?:a|an|the) (?:\p{L}+ ){0,5}(?:position|role|job|career))\b|^To \p{Ll}{4,} (?:my|an?|the)\b/iu;
/** From here on a sentence says what its writer wants. */
const wish =
  /,?\s*(?:(?:and|who|that|I|I['’]m|I am|am|is|are|currently|now|actively|presently)\s+)*\b(?:seeking|seeks?|looking for|looking to|in search of|to (?:obtain|secure|gain|acquire|find) (?:a|an|the))\b.*$/iu;
/** What a template left to fill in. */
const blank = /\[[^\]]{2,40}\]/;

/** Whether a summary says what its writer wants in place of what they have done. */
export function isObjective(summary: string): boolean {
  return objective.test(summary);
}

export interface OwnSummary {
  /** Its sentences without what its writer wants and without blanks that nobody filled in. */
  sentences: string[];
  /** Those of them that say something: "Available now" is too short for it. */
  kept: string[];
  /** The same with the lines as they were; the summary itself where nothing goes. */
  text: string;
  hasWish: boolean;
  /** Lines that are no sentences: a list that was read as a summary, or one cut by its layout. */
  isBroken: boolean;
}

/** Behind it a sentence opens; "Dr. Holt" and "the U.S. Army" are none. */
const sentenceEnd =
  /(?<=[.!?]["”)]?)(?<!(?:^|[\s.(])(?:\p{L}|Inc|Dr|Mrs?|Ms|St|Sr|Jr|Co|vs|approx|eg|ie)\.)\s+(?=[^\p{Ll}])/u;

/** The blank behind a full stop was lost: "for a team.Handled all invoices". */
const lostBlank = /(?<=\p{Ll}{3}[.!?])(?=\p{Lu}\p{Ll})/gu;

const fewestLines = 3;
const shortLine = 6;

/** A person's own summary, sentence by sentence. */
export function readSummary(summary: string): OwnSummary {
  const lines = summary.split(/\n+/).map((line) => line.trim());
  const read = lines.filter(Boolean).map((line) => {
    const parts = sentencesOf(line);
    const kept = parts.flatMap((part) => (blank.test(part) ? [] : (withoutWish(part) ?? [])));
    return { line, isWhole: kept.length === parts.length && kept.every((part) => line.includes(part)), kept };
  });
  const isList = lines.filter((line) => line !== "" && line.split(/\s+/).length < shortLine).length >= fewestLines;
  const sentences = read.flatMap((line) => line.kept);
  const kept = sentences.filter((part) => part.split(/\s+/).length >= fewestWords);
  const isWhole = read.every((line) => line.isWhole);
  const left = read.flatMap((line) => (line.isWhole ? line.line : line.kept.map(sentence).join(" "))).filter(Boolean);
  return {
    sentences,
    kept,
    text: isWhole ? summary : left.join("\n"),
    hasWish: lines.flatMap(sentencesOf).some(isObjective),
    isBroken: isList || (lines.length > 1 && !lines.every((line) => line === "" || /[.!?]$/.test(line))),
  };
}

function sentencesOf(line: string): string[] {
  return line.replace(lostBlank, " ").split(sentenceEnd);
}

/** The sentence without what its writer wants: "Results-oriented manager, seeking a position" as "Results-oriented manager."; undefined where that was all. */
function withoutWish(text: string): string | undefined {
  if (!isObjective(text)) return text;
  const rest = text.replace(wish, "").trim();
  const isEnough = rest !== text.trim() && rest.split(/\s+/).length >= fewestWordsOfRest && !isObjective(rest);
  if (isEnough && !/\b(?:I|I['’]m|I am|and|to|my|am|is)$/iu.test(rest)) return sentence(rest);
  return text.split(/\s+/).length > longestObjective && !/^(?:to|seeking|looking)\b/iu.test(text) ? text : undefined;
}
