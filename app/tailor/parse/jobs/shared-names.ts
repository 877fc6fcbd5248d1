import type { Span } from "~/tailor/resume";
import type { Builder } from "../resume-builder";
import type { Job } from "./real-jobs";

/**
 * Jobs whose employers and places are told by the other jobs of their section: an employer or a place that another job has
 * is one here too, wherever the head of this job has it. Linear in the parts of the heads.
 */
export function withSharedNames(builder: Builder, jobs: Job[]): Job[] {
  if (jobs.length < fewestJobs) return jobs;
  const count = (spans: (Span | undefined)[]) => {
    const counts = new Map<string, number>();
    for (const span of spans) {
      if (!span) continue;
      const name = nameOf(builder, span);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return counts;
  };
  const employers = count(
    jobs.flatMap(({ organisation, rest, paragraphs: [below] }) => [organisation, ...rest, below]),
  );
  const isNamed = new Set(jobs.flatMap(({ organisation }) => (organisation ? [nameOf(builder, organisation)] : [])));
  for (const name of employers.keys()) if (!isNamed.has(name)) employers.delete(name);
  const places = count(jobs.map(({ place }) => place));
  return jobs.map((given) => {
    const job = withEmployerParted(builder, given, employers);
    return withSharedEmployer(builder, withWholePlace(builder, job, places), {
      employers,
      places,
      own: job.organisation,
    });
  });
}

const fewestJobs = 3;

function nameOf(builder: Builder, span: Span): string {
  return builder
    .text(span)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** "Leeds , UK" is one place where other jobs have it, though its end was taken for a title. */
function withWholePlace(builder: Builder, job: Job, places: Map<string, number>): Job {
  const { place, title } = job;
  if (!place || !title || title.start < place.end) return job;
  const whole = { start: place.start, end: title.end };
  if (!places.has(nameOf(builder, whole))) return job;
  return { ...job, place: whole, title: undefined };
}

/** "Clay" at "Mixer Pell Pottery": where others have "Pell Pottery", the word before it is the end of the title. */
function withEmployerParted(builder: Builder, job: Job, employers: Map<string, number>): Job {
  const { title, organisation } = job;
  const { text } = builder.source;
  if (!title || !organisation || text.slice(title.end, organisation.start) !== " ") return job;
  const words = [...text.slice(organisation.start, organisation.end).matchAll(/(?<= )\p{L}/gu)];
  const start = words.find(
    ({ index }) =>
      (employers.get(nameOf(builder, { start: organisation.start + index, end: organisation.end })) ?? 0) > 1,
  );
  if (!start) return job;
  const cut = organisation.start + start.index;
  return { ...job, title: { start: title.start, end: cut - 1 }, organisation: { start: cut, end: organisation.end } };
}

interface Shared {
  /** How many heads have the name of an employer, at its place or below it. */
  employers: Map<string, number>;
  places: Map<string, number>;
  own: Span | undefined;
}

/** The employer of other jobs stands below the line that was cut into title, employer and place: that line is the title. */
function withSharedEmployer(builder: Builder, job: Job, { employers, places, own }: Shared): Job {
  const jobsOf = (span: Span) => employers.get(nameOf(builder, span)) ?? 0;
  const isShared = (span: Span) => jobsOf(span) > Math.max(1, own ? jobsOf(own) : 0);
  if (!job.title) return job;
  const [first, second] = job.paragraphs;
  const employer = job.rest.find(isShared) ?? (first && isShared(first) ? first : undefined);
  if (!employer) return job;
  const isPlace = (span: Span | undefined) => span && places.has(nameOf(builder, span)) && span.start > employer.end;
  const place = job.rest.find(isPlace) ?? (isPlace(first) ? first : isPlace(second) ? second : undefined);
  const title = oneLineOf(builder, job, place);
  if (!title) return job;
  const isFree = (span: Span) => span !== employer && span !== place;
  return {
    ...job,
    title,
    organisation: { start: employer.start, end: employer.end },
    place: place
      ? { start: place.start, end: place.end }
      : job.place && isWithin(job.place, title)
        ? undefined
        : job.place,
    rest: job.rest.filter((span) => isFree(span) && !isWithin(span, title)),
    paragraphs: job.paragraphs.filter(isFree),
  };
}

/** The title with what was cut off from it in its line; undefined where the dates stand between. */
function oneLineOf({ source }: Builder, job: Job, place: Span | undefined): Span | undefined {
  const { title, organisation, period } = job;
  if (!title) return undefined;
  const parts = [title, organisation, place ? job.place : undefined].flatMap((part) => part ?? []);
  const whole = {
    start: Math.min(...parts.map(({ start }) => start)),
    end: Math.max(...parts.map(({ end }) => end)),
  };
  const isBroken = source.text.slice(whole.start, whole.end).includes("\n");
  return isBroken || (period && period.start < whole.end && period.end > whole.start) ? undefined : whole;
}

function isWithin(part: Span, whole: Span): boolean {
  return part.start >= whole.start && part.end <= whole.end;
}
