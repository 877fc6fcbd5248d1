import type { Change } from "~/tailor/change";
import type { Tag } from "~/tailor/grammar/tagger";
import { figureWorth } from "~/tailor/letter/proofs";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import type { Resume } from "~/tailor/resume";
import { sentence } from "~/wording";
import { askedThings, namedAnywhere, speaksOf } from "./asked-things";
import { joinList } from "./join-list";
import {
  bestResult,
  bestTerms,
  type Held,
  heldCertificates,
  isProven,
  nearestRole,
  stemsOf,
  type Term,
  unsaidIn,
} from "./profile-pieces";
import { postingWording } from "./propose-wording";

type Draft = Omit<Change, "id">;

const mostTerms = 3;
const fewestTerms = 2;
/** Below it a summary says nothing: "Available now". */
const fewestSummaryWords = 5;
/** An objective as long as this tells more than what its writer wants. */
const longestObjective = 30;
/** A summary is read at a glance: a longer one gets nothing more. */
const longestSummary = 80;
/** Money, a share or a large number. */
const tellingFigure = 2;

/** What a person wants rather than what they have done: such a summary was written for another job. */
const objective =
  /\b(?:(?:aiming|aim|hoping|hope|wish|would like) (?:to|for)|(?:to|and) (?:obtain|secure|gain|acquire|find)|seeking|seeks?|looking for|in search of|objective|my goal|desires?|aspir\p{L}+|(?:obtain|secure|gain|pursue) (?:a|an|the) (?:\p{L}+ ){0,5}(?:position|role|job|career))\b/iu;

/**
 * A summary for this post, of facts of the resume alone: the nearest title and since when, the two or three things asked
 * for that the resume proves best, the certificates asked for, one result with a figure. It takes the place of an objective;
 * before a summary that speaks of other work, and behind one that names this work, it says what that leaves unsaid. Each
 * piece is proven by itself. Fullest first; last, where nothing is proven, one that asks for a yes; none where the resume
 * cannot carry one.
 */
export function writeSummary(resume: Resume, posting: Posting, match: Match, tag: Tag): Draft[] {
  const { summary = "" } = resume.basics;
  const parts = summary.split(/(?<=[.!?])\s+/).filter((part) => part.trim() !== "");
  // What the summary says beside the objective stays.
  const kept = parts
    .flatMap((part) => withoutWish(part) ?? [])
    .filter((part) => part.split(/\s+/).length >= fewestSummaryWords);
  const hasWish = parts.some(isObjective);
  const bare = hasWish && kept.length > 0 ? draftsOf(resume, posting, kept.join(" "), withoutObjective, []) : [];
  const isLongWish = (part: string) =>
    isObjective(part) && withoutWish(part) === undefined && part.split(/\s+/).length > longestObjective;
  // Lines below each other are a list that was read as a summary.
  if (parts.some(isLongWish) || (/\n/.test(summary) && !hasWish)) return [];
  const asked = askedThings(resume, posting, match);
  const nearest = nearestRole(resume, posting, asked);
  const role = nearest?.role ?? "";
  const things = bestTerms(resume, [...asked, ...namedAnywhere(resume, posting)], role, tag);
  const terms = things.filter(({ isOpen }) => !isOpen);
  const pieces: Pieces = {
    terms,
    held: heldCertificates(resume, posting, match),
    result: bestResult(resume, posting, asked, nearest, terms, tag),
  };
  const extended = kept.length > 0 ? extend(resume, posting, kept, pieces) : [];
  const said = new Set(stemsOf(kept.join(" ")));
  const namesRole = kept.length > 0 && stemsOf(role).every((stem) => said.has(stem));
  if (!nearest || namesRole || (!nearest.isNear && kept.length > 0)) return [...extended, ...bare];
  const why = hasWish
    ? "Your objective speaks of what you want: this says what you bring to this post, from your own resume."
    : "Says in two lines what this post looks for, from your own resume.";
  const telling = kept.filter((part) => figureWorth(part) > 0 || asked.some((thing) => speaksOf(part, thing)));
  const opened = [telling, kept].flatMap((rest) => {
    const terms = unsaidIn(rest.join(" "), pieces.terms).slice(0, mostTerms);
    const tails = tailsOf(rest, pieces);
    const worth = terms.length + (tails[0]?.length ?? 0);
    // What takes the place of a summary says more than it did.
    const least = nearest.isNear && (rest.length === kept.length || rest.length > 0) ? 1 : fewestTerms;
    if (worth < least) return [];
    const openings = openingsOf(nearest, terms)
      .filter((text) => isProven(text, resume))
      .slice(0, 1);
    const texts = tails.flatMap((tail) => openings.map((opening) => [opening, ...rest, ...tail].join(" ")));
    return texts.filter(isShort).flatMap((text) => draftsOf(resume, posting, text, why, terms));
  });
  // Its owner is asked about a sentence of its own: beside a title the gate would judge it by the title.
  const asking = kept.length > 0 || things.length === terms.length ? [] : things.slice(0, mostTerms);
  const [opening = ""] = openingsOf(nearest, []);
  const text = `${opening} ${sentence(`Experience includes ${joinList(asking.map((term) => term.text))}`)}`.trim();
  const questions = asking.length > 0 && !isProven(text, resume) ? draftsOf(resume, posting, text, why, asking) : [];
  return [...opened, ...extended, ...bare, ...questions];
}

