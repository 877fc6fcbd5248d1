import { namesPartOfJob } from "~/tailor/grammar/run-in-labels";
import type { Span } from "~/tailor/resume";
import { findPeriods } from "../dates";
import { labelJobs } from "../experience";
import { leastMargin } from "../label/label-section";
import type { SourceLine } from "../lines/source-line";
import type { Builder } from "../resume-builder";
import type { Section } from "../sections";
import { isDegree, isSchool } from "../words/degree-words";
import { keyOf, titleOf } from "../words/heading-key";
import { titleScore } from "../words/role-words";
import type { Job } from "./real-jobs";

/** In words, of a heading and of the head of a job. */
const longestHeading = 7;
const longestHead = 20;
/** The first date of a job stands so many lines below a heading at most. */
const mostAbove = 4;
/** So many dates of a section are tried as those of its first job. */
const mostTried = 4;
/** The jobs in so many lines tell what a section holds. */
const mostLines = 80;

/** What such headings stand above is dated, and no work of one's own for pay. */
const noWork =
  /\b(?:members?|memberships?|publi\p{L}*|writings?|volunt\p{L}*|referees?|references?|projects?|boards?|committees?|clubs?|courses?|trainings?|awards?|hono\p{L}*|studies|school\p{L}*)\b/iu;

/**
 * In a resume without a heading of jobs that we know, the sections that hold jobs by what stands in them, whatever their
 * headings say ("KITCHENS"): roles with employers and periods. Where there is none, a line above such jobs at the top of the
 * text or below a summary is their heading.
 */
export function withJobsFound<One extends { header: SourceLine[]; sections: Section[]; headings: Span[] }>(
  builder: Builder,
  split: One,
): One {
  const { header, sections, headings } = split;
  if (sections.some(({ key }) => key === "work" || key === "mixed")) return split;
  const found = sections.map((section): Section => {
    const isUnknown = section.key === "other" && keyOf(section.title) === undefined && !noWork.test(section.title);
    return isUnknown && areSureJobs(builder, section.lines) ? { ...section, key: "work" } : section;
  });
  if (found.some(({ key }) => key === "work")) return { ...split, sections: found };
  const atTop = headingOfJobs(builder, header);
  if (atTop) {
    const [above, work] = partedAt(header, atTop);
    return { ...split, header: above, sections: [work, ...sections], headings: [...headings, atTop.place] };
  }
  for (const [at, section] of sections.entries()) {
    const inside = section.key === "summary" ? headingOfJobs(builder, section.lines) : undefined;
    if (!inside || inside.index === 0) continue;
    const [above, work] = partedAt(section.lines, inside);
    const parts = [{ ...section, lines: above }, work];
    return { ...split, sections: sections.toSpliced(at, 1, ...parts), headings: [...headings, inside.place] };
  }
  return split;
}

interface Found {
  index: number;
  place: Span;
}

function partedAt(lines: SourceLine[], { index, place }: Found): [above: SourceLine[], work: Section] {
  const title = titleOf(lines[index]?.text ?? "");
  return [lines.slice(0, index), { key: "work", title, lines: lines.slice(index + 1), start: place.end }];
}

/** The line that stands above jobs as a heading: the last such line above a date. */
function headingOfJobs(builder: Builder, lines: SourceLine[]): Found | undefined {
  let tried = 0;
  for (const [dated, line] of lines.entries()) {
    if (!isDated(line)) continue;
    if (++tried > mostTried) break;
    for (let index = dated - 1; index >= Math.max(0, dated - mostAbove); index--) {
      const heading = lines[index];
      if (!heading || !mayHead(heading) || !areSureJobs(builder, lines.slice(index + 1))) continue;
      return { index, place: { start: heading.start, end: heading.end } };
    }
  }
  return undefined;
}

function mayHead({ text, bullet }: SourceLine): boolean {
  const isName = titleScore(text) > 0 || isDegree(text) || isSchool(text) || namesPartOfJob(text);
  return !bullet && !isName && /^\p{Lu}[^\d@|,;:.!?\t]*$/u.test(text) && text.split(/\s+/u).length <= longestHeading;
}

function isDated({ text, bullet }: SourceLine): boolean {
  return !bullet && text.split(/\s+/u).length <= longestHead && findPeriods(text).some(({ from }) => from);
}

/**
 * Most jobs have a role or an employer and the time from when to when, and one of them has both, surely read. The first has
 * its employer, unless a blank line parts it from what stands above: that would be the employer else.
 */
function areSureJobs(builder: Builder, all: SourceLine[]): boolean {
  const lines = all.slice(0, mostLines);
  if (!lines.some(isDated)) return false;
  const { jobs, outside } = labelJobs(builder, lines);
  const [first] = jobs;
  if (!first?.period?.from || outside.length > 0 || !(first.organisation ?? lines[0]?.gap)) return false;
  const roleOf = ({ title }: Job) => title !== undefined && titleScore(builder.text(title)) > 0;
  const isHeld = (job: Job) => job.period?.from !== undefined && (roleOf(job) || job.organisation !== undefined);
  const isSure = (job: Job) =>
    isHeld(job) && roleOf(job) && job.organisation !== undefined && job.margin >= leastMargin;
  return jobs.some(isSure) && 2 * jobs.filter(isHeld).length > jobs.length;
}
