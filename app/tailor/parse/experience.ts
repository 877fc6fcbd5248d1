import { haveDeeds, openingOf, readVerb } from "~/tailor/grammar/verb-forms";
import type { Span } from "~/tailor/resume";
import { findPeriods } from "./dates";
import { withoutClients, withoutColumnHeads } from "./jobs/captions";
import { jobOf } from "./jobs/job-of";
import { withJobsInText, withNamesAbove } from "./jobs/jobs-in-text";
import { withNotesApart } from "./jobs/notes-of-gaps";
import { withOneFirm } from "./jobs/one-firm";
import { withOwnTowns } from "./jobs/own-towns";
import { areNoJobs, isListWithoutRoles, type Job, withoutListed, withoutRoleless } from "./jobs/real-jobs";
import { withRoleBelow } from "./jobs/role-below";
import { withSharedNames } from "./jobs/shared-names";
import { putBody } from "./jobs/text-below";
import { withWholeBrackets, withWholeLines, withWholePlace } from "./jobs/whole-lines";
import { withWholeTitle } from "./jobs/whole-title";
import { asParagraph, type LabelledEntry, labelSection, leastMargin } from "./label/label-section";
import { withTextApart } from "./lines/heads-with-text";
import { paragraphsOf } from "./lines/paragraphs";
import type { SourceLine } from "./lines/source-line";
import { lineAt } from "./lines/span-text";
import { putOther } from "./other";
import { isLinkLabel } from "./profiles";
import { type Builder, doubtNext, putField, putPeriod, putPlace } from "./resume-builder";
import { titleScore } from "./words/role-words";
import { isWebAddress } from "./words/web-address";

/** Jobs of a section: title, employer, place and dates in any order, then paragraphs and bullets. */
export function readWork(builder: Builder, lines: SourceLine[], title?: string): void {
  const labelled = labelJobs(builder, lines);
  const found = withOneFirm(
    builder,
    withoutRoleless(builder, withoutListed(builder, withoutClients(builder, withNamesAbove(builder, labelled.jobs)))),
  );
  const jobs = withNotesApart(builder, withJobsInText(builder, found));
  if (title !== undefined && (areNoJobs(builder, jobs) || isListWithoutRoles(builder, lines))) {
    putOther(builder, title, lines);
    return;
  }
  putOutside(builder, labelled, title);
  for (const job of jobs) {
    const path = `/work/${builder.resume.work.length}`;
    if (isDoubtful(builder, job)) doubtNext(builder);
    builder.resume.work.push({
      ...putField(builder, path, "position", job.title),
      ...putField(builder, path, "name", job.organisation),
      ...putPlace(builder, path, job.place),
      ...(job.url && { url: builder.put(`${path}/url`, job.url, job.url.address) }),
      ...putPeriod(builder, path, job.period, "start"),
      ...putBody(builder, path, "summary", job),
    });
  }
}

function isDoubtful({ source }: Builder, { margin, title, organisation, isNote }: Job): boolean {
  const isTold = [title, organisation].some((name) => name && isSentence(lineAt(source, name.start)?.text ?? ""));
  return !isNote && (margin < leastMargin || !title || !organisation || isTold);
}

/** A title or employer that stands in one may be no more than a word of it. */
function isSentence(line: string): boolean {
  return /[.!?]$/u.test(line) && line.split(" ").length > longestHead;
}

/** In words. */
const longestHead = 25;

/** Voluntary roles, read like jobs; what names no role is the organisation. */
export function readVolunteer(builder: Builder, lines: SourceLine[], title?: string): void {
  if (isPlainList(lines)) {
    readPlainVolunteering(builder, lines);
    return;
  }
  const labelled = labelJobs(builder, lines);
  const jobs = labelled.jobs.flatMap((one) => withNamesApart(builder, one));
  const below = jobs
    .flatMap(({ rest, paragraphs }) => [...rest, ...paragraphs])
    .filter(({ start }) => lineAt(builder.source, start)?.start === start);
  // In lines of one kind, what tells no deed of the entry above is another one.
  const holdsOthers =
    areAlike(lines) && below.length > 0 && !haveDeeds(below.map((paragraph) => builder.text(paragraph)));
  if (holdsOthers || labelled.jobs.some((job) => isTorn(builder, job))) {
    readPlainVolunteering(builder, lines);
    return;
  }
  putOutside(builder, labelled, title);
  for (const job of jobs) {
    const path = `/volunteer/${builder.resume.volunteer.length}`;
    if (!job.organisation && job.title && titleScore(builder.text(job.title)) === 0) {
      job.organisation = job.title;
      job.title = undefined;
    }
    builder.resume.volunteer.push({
      ...putField(builder, path, "position", job.title),
      ...putField(builder, path, "organization", job.organisation),
      ...putPlace(builder, path, job.place),
      ...(job.url && { url: builder.put(`${path}/url`, job.url, job.url.address) }),
      ...putPeriod(builder, path, job.period, "start"),
      ...putBody(builder, path, "summary", job),
    });
  }
}

