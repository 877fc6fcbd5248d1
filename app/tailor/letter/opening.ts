import type { Tag } from "~/tailor/grammar/tagger";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import type { AskedThing } from "~/tailor/propose/asked-things";
import { joinList } from "~/tailor/propose/in-sentence";
import { roleName } from "~/tailor/propose/summary/role-name";
import type { Weighed } from "~/tailor/propose/weigh-lines";
import type { Resume } from "~/tailor/resume";
import { sentence, withArticle } from "~/wording";
import { canBeDated } from "./anchor";
import { type OwnSentences, positionIn, variantOf } from "./frame";
import type { Run } from "./job";
import { isSurelyLatest, isTrainingBeforeDegree } from "./latest";
import { positionOf } from "./position";
import type { Told } from "./proofs";
import { type RankedJob, sameKind } from "./rank-jobs";
import type { Teller } from "./teller";
import { endOf, type Theme } from "./themes";

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

const mostNames = 3;
/** Titles whose closeness to the post differs by less are of one kind: the later job says what somebody is. */
const alike = 0.1;

/** Position, what somebody is or was of its kind, and the things asked for that the letter proves, by name. */
export function openingOf(material: Material, themes: readonly Theme[], runs: ReadonlyMap<string, Run>): string {
  const { input, teller, held } = material;
  const { posting } = input;
  const able = themes
    .flatMap((theme) => theme.names)
    .filter((name) => !/ experience$/u.test(name) && teller.isSayable(experienceIn([name])))
    .slice(0, mostNames);
  const position = positionIn(posting, held);
  const near = nearestHeld(material, runs);
  // What somebody was before is not said where the letter tells what they are.
  const isToday = themes.some(({ lines }) => lines.some((line) => line.job.isCurrent && line.job.role !== undefined));
  const job = near?.job.isCurrent === false && isToday ? undefined : near;
  const [own] = job ? teller.sayHeld(job) : [];
  const names = able.length > 1 ? teller.announce(able) : [];
  const isNamed = names.length > 0;
  if (own === undefined || job === undefined)
    return isNamed ? offering(names, posting, held) : sentence(applying(posting, held));
  const is = own.replace(/\.$/u, "");
  const bring = isNamed ? ` and bring experience in ${joinList(names)}` : "";
  if (!job.job.isCurrent) {
    const last = isSurelyLatest(job.job, input.resume) ? `Most recently, ${is}` : is;
    return `${sentence(applying(posting, held))} ${sentence(`${last}${bring}`)}`;
  }
  const joining = joiningOf(posting, held);
  return variantOf(
    isNamed
      ? [
          `${sentence(applying(posting, held))} ${sentence(`${is}${bring}`)}`,
          sentence(`${is}, and I am applying for ${position} with experience in ${joinList(names)}`),
          `${sentence(`${is}, and ${joining}`)} ${sentence(`What I bring is experience in ${joinList(names)}`)}`,
        ]
      : [sentence(`${is}, and ${joining}`)],
    posting,
  );
}

/** The latest of the jobs that are of the kind of the position, and what somebody does today before all. */
function nearestHeld({ ranked, input }: Material, runs: ReadonlyMap<string, Run>): Run | undefined {
  const able = ranked
    .filter(({ job, likeness }) => likeness >= sameKind && job.role !== undefined && !job.isVoluntary)
    .filter(({ job }) => canBeDated(job) && !isTrainingBeforeDegree(job, input.resume));
  const most = Math.max(...able.map(({ likeness }) => likeness));
  const [best] = able
    .filter(({ likeness }) => likeness >= most - alike)
    .sort((one, other) => endOf(other.job).localeCompare(endOf(one.job)));
  return best && (runs.get(best.job.path) ?? { job: best.job, paths: [best.job.path] });
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
    ],
    posting,
  );
}

function joiningOf(posting: Posting, held: string | undefined): string {
  const role = posting.title && positionOf(posting.title, held);
  const isPerson = role !== undefined && roleName(role.replace(/ \(.*\)$/u, "")) !== undefined;
  return isPerson && posting.company
    ? `I would like to join ${posting.company} as ${withArticle(role)}`
    : `I am applying for ${positionIn(posting, held)}`;
}

/** What the work that was told is to do for the employer: the same again, or something near to it. */
export function wishOf({ input: { posting }, ranked }: Material, [first]: readonly Theme[]): string {
  const team = posting.company ?? "your team";
  const job = first?.lines[0]?.job;
  const { likeness = 0 } = ranked.find((one) => one.job.path === job?.path) ?? {};
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
