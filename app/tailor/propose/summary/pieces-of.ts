import type { Tag } from "~/tailor/grammar/tagger";
import { readVerb } from "~/tailor/grammar/verb-forms";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { type AskedThing, askedThings, namedAnywhere } from "~/tailor/propose/asked-things";
import { bestTerms, type Term } from "~/tailor/propose/profile-pieces";
import { tradeTerms } from "~/tailor/propose/trade-terms";
import { askedIn, closeness, tradeOf, worthOf } from "~/tailor/propose/trade-worth";
import type { Resume } from "~/tailor/resume";
import { heldPapers, type Papers } from "./held-papers";
import { type Held, heldIn, heldInLine, heldRole, writtenOutStems } from "./held-role";
import { type Deed, type SummaryDeed, summaryDeeds, writeDeeds } from "./summary-deeds";
import { summaryResults } from "./summary-results";

/** What a summary can be made of; all of it is proven, each piece by itself. */
export interface Pieces {
  resume: Resume;
  posting: Posting;
  held: Held | undefined;
  /** Names of work and tools that the post speaks of and the resume shows: what may stand under the title held. */
  terms: readonly Term[];
  /** The same with what was done in other jobs, for a sentence that names no job. */
  anyTerms: readonly Term[];
  /** What came of the work, with its figures. */
  result: string | undefined;
  papers: Papers;
  /** The ways to tell what was done that answers the post most, one deed or two; the likeliest first. */
  deeds: readonly SummaryDeed[][];
  /** The chance, 0 to 1, that a reader calls somebody fit for the post. */
  chance: number;
  score: number;
}

const fewestTerms = 2;
/** From this worth on a deed says who its doer is. */
const tells = 0;

/** What a summary can be made of: what the post asks for first, then what its trade does and the post names without asking. */
export function piecesOf(resume: Resume, posting: Posting, match: Match, tag: Tag): Pieces {
  const asked = askedThings(resume, posting, match);
  const { deeds, chance } = summaryDeeds(resume, posting, match, tag);
  const held = nearestRole(
    resume,
    posting,
    asked,
    deeds.filter(({ worth }) => worth >= tells),
  );
  const role = held?.role ?? "";
  const proven = bestTerms(resume, [...asked, ...namedAnywhere(resume, posting)], role, tag);
  const line = heldInLine(resume, role);
  const inLine = ({ paths = [] }: Term) => paths.some((path) => line.some((job) => path.startsWith(job)));
  const timesDone = ({ paths = [] }: Term) => paths.filter((path) => /^\/(?:work|facts)\//.test(path)).length;
  const done = proven.filter((term) => timesDone(term) > 0);
  // Where the jobs show little, what is asked for by name and their owner lists.
  const listed = proven
    .filter((term) => timesDone(term) === 0 && term.id !== undefined && saysWork(term.text) && namesThing(term.text))
    .map((term): Term => ({ ...term, isListed: true }));
  const trade = held?.isNear ? tradeTerms(resume, posting, proven, held) : [];
  const tradeDone = trade.filter((term) => timesDone(term) > 0 && isOfTrade(term, posting));
  const sure = (terms: readonly Term[]) =>
    terms.filter((term) => namesThing(term.text) && (timesDone(term) > 1 || saysWork(term.text)));
  const own = sure([...done.filter(inLine), ...tradeDone.filter(inLine)]);
  // What is asked for by name goes before what only the trade has; what is only listed makes up for what the jobs lack.
  const isAsked = ({ id }: Term) => id !== undefined;
  const asks = own.filter(isAsked);
  const terms = [...asks, ...(asks.length < fewestTerms ? listed : []), ...own.filter((term) => !isAsked(term))];
  return {
    resume,
    posting,
    held,
    terms,
    // One mention years ago makes nobody experienced.
    anyTerms: sure(done.filter((term) => inLine(term) || timesDone(term) > 1 || isAnswer(term))),
    result: summaryResults({ resume, posting, match }, held)[0]?.text,
    papers: heldPapers({ resume, posting, match }, tag),
    deeds: writeDeeds(deeds, held, resume),
    chance,
    score: match.score ?? 0,
  };
}

/**
 * Who somebody is for a post: by the title that is near to it; where there is none, or where another job that goes on tells most, by that job; by none where that
 * is told outside of all jobs.
 */
function nearestRole(
  resume: Resume,
  posting: Posting,
  asked: readonly AskedThing[],
  [best]: readonly Deed[],
): Held | undefined {
  const held = heldRole(resume, posting, asked);
  const isOther = best && !heldInLine(resume, held?.role ?? "").some((job) => best.path.startsWith(job));
  if (!isOther || (held?.isNear && !best.job.isCurrent)) return held;
  if (best.job.isLoose) return held?.isNear ? held : undefined;
  return heldIn(resume, posting, best.job.path) ?? held;
}

/** One word that names no doing says little where it stands once: "law". */
function saysWork(text: string): boolean {
  return /\s|ing$|^\p{Lu}/u.test(text);
}

/** What a person told themselves. */
function isAnswer({ paths = [] }: Term): boolean {
  return paths.some((path) => path.startsWith("/facts/"));
}

/** "Experienced in" takes the name of a thing: neither "administer medications" nor "medical-surgical". */
function namesThing(text: string): boolean {
  const [first = ""] = text.split(/\s/);
  const verb = readVerb(first);
  const isVerb = verb?.form === "base" && !verb.nounToo;
  // Nobody is experienced in what went wrong.
  if (/\b(?:complaints?|issues?|problems?|errors?|accidents?|injur(?:y|ies))$/iu.test(text)) return false;
  const isQuality = !/\s/.test(text) && /(?:al|ive|ous|ic|ful|able)$/u.test(text);
  return /^\p{Lu}/u.test(text) || !(isVerb || isQuality);
}

/** Words that keep so close a company with a title are of its work. */
const ofTitle = 0.45;
const ofTrade = 2.2;

/** Nobody asked for it by name, but the post has its words, or they are of the post's title. */
function isOfTrade({ text }: Term, posting: Posting): boolean {
  const asked = askedIn(text, tradeOf(posting));
  const isWhole = asked >= Math.min(2, new Set(writtenOutStems(text)).size);
  if (/\s/.test(text) && worthOf(text, tradeOf(posting)) >= ofTrade) return true;
  return asked > 0 && (isWhole || closeness(text, posting.title ?? "") >= ofTitle);
}