/** A line below a role that names another organisation, and tells no deed, is an entry of its own. */
function withNamesApart(builder: Builder, job: Job): Job[] {
  const { source } = builder;
  const names = [job.title, job.organisation].flatMap((part) => part ?? []);
  const first = Math.min(...names.map(({ start }) => start));
  const parts = [...job.rest, ...job.paragraphs];
  const isText = (line: Span) => parts.some(({ start, end }) => line.start >= start && line.end <= end);
  const at = source.lines.findIndex(
    (line) => line.start > first && !line.bullet && namesTwo(line.text) && isText(line),
  );
  const line = source.lines[at];
  if (!line) return [job];
  const [last, next] = [source.lines[at - 1]?.end ?? 0, source.lines[at + 1]?.start ?? line.end];
  const upTo = <One extends Span>(some: One[]) =>
    some.flatMap((part) => (part.start < line.start ? [{ ...part, end: Math.min(part.end, last) }] : []));
  const below = <One extends Span>(some: One[]) =>
    some.flatMap((part) => (part.end > line.end ? [{ ...part, start: Math.max(part.start, next) }] : []));
  const apart = { organisation: line, rest: below(job.rest), paragraphs: below(job.paragraphs), margin: job.margin };
  const above = { ...job, rest: upTo(job.rest), paragraphs: upTo(job.paragraphs) };
  return [above, ...withNamesApart(builder, apart)];
}

/** "Chess club judge, Hale Middle School": short parts between commas, of which one has a capital in each word, and no deed. */
function namesTwo(text: string): boolean {
  const parts = text.split(/,\s+/u);
  const isName = (part: string) => /^\p{Lu}\S*(?: (?:of|the|and|&|for|\p{Lu}\S*))+$/u.test(part);
  return (
    parts.length > 1 &&
    !/[.!?]$/u.test(text) &&
    text.length <= longestOrganisation &&
    parts.some(isName) &&
    !haveDeeds([text]) &&
    readVerb(openingOf(text).word)?.form !== "past"
  );
}

/** A name and the text that goes on behind it in its line, with no sign between: nobody can tell where the name ends. */
function isTorn({ source }: Builder, { title, organisation, place, rest, paragraphs }: Job): boolean {
  const names = [title, organisation, place].flatMap((part) => part ?? []);
  return names.some(({ end }) =>
    [...rest, ...paragraphs].some(({ start }) => start > end && source.text.slice(end, start) === " "),
  );
}

/** A section of undated lines of one kind: each says of itself where and what. */
function isPlainList(lines: SourceLine[]): boolean {
  return areAlike(lines) && lines.every(({ text }) => findPeriods(text).length === 0);
}

function areAlike(lines: SourceLine[]): boolean {
  const [first] = lines;
  return lines.every(
    (line, index) => line.bullet === first?.bullet && line.bold === first.bold && (!line.gap || index === 0),
  );
}

function readPlainVolunteering(builder: Builder, lines: SourceLine[]): void {
  // A line that opens with a role goes on with none above.
  const parted = lines.map((line) => (opensWithRole(line.text) ? { ...line, apart: true } : line));
  for (const paragraph of paragraphsOf(parted, builder.widths, false)) {
    const path = `/volunteer/${builder.resume.volunteer.length}`;
    const field = paragraph.end - paragraph.start > longestOrganisation ? "summary" : "organization";
    builder.resume.volunteer.push({ ...putField(builder, path, field, paragraph), highlights: [] });
  }
}

/** "Board member, ..." */
function opensWithRole(text: string): boolean {
  const [role = "", ...others] = text.split(", ");
  return others.length > 0 && /^\p{Lu}/u.test(role) && titleScore(role) === 2 && role.split(" ").length <= longestRole;
}

/** In words. */
const longestRole = 4;

const longestOrganisation = 130;

interface LabelledJobs {
  jobs: Job[];
  outside: SourceLine[];
}

/** The jobs that a section's labels show, and the lines outside of them. */
export function labelJobs(builder: Builder, lines: SourceLine[]): LabelledJobs {
  const labels = lines.filter(isLinkLabel);
  const rows = withoutColumnHeads(builder, lines);
  const others = withTextApart(labels.length === 0 ? rows : rows.filter((line) => !labels.includes(line)));
  const { entries, outside } = labelSection(builder.source, others, builder.widths, builder.models, "job");
  const jobs = entries.map((entry) =>
    withAddressBelow(builder, withWholeLines(builder, withWholeTitle(builder, readJob(builder, entry)))),
  );
  for (const label of labels) putLink(jobs, label);
  return { jobs: withOwnTowns(builder, withSharedNames(builder, jobs)), outside };
}

function readJob(builder: Builder, entry: LabelledEntry): Job {
  return withRoleBelow(builder, withWholePlace(builder, jobOf(builder, withWholeBrackets(builder, entry))));
}

/** A link that stands below a text is the address of its entry; one that has an address keeps it as a line. */
function putLink(jobs: Job[], { start, end, links: [address = ""] }: SourceLine): void {
  const isAbove = ({ title, organisation, period, place }: Job) =>
    [title, organisation, period, place].some((part) => part && part.start < start);
  const job = jobs.findLast(isAbove);
  if (job && !job.url) job.url = { start, end, address };
  else job?.paragraphs.push(asParagraph({ start, end }));
}

/** A section without a single entry keeps its heading, so that its lines do not fall under another's. */
export function putOutside(builder: Builder, { jobs, outside }: LabelledJobs, title: string | undefined): void {
  if (outside.length > 0) putOther(builder, jobs.length === 0 ? title : undefined, outside);
}

/** An employer's web address may stand on a line of its own below the bullets. */
function withAddressBelow(builder: Builder, job: Job): Job {
  const url = job.url ? undefined : job.paragraphs.find((paragraph) => isWebAddress(builder.text(paragraph)));
  return url ? { ...job, url, paragraphs: job.paragraphs.filter((paragraph) => paragraph !== url) } : job;
}
