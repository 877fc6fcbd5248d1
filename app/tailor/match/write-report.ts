import { canonicalOf } from "~/tailor/lexicon/lexicon";
import type { Evidence, Match, MatchRow } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { isSaidByName, wordQuestion, wordYearsQuestion } from "~/tailor/word-question";
import { count, plainDate } from "~/wording";
import { groupRows, openPoints, pointsText, type RowGroup, rowsByWorth } from "./worth.shared";

const longestQuote = 90;
const namesInReport = 12;
const mostSuggestions = 8;
/** Rows that can gain less than this many points of the score are not worth a sentence. */
const leastPoints = 0.3;

/** The match as plain text with line breaks: the score, then the terms by what the resume shows of them, by worth. */
export function writeReport(match: Match, posting: Posting): string {
  const title = posting.title ? ` for ${posting.title}` : "";
  if (!match.scored) return `Not scored${title}. ${match.reason ?? ""}`.trim();
  const rows = rowsByWorth(match);
  const of = (state: MatchRow["state"]): RowGroup[] =>
    groupRows(
      rows.filter((row) => row.state === state),
      rows,
    );
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
    section("The post also says", conditionsOf(match)),
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** What no resume shows, and nobody is asked about. */
function conditionsOf({ rows }: Match): RowGroup[] {
  return groupRows(rows.filter(({ kind }) => kind === "condition"));
}

/** What goes by a name of its own in one line, and each clause of the post in a line. */
function section(heading: string, groups: RowGroup[]): string {
  if (groups.length === 0) return "";
  const told = groups.slice(0, namesInReport);
  const isClause = ({ rows: [first] }: RowGroup): boolean => first?.wording !== undefined;
  const names = told.filter((group) => !isClause(group)).map(({ name }) => name);
  const lines = [names.join(", "), ...told.filter(isClause).map(({ name }) => name)].filter(Boolean);
  const more = groups.length - told.length;
  return [
    `${heading} (${groups.length})`,
    ...lines.map((line) => `- ${line}`),
    ...(more > 0 ? [`- and ${more} more`] : []),
  ].join("\n");
}

/** A sentence of what to do, and the requirements that it speaks of: several where one clause asks for them. */
export interface Advice {
  requirementIds: string[];
  text: string;
}

/**
 * Plain sentences in the order of the rows' worth. What is missing comes only ever as a question: nothing here asks the
 * user to claim what they do not have.
 */
export function writeSuggestions(match: Match): string[] {
  return adviceFor(match)
    .slice(0, mostSuggestions)
    .map(({ text }) => text);
}

/** The same for every row that can gain something, with the requirements that each sentence speaks of. */
export function adviceFor(match: Match): Advice[] {
  const rows = rowsByWorth(match);
  const open = rows.filter((row) => row.kind !== "soft" && openPoints(row) >= leastPoints);
  return open.flatMap((row) => {
    const same = rows.filter(({ wording }) => wording !== undefined && wording === row.wording);
    const alike = same.length > 1 && same.every(({ state }) => state === row.state) ? same : [row];
    if (alike.length > 1 && open.find(({ wording }) => wording === row.wording) !== row) return [];
    const [group] = groupRows(alike, rows);
    const sentence = group && suggest(row, group.name);
    const points = alike.reduce((sum, one) => sum + openPoints(one), 0);
    const requirementIds = alike.map(({ requirementId }) => requirementId);
    return sentence === undefined
      ? []
      : [{ requirementIds, text: `${sentence} (Up to ${pointsText(points)} points.)` }];
  });
}

/** A row in a sentence; `name` is what a person reads of it. */
function suggest(row: MatchRow, name: string): string | undefined {
  if (row.state === "missing") return ask(row, name);
  const said = inQuotes(name);
  if (row.years !== undefined) {
    const question = wordYearsQuestion(asked(row, name), row.years).text;
    return `The jobs that show ${said} do not add up to ${count(row.years, "year")}. ${question} If so, say it in each job where you did it.`;
  }
  const fact = row.evidence.find((evidence) => evidence.fact);
  const best = row.evidence.find((evidence) => !evidence.fact);
  if (row.state === "shown") {
    return best?.place === "skills" && !fact && row.credit < 1
      ? `${said} ${row.wording === undefined ? "stands" : "has its words"} in a list only: if one of your jobs used it, show it in that job's lines.`
      : undefined;
  }
  if (fact && !best) return `You told us about ${row.wording ? said : row.term}${answeredOn(fact)}: ${toSay(row)}.`;
  if (!best && !wordQuestion(asked(row, name))) return undefined;
  if (!best) return `Jobs like yours often include this: ${said}. If you have it, say where; if not, leave it out.`;
  if (best.place === "summary") {
    return row.wording === undefined
      ? `Only your summary says ${said}: show it in the job where you did it.`
      : `Only your summary speaks of this: ${said}. Show it in the job where you did it.`;
  }
  const says = `Your resume says "${cut(best.quote)}"`;
  if (isSaidByName(row)) return `${says}: show ${said} in a line of the job where you did it.`;
  if (row.kind !== "skill" && row.kind !== "experience") {
    const question = wordQuestion(asked(row, name))?.text ?? `Do you have this: ${said}?`;
    return `${says}. ${question} If so, confirm it below.`;
  }
  return `${says}, and the post asks for ${said}. Is this the same work? If so, confirm it below.`;
}

/** A name that tells words and their clause apart has its quotes already. */
function inQuotes(name: string): string {
  return name.startsWith("“") ? name : `“${name}”`;
}

function answeredOn({ date }: Evidence): string {
  return date ? ` on ${plainDate(date)}` : "";
}

function toSay({ kind }: MatchRow): string {
  if (kind === "credential" || kind === "degree") return "add it with its date";
  return kind === "language" ? "add it with your level" : "put it in a line where you used it";
}

function ask(row: MatchRow, name: string): string | undefined {
  const question = wordQuestion(asked(row, name));
  if (row.denied || row.kind === "experience" || !question) return undefined;
  if (row.kind === "credential" || row.kind === "degree") return `${question.text} If so, add it with its date.`;
  if (row.kind === "language") return `${question.text} If so, add it with your level.`;
  return `${question.text} If so, say where; if not, leave it out.`;
}

function asked({ term, kind, wording }: MatchRow, name: string) {
  return { term, kind, canonical: canonicalOf(term), ...(wording ? { wording: name } : {}) };
}

/** A quote short enough for a sentence. */
function cut(quote: string): string {
  const line = quote.replace(/\s+/g, " ").trim();
  return line.length > longestQuote ? `${line.slice(0, longestQuote).replace(/\s+\S*$/, "")} …` : line;
}
