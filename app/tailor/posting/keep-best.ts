import type { Asked, Passage } from "./passage";

/** Rows that a person can still read: of a longer post the surest are kept. */
const mostRequirements = 19;

/** What it is worth, beside how sure the reader is, to be listed as a requirement, and to be a known term. */
const listedWorth = 0.6;
const knownWorth = 0.4;

/**
 * What is asked for, without the employer's own names and the job's own title, and no more than a person can read.
 * In the order of the post.
 */
export function keepBest(
  text: string,
  asked: Asked[],
  passages: Passage[],
  { title, company }: { title?: string; company?: string },
): Asked[] {
  const employer = passages.filter(({ label }) => label !== "requirement" && label !== "duty");
  const kept = asked.filter(
    (one) =>
      !isEmployers(text, one, employer, company) && !isTitleLine(text, one, title ?? "") && !isMisread(text, one),
  );
  const worth = new Map<string, number>();
  for (const one of kept) worth.set(keyOf(one), Math.max(worth.get(keyOf(one)) ?? 0, worthOf(one)));
  if (worth.size <= mostRequirements) return kept;
  const least = [...worth.values()].sort((a, b) => b - a)[mostRequirements - 1] ?? 0;
  return kept.filter((one) => (worth.get(keyOf(one)) ?? 0) >= least);
}

/** What is listed as a requirement comes before what a duty implies, a known term before a phrase. */
function worthOf({ sure, passage, kind, canonical }: Asked): number {
  if (kind === "experience" || (canonical !== undefined && kind !== "skill" && kind !== "soft")) return 2;
  return sure + (passage.label === "requirement" ? listedWorth : 0) + (canonical === undefined ? 0 : knownWorth);
}
function keyOf(one: Asked): string {
  return (one.canonical ?? one.term).toLowerCase();
}

/** A capitalised name that the lines about the employer know as well is the employer's. */
function isEmployers(text: string, { term, canonical }: Asked, employer: Passage[], company?: string): boolean {
  if (company && term.toLowerCase().includes(company.toLowerCase())) return true;
  if (canonical !== undefined || !/^\p{Lu}/u.test(term)) return false;
  return employer.some(({ start, end }) => text.slice(start, end).includes(term));
}

/** The title names the job; it has a part of the score of its own. */
function isTitleLine(text: string, { passage, kind }: Asked, title: string): boolean {
  const line = text.slice(passage.start, passage.end).toLowerCase();
  return kind === "skill" && title !== "" && passage.end <= title.length + 40 && title.toLowerCase().includes(line);
}

/** A bare name of a job is who one works with, a bare name of a language something that is written or spoken there. */
const people =
  /(?:manager|engineer|developer|analyst|administrator|designer|scientist|specialist|consultant|architect|technician|accountant|operator|researcher|leader|officer|assistant|coordinator)s?$/i;
const spoken =
  /speak|spoken|fluen|writ|verbal|oral|langu|proficien|skill|knowledge|command|native|mother tongue|lingual|communicat|level|\b[abc][12]\b|must|require|prefer|plus|advantage/i;
const papers = /\b(?:application|applications|cv|resume|cover letter|translat\w*)\b/i;
const bodily =
  /\b(?:lift|carry|push|pull|stand|bend|kneel|stoop|crouch|climb|sit|reach|walk|grasp|crawl|squat)(?:s|ing)?\b/i;
/** Words of a sentence up to which naming a language is asking for it. */
const shortLine = 40;

function isMisread(text: string, { kind, term, canonical, passage, start }: Asked): boolean {
  const sentence = text.slice(passage.start, passage.end);
  if (kind === "language") return papers.test(sentence) || (!spoken.test(sentence) && sentence.length >= shortLine);
  if (kind === "skill" && people.test(term) && !people.test(canonical ?? "")) return true;
  if (canonical === undefined && firm.test(text.slice(start, start + term.length + 12))) return true;
  if (canonical === undefined && !listed.has(passage.above) && isNameInside(text, term, passage.start)) return true;
  if (networks.test(sentence) || /\bcommensurate\b/i.test(sentence)) return true;
  return kind !== "degree" && kind !== "credential" && bodily.test(term);
}

/** Sections in which a name with capitals may well be a thing that is asked for. */
const listed = new Set(["must", "preferred", "nice"]);
/** A line of links to share the post. */
const networks = /^\W*(?:facebook|linkedin|twitter|instagram|youtube)\W*$/i;

/** What closes the name of a firm. */
const firm = /^(?:\p{Lu}[\p{L}’']+ ){1,3}(?:Group|Inc|LLC|Ltd|Corp|Company|Bank|Hotel)\b/u;

/** Capitals inside a sentence about the work name a place or a firm. */
function isNameInside(text: string, term: string, start: number): boolean {
  return /^(?:\p{Lu}[\p{Ll}’']+(?:\s|$))+$/u.test(term) && !text.startsWith(term, start);
}
