import { canonicalOf } from "~/tailor/lexicon/lexicon";
import { termsOf } from "~/tailor/lexicon/terms";
import type { Match } from "~/tailor/match";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import type { Posting } from "~/tailor/posting";
import { readPosting } from "~/tailor/posting/read-posting";
import type { FitData } from "./data-folder";
import { atMost, type Row, type Section } from "./table";
import { asOf } from "./vary-texts";

/** Edits that add no evidence, given a resume, what the post asks for, and other names of what the resume shows. */
const edits: Record<string, (text: string, asked: string, names: string) => string> = {
  '"familiar with X" as a last line': (text, asked) => `${text}\nFamiliar with ${asked}.\n`,
  '"familiar with X" as skills': (text, asked) => `${text}\nSkills\nFamiliar with ${asked}\n`,
  '"familiar with X" as a second line': (text, asked) => text.replace("\n", `\nFamiliar with ${asked}.\n`),
  '"exposure to X"': (text, asked) => `${text}\nExposure to ${asked}.`,
  '"interested in X"': (text, asked) => `${text}\nInterested in ${asked}\n`,
  "good traits": (text) =>
    `${text}\nTeam player, collaborative, excellent communication skills, detail-oriented, motivated, hard-working\n`,
  "synonyms as a last line": (text, _, names) => (names ? `${text}\n${names}\n` : text),
  "synonyms as skills": (text, _, names) => (names ? `${text}\nSkills\n${names}\n` : text),
  "blank lines between lines": (text) => text.replace(/\n/g, "\n\n"),
  "double blanks between words": (text) => text.replace(/ /g, "  "),
};

/** Largest rise of the score under each edit, over every `step`-th pair that is scored. */
export function padResumes(data: FitData, step: number): Section {
  const changes = new Map<string, number[]>(Object.keys(edits).map((name) => [name, []]));
  const aliases = readAliases();
  const postings = new Map([...data.jobs].map(([id, text]) => [id, readPosting(text)]));
  const sample = data.pairs.filter((_, at) => at % step === 0);
  for (const { job, resume } of sample) {
    const posting = postings.get(job);
    const text = data.resumes.get(resume);
    if (!posting || text === undefined) continue;
    const before = matchOf(text, posting);
    if (before.score === null) continue;
    const names = otherNames(before, aliases);
    for (const [name, edit] of Object.entries(edits)) {
      const after = matchOf(edit(text, askedBy(posting), names), posting);
      changes.get(name)?.push((after.score ?? 0) - before.score);
    }
  }
  return {
    title: `Score change from an edit that adds no evidence: ${sample.length} pairs`,
    rows: [...changes].map(([name, deltas]) => rowOf(name, deltas)),
  };
}

function rowOf(name: string, deltas: number[]): Row {
  const rises = deltas.filter((delta) => delta > 0).length;
  const falls = deltas.filter((delta) => delta < 0).length;
  const largest = Math.max(0, ...deltas);
  const lowest = Math.min(0, ...deltas);
  return {
    name: `${name}, largest rise (${rises} rose; ${falls} fell, by ${-lowest} at most)`,
    ...atMost(largest, 0, largest > 0 ? `+${largest}` : "0"),
  };
}

function matchOf(text: string, posting: Posting): Match {
  return matchResume(parseResume(text), posting, { asOf });
}

function askedBy({ requirements }: Posting): string {
  const terms = requirements.filter(({ kind }) => kind !== "experience").map(({ term }) => term);
  return terms.slice(0, 8).join(", ");
}

/** Names that the resume does not use for what counts as its evidence. */
function otherNames({ rows }: Match, aliases: Map<string, string[]>): string {
  const quotes = rows.filter(({ state }) => state === "shown").flatMap(({ evidence }) => evidence);
  const shown = new Set(quotes.flatMap(({ quote }) => canonicalOf(quote) ?? []));
  const said = new Set(quotes.map(({ quote }) => quote.toLowerCase()));
  const names = [...shown].flatMap((canonical) => aliases.get(canonical) ?? []);
  return names.filter((name) => !said.has(name.toLowerCase())).join(", ");
}

function readAliases(): Map<string, string[]> {
  const fields = ["commerce", "finance", "general", "health", "people", "science", "service", "software", "trades"];
  const terms = fields.flatMap(termsOf);
  // Other names of a degree are other degrees as often as not ("BA", "BSc").
  const doings = terms.filter(({ kind }) => kind === "skill" || kind === "tool" || kind === "soft");
  return new Map(doings.map(({ canonical, aliases }) => [canonical, aliases.map(({ text }) => text)]));
}
