import { turnPresent } from "~/tailor/grammar/deed-verbs";
import { capital } from "~/tailor/grammar/open-with-deed";
import { type Deed, inForm, readDeed } from "~/tailor/grammar/read-deed";
import type { Tag } from "~/tailor/grammar/tagger";
import { isCountedForm } from "~/tailor/lexicon/word-frequencies";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import { inSentence } from "~/tailor/propose/in-sentence";
import { tidy } from "~/tailor/propose/mend-text";
import { plainCase } from "~/tailor/propose/summary/role-name";
import { sentence } from "~/wording";
import { article, type Job } from "./job";
import { endOf, type Material } from "./opening";
import { canBeDated, placeOf, timeOf } from "./place-and-time";
import type { Line } from "./quotable-lines";

/**
 * The work that was chosen, job by job, the latest first. Where each line of a job is surely a deed, its writer tells it: "As a
 * Staff Nurse at Hale Hospital from 2018 to 2022, I ..."; else the lines stand in a list under the job, as the resume has them.
 */
export function tellWork(
  { teller, tag }: Material,
  lines: readonly Line[],
  opening: string,
): { paragraphs: string[]; isListed: boolean } {
  const latestFirst = lines.toSorted((one, other) => endOf(other.job).localeCompare(endOf(one.job)));
  let isListed = false;
  const earlier: Job[] = [];
  const paragraphs = [...Map.groupBy(latestFirst, ({ job }) => nameOf(job))].map(([name, own], at) => {
    const [{ job } = { job: undefined }] = own;
    const told = job && toldBy(own, tag, (text) => teller.isSayable(text));
    const isOpened = job?.role !== undefined && opening.includes(`worked as ${article(job.role)}`) && at === 0;
    const head = job && told && headOf(job, { isOpened, after: earlier });
    if (job && told && head) {
      earlier.push(job);
      for (const text of told) teller.say(`I ${text}`);
      return told
        .map((text, place) => sentence(place === 0 ? `${head} I ${text}` : `I ${place === 1 ? "also " : ""}${text}`))
        .join(" ");
    }
    isListed ||= at === 0;
    for (const { text } of own) teller.say(text);
    return listed(
      name ?? "",
      own.map(({ text }) => text),
    );
  });
  return { paragraphs, isListed };
}

/** "As a Staff Nurse at Hale Hospital from 2018 to 2022,", behind a later job "Before that, ..."; undefined where the job has no plain title or no dates. */
function headOf(job: Job, { isOpened, after }: { isOpened: boolean; after: readonly Job[] }): string | undefined {
  if (isOpened) return "In this job,";
  const inWork = job.role === undefined ? workOf(job) : undefined;
  if ((job.role === undefined && inWork === undefined) || job.isVoluntary || !canBeDated(job)) return undefined;
  const place = job.employer ? ` ${placeOf(job.employer)}` : "";
  const later = after.at(-1);
  const isBefore = !job.isCurrent && later !== undefined && (job.endDate ?? "") <= (later.startDate ?? "");
  const as = isBefore ? (after.length === 1 ? "Before that, as" : "Earlier, as") : "As";
  if (job.role === undefined) return `In ${inWork}${place} ${timeOf(job)},`;
  return `${as} ${article(job.role)}${place} ${timeOf(job)},`;
}

/** "sales", "customer service": a title that names the work, and nobody who does it. */
function workOf({ title = "", project }: Job): string | undefined {
  const isPlain = project === undefined && /^\p{L}+(?: (?:and )?\p{L}+){0,2}$/u.test(title);
  // "Customer Service Representatives" are people.
  const isPerson = title.split(" ").some((word) => isTitleNoun(word.toLowerCase()));
  return isPlain && !isPerson ? inSentence({ term: plainCase(title), kind: "skill" }) : undefined;
}

/** Each line as its writer tells it behind "I"; undefined where one of them cannot be told so. */
function toldBy(lines: readonly Line[], tag: Tag, isSayable: (text: string) => boolean): string[] | undefined {
  const told = lines.flatMap((line) => {
    const said = toldLine(line, tag);
    return said && isSayable(`I ${said}`) ? [said] : [];
  });
  return told.length === lines.length ? told : undefined;
}

