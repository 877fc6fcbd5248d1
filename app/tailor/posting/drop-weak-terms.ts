import type { Asked } from "./find-terms-asked";

const units =
  /^[\s-]+(?:teams?|departments?|culture|community|colleagues|staff|professionals|managers?|leaders?|group|experts?|engineers?)\b/i;
const verbBefore = /\b(?:to|will|you|we|can|should|must|help|and|or)\s+$/i;
const verbAfter = /^\s*(?:,\s*\w+)*,?\s*(?:and\s+\w+\s+)?(?:the|a|an|our|all|new|its|their|your|any)\s/i;

/**
 * Drops what only looks like a requirement: general one-word skills used as a verb ("to design the …"), as the name
 * of a team, or mentioned in passing by one duty or introduction, unless the title has them or the post comes back
 * to them; and the employer's own names.
 */
export function dropWeakTerms(text: string, asked: Asked[], title: string | undefined): Asked[] {
  const mentions = new Map<string, number>();
  const meant = asked.filter((one) => !isMisread(text, one));
  for (const one of meant) mentions.set(keyOf(one), (mentions.get(keyOf(one)) ?? 0) + 1);
  const head = (title ?? "").toLowerCase();
  return meant.filter((one) => {
    if (one.canonical === undefined && isPlainWord(one.term)) return false;
    if (!isGeneral(one) || !inPassing(one)) return true;
    return (mentions.get(keyOf(one)) ?? 0) > 1 || head.includes(one.term.toLowerCase());
  });
}

function keyOf(one: Asked): string {
  return (one.canonical ?? one.term).toLowerCase();
}

/** One-word skills in plain lower case or plain capitals ("budget", "Sales"), not names or abbreviations. */
function isGeneral(one: Asked): boolean {
  return one.canonical !== undefined && one.kind === "skill" && /^\p{L}\p{Ll}+$/u.test(one.term);
}

/** A single unknown word without a capital, digit or sign is hardly the name of anything. */
function isPlainWord(term: string): boolean {
  return /^\p{Ll}+$/u.test(term);
}

function inPassing({ passage }: Asked): boolean {
  return passage.section === "duties" || passage.section === "intro";
}

function isMisread(text: string, one: Asked): boolean {
  const after = text.slice(one.end, one.end + 40);
  if (one.canonical === undefined) return /^\s*[®™]/.test(after);
  if (one.kind === "skill" && !/\s/.test(one.term) && units.test(after)) return true;
  return isGeneral(one) && verbAfter.test(after) && verbBefore.test(text.slice(Math.max(0, one.start - 10), one.start));
}
