import type { Span } from "~/tailor/resume";
import { lineAt } from "../lines/span-text";
import type { Builder } from "../resume-builder";
import { organisationScore, titleScore } from "../words/role-words";
import type { Job } from "./real-jobs";

/** In words. */
const longestRole = 8;

/**
 * A job whose role is a line of its own that was read as text, while a part of its employer's line was read as the title: that
 * part goes back to the employer, or is its place behind a comma; or where no title was read at all. Linear in the parts of the head.
 */
export function withRoleBelow(builder: Builder, job: Job): Job {
  const { source, text } = builder;
  const { title, organisation, period } = job;
  const name = title ?? organisation;
  const line = name && lineAt(source, name.start);
  if (!name || !line || titleScore(line.text) > 0) return job;
  const role = [...job.rest, ...job.paragraphs].find((part) => part.start > name.end && isRole(builder, part));
  const between = role && source.text.slice(line.end, role.start);
  if (!role || !between || /\n[^\S\n]*\n/u.test(between)) return job;
  const isOther = (part: Span) => part !== role;
  const rest = job.rest.filter(isOther);
  const found = { ...job, title: role, rest, paragraphs: job.paragraphs.filter(isOther) };
  if (!title) return period && period.start < role.start && between === "\n" ? found : job;
  if (!organisation) return organisationScore(text(title)) > 0 ? { ...found, organisation: title } : job;
  const [left, right] = title.start < organisation.start ? [title, organisation] : [organisation, title];
  const joint = source.text.slice(left.end, right.start);
  if (joint === " ") return { ...found, organisation: { start: left.start, end: right.end } };
  if (left === organisation && !job.place && joint === ", ") return { ...found, place: title };
  const isApart = period && joint.includes("\n") && left === title && organisationScore(text(title)) > 0;
  if (!isApart) return job;
  const place = job.place?.start === organisation.end + 2 ? job.place.end : organisation.end;
  return { ...found, organisation: title, place: { start: organisation.start, end: place } };
}

/** A line of few words that name a role, and tell nothing. */
function isRole({ source, text }: Builder, part: Span): boolean {
  const line = lineAt(source, part.start);
  const said = text(part);
  if (!line || line.bullet || line.start !== part.start || line.end !== part.end) return false;
  return titleScore(said) > 0 && /^\p{Lu}[^.:;!?]*$/u.test(said) && said.split(" ").length <= longestRole;
}