/** A line that is surely a deed, in the tense of its job: "typed letters" of "Types letters"; undefined where it is none, or the job has no plain title. */
export function toldLine({ text, job }: Line, tag: Tag): string | undefined {
  if ((job.role ?? workOf(job)) === undefined || job.isVoluntary || !canBeDated(job)) return undefined;
  if (/\s&\s/u.test(text)) return undefined;
  const tense = (deed: Deed) => (job.isCurrent && deed.form !== "past" ? "base" : "past");
  const [said] = wordingsOf(tidy(text)).flatMap((one) => {
    const deed = /\p{L}{2}[.!?]\s/u.test(one) ? undefined : readDeed(one, tag, true);
    return (deed && isSure(deed, one, tag) && inForm(deed, tense(deed))) || [];
  });
  return said && said.charAt(0).toLowerCase() + said.slice(1);
}

/**
 * What others do to somebody at work: "Awarded two trips" and "Approved training site" may mean that the writer was, so that
 * only the line as it stands is sure to be true.
 */
const doneByOthers =
  /^(?:\p{L}+ly )?(?:award|promot|select|recogni[sz]|nominat|elect|ask|hir|nam|approv|appoint|assign|certifi|invit|recruit|rat|rank|entrust|requir|task|licens|accredit|grant|honou?r|rehir|retain|credit|prais|commend|trust)ed\b|^(?:chosen|given)\b/iu;

/** "Last four grades": a word that has the form of a verb in the present is one where it can be told in the past. */
function isSure({ form, strays }: Deed, text: string, tag: Tag): boolean {
  if (doneByOthers.test(text) || runsTogether(text)) return false;
  if (form === "past" || form === "gerund") return strays.length === 0;
  const turned = turnPresent(text, "past", true, tag);
  return turned !== undefined && turned !== text;
}

/** "Cared Management of patients", "Led and Managed a ward": a common word has a capital where a line of its own began, or begins. */
function runsTogether(text: string): boolean {
  const [, second = "", third = ""] = /^\p{L}+ (\p{L}+)(?: (\p{L}+))?/u.exec(text) ?? [];
  const isCommon = (word: string) => /^\p{Lu}\p{Ll}{4,}$/u.test(word) && isCountedForm(word.toLowerCase());
  return isCommon(second) || (/^(?:and|or)$/u.test(second) && isCommon(third));
}

const longestTold = 22;
const fewestWords = 7;
/** From here on a line goes on with what it may be told without. */
const goesOn = /(?:;|,? (?:including|as well as|resulting in|such as|while|which)\b)/giu;

/** A line as it stands, and by its leading clause; of a long one that clause first. */
function wordingsOf(text: string): string[] {
  const words = (part: string) => part.split(" ").length;
  const ends = [...text.matchAll(goesOn)].map(({ index }) => text.slice(0, index));
  const [clause] = ends.filter((part) => words(part) >= fewestWords);
  if (clause === undefined) return [text];
  return words(text) > longestTold ? [clause, text] : [text, clause];
}

export function listed(name: string, texts: readonly string[]): string {
  return [`${name}:`, ...texts.map((text) => `• ${capital(text)}`)].join("\n");
}

function nameOf(job: Job): string {
  const title = job.title && capital(plainTitle(job.title.replace(/\s+/gu, " ").trim()));
  const named = [title, job.project, job.employer].filter(Boolean).join(", ") || "My work";
  return canBeDated(job) ? `${named} (${timeOf(job).replace(/^(?:from|in) /u, "")})` : named;
}

/** "LEAD HAND (evenings)" as "Lead Hand (evenings)" */
function plainTitle(title: string): string {
  const [, head = "", rest = ""] = /^([^(]+)(\(.*)?$/u.exec(title) ?? [];
  return head === "" ? title : `${plainCase(head)}${rest}`;
}
