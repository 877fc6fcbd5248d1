import type { Claim, OwnWords } from "../change";
import type { OwnText } from "../decisions";
import { factPieces, resumePieces } from "../gate/evidence";
import type { GateOptions } from "../gate/gate-changes";
import { judgeText } from "../gate/judge-text";
import type { Resume } from "../resume";
import type { Letter } from "./write-letter";

/**
 * The letter as the user wants it: sentences that they left as written keep their claims, each of their own is held
 * against the resume and the answers and marked as theirs. Without words of theirs it is the letter as written.
 */
export function judgeOwnLetter(
  written: Letter,
  own: OwnText | undefined,
  base: Resume,
  { facts, posting }: GateOptions,
): Letter & { own: OwnWords[] } {
  if (!own || own.text === written.text) return { ...written, own: [] };
  const asWritten = new Set(sentencesIn(written.text));
  const sentences = sentencesIn(own.text);
  const left = sentences
    .filter((sentence) => asWritten.has(sentence))
    .join("\n")
    .toLowerCase();
  const claims = written.claims.filter(({ text }) => left.includes(text.toLowerCase()));
  const pieces = [...resumePieces(base), ...factPieces(facts)];
  const words = sentences.flatMap((text, index): (OwnWords & { claims: Claim[] })[] => {
    if (asWritten.has(text)) return [];
    const judged = judgeText(text, pieces, { posting: posting?.source });
    const unproven = judged.filter(({ status }) => status === "unsupported");
    const id = `letter-${index}`;
    return [{ id, document: "letter", where: "letter", text, date: own.date, unproven, claims: judged }];
  });
  const proven = words.flatMap(({ claims }) => claims.filter(({ status }) => status === "supported"));
  return { text: own.text, claims: [...claims, ...proven], own: words.map(({ claims: _, ...word }) => word) };
}

/** Line by line, each at its stops: both letters are cut alike. */
function sentencesIn(text: string): string[] {
  return text
    .split("\n")
    .flatMap((line) => line.split(/(?<=[.!?]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\d])/u))
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
