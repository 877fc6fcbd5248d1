import { type IndexedLine, wordsOf } from "~/tailor/match/evidence/read-lines";
import type { ResumeIndex } from "~/tailor/match/index-resume";
import type { Requirement } from "~/tailor/posting";
import { type Held, nothing } from "./find-degree";
import { clauseOf } from "./is-held";

/** How well somebody speaks a language, beside its name: "Polish (native)", "native Polish speaker", "fluent in Polish". */
const level =
  "native(?:ly)?|fluent(?:ly)?|bilingual|proficient|conversational|mother tongue|first language|intermediate|advanced|basic|[ABC][12]|speaker|speaking";

function speaks(line: IndexedLine, language: string): boolean {
  const { atom, span, entry } = line;
  if (!wordsOf(line).some(({ norm }) => norm === language.toLowerCase())) return false;
  const said = atom.text.slice(span.start, span.end);
  const at = new RegExp(`(?<!\\p{L})${language}(?!\\p{L})`, "u").exec(said)?.index;
  if (at === undefined) return false;
  if (entry.startsWith("/languages/")) return true;
  const around = said.slice(Math.max(0, at - 20), at + language.length + 20);
  return new RegExp(`\\b(?:${level})\\b`, "i").test(around);
}

const learning = /\b(?:learners?|learning|beginners?|basics?|elementary|studying|lessons|[Aa]1)\b/i;

/** A language by the line that names it, unless that is about learning it. */
export function findLanguage(index: ResumeIndex, { canonical }: Requirement): Held | undefined {
  if (canonical === undefined) return undefined;
  if (canonical === "English") {
    return { state: "shown", mentions: [], lines: [], reason: "The resume is written in it." };
  }
  const mentions = index.mentions.get(canonical) ?? [];
  // The lexicon leaves out names that are other words too ("Polish"), unless the line tells what is meant.
  const lines = mentions.length > 0 ? [] : index.lines.filter((line) => speaks(line, canonical));
  if (lines.length > 0) return { state: "shown", mentions, lines, reason: "The resume shows it." };
  if (mentions.length === 0) return nothing("Nothing in the resume shows this.");
  const spoken = mentions.filter(({ line: { atom, span, entry }, start, end }) => {
    const { from, to } = clauseOf(span, atom.text, start, end);
    const listed = index.resume.languages[Number(/^\/languages\/(\d+)$/.exec(entry)?.[1] ?? -1)];
    return !learning.test(`${atom.text.slice(from, to)} ${listed?.fluency ?? ""}`);
  });
  if (spoken.length > 0) return { state: "shown", mentions: spoken, lines: [], reason: "The resume shows it." };
  return { state: "unsaid", mentions, lines: [], reason: "A line speaks of it as of one that you are learning." };
}
