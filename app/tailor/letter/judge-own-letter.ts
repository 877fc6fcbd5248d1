import type { Claim, OwnWords } from "~/tailor/change";
import type { OwnText } from "~/tailor/decisions";
import { factPieces, resumePieces } from "~/tailor/gate/evidence";
import type { GateOptions } from "~/tailor/gate/gate-changes";
import { judgeText } from "~/tailor/gate/judge-text";
import type { IsoDate, Resume } from "~/tailor/resume";
import type { OwnSentences } from "./frame";
import { withoutHead } from "./head";
import type { Letter } from "./write-letter";

/**
 * The letter as the user wants it: sentences that they left as written keep their claims, each of their own is held
 * against the resume and the answers and marked as theirs. Without words of theirs it is the letter as written.
 */
export function judgeOwnLetter(
  written: Letter,
  own: OwnText | undefined,
  base: Resume,
  { facts, posting, ownData }: GateOptions,
): Letter & { own: OwnWords[] } {
  if (!own || own.text === written.text) return { ...written, own: [] };
  const asWritten = new Set(sentencesIn(written.text));
  const sentences = sentencesIn(own.text);
  const left = sentences
    .filter((sentence) => asWritten.has(sentence))
    .join("\n")
    .toLowerCase();
  const claims = written.claims.filter(({ text }) => left.includes(text.toLowerCase().replace(/\.$/u, "")));
  const pieces = [...resumePieces(base), ...factPieces(facts)];
  // A sentence that comes again is judged once.
  const judged = new Map<string, Claim[]>();
  const judge = (text: string) => {
    const found = judged.get(text) ?? judgeText(text, pieces, { posting: posting?.source, ownData });
    judged.set(text, found);
    return found;
  };
  const theirs = sentences.map((text, index) => ({ text, index })).filter(({ text }) => !asWritten.has(text));
  const wordsOf = (text: string, index: number, all: Claim[]): OwnWords => {
    const unproven = all.filter(({ status }) => status !== "supported");
    return { id: `letter-${index}`, document: "letter", where: "letter", text, date: own.date, unproven };
  };
  const read = theirs.slice(0, mostSentences);
  const unread = theirs.slice(mostSentences);
  const words = read.map(({ text, index }) => wordsOf(text, index, judge(text)));
  const [next] = unread;
  if (next) words.push(wordsOf(`${next.text.slice(0, 200)} …`, next.index, [notChecked(next.text, unread.length)]));
  const proven = [...new Set(read.map(({ text }) => text))].flatMap((text) =>
    judge(text).filter(({ status }) => status === "supported"),
  );
  return { text: own.text, claims: [...claims, ...proven], own: words };
}

/** What the person says for themselves in a letter of ours: theirs, with what of it nothing proves. `today` where it has no day. */
export function judgeOwnSentences(
  sentences: (OwnSentences & { date?: IsoDate }) | undefined,
  today: IsoDate,
  base: Resume,
  { facts, posting, ownData }: GateOptions,
): OwnWords[] {
  const pieces = [...resumePieces(base), ...factPieces(facts)];
  return (["why", "more"] as const).flatMap((part): OwnWords[] => {
    const text = sentences?.[part]?.trim();
    if (!text) return [];
    const claims = judgeText(text, pieces, { posting: posting?.source, ownData });
    const unproven = claims.filter(({ status }) => status !== "supported");
    return [
      { id: `letter-${part}`, document: "letter", where: "letter", text, date: sentences?.date ?? today, unproven },
    ];
  });
}

/** Three times a long letter. */
const mostSentences = 120;

function notChecked(first: string, count: number): Claim {
  const reason = `Not checked: the letter has too many sentences. These are the last ${count} of them.`;
  return { text: `${first.slice(0, 80)} …`, kind: "scope", status: "unsupported", source: null, reason };
}

/** Line by line without the sign of a list, each at its stops: both letters are cut alike. */
function sentencesIn(text: string): string[] {
  return withoutHead(text)
    .split("\n")
    .flatMap((line) => line.replace(/^\s*[•*-]\s+/u, "").split(/(?<=[.!?]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\d])/u))
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
