import type { Sentence, Token } from "./read-text";

/** What the deed acts on: the words behind it up to a preposition, else those behind that; verbs in a row share theirs. */
export function objectsOf(deed: Token, { text, tokens }: Pick<Sentence, "text" | "tokens">): Token[] {
  const direct: Token[] = [];
  const behind: Token[] = [];
  let isBehind = false;
  let last = deed.end;
  for (const token of tokens.slice(deed.at + 1)) {
    const gap = text.slice(last, token.start);
    if (/[;:()]|\s[-–—]\s/.test(gap) || (/,/.test(gap) && direct.length + behind.length > 0)) break;
    last = token.end;
    if (token.isDeed) {
      // "Fell to 26% and Finance ran a review": what stands before the next deed is who did that.
      const joint = tokens.slice(deed.at + 1, token.at).findLast(({ lower }) => /^(?:and|while|but)$/.test(lower));
      if (joint && token.at - joint.at > 1) return [...direct, ...behind].filter(({ at }) => at < joint.at);
      if (direct.length + behind.length > 0) break;
      if (/,|\b(?:and|or)\b|&|\//.test(text.slice(deed.end, token.start))) return objectsOf(token, { text, tokens });
      return [token];
    }
    if (prepositions.test(token.lower) && token.lower !== "of") {
      if (direct.length > 0) break;
      isBehind = true;
    }
    if (/^(?:and|or)$/.test(token.lower) && direct.length > 0 && direct.length < 2) continue;
    if (token.content) (isBehind ? behind : direct).push(token);
    if (direct.length + behind.length >= 6) break;
  }
  return direct.length > 0 ? direct : behind;
}

export const prepositions =
  /^(?:in|on|at|by|for|with|from|to|into|onto|across|through|within|during|under|over|via|using|per|as|between|among|after|before|against|towards?|without|alongside|about|regarding|while|when|that|which|who)$/;
