import { findLosses } from "~/tailor/gate/find-losses";
import { isSameText } from "~/tailor/propose/mend-text";
import type { Resume } from "~/tailor/resume";

/** Values that no change may touch, with the place they belong to. */
function fixedValues(resume: Resume): string[] {
  const { name, label, email, phone, url, location, profiles } = resume.basics;
  const worded = new Set(["summary", "description", "highlights", "courses", "keywords"]);
  const strip = (item: object) => JSON.stringify(item, (key, value: unknown) => (worded.has(key) ? undefined : value));
  return [
    JSON.stringify({ name, label, email, phone, url, location, profiles }),
    ...[...resume.work, ...resume.volunteer, ...resume.education, ...resume.projects].map(strip),
    ...[
      ...resume.awards,
      ...resume.certificates,
      ...resume.publications,
      ...resume.languages,
      ...resume.references,
    ].map(strip),
  ];
}

/** Lists of lines and how many lines each has. */
function listSizes(resume: Resume): string {
  const lists = [...resume.work, ...resume.volunteer, ...resume.education, ...resume.projects].map(
    (entry) => entry.highlights.length,
  );
  const skills = resume.skills.map((group) => group.keywords.length).sort((left, right) => left - right);
  return JSON.stringify([lists, skills, resume.other.map((section) => section.lines.length)]);
}

/** Lines of each entry, in entry order. */
function entryLines(resume: Resume): string[][] {
  return [
    ...[...resume.work, ...resume.volunteer, ...resume.education].map((entry) => [
      ("summary" in entry && entry.summary) || "",
      ...entry.highlights,
    ]),
    ...resume.projects.map((entry) => [entry.description ?? "", ...entry.highlights]),
  ];
}

/**
 * Throws a RangeError where an entry, a line, an employer, a title, a date, a credential, a number or a proper name was lost or altered.
 * `replacements` says which new line stands for an old one: where to look first, taken on no trust.
 */
export function assertPreserved(before: Resume, after: Resume, replacements: ReadonlyMap<string, string>): void {
  const fixed = fixedValues(after);
  fixedValues(before).forEach((value, index) => {
    if (fixed[index] !== value) throw new RangeError(`The change alters what must stay: ${value}`);
  });
  if (listSizes(before) !== listSizes(after)) throw new RangeError("The change drops or adds a line");
  const changed = entryLines(after);
  entryLines(before).forEach((lines, index) => {
    const old = new Set(lines);
    const next = new Set(changed[index]);
    const added = new Set([...next].filter((line) => !old.has(line)));
    for (const line of old) if (!next.has(line)) assertCarried(line, added, replacements.get(line));
  });
}

/** A line that was worded anew must live on in one of the new lines. */
function assertCarried(line: string, added: ReadonlySet<string>, likely: string | undefined): void {
  const candidates = likely !== undefined && added.has(likely) ? [likely, ...added] : [...added];
  let lost: string[] | undefined;
  for (const next of candidates) {
    if (isSameText(line, next)) return;
    const losses = findLosses(line, next);
    if (losses.length === 0) return;
    lost ??= losses;
  }
  throw new RangeError(`The change loses ${(lost ?? [line]).join(", ")}`);
}
