import type { Tag } from "~/tailor/grammar/tagger";
import { readVerb } from "~/tailor/grammar/verb-forms";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import type { AskedThing } from "~/tailor/propose/asked-things";
import { joinList } from "~/tailor/propose/in-sentence";
import { roleName } from "~/tailor/propose/summary/role-name";
import type { Weighed } from "~/tailor/propose/weigh-lines";
import type { Resume } from "~/tailor/resume";
import { sentence, withArticle } from "~/wording";
import { canBeDated } from "./anchor";
import { askedNames } from "./asked-names";
import type { Group } from "./choose-lines";
import { type OwnSentences, positionIn, variantOf } from "./frame";
import { isSurelyLatest } from "./latest";
import { sharedWords } from "./line-features";
import { bareThings, withArticles, withLastJoint, withoutTail } from "./lines/mend-told";
import { tellLine } from "./lines/tell-line";
import { positionOf } from "./position";
import type { Told } from "./proofs";
import { type RankedJob, sameKind } from "./rank-jobs";
import type { Teller } from "./teller";

/** What a letter is made of. */
export interface Material {
  input: { resume: Resume; posting: Posting; match: Match; name?: string; own?: OwnSentences | undefined };
  teller: Teller;
  asked: AskedThing[];
  weighed: ReadonlyMap<Told, Weighed>;
  /** The nearest to the post first. */
  ranked: RankedJob[];
  tag: Tag;
  /** The title nearest to the post, for a post that offers several. */
  held: string | undefined;
}

/** What is asked and shown by name, then the job that shows it best, and the position. */
export function openingOf(material: Material, first: Group | undefined, body: readonly Group[]): Opening {
  const { input, teller, ranked, held } = material;
  const { posting, resume } = input;
  if (!first) {
    const jobs = ranked.filter(({ job }) => canBeDated(job) && job.role !== undefined && !job.isVoluntary);
    const named = jobs.find(({ likeness }) => likeness >= sameKind) ?? jobs.find(({ job }) => job.isCurrent);
    return { paragraphs: [[sentence(applying(posting, held)), ...(named ? teller.sayHeld(named.job) : [])].join(" ")] };
  }
  const groups = [first, ...body];
  const nearer = nearerThan(groups, material);
  const job = first.run?.job ?? first.job;
  const isLast = nearer !== undefined && hasEndedBefore(nearer, job);
  const isFitting = nearer?.isCurrent || isLast || job.role === undefined || (nearer && hasEndedBefore(job, nearer));
  const named = nearer && isFitting ? teller.sayHeld(nearer) : [];
  const isRecent = !first.job.isCurrent && isSurelyLatest(first.run?.job ?? first.job, resume);
  const isBefore = named.length > 0 && nearer !== undefined && hasEndedBefore(first.run?.job ?? first.job, nearer);
  const when = isBefore ? "Before that, " : isRecent ? "Most recently, " : "";
  const jobs = groups.flatMap(({ job, run }) => run?.paths ?? [job.path]);
  const lines = groups.flatMap((group) => group.lines.map(({ text }) => text));
  const names = askedNames({ ...input, ...material, jobs, lines, done: sentencesOf(ranked, jobs) }, (name) =>
    teller.isSayable(experienceIn([name])),
  );
  const [said] = names.length > 1 ? teller.say(experienceIn(names)) : [];
  const today = said === undefined && named.length === 0 ? todayOf(first, material) : undefined;
  const deeds = teller.tell(first, { when, isFirst: true, isNamed: today !== undefined });
  const told = isLast ? [deeds, ...named.map((text) => `Before that, ${text}`)].join(" ") : [...named, deeds].join(" ");
  if (today !== undefined) return { paragraphs: inTwo(today, told) };
  if (said !== undefined) return { paragraphs: inTwo(offering(names, posting, held), told) };
  return {
    paragraphs: inTwo([sentence(applying(posting, held)), askedDuty(material, first) ?? ""].join(" ").trim(), told),
  };
}

/** The position and what of it the person brings, in one sentence. */
function offering(names: readonly string[], posting: Posting, held: string | undefined): string {
  const role = posting.title && positionOf(posting.title, held);
  const company = posting.company ? ` at ${posting.company}` : "";
  const isPerson = role !== undefined && roleName(role.replace(/ \(.*\)$/u, "")) !== undefined;
  const position = positionIn(posting, held);
  const looked = isPerson ? `You are looking for ${withArticle(role)}${company}, and` : `For ${position},`;
  return variantOf(
    [
      sentence(`${looked} ${experienceIn(names)}`),
      sentence(`I am applying for ${position} and would bring experience in ${joinList(names)}`),
      sentence(`${sentence(applying(posting, held))} My experience includes ${joinList(names)}`),
    ],
    posting,
  );
}

/** What somebody is today, where it is of the kind of the position, and what they wish to be: "I have worked as a Cook since 2019, and I ..." */
function todayOf(first: Group, { input: { posting }, teller, ranked, held }: Material): string | undefined {
  const job = first.run?.job ?? first.job;
  const { likeness = 0 } = ranked.find((one) => one.job.path === first.job.path) ?? {};
  if (!job.isCurrent || likeness < sameKind) return undefined;
  const role = posting.title && positionOf(posting.title, held);
  const isPerson = role !== undefined && roleName(role.replace(/ \(.*\)$/u, "")) !== undefined;
  const joining =
    isPerson && posting.company
      ? `I would like to join ${posting.company} as ${withArticle(role)}`
      : `I am applying for ${positionIn(posting, held)}`;
  const [own] = teller.sayHeld(job);
  return own === undefined ? undefined : sentence(`${own.replace(/\.$/u, "")}, and ${joining}`);
}

