import type { Span } from "~/tailor/resume";

/**
 * "Familiar with X", "exposure to X" and "interest in X" claim nothing that was done, and "no experience with X"
 * claims the opposite: what they govern, up to the end of the clause, is no evidence at all.
 */
const hedges =
  /\b(?:(?:some |basic |general |very )?(?:familiar(?:ity)?|acquainted|acquaintance) with|(?:some |limited |basic )?exposure to|exposed to|(?:strong |keen |great |an )?interest(?:s|ed)? in|curious about|aware(?:ness)? of|(?:currently |eager(?:ly)? |keen |willing(?:ness)? |like |love |want |hope |ready |plan(?:ning)? )(?:to )?learn(?:ing)?|learning about|hoping to|aspir(?:e|ing) to|would like to|looking to|passionate about|no (?:prior |previous |formal |professional |direct )?(?:experience|knowledge|training|background)|(?:have|has|had) (?:not|never)|never|lack(?:s|ing|ed)? (?:of )?(?:experience|knowledge)|without (?:any )?(?:experience|knowledge))\b(?:[^.;!?\n]|[.!?](?=\S))*/gi;

/** What somebody does not have, had once, or has not got yet, to the end of its clause. */
const denials =
  /\bno [^.;,!?\n]{1,40}? yet\b|\b(?:(?:do|does|did|have|has)n['’]t (?:have|hold|got|used?|done)|(?:do|does|did) not (?:have|hold|use)|can(?:not| not|['’]t) (?:do|use|speak|drive|operate)|did have|used to (?:have|hold))\b[^.;,!?\n]*/gi;
/** Why somebody left is nothing that they did. */
const whyLeft =
  /(?<=^|[.!?\n]\s*)(?:quit|layed off|laid off|let go|retrenched|made redundant|left (?:when|because|as|since)|reason (?:for|to) leav\w*)\b[^.!?\n]*/gi;
/** "SAP - no": what is denied stands before the word. */
const answeredNo = /(?:\s[-–—]|:)\s*(?:no|none|never|not yet)(?=\s*(?:[,.;)\n]|$))/gi;

/** "Kubernetes (familiar)": the bracket; what it speaks of stands before it, up to the next comma. */
const hedgedAside = /\((?:familiar|exposure|exposed|aware|interested|interest|learning|some exposure)\b[^)]*\)/gi;
const longestAsideTerm = 80;

// Most lines have none of these words, and the patterns above are dear.
const anyHedge =
  /familiar|acquaint|expos|interest|curious|aware|learn|hoping|aspir|would like|looking to|passion|\b(?:no|not|none|never|without|cannot|did have|used to|quit|la(?:id|yed) off|let go|retrenched|redundant|left|leav\w*)\b|n['’]t\b|lack/i;

/** Spans of a line that a hedge or a denial governs. */
export function hedgedSpans(text: string): Span[] {
  if (!anyHedge.test(text)) return [];
  const governed = [...text.matchAll(hedges), ...text.matchAll(denials), ...text.matchAll(whyLeft)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const asides = [...text.matchAll(hedgedAside), ...text.matchAll(answeredNo)].map((match) => ({
    start: termStart(text, match.index),
    end: match.index + match[0].length,
  }));
  return [...governed, ...asides];
}

function termStart(text: string, bracket: number): number {
  let start = bracket;
  while (start > 0 && bracket - start < longestAsideTerm && !/[,;|\n(]/.test(text[start - 1] ?? "")) start -= 1;
  return start;
}

/** True where a whole line or the name of a skills group is a hedge ("Familiar with:"). */
export function opensWithHedge(text: string): boolean {
  return hedgedSpans(text)[0]?.start === 0;
}
