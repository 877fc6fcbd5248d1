import type { Posting } from "~/tailor/posting";
import { contactOf } from "~/tailor/posting/contact";
import type { Resume } from "~/tailor/resume";
import { sentence } from "~/wording";
import { withThe } from "./jobs/place-and-time";
import { positionOf } from "./jobs/position";

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

/** A letter around its paragraphs, the first of which its writer's own reason follows. */
export function letterText(
  { resume, posting, name, own }: Framed,
  [about = "", ...body]: string[],
  closing = variantOf(closings, posting),
): string {
  const greeting = `Dear ${contactOf(posting) ?? (posting.company ? `${posting.company} team` : "Hiring Team")},`;
  const signature = name ?? (resume.basics.name && signed(resume.basics.name));
  const why = own?.why?.trim();
  const opening = why ? `${about} ${sentence(why)}` : about;
  const more = own?.more?.trim();
  const end = signature ? `Kind regards,\n${signature}` : "Kind regards";
  return [greeting, opening, ...body, ...(more ? [sentence(more)] : []), closing, end].join("\n\n");
}

/** How to reach its writer, as the last line before the greeting. */
export function closeOf({ resume: { basics }, posting }: Pick<Framed, "resume" | "posting">): string {
  const reach = basics.phone ?? basics.email;
  const wish = variantOf(
    ["I would be glad to come and talk.", "I would be glad to meet you.", "I hope we can talk."],
    posting,
  );
  return reach
    ? `${wish} You can reach me ${basics.phone ? "on" : "at"} ${reach}.`
    : `${wish} Thank you for reading this.`;
}

/** A name as its bearer signs: "Moira O'Dea" of "MOIRA O'DEA", without the short form beside it; letters behind a name ("RN") stay. */
function signed(name: string): string {
  const small = (word: string) =>
    word
      .replace(/\p{L}+/gu, (part) => part.charAt(0) + part.slice(1).toLowerCase())
      .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
  // "Tunde Adebayo GMICE", but "Lim Hui Shan, RACHEL".
  const isLetters = (word: string, at: number, all: readonly string[]) =>
    at > 1 &&
    (!/[AEIOUY]/u.test(word) ||
      (at === all.length - 1 && !all[at - 1]?.endsWith(",") && /\p{Ll}/u.test(all[at - 1] ?? "")));
  const isLoud = (word: string) => /^\p{Lu}[\p{Lu}'’-]{2,},?$/u.test(word);
  const whole = name.replace(/\s*(?:"[^"]*"|“[^”]*”|\([^)]*\))/gu, "");
  return whole
    .split(" ")
    .map((word, at, all) => (isLoud(word) && !isLetters(word, at, all) ? small(word) : word))
    .join(" ");
}

/** "the Staff Nurse position at Mercy"; `held` is what the person worked as, for a post that offers several. */
export function positionIn({ title, company }: Posting, held?: string): string {
  const role = title && positionOf(title, held);
  return `${role ? `the ${role} position` : "this position"}${company ? ` at ${withThe(company)}` : ""}`;
}

/** One of several sentences that say the same, the same one for the same post. */
export function variantOf(sentences: readonly string[], { title = "", source }: Posting): string {
  const sum = [...`${title}${source.slice(0, 200)}`].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return sentences[sum % sentences.length] ?? "";
}

/** Short, and not about the title again. */
const closings = [
  "I would be glad to talk about the work. Thank you for your time.",
  "I would be glad to meet you. Thank you for reading this.",
  "I hope we can talk. Thank you for your time.",
  "If that sounds like what you need, I would be glad to talk.",
];
