import { findTermsIn } from "~/tailor/lexicon/lexicon";
import type { Span } from "~/tailor/resume";
import type { Passage } from "./passage";
import { knownStem } from "./segment-features";
import { endOf } from "./token-features";

/** What the kind of a term is told from: its own words, and the words just before it. */
export function kindFeatures(text: string, { tokens, label }: Passage, { start, end }: Span): string[] {
  const own = tokens.filter((token) => token.start < end && token.end > start);
  const before = tokens.filter((token) => token.end <= start).slice(-3);
  const features = ["any", `class ${label}`, `words ${Math.min(6, own.length)}`];
  for (const token of own) features.push(`own ${knownStem(token) ?? "?"}`, `own end ${endOf(token)}`);
  for (const token of before) features.push(`before ${knownStem(token) ?? "?"}`);
  for (const token of own.slice(-1)) features.push(`last ${knownStem(token) ?? "?"}`);
  for (const token of own.slice(0, 1)) features.push(`first ${knownStem(token) ?? "?"}`, `first end ${endOf(token)}`);
  for (const hit of findTermsIn(text, own)) features.push(`mark ${hit.kind}`);
  if (/\p{Ll}\p{Lu}|\d|[+#]/u.test(text.slice(start, end))) features.push("looks like a name");
  return features;
}
