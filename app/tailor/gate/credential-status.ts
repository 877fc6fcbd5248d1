import { findTerms } from "~/tailor/lexicon/lexicon";
import { findDegrees } from "./judge-degrees";
import { readWords } from "./words";

const credential =
  /\b(?:certif\w+|licen[cs]\w+|registration|qualif\w+|diploma|designation|charter\w*|accredit\w+|exams?|apprenticeship|degree|NVQ|badge|card|course|awards?|prize|honou?rs?|fellowship|membership|scholarship|medal|of the year|\d+ modules)\b/iu;

const properName = /\p{Lu}[\p{L}\p{N}&'’-]*(?:\s(?:of the |of |in |and )?\p{Lu}[\p{L}\p{N}&'’-]*)*/gu;
const honour =
  /\p{L}+ (?:award|prize|medal|scholarship|fellowship|bursary|certificate|licen[cs]e|card|ticket|permit|qualification|diploma|accreditation)\b/giu;

/** The parts of a text between full stops, semicolons and lines. */
export function partsOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=[\p{Lu}\d(])|[;\n|•]+/u).filter((part) => part.trim() !== "");
}

/** Credentials, degrees and honours that a part of a text names, as lower-case words in order. */
export function credentialsIn(part: string): string[] {
  const terms = findTerms(part).filter((hit) => hit.kind === "credential" || hit.kind === "degree");
  const degrees = findDegrees(part);
  if (terms.length === 0 && degrees.length === 0 && !credential.test(part)) return [];
  const names = [...part.matchAll(properName)]
    .map((match) => ({ text: match[0], opens: match.index === 0 }))
    .filter(({ text, opens }) => /\p{Lu}{2}/u.test(text) || text.split(" ").length > (opens ? 2 : 1));
  const honours = [...part.matchAll(honour)].map((match) => ({ text: match[0] }));
  return [...new Set([...terms, ...degrees, ...names, ...honours].map((hit) => plain(hit.text)))].filter(
    (name) => name.length > 1,
  );
}

/** A text as its lower-case words, parted by one blank each and framed by blanks. */
export function plain(text: string): string {
  return ` ${readWords(text)
    .map((word) => word.lower)
    .join(" ")} `;
}
