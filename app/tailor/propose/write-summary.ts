import type { Change } from "~/tailor/change";
import { capital } from "~/tailor/grammar/open-with-deed";
import type { Tag } from "~/tailor/grammar/tagger";
import { figureWorth } from "~/tailor/letter/proofs";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import type { Resume } from "~/tailor/resume";
import { sentence } from "~/wording";
import { askedThings, namedAnywhere } from "./asked-things";
import { joinList } from "./in-sentence";
import { readSummary } from "./own-summary";
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
import { roleName } from "./role-name";
import { tradeTerms } from "./trade-terms";

type Draft = Omit<Change, "id">;

const mostTerms = 3;
const fewestTerms = 2;
const mostTried = 8;
/** A summary is read at a glance: a longer one gets nothing more. */
const longestSummary = 80;
/** Money, a share or a large number. */
const tellingFigure = 2;

/**
 * A summary for this post, of facts of the resume alone: the nearest title and since when, the two or three things asked
 * for that the resume proves best, the certificates asked for, one result with a figure. It takes the place of an objective;
 * before a summary that names no work of the person's, and behind one that does, it says what that leaves unsaid. Each
 * piece is proven by itself. Fullest first; last, where nothing is proven, one that asks for a yes; none where the resume
 * cannot carry one.
 */
export function writeSummary(resume: Resume, posting: Posting, match: Match, tag: Tag): Draft[] {
  const { summary = "" } = resume.basics;
  const own = readSummary(summary);
  const { kept } = own;
  const bare = own.text !== summary && own.text !== "" ? draftsOf(resume, posting, own.text, withoutObjective, []) : [];
  const asked = askedThings(resume, posting, match);
  const nearest = nearestRole(resume, posting, asked);
  const role = nearest?.role ?? "";
  const things = bestTerms(resume, [...asked, ...namedAnywhere(resume, posting)], role, tag);
  const proven = things.filter(({ isOpen }) => !isOpen);
  const terms = [...proven, ...tradeTerms(resume, posting, proven, role)];
  const held = heldCertificates(resume, posting, match);
  const pieces: Pieces = { terms, held, result: bestResult(resume, posting, asked, nearest, tag) };
  const extended = kept.length > 0 ? extend(resume, posting, kept, { ...pieces, terms: proven }) : [];
  // A summary of several lines keeps them: what is said first stands above them.
  const isBroken = own.isList || own.text.includes("\n");
  if (isBroken && own.hasWish && nearest && !namesWork(kept, role))
    return [...aboveLines(resume, posting, own.text, nearest, pieces), ...bare];
  if (!nearest || isBroken || namesWork(kept, role)) return isBroken ? bare : [...extended, ...bare];
  const why =
    own.hasWish && kept.length === 0
      ? insteadOfObjective
      : "Says in two lines what this post looks for, from your own resume.";
  const opened = openedDrafts(resume, posting, kept, nearest, pieces, why);
  // Its owner is asked about a sentence of its own: beside a title the gate would judge it by the title.
  const asking = kept.length > 0 || things.length === proven.length ? [] : things.slice(0, mostTerms);
  const [opening = ""] = openingsOf(nearest, []);
  const text = `${opening} ${sentence(`Experience includes ${joinList(asking.map((term) => term.text))}`)}`.trim();
  const questions = asking.length > 0 && !isProven(text, resume) ? draftsOf(resume, posting, text, why, asking) : [];
  return [...opened, ...extended, ...bare, ...questions];
}

/** In place of the objective that stood above a list. */
function aboveLines(resume: Resume, posting: Posting, lines: string, nearest: Held, { terms }: Pieces): Draft[] {
  const named = provenWith(nearest.role, terms, resume).slice(0, mostTerms);
  const [opening] = openingsOf(nearest, named).filter((text) => isProven(text, resume));
  if (opening === undefined || named.length < fewestTerms) return [];
  return draftsOf(resume, posting, [opening, lines].filter(Boolean).join("\n"), insteadOfObjective, named);
}

function provenWith(role: string, terms: readonly Term[], resume: Resume): Term[] {
  return terms
    .slice(0, mostTried)
    .filter(({ text }) => isProven(sentence(`${role} with experience in ${text}`), resume));
}

/** A summary that says what its writer is, or for how long, or speaks of itself as "I", is left to open by itself. */
function namesWork(kept: readonly string[], role: string): boolean {
  const [first = ""] = kept;
  const said = new Set(stemsOf(kept.join(" ")));
  const isTitled = roleName(
    capital(/^(?:\S+ ){0,6}?\S+?(?=[,.;]| (?:with|who|in|of|for|offering|and)\b)/u.exec(first)?.[0] ?? ""),
  );
  return (
    kept.length > 0 &&
    (/\b(?:I|my)\b/iu.test(first) ||
      isTitled !== undefined ||
      /\byears?\b/i.test(first) ||
      stemsOf(role).every((stem) => said.has(stem)))
  );
}

function openedDrafts(
  resume: Resume,
  posting: Posting,
  kept: readonly string[],
  nearest: Held,
  pieces: Pieces,
  why: string,
): Draft[] {
  const terms = provenWith(nearest.role, unsaidIn(kept.join(" "), pieces.terms), resume).slice(0, mostTerms);
  const tails = tailsOf(kept, pieces);
  const worth = terms.length + (tails[0]?.length ?? 0);
  if (worth < (nearest.isNear && kept.length === 0 ? 1 : fewestTerms)) return [];
  // What the person says by themselves is no worse than a title with one thing behind it.
  const least = kept.length === 0 ? 0 : nearest.isNear && (tails[0]?.length ?? 0) > 0 ? 1 : fewestTerms;
  const openings = openingsOf(nearest, terms, least)
    .filter((text) => isProven(text, resume))
    .slice(0, 1);
  const texts = tails.flatMap((tail) => openings.map((opening) => [opening, ...kept.map(sentence), ...tail].join(" ")));
  return texts.filter(isShort).flatMap((text) => draftsOf(resume, posting, text, why, terms));
}

interface Pieces {
  terms: Term[];
  held: string[];
  result: string | undefined;
}

function isShort(text: string): boolean {
  return text.split(/\s+/).length <= longestSummary;
}

function openingsOf({ role, span, now, isNear }: Held, terms: readonly Term[], fewest = 0): string[] {
  const dated = span ? `${role} ${span}` : role;
  const heads = [...new Set([now && isNear ? `${now}, before that ${dated}` : dated, dated, role])];
  const lists = [...terms.keys()].map((at) => joinList(terms.slice(0, terms.length - at).map(({ text }) => text)));
  const named = [...lists.map((list) => ` with experience in ${list}`), ""].slice(
    0,
    Math.max(terms.length - fewest, 0) + 1,
  );
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

const insteadOfObjective =
  "Your objective speaks of what you want: this says what you bring to this post, from your own resume.";
const withoutObjective = "Says what you bring; what you are looking for, the application says.";

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
