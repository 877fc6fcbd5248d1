import { isTitleNoun } from "~/tailor/parse/words/role-words";
import type { Posting } from "~/tailor/posting";
import { plainCase, roleName } from "~/tailor/propose/summary/role-name";
import type { Resume } from "~/tailor/resume";
import { sentence } from "~/wording";

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

/** Opens a line of a list in the text of a letter. */
export const listSign = "• ";

/** What a letter tells: results in figures, work of the kind of the post, several jobs, one, or in a note what little there is. */
export type Extent = "results" | "ofKind" | "letter" | "oneJob" | "note";

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
  return [greeting, opening, ...body, ...(more ? [sentence(more)] : []), closing(posting, extent), end].join("\n\n");
}

/** "I am applying for the Staff Nurse position at Mercy" */
export function applying(posting: Posting): string {
  return `I am applying for ${position(posting)}${where(posting)}`;
}

/** Speaks of what the letter told, and not again of the title. */
function closing(posting: Posting, extent: Extent): string {
  const team = posting.company ? ` with the ${posting.company} team` : "";
  return {
    results: `I would be glad to tell you more about these figures, and what stands behind them. Thank you for your time and consideration.`,
    ofKind: `I would welcome the chance to talk${team} about what you need done, and how I have done it before. Thank you for your consideration.`,
    letter: `I would be glad to answer any question about this work, in person or on the phone. Thank you for your time and consideration.`,
    oneJob: `I would be glad to tell you more about this work. Thank you for your time and consideration.`,
    note: `I would welcome a conversation${team} about the position. Thank you for reading this.`,
  }[extent];
}

function where({ company }: Posting): string {
  return company ? ` at ${company}` : "";
}

function position({ title }: Posting): string {
  const role = title && roleOf(title);
  return role ? `the ${role} position` : "this position";
}

/** The post's title without place, shift and praise: "Bookkeeper/Office Manager", "Nurse (LPN)", "Grill Cook". */
function roleOf(title: string): string | undefined {
  const parts = plainCase(subject(title))
    .split(/\s[-–—|]|[-–—|]\s|\s\/\s|--|;|:|\s{2,}|,\s/u)
    .map((part) => part.replace(/\((?!\p{Lu}{2,5}\))[^)]*\)?/gu, "").trim())
    // What stood in brackets parted two names.
    .flatMap((part) => part.split(/\s{2,}/u))
    .filter(Boolean);
  const named = parts.find((part) => roleName(part.replace(/\([^)]*\)/gu, "").trim()) !== undefined) ?? parts[0];
  return named && singular(withoutTail(named.replace(/\s*\/\s*/gu, "/")));
}

/** "Dispensing Nurse-Oxford": behind a role a hyphen brings a place or terms, or a level ("Engineer-III"). */
function withoutTail(role: string): string {
  const [head = "", tail = ""] = role.split(/-(?=\p{Lu}(?!.*\)))/u);
  const isTail = tail !== "" && !/^[IVX]+$/u.test(tail) && roleName(head) === head && isTitleNoun(lastWord(head));
  return isTail ? head : role;
}

function singular(role: string): string {
  return role.endsWith("s") && isTitleNoun(lastWord(role).slice(0, -1)) ? role.slice(0, -1) : role;
}

function lastWord(text: string): string {
  return (/\p{L}+$/u.exec(text)?.[0] ?? "").toLowerCase();
}

/** The title as the post has it, without what trails behind it. */
export function subject(title: string): string {
  return title.replace(/[\s/|,–-]+$/u, "");
}
