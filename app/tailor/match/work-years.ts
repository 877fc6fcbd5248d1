import type { IsoDate, Resume } from "~/tailor/resume";

/** Months since year 0 of an ISO prefix; a bare year counts from January, or to December as an end. */
function monthOf(date: IsoDate, end = false): number {
  const [year = 0, month = end ? 12 : 1] = date.split("-").map(Number);
  return year * 12 + month - 1;
}

/** Kept for each resume, since every post asks for it. */
const known = new WeakMap<Resume, { asOf: IsoDate; years: number | undefined }>();

/** Years of work, overlaps once; undefined where no job has dates. */
export function yearsOfWork(resume: Resume, asOf: IsoDate): number | undefined {
  const kept = known.get(resume);
  if (kept?.asOf === asOf) return kept.years;
  const years = countYears(resume, asOf);
  known.set(resume, { asOf, years });
  return years;
}

function countYears(resume: Resume, asOf: IsoDate): number | undefined {
  const spans = resume.work
    .flatMap(({ startDate, endDate, current }) => {
      if (!startDate || (!endDate && !current)) return [];
      const from = monthOf(startDate);
      const to = Math.min(endDate ? monthOf(endDate, true) : monthOf(asOf), monthOf(asOf)) + 1;
      return to > from ? [[from, to] as const] : [];
    })
    .sort((a, b) => a[0] - b[0]);
  if (spans.length === 0) return undefined;
  let months = 0;
  let reached = 0;
  for (const [from, to] of spans) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return months / 12;
}

/** Years for which a job counts whose dates do not say how long it was held. */
const unknownYears = 0.5;

/** Years that a job was held. */
export function yearsOf(resume: Resume, entry: string, asOf: IsoDate): number {
  const work = /^\/work\/(\d+)$/.exec(entry);
  const job = work && resume.work[Number(work[1])];
  if (!job?.startDate || (!job.endDate && !job.current)) return unknownYears;
  const end = job.endDate ? Math.min(monthOf(job.endDate, true), monthOf(asOf)) : monthOf(asOf);
  return Math.max(end - monthOf(job.startDate) + 1, 1) / 12;
}
