import type { Posting } from "~/tailor/posting";
import type { Resume } from "~/tailor/resume";
import { sentence } from "~/wording";
import { positionOf } from "./position";

/** What the person says for themselves; it stands in the letter as they wrote it. */
export interface OwnSentences {
  /** "Why this job?" */
  why?: string;
  /** "Anything to add?" */
  more?: string;
}

interface Framed {
  resume: Resume;
  posting: Posting;
  name?: string;
  own?: OwnSentences | undefined;
}

/** What a letter tells: results in figures, several jobs, one, or in a note what little there is. */
export type Extent = "results" | "letter" | "oneJob" | "note";

/** A letter around its paragraphs, the first of which its writer's own reason follows. */
export function letterText(
  { resume, posting, name, own }: Framed,
  [about = "", ...body]: string[],
  extent: Extent = "letter",
): string {
  const greeting = posting.company ? `Dear ${posting.company} team,` : "Dear Hiring Team,";
  const signature = name ?? resume.basics.name;
  const why = own?.why?.trim();
  const opening = why ? `${about} ${sentence(why)}` : about;
  const more = own?.more?.trim();
  const end = signature ? `Kind regards,\n${signature}` : "Kind regards";
  return [greeting, opening, ...body, ...(more ? [sentence(more)] : []), closings[extent], end].join("\n\n");
}

/** "the Staff Nurse position at Mercy"; `held` is what the person worked as, for a post that offers several. */
export function positionIn({ title, company }: Posting, held?: string): string {
  const role = title && positionOf(title, held);
  return `${role ? `the ${role} position` : "this position"}${company ? ` at ${company}` : ""}`;
}

/** Speaks of what the letter told, and not again of the title. */
const closings: Record<Extent, string> = {
  results:
    "I would be glad to go through these results with you in an interview, and thank you for your time and consideration.",
  letter:
    "I would be glad to answer any question about this work, in person or on the phone. Thank you for your time and consideration.",
  oneJob:
    "I would be glad to tell you more about this work in an interview. Thank you for your time and consideration.",
  note: "I would be glad to tell you more in an interview. Thank you for your time and consideration.",
};
