import type { Match } from "../match";
import type { Posting } from "../posting";
import type { Resume } from "../resume";
import { inSentence } from "./in-sentence";
import { joinList } from "./join-list";
import { weightOf } from "./relevance";

const yearsStated = /\b(?:over |more than )?\d{1,2}\+? years(?:['’])?(?: of)? (?:[\w&-]+ ){0,4}experience\b/i;

/**
 * A short summary made of facts of the resume alone: latest title, skills that this posting asks for as the resume
 * words them, and a credential or degree. Undefined where the resume cannot carry one.
 */
export function writeSummary(
  resume: Resume,
  posting: Posting,
  match: Match,
): { text: string; requirementIds: string[] } | undefined {
  const title = resume.work.find((entry) => entry.position)?.position ?? resume.basics.label;
  if (!title || title.length > 60 || /[:;.|]/.test(title)) return undefined;
  const shown = shownTerms(posting, match);
  if (shown.length < 2) return undefined;
  const skills = joinList(shown.slice(0, 5).map((item) => item.quote));
  const years = yearsStated.exec(resume.source)?.[0];
  const experience =
    years && resume.atoms.some((atom) => atom.text.includes(years))
      ? `${title} with ${years}, including ${skills}.`
      : `${title} with experience in ${skills}.`;
  const degree = resume.education.find((entry) => entry.studyType && entry.area);
  const study =
    degree && !/\d/.test(`${degree.studyType}${degree.area}`)
      ? ` ${degree.studyType}${/\b(?:of|in)$/i.test(degree.studyType ?? "") ? " " : " in "}${degree.area}.`
      : "";
  return { text: `${experience}${study}`, requirementIds: shown.slice(0, 5).map((item) => item.id) };
}

/** Requirements that the resume shows, heaviest first, in the resume's own words. */
export function shownTerms(posting: Posting, match: Match): { id: string; quote: string; atomIds: string[] }[] {
  const byId = new Map(posting.requirements.map((requirement) => [requirement.id, requirement]));
  const seen = new Set<string>();
  return match.rows
    .flatMap((row) => {
      const requirement = byId.get(row.requirementId);
      const quote = row.evidence.find((evidence) => !evidence.fact && evidence.place !== "title")?.quote.trim();
      if (!requirement || !quote || row.state !== "shown" || quote.split(/\s+/).length > 4) return [];
      if (requirement.kind !== "skill" && requirement.kind !== "tool") return [];
      return [
        {
          id: requirement.id,
          quote: inSentence({ term: quote, kind: requirement.kind }),
          atomIds: row.evidence.map((evidence) => evidence.atomId),
          weight: weightOf(requirement),
        },
      ];
    })
    .sort((left, right) => right.weight - left.weight)
    .filter((item) => {
      const key = item.quote.toLowerCase();
      const repeated = [...seen].some((other) => other.includes(key) || key.includes(other));
      seen.add(key);
      return !repeated;
    });
}
