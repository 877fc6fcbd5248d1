import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import type { Resume } from "~/tailor/resume";
import { sentence } from "~/wording";
import { inSentence } from "./in-sentence";
import { joinList } from "./join-list";
import { weightOf } from "./relevance";
import { roleName } from "./role-name";

const mostTerms = 5;

const yearsStated = /\b(?:over |more than )?\d{1,2}\+? years(?:['’])?(?: of)? (?:[\w&-]+ ){0,4}experience\b/i;

interface Summary {
  text: string;
  requirementIds: string[];
}

/**
 * A short summary made of facts of the resume alone: latest title, skills that this posting asks for as the resume
 * words them, and a degree. Fullest first, each further one shorter; none where the resume cannot carry one.
 */
export function writeSummary(resume: Resume, posting: Posting, match: Match): Summary[] {
  const title = latestRole(resume);
  const shown = shownTerms(posting, match).slice(0, mostTerms);
  if (!title || shown.length < 2) return [];
  const skills = joinList(shown.map((item) => item.quote));
  const requirementIds = shown.map((item) => item.id);
  const years = yearsStated.exec(resume.source)?.[0];
  const isOwn = years && resume.atoms.some((atom) => atom.text.includes(years));
  const study = degreeOf(resume);
  const openings = [
    ...(isOwn ? [sentence(`${title} with ${years}, including ${skills}`)] : []),
    sentence(`${title} with experience in ${skills}`),
  ];
  return openings
    .flatMap((opening) => [...(study ? [sentence(`${opening} ${study}`)] : []), opening])
    .map((text) => ({ text, requirementIds }));
}

/** Title of the job that began last; in the order of the resume where no date tells. */
function latestRole(resume: Resume): string | undefined {
  const roles = resume.work.flatMap(({ position, startDate = "" }) => {
    const name = roleName(position);
    return name ? [{ name, startDate }] : [];
  });
  const latest = [...roles].sort((left, right) => right.startDate.localeCompare(left.startDate))[0];
  return latest?.name ?? roleName(resume.basics.label);
}

function degreeOf({ education }: Resume): string | undefined {
  const entry = education.find(({ studyType, area }) => studyType && area);
  if (!entry?.studyType || /[\d|;:]/.test(`${entry.studyType}${entry.area}`)) return undefined;
  return `${entry.studyType}${/\b(?:of|in)$/i.test(entry.studyType) ? " " : " in "}${entry.area}`;
}

/** Requirements that the resume shows, heaviest first, in the resume's own words. */
export function shownTerms(posting: Posting, match: Match): { id: string; quote: string; term: string }[] {
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
          term: inSentence(requirement),
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
