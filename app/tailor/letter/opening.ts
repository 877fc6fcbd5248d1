import type { Tag } from "~/tailor/grammar/tagger";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import type { AskedThing } from "~/tailor/propose/asked-things";
import { joinList } from "~/tailor/propose/in-sentence";
import { roleName } from "~/tailor/propose/summary/role-name";
import type { Weighed } from "~/tailor/propose/weigh-lines";
import type { Resume } from "~/tailor/resume";
import { sentence, withArticle } from "~/wording";
import { askedNames } from "./asked-names";
import type { Group } from "./choose-lines";
import { type OwnSentences, positionIn } from "./frame";
import { isSurelyLatest } from "./latest";
import { positionOf } from "./position";
import type { Told } from "./proofs";
import { type RankedJob, sameKind } from "./rank-jobs";
import { canBeDated, type Teller } from "./teller";

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

const fewestNames = 2;

/** What is asked and shown by name, then the job that shows it best, and the position. */
export function openingOf(material: Material, first: Group | undefined, body: readonly Group[]): string {
  const { input, teller, ranked, held } = material;
  const { posting, resume } = input;
  if (!first) {
    const [named] = ranked.filter(({ likeness, job }) => likeness >= sameKind && canBeDated(job));
    return [sentence(applying(posting, held)), ...(named ? teller.sayHeld(named.job) : [])].join(" ");
  }
  const isRecent = !first.job.isCurrent && isSurelyLatest(first.run?.job ?? first.job, resume);
  const told = teller.tell(first, { when: isRecent ? "Most recently, " : "", isFirst: true });
  const groups = [first, ...body];
  const jobs = groups.flatMap(({ job, run }) => run?.paths ?? [job.path]);
  const lines = groups.flatMap((group) => group.lines.map(({ text }) => text));
  const names = askedNames({ ...input, ...material, jobs, lines }, (name) => teller.isSayable(experienceIn([name])));
  const [said] = names.length < fewestNames ? [] : teller.say(experienceIn(names));
  if (said === undefined) return `${told} ${wish(first, material)}`;
  const role = posting.title && positionOf(posting.title, held);
  const company = posting.company ? ` at ${posting.company}` : "";
  const isPerson = role !== undefined && roleName(role.replace(/ \(.*\)$/u, "")) !== undefined;
  const looked = isPerson
    ? `You are looking for ${withArticle(role)}${company}, and`
    : `For ${positionIn(posting, held)},`;
  return `${looked} ${sentence(experienceIn(names))} ${told}`;
}

/** What the work that was told is to do in the post: the same again, or something near to it. */
function wish({ job }: Group, { input, ranked, held }: Material): string {
  const position = positionIn(input.posting, held);
  const { likeness = 0 } = ranked.find((one) => one.job.path === job.path) ?? {};
  if (likeness < sameKind) return `I would welcome the chance to put this experience to use in ${position}.`;
  return `I would welcome the chance to bring this experience to ${position}.`;
}

function experienceIn(names: readonly string[]): string {
  return `I bring experience in ${joinList(names)}`;
}

export function applying(posting: Posting, held?: string): string {
  return `I am applying for ${positionIn(posting, held)}`;
}
