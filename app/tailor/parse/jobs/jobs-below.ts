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

/**
 * In a resume without a heading of jobs that we know, the sections that hold jobs by what stands in them, whatever their
 * headings say ("KITCHENS"): roles with employers and periods. Where there is none, a line above such jobs within a section
 * is their heading.
 */
export function withJobsFound<One extends { header: SourceLine[]; sections: Section[] }>(
  builder: Builder,
  split: One,
): One {
  const { header, sections } = split;
  if (sections.some(({ key }) => key === "work" || key === "mixed")) return split;
  const found = sections.map((section): Section => {
    const isUnknown = section.key === "other" && keyOf(section.title) === undefined;
    return isUnknown && areSureJobs(builder, section.lines) ? { ...section, key: "work" } : section;
  });
  if (found.some(({ key }) => key === "work")) return { ...split, sections: found };
  const [top, ...below] = partsOf(builder, { key: "other", title: "", lines: header });
  const parts = below.length > 0 ? sections : sections.flatMap((section) => partsOf(builder, section));
  return { ...split, header: top?.lines ?? [], sections: [...below, ...parts] };
}

/** A section in two, where a line in it stands above jobs as a heading: the last such line above a date. */
function partsOf(builder: Builder, section: Section): Section[] {
  const { lines } = section;
  let tried = 0;
  for (const [dated, line] of lines.entries()) {
    if (!isDated(line)) continue;
    if (++tried > mostTried) break;
    for (let index = dated - 1; index >= Math.max(0, dated - mostAbove); index--) {
      const heading = lines[index];
      if (!heading || !mayHead(heading) || !areSureJobs(builder, lines.slice(index + 1))) continue;
      const work: Section = {
        key: "work",
        title: titleOf(heading.text),
        lines: lines.slice(index + 1),
        start: heading.end,
      };
      return index === 0 ? [{ ...section, lines: [] }, work] : [{ ...section, lines: lines.slice(0, index) }, work];
    }
  }
  return [section];
}

function mayHead({ text, bullet }: SourceLine): boolean {
  const isName = titleScore(text) > 0 || isDegree(text) || isSchool(text);
  return !bullet && !isName && /^\p{Lu}[^\d@|,;.!?\t]*$/u.test(text) && text.split(/\s+/u).length <= longestHeading;
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