/** The paragraphs that name the position and tell of the first job. */
interface Opening {
  paragraphs: string[];
}

/** Where more is told than goes with the opening, it has a paragraph of its own. */
const mostOfOpening = 60;

function inTwo(opening: string, told: string): string[] {
  return told.split(" ").length > mostOfOpening ? [opening, told] : [`${opening} ${told}`];
}

const leastAlike = 0.3;
const mostOfDuty = 14;
const dutyVoice = { past: false, verbsFirst: true, hasPast: false };
/** Who speaks so is the employer, or its reader. */
const ofPost =
  /\b(?:our|we|us|this|these|those|their|its|other|above|following|candidates?|applicants?|ability|must|assist|help|join)\b/iu;

/** "You are looking for someone to plan menus.": the duty of the post that one of these lines is most like, where it is a plain one. */
function askedDuty({ input: { posting }, tag }: Material, { lines }: Group): string | undefined {
  const alike = posting.duties
    .flatMap(({ start, end }) => orderIn(posting.source.slice(start, end), tag) ?? [])
    .map((duty) => ({ duty, likeness: Math.max(0, ...lines.map((line) => sharedWords(line.text, duty))) }))
    .filter(({ likeness }) => likeness >= leastAlike)
    .sort((one, other) => other.likeness - one.likeness);
  const [best] = alike;
  return best && `You are looking for someone to ${best.duty}.`;
}

/** A duty as it goes behind "someone to" ("plan menus"), where it is short and whole. */
function orderIn(duty: string, tag: Tag): string | undefined {
  const text = duty.replace(/^[^:]{0,60}: ?|^the [^.:]{0,60}? (?:will|shall|must) (?=\p{Ll})|[\s*]+$/giu, "");
  const told = tellLine(text.charAt(0).toUpperCase() + text.slice(1), dutyVoice, tag);
  const plain = told && withLastJoint(withoutTail(told.replace(/ as (?:needed|required|assigned)$/u, ""), mostOfDuty));
  if (!plain || plain.split(" ").length > mostOfDuty || ofPost.test(plain)) return undefined;
  const verb = readVerb(/^(?:\p{L}+ly )?(\p{L}+)/u.exec(plain)?.[1] ?? "");
  const whole = withArticles(plain, tag);
  return verb?.form === "base" && bareThings(whole, tag) === 0 ? whole : undefined;
}

/** What the lines of these jobs say, long lists and headings aside: they name much that nobody did. */
function sentencesOf(ranked: readonly RankedJob[], paths: readonly string[]): string[] {
  const texts = ranked.flatMap(({ job }) => (paths.includes(job.path) ? job.texts : []));
  return texts
    .flatMap(({ text }) => text.split(/(?<=[.;])\s+/u))
    .filter(
      (text) =>
        text.split(",").length <= mostItems && /^\W*\p{L}+(?: \p{L}+)* \p{Ll}/u.test(text) && !text.includes(":"),
    );
}

const mostItems = 6;

/** What somebody does today is named beside other work where its title has so much of the post's. */
const related = 0.3;
/** How much nearer to the post a job has to be to be named before the one that is told first. */
const nearer = 0.04;

/** The job nearest to the post by its title, where none of the told ones is as near. */
function nearerThan(groups: readonly Group[], { ranked }: Material): RankedJob["job"] | undefined {
  const told = new Set(groups.flatMap(({ job, run }) => run?.paths ?? [job.path]));
  const likeness = Math.max(...ranked.map((one) => (told.has(one.job.path) ? one.likeness : 0)));
  const held = ranked.filter(({ job }) => job.role !== undefined && canBeDated(job) && !job.isVoluntary);
  const [best] = held.filter((one) => one.likeness >= sameKind).sort((one, other) => other.likeness - one.likeness);
  if (best && best.likeness > likeness + nearer) return best.job;
  const isToday = (one: RankedJob) => one.job.isCurrent && one.likeness >= related && !told.has(one.job.path);
  return groups.every(({ job }) => !job.isCurrent) ? held.find(isToday)?.job : undefined;
}

export function hasEndedBefore(job: RankedJob["job"], other: RankedJob["job"]): boolean {
  const [end, start] = [job.endDate, other.startDate];
  return end !== undefined && !job.isCurrent && start !== undefined && end.slice(0, 7) <= start.slice(0, 7);
}

/** What the work that was told is to do for the employer: the same again, or something near to it. */
export function wishOf({ job }: Group, { input: { posting }, ranked }: Material): string {
  const team = posting.company ?? "your team";
  const { likeness = 0 } = ranked.find((one) => one.job.path === job.path) ?? {};
  if (likeness < sameKind)
    return `I would like to put this experience to use ${posting.company ? "at" : "for"} ${team}`;
  return variantOf(
    [
      `I would welcome the chance to bring this experience to ${team}`,
      `I would be glad to bring this experience to ${team}`,
      `I would like to bring this experience to ${team}`,
    ],
    posting,
  );
}

function experienceIn(names: readonly string[]): string {
  return `I bring experience in ${joinList(names)}`;
}

export function applying(posting: Posting, held?: string): string {
  const position = positionIn(posting, held);
  return variantOf(
    [`I am applying for ${position}`, `I would like to apply for ${position}`, `Please consider me for ${position}`],
    posting,
  );
}