interface Pieces {
  terms: Term[];
  held: string[];
  result: string | undefined;
}

function isShort(text: string): boolean {
  return text.split(/\s+/).length <= longestSummary;
}

function openingsOf({ role, span, now, isNear }: Held, terms: readonly Term[]): string[] {
  const dated = span ? `${role} ${span}` : role;
  const heads = [...new Set([now && isNear ? `${now}, before that ${dated}` : dated, dated, role])];
  const lists = [...terms.keys()].map((at) => joinList(terms.slice(0, terms.length - at).map(({ text }) => text)));
  const named = [...lists.map((list) => ` with experience in ${list}`), ""];
  const all = named.flatMap((things) => heads.map((head) => head + things));
  // A bare title is no sentence.
  return all.filter((text) => text !== role).map(sentence);
}

/** What goes behind what is said already, the fullest first: what is held, and a result where there is none yet. */
function tailsOf(said: readonly string[], { held, result }: Pieces): string[][] {
  const text = said.join(" ");
  const names = held.filter(
    (name) =>
      !text.includes(/\((\p{Lu}{2,})\)/u.exec(name)?.[1] ?? name) &&
      unsaidIn(text, [{ id: undefined, text: name }]).length > 0,
  );
  const first = names.length > 0 ? [sentence(`Holds ${joinList(names)}`)] : [];
  const second = result && figureWorth(text) < tellingFigure ? [result] : [];
  return [[...first, ...second], first, second, []];
}

/** What the summary leaves unsaid: things asked for that are proven further down, what is held, and the best result where it names none. */
function extend(resume: Resume, posting: Posting, kept: readonly string[], pieces: Pieces): Draft[] {
  const unsaid = unsaidIn(kept.join(" "), pieces.terms).slice(0, mostTerms);
  const terms = unsaid.length < fewestTerms ? [] : unsaid;
  const named = terms.length > 0 ? [sentence(`Experience includes ${joinList(terms.map(({ text }) => text))}`)] : [];
  const ways = tailsOf(kept, pieces).map((tail) => [...named, ...tail]);
  return ways
    .filter((added) => added.length > 0)
    .map((added) => [added, [...kept.map(sentence), ...added].join(" ")] as const)
    .filter(([, text]) => isShort(text))
    .flatMap(([added, text]) => {
      const why = added.some((one) => one !== pieces.result || figureWorth(one) === 0)
        ? "Names what this post asks for and your resume shows further down."
        : "Names your best result where it is read first.";
      return draftsOf(resume, posting, text, why, terms);
    });
}

const withoutObjective = "Says what you bring; what you are looking for, the application says.";
const fewestWordsOfRest = 6;
/** From here on a sentence says what its writer wants. */
const wish =
  /,?\s*(?:(?:and|who|that|I|I['’]m|I am|am|is|are|currently|now|actively|presently)\s+)*\b(?:seeking|seeks?|looking for|looking to|in search of|to (?:obtain|secure|gain|acquire|find) (?:a|an|the))\b.*$/iu;

/** The sentence without what its writer wants: "Results-oriented manager, seeking a position" as "Results-oriented manager."; undefined where that was all. */
function withoutWish(text: string): string | undefined {
  if (!isObjective(text)) return /\n/.test(text) ? text : sentence(text);
  const rest = text.replace(wish, "").trim();
  const isEnough = rest !== text.trim() && rest.split(/\s+/).length >= fewestWordsOfRest && !isObjective(rest);
  return isEnough && !/\b(?:I|I['’]m|I am|and|to|my|am|is)$/iu.test(rest) ? sentence(rest) : undefined;
}

/** Whether a summary says what its writer wants in place of what they have done. */
export function isObjective(summary: string): boolean {
  return objective.test(summary);
}

/** With the post's names for tools where they differ from the resume's, and without. */
function draftsOf(resume: Resume, posting: Posting, text: string, why: string, terms: readonly Term[]): Draft[] {
  const path = "/basics/summary";
  const atomId = resume.atoms.find((atom) => atom.path === path)?.id ?? null;
  const before = resume.basics.summary ?? "";
  const requirementIds = terms.flatMap(({ id }) => id ?? []);
  const tools = { ...posting, requirements: posting.requirements.filter(({ kind }) => kind === "tool") };
  const texts = new Set([postingWording(text, tools, "text")?.text ?? text, text]);
  return [...texts].map((after) => ({ kind: "summary", atomId, path, before, after, why, requirementIds }));
}
