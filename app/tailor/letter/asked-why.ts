/** What a post asks of its applicants' own reasons: "Tell us why you chose nursing", "In two sentences, say what draws you to us". */
const ofReasons =
  /\b(?:tell|let|say|write|share|explain|describe|answer)\b[^.!?\n]{0,80}\b(?:why|what (?:draws|interests|attracts|excites|motivates)|how you (?:came|would))\b|\bwhy (?:do )?(?:you|this (?:job|role|work)|us\b|we should)/iu;
const longest = 240;

/** The sentence of a post that asks for something only its reader can tell; undefined where it asks for nothing of the kind. */
export function askedWhy(source: string): string | undefined {
  const sentences = source.split(/\n+|(?<=[.!?])\s+/u).map((text) => text.replace(/^[\s•*–-]+/u, "").trim());
  return sentences.find((text) => text.length <= longest && ofReasons.test(text));
}
