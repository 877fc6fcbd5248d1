import type { Change } from "~/tailor/change";
import { rawListAt } from "~/tailor/gate/list-at";
import { holdsBlank } from "~/tailor/reading/find-placeholders";
import type { Resume } from "~/tailor/resume";

type Draft = Omit<Change, "id">;

/** Bullets, and lines under headings of the person's own, such as accomplishments. */
const line = /^(\/(?:work|volunteer|projects)\/\d+\/highlights|\/other\/\d+\/lines)\/\d+$/;

/** Whether the text at this path is a line of a template that nobody filled in, and not all that its list has. */
export function isUnfilled(resume: Resume, path: string, text: string): boolean {
  const [, list] = line.exec(path) ?? [];
  return list !== undefined && (rawListAt(resume, list)?.length ?? 0) > 1 && holdsBlank(text);
}

/** One change a line of a template that still has its brackets in the place of a fact. */
export function leaveOutUnfilled(resume: Resume): Draft[] {
  return resume.atoms.flatMap(({ id, path, text }): Draft[] => {
    if (!isUnfilled(resume, path, text)) return [];
    const why = "It still has a template's brackets where a fact belongs: fill them in, or leave the line out.";
    return [{ kind: "left-out", atomId: id, path, before: text, after: "", why, requirementIds: [] }];
  });
}
