import type { Posting } from "~/tailor/posting";
import type { Resume } from "~/tailor/resume";
import { sentence } from "~/wording";
import { contactOf } from "./head";
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

/** Whether a letter tells of results in figures. */
export type Extent = keyof typeof closings;

/** A letter around its paragraphs, the first of which its writer's own reason follows. */
export function letterText(
  { resume, posting, name, own }: Framed,
  [about = "", ...body]: string[],
  { extent = "other", wish }: { extent?: Extent; wish?: string | undefined } = {},
): string {
  const greeting = `Dear ${contactOf(posting) ?? (posting.company ? `${posting.company} team` : "Hiring Team")},`;
  const signature = name ?? (resume.basics.name && signed(resume.basics.name));
  const why = own?.why?.trim();
  const opening = why ? `${about} ${sentence(why)}` : about;
  const more = own?.more?.trim();
  const end = signature ? `Kind regards,\n${signature}` : "Kind regards";
  return [greeting, opening, ...body, ...(more ? [sentence(more)] : []), closingOf(extent, wish, posting), end].join(
    "\n\n",
  );
}

/** A name as its bearer signs: "Moira O'Dea" of "MOIRA O'DEA"; letters behind a name ("RN") stay. */
function signed(name: string): string {
  // "ANA HOLM, CPhT": small letters behind the name are those of a title.
  if (/\p{Ll}/u.test(name.split(",")[0] ?? "")) return name;
  const small = (word: string) =>
    word
      .replace(/\p{L}+/gu, (part) => part.charAt(0) + part.slice(1).toLowerCase())
      .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
  const [own = "", ...behind] = name.split(",");
  const isLetters = (word: string, at: number) => at > 1 && !/[AEIOUY]/u.test(word);
  return [
    own
      .split(" ")
      .map((word, at) => (isLetters(word, at) ? word : small(word)))
      .join(" "),
    ...behind,
  ].join(",");
}

/** The last paragraph; `wish` says what the work that was told is to do for the employer. */
function closingOf(extent: Extent, wish: string | undefined, posting: Posting): string {
  return wish === undefined ? variantOf(closings[extent], posting) : `${wish} and ${variantOf(hopes[extent], posting)}`;
}

/** "the Staff Nurse position at Mercy"; `held` is what the person worked as, for a post that offers several. */
export function positionIn({ title, company }: Posting, held?: string): string {
  const role = title && positionOf(title, held);
  return `${role ? `the ${role} position` : "this position"}${company ? ` at ${company}` : ""}`;
}

/** One of several sentences that say the same, the same one for the same post. */
export function variantOf(sentences: readonly string[], { title = "", source }: Posting): string {
  const sum = [...`${title}${source.slice(0, 200)}`].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return sentences[sum % sentences.length] ?? "";
}

/** Short, and not about the title again. */
const closings: Record<"results" | "other", string[]> = {
  results: [
    "I would be glad to go through these results with you in an interview. Thank you for your time.",
    "In an interview I can tell you how these results came about. Thank you for your consideration.",
  ],
  other: [
    "I would be glad to tell you more in an interview. Thank you for your time and consideration.",
    "Thank you for reading my application. I look forward to hearing from you.",
    "I hope to speak with you soon. Thank you for your time.",
    "I would be happy to meet and answer your questions. Thank you for your consideration.",
  ],
};

/** Behind "I would like to bring this experience to your team and". */
const hopes: Record<Extent, string[]> = {
  results: [
    "look forward to going through these results with you. Thank you for your consideration.",
    "hope to go through these results with you in an interview. Thank you for your time.",
  ],
  other: [
    "hope to speak with you soon. Thank you for your time and consideration.",
    "look forward to hearing from you. Thank you for reading my application.",
    "hope to tell you more in an interview. Thank you for your time.",
  ],
};
