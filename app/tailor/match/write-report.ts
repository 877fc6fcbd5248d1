import { canonicalOf } from "~/tailor/lexicon/lexicon";
import type { Evidence, Match, MatchRow } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { wordQuestion } from "~/tailor/word-question";
import { plainDate } from "~/wording";
import { openPoints, pointsText, rowsByWorth } from "./worth.shared";

const longestQuote = 90;
const termsInReport = 12;
const mostSuggestions = 8;
/** Rows that can gain less than this many points of the score are not worth a sentence. */
const leastPoints = 0.3;

/** The match as plain text with line breaks: the score, then the terms by what the resume shows of them, by worth. */
export function writeReport(match: Match, posting: Posting): string {
  const title = posting.title ? ` for ${posting.title}` : "";
  if (!match.scored) return `Not scored${title}. ${match.reason ?? ""}`.trim();
  const rows = rowsByWorth(match);
  const of = (state: MatchRow["state"]): string[] => rows.filter((row) => row.state === state).map(({ term }) => term);
  return [
    [
      `Match${title}: ${match.score} of 100 (formula ${match.version}).`,
      match.ceiling !== null && match.ceiling > (match.score ?? 0)
        ? `Confirming and saying what you have could bring it to ${match.ceiling}.`
        : "The resume already says what it can.",
      ...(match.cap ? [`At most ${match.cap.score} of 100. ${match.cap.reason}`] : []),
    ].join("\n"),
    section("To confirm: the resume may say it in other words", of("unsaid")),
    section("Missing", of("missing")),
    section("Shown", of("shown")),
  ]
    .filter(Boolean)
    .join("\n\n");
}

function section(heading: string, terms: string[]): string {
  if (terms.length === 0) return "";
  const more = terms.length > termsInReport ? ` and ${terms.length - termsInReport} more` : "";
  return `${heading} (${terms.length})\n- ${terms.slice(0, termsInReport).join(", ")}${more}`;
}

/**
 * Plain sentences in the order of the rows' worth. What is missing comes only ever as a question: nothing here asks the
 * user to claim what they do not have.
 */
export function writeSuggestions(match: Match): string[] {
  return rowsByWorth(match)
    .filter((row) => row.kind !== "soft" && openPoints(row) >= leastPoints)
    .flatMap((row) => {
      const sentence = suggest(row);
      return sentence === undefined ? [] : [`${sentence} (Up to ${pointsText(openPoints(row))} points.)`];
    })
    .slice(0, mostSuggestions);
}

function suggest(row: MatchRow): string | undefined {
  if (row.state === "missing") return ask(row);
  const fact = row.evidence.find((evidence) => evidence.fact);
  const best = row.evidence.find((evidence) => !evidence.fact);
  if (row.state === "shown") {
    return best?.place === "skills" && !fact && row.credit < 1
      ? `“${row.term}” stands in a list only: if one of your jobs used it, show it in that job's lines.`
      : undefined;
  }
  if (fact && !best) return `You told us about ${row.term}${answeredOn(fact)}: ${toSay(row)}.`;
  if (!best)
    return `Jobs like yours often include this: “${row.term}”. If you have it, say where; if not, leave it out.`;
  if (best.place === "summary") return `Only your summary says “${row.term}”: show it in the job where you did it.`;
  const says = `Your resume says "${cut(best.quote)}"`;
  if (row.kind !== "skill" && row.kind !== "experience") {
    const question = wordQuestion(asked(row))?.text ?? `Do you have this: “${row.term}”?`;
    return `${says}. ${question} If so, confirm it below.`;
  }
  return `${says}, and the post asks for “${row.term}”. Is this the same work? If so, confirm it below.`;
}

function answeredOn({ date }: Evidence): string {
  return date ? ` on ${plainDate(date)}` : "";
}

function toSay({ kind }: MatchRow): string {
  if (kind === "credential" || kind === "degree") return "add it with its date";
  return kind === "language" ? "add it with your level" : "put it in a line where you used it";
}

function ask(row: MatchRow): string | undefined {
  const question = wordQuestion(asked(row));
  if (row.denied || row.kind === "experience" || !question) return undefined;
  if (row.kind === "credential" || row.kind === "degree") return `${question.text} If so, add it with its date.`;
  if (row.kind === "language") return `${question.text} If so, add it with your level.`;
  return `${question.text} If so, say where; if not, leave it out.`;
}

function asked({ term, kind }: MatchRow) {
  return { term, kind, canonical: canonicalOf(term) };
}

/** A quote short enough for a sentence. */
function cut(quote: string): string {
  const line = quote.replace(/\s+/g, " ").trim();
  return line.length > longestQuote ? `${line.slice(0, longestQuote).replace(/\s+\S*$/, "")} …` : line;
}
