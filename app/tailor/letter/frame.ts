import type { Posting } from "~/tailor/posting";
import type { Resume } from "~/tailor/resume";
import { sentence } from "~/wording";
import { contactOf } from "./head";
import { withThe } from "./place-and-time";
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

/** A letter around its paragraphs, the first of which its writer's own reason follows. */
export function letterText(
  { resume, posting, name, own }: Framed,
  [about = "", ...body]: string[],
  closing = closingFor(posting),
): string {
  const greeting = `Dear ${contactOf(posting) ?? (posting.company ? `${posting.company} team` : "Hiring Team")},`;
  const signature = name ?? (resume.basics.name && signed(resume.basics.name));
  const why = own?.why?.trim();
  const opening = why ? `${about} ${sentence(why)}` : about;
  const more = own?.more?.trim();
  const end = signature ? `Kind regards,\n${signature}` : "Kind regards";
  const told = withOneAlso([opening, ...body]);
  return [greeting, ...told, ...(more ? [sentence(more)] : []), closing, end].join("\n\n");
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

/** Where the work is done, and who does it, as a post speaks of its own: "our kitchen", "our crew". */
const places =
  "kitchen|shop|clinic|office|warehouse|school|library|lab|laboratory|store|restaurant|hotel|practice|plant|studio|bakery|garage|museum|hospital|branch|pharmacy|salon|farm";
const groups = "team|crew|staff";

/** The closing that speaks of the post's own place or people, where it has a word for them; else one of the usual ones. */
function closingFor(posting: Posting): string {
  const called = [
    ...posting.source.matchAll(new RegExp(`\\b(?:[Oo]ur|the) (${places}|${groups})\\b(?! (?:of|[A-Z]))`, "gu")),
  ];
  const counted = [...Map.groupBy(called, ([, noun = ""]) => noun)].map(([noun, all]) => ({
    noun,
    count: all.length,
    isPlace: !groups.split("|").includes(noun),
  }));
  const [best] = counted
    .filter(({ noun }) => new RegExp(`\\b[Oo]ur ${noun}\\b`, "u").test(posting.source))
    .sort((one, other) => Number(other.isPlace) - Number(one.isPlace) || other.count - one.count);
  if (!best) return variantOf(closings, posting);
  const { noun, isPlace } = best;
  const ofPlace = [
    `I would be glad to come by the ${noun} and talk about the work.`,
    `I would be glad to see the ${noun} and to hear more about the work.`,
  ];
  const ofGroup = [
    `I would be glad to meet you and your ${noun}. Thank you for your time.`,
    `If that is what your ${noun} needs, I would be glad to talk.`,
  ];
  return variantOf(isPlace ? ofPlace : ofGroup, posting);
}

/** "I also ... It also ... You also ask": one of them is enough for a letter. */
function withOneAlso(paragraphs: readonly string[]): string[] {
  // The one that needs it most: it tells a second thing that the post asks for from the first.
  const ofPost = /(?<=(?:^|[.”] )(?:You|Your post)) also(?= )/u;
  let isSaid = paragraphs.some((paragraph) => ofPost.test(paragraph));
  return paragraphs.map((paragraph) =>
    paragraph.replace(/(?<=(?:^|[.”] )(?:I|It|My work)) also(?= )/gu, (word) => {
      const said = isSaid ? "" : word;
      isSaid = true;
      return said;
    }),
  );
}
