import type { ResumeIndex } from "~/tailor/match/index-resume";
import type { Posting, Requirement } from "~/tailor/posting";
import { findDegree, type Held, namesDegree, nothing } from "./find-degree";
import { findDrivingLicence } from "./find-driving-licence";
import { findLanguage } from "./find-language";
import { findPaper, findRegistration, lawful } from "./find-paper";
import { isHeld, isListed, isSummary } from "./is-held";
import { findLevel } from "./school-levels";

/** Degrees, licences and languages by their own rules; undefined where the lexicon does not know what is asked. */
export function findHeld(index: ResumeIndex, requirement: Requirement, posting: Posting): Held | undefined {
  const level = findLevel(index, requirement, posting);
  if (level) return level;
  switch (requirement.kind) {
    case "degree":
      // An apprenticeship or a course is told of like work, by its own words.
      return namesDegree(requirement) ? findDegree(index, requirement, posting) : undefined;
    case "credential":
      return (
        findDrivingLicence(index, requirement, posting) ??
        findLicence(index, { ...requirement, term: withBody(requirement, posting) }, posting.title)
      );
    case "language":
      return findLanguage(index, requirement);
    default:
      return findRegistration(index, requirement.term) ?? findCheck(index, requirement);
  }
}

/** "Registration" is read on to the body that keeps the register: "registration with the HPCSA". */
function withBody({ term, span, sentence }: Requirement, { source }: Posting): string {
  if (!/^registration$/i.test(term)) return term;
  return /^registration (?:with|by|as) [^.;,\n]{2,40}/i.exec(source.slice(span.start, sentence.end))?.[0] ?? term;
}

/** A paper that says that somebody was looked into, whatever the post was read to ask for. */
const check =
  /\b(?:police|background|dbs|vulnerable sector|criminal record|garda|working with children)\b.*\b(?:check|clearance|vetting)\b/i;

function findCheck(index: ResumeIndex, { term, weight }: Requirement): Held | undefined {
  return check.test(term) ? findPaper(index, term, weight) : undefined;
}

/** Who holds the first may do what the second may; the lexicon has the levels of degrees only. */
const higherLicences: [string, string[]][] = [
  ["Licensed Practical Nurse", ["Registered Nurse", "Nurse Practitioner", "CRNA", "Certified Nurse Midwife"]],
  ["Certified Nursing Assistant", ["Licensed Practical Nurse", "Registered Nurse", "Nurse Practitioner", "CRNA"]],
  ["Registered Nurse", ["Nurse Practitioner", "CRNA", "Certified Nurse Midwife"]],
  ["Engineer in Training", ["Professional Engineer"]],
  ["OSHA 10", ["OSHA 30"]],
];

/** People leave it out of a resume. */
const seldomSaid = /^right to work$/i;

function findLicence(
  index: ResumeIndex,
  { canonical, term, weight }: Requirement,
  title: string | undefined,
): Held | undefined {
  const registered = findRegistration(index, canonical ?? term);
  if (registered) return registered;
  if (canonical === undefined) return findPaper(index, term, weight, title);
  const higher = higherLicences.find(([name]) => name === canonical)?.[1] ?? [];
  const mentions = [canonical, ...(index.implied.get(canonical) ?? []), ...higher].flatMap(
    (name) => index.mentions.get(name) ?? [],
  );
  // Without such a licence nobody may do the work: where it is listed counts, not what a summary calls somebody.
  const byLaw = lawful.test(`${canonical} ${term}`);
  const own = mentions
    .filter(byLaw ? isListed : isHeld)
    .toSorted((a, b) => Number(isSummary(a)) - Number(isSummary(b)));
  if (own.length > 0) return { state: "shown", mentions: own, lines: [], reason: "The resume shows it." };
  const gates = lawful.test(`${canonical} ${term}`) && !seldomSaid.test(canonical) && weight === "must";
  const lower = heldBelow(index, canonical);
  if (lower)
    return {
      ...nothing(`The resume shows a lower licence: ${lower}.`, gates ? "licence" : undefined),
      mentions: (index.mentions.get(lower) ?? []).filter(isListed),
    };
  if (mentions.length > 0) {
    const reason = "A line names it, but does not say that you hold it.";
    return { state: "unsaid", mentions, lines: [], reason };
  }
  const alike = findPaper(index, term, weight, title);
  if (alike && alike.state !== "missing") return alike;
  if (seldomSaid.test(canonical)) return { state: "unsaid", mentions, lines: [], reason: "Few resumes say it." };
  return nothing("Nothing in the resume shows this.", gates ? "licence" : undefined);
}

/** The highest of the lower licences of the same trade that the resume shows. */
function heldBelow({ mentions }: ResumeIndex, licence: string): string | undefined {
  const isAbove = (higher: string, name: string) =>
    higherLicences.some(([lower, above]) => lower === name && above.includes(higher));
  const held = higherLicences.flatMap(([name]) =>
    isAbove(licence, name) && mentions.get(name)?.some(isListed) ? [name] : [],
  );
  return held.find((name) => !held.some((other) => isAbove(other, name)));
}
