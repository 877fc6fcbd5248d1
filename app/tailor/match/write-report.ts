import type { Evidence, Match, MatchRow } from "~/tailor/match";
import { plainDate } from "~/tailor/plain-date";
import type { Posting } from "~/tailor/posting";

const weightWords = { must: "must-have", preferred: "preferred", nice: "nice to have" } as const;
const longestQuote = 90;
const shownInReport = 12;
const mostSuggestions = 12;
const mostQuestions = 4;
/** Rows that can gain less than this many points of the score are not worth a sentence. */
const leastPoints = 0.3;

/** The match as plain text with line breaks: the score, then every row, those with most points to gain first. */
export function writeReport(match: Match, posting: Posting): string {
  const title = posting.title ? ` for ${posting.title}` : "";
  if (!match.scored) return `Not scored${title}. ${match.reason ?? ""}`.trim();
  const rows = [...match.rows].sort((a, b) => gain(b) - gain(a));
  const of = (state: MatchRow["state"]): MatchRow[] => rows.filter((row) => row.state === state && row.possible > 0);
  return [
    [
      `Match${title}: ${match.score} of 100 (formula ${match.version}).`,
      match.ceiling !== null && match.ceiling > (match.score ?? 0)
        ? `Saying everything that you have would bring it to ${match.ceiling}.`
        : "Rewording alone will not raise it: the resume already says what it can.",
      ...(match.cap ? [`Held at ${match.cap.score}. ${match.cap.reason}`] : []),
    ].join("\n"),
    section("You have it, but the resume does not say it", of("unsaid").map(toGain)),
    section("Missing", of("missing").map(toMissing)),
    section(
      "Shown",
      of("shown").map((row) => `${row.term}: ${earned(row)} ${quoteOf(row) ?? row.reason}`),
    ),
    section(
      "Beyond the requirements",
      match.parts.map(
        (part) => `${part.label}: ${round(part.points)} of ${round(part.possible)} points. ${part.reason}`,
      ),
    ),
  ]
    .filter(Boolean)
    .join("\n\n");
}

function section(heading: string, lines: string[]): string {
  if (lines.length === 0) return "";
  const more = lines.length > shownInReport ? [`- and ${lines.length - shownInReport} more with fewer points`] : [];
  return [`${heading} (${lines.length})`, ...lines.slice(0, shownInReport).map((line) => `- ${line}`), ...more].join(
    "\n",
  );
}

function toGain(row: MatchRow): string {
  const quote = row.state === "unsaid" ? quoteOf(row) : undefined;
  return `${row.term} (${weightWords[row.weight]}, ${round(gain(row))} points open): ${row.reason}${quote ? ` ${quote}` : ""}`;
}

/** That nothing shows it goes without saying under this heading; years that fall short are told. */
function toMissing(row: MatchRow): string {
  const open = `${row.term} (${weightWords[row.weight]}, ${round(gain(row))} points open)`;
  return row.kind === "experience" ? `${open}: ${row.reason}` : open;
}

function earned(row: MatchRow): string {
  return `${round(row.points)} of ${round(row.possible)} points.`;
}

function quoteOf(row: MatchRow): string | undefined {
  const best = row.evidence[0];
  return best && `Found in ${best.place === "fact" ? "your answers" : placeWords[best.place]}: "${cut(best.quote)}".`;
}

const placeWords = {
  bullet: "a line about your work",
  summary: "the summary",
  title: "a job title",
  skills: "the skills list",
  education: "your education",
  certificate: "your certificates",
  language: "your languages",
  other: "the resume",
} as const;

/**
 * Plain sentences, those with most points first. What the resume has elsewhere comes as advice; what is missing only
 * ever as a question: nothing here asks the user to claim what they do not have.
 */
export function writeSuggestions(match: Match): string[] {
  const open = match.rows
    .filter((row) => row.kind !== "soft" && gain(row) >= leastPoints)
    .sort((a, b) => gain(b) - gain(a));
  const withPoints = (row: MatchRow, sentence: string | undefined): string[] =>
    sentence === undefined ? [] : [`${sentence} (Up to ${round(gain(row))} points.)`];
  const advice = open.flatMap((row) => withPoints(row, advise(row)));
  const questions = open.flatMap((row) => withPoints(row, ask(row))).slice(0, mostQuestions);
  return [...advice.slice(0, mostSuggestions - questions.length), ...questions];
}

function advise(row: MatchRow): string | undefined {
  const best = row.evidence[0];
  if (!best || row.state === "missing") return undefined;
  const quote = cut(best.quote);
  const fact = row.evidence.find((evidence) => evidence.fact);
  if (fact) return `You told us about ${row.term}${answeredOn(fact)}: ${toSay(row)}.`;
  if (row.state === "shown") {
    return best.place === "skills" && row.credit < 1
      ? `${row.term} stands in a list only: if one of your jobs used it, show it in that job's lines.`
      : undefined;
  }
  if (best.place === "summary") return `Only your summary says ${row.term}: show it in the job where you did it.`;
  return `Your resume says "${quote}", and the post calls for "${row.term}": if it is the same work, use the post's word there.`;
}

function answeredOn({ date }: Evidence): string {
  return date ? ` on ${plainDate(date)}` : "";
}

function toSay({ kind }: MatchRow): string {
  if (kind === "credential" || kind === "degree") return "add it with its date";
  return kind === "language" ? "add it with your level" : "put it in a line where you used it";
}

function ask(row: MatchRow): string | undefined {
  if (row.state !== "missing" || row.denied || row.kind === "experience") return undefined;
  if (row.kind === "credential" || row.kind === "degree")
    return `Do you hold this: ${row.term}? If so, add it with its date.`;
  if (row.kind === "language") return `Do you speak ${row.term}? If so, add it with your level.`;
  if (row.kind === "tool") return `Have you used ${row.term}? If so, say where; if not, leave it out.`;
  return `Has your work included ${row.term}? If so, say where; if not, leave it out.`;
}

/** Points that a row leaves open, in the formula's own units. */
function gain(row: MatchRow): number {
  return row.possible - row.points;
}

const round = (points: number): string => String(Math.round(points * 10) / 10);

/** A quote short enough for a sentence. */
function cut(quote: string): string {
  const line = quote.replace(/\s+/g, " ").trim();
  return line.length > longestQuote ? `${line.slice(0, longestQuote).replace(/\s+\S*$/, "")} …` : line;
}
