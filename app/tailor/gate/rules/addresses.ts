import type { Claim } from "~/tailor/change";
import { matchesIn } from "~/tailor/gate/matches-in";
import type { Comparison } from "./comparison";

const address =
  /(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+\.[\w.]+|(?<![\w.-])[a-z0-9-]{2,}(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?![\w-])/giu;

/** Links and addresses are the person's own, or stand in the resume as they are. */
export function judgeAddresses({ sentence, pieces }: Comparison): Claim[] {
  const found = matchesIn(sentence.text, address).filter(
    ({ 0: text, index }) => !sentence.terms.some(({ start, end }) => start < index + text.length && end > index),
  );
  return found
    .filter(({ 0: text }) => !pieces.some((piece) => piece.text.toLowerCase().includes(text.toLowerCase())))
    .map(({ 0: text }) => ({
      text,
      kind: "proper-noun",
      status: "unsupported",
      source: null,
      reason: `This part of your resume does not state “${text}”.`,
    }));
}
