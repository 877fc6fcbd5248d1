import type { Tag } from "~/tailor/grammar/tagger";
import { readVerb } from "~/tailor/grammar/verb-forms";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { askedThings, namedAnywhere } from "~/tailor/propose/asked-things";
import { bestTerms, type Term } from "~/tailor/propose/profile-pieces";
import { tradeTerms } from "~/tailor/propose/trade-terms";
import { askedIn, closeness, tradeOf } from "~/tailor/propose/trade-worth";
import type { Resume } from "~/tailor/resume";
import type { Pieces } from "./compose-summary";
import { heldPapers } from "./held-papers";
import { heldInLine, heldRole, tellingStems } from "./held-role";
import { toldDeeds } from "./told-deeds";
import { toldResults } from "./told-results";

/** "Experienced in" takes the name of a thing: neither "administer medications" nor "medical-surgical". */
function namesThing(text: string): boolean {
  const [first = ""] = text.split(/\s/);
  const verb = readVerb(first);
  const isVerb = verb?.form === "base" && !verb.nounToo;
  const isQuality = !/\s/.test(text) && /(?:al|ive|ous|ic|ful|able)$/u.test(text);
  return /^\p{Lu}/u.test(text) || !(isVerb || isQuality);
}

/** Words that keep so close a company with a title are of its work. */
const ofTitle = 0.45;

/** A thing that nobody asked for by name is named where the post has all of its words, or its words are of the post's title. */
function isOfTrade(text: string, posting: Posting): boolean {
  const asked = askedIn(text, tradeOf(posting));
  const isWhole = asked >= Math.min(2, new Set(tellingStems(text)).size);
  return asked > 0 && (isWhole || closeness(text, posting.title ?? "") >= ofTitle);
}

interface Given {
  resume: Resume;
  posting: Posting;
  match: Match;
  isFree: boolean;
}

/**
 * What a summary can be made of, and what is asked for and likely (`open`). Where no word of the person's own says more
 * (`isFree`) a thing of the post's trade does that nobody asked for by name.
 */
export function piecesOf({ resume, posting, match, isFree }: Given, tag: Tag): { pieces: Pieces; open: Term[] } {
  const asked = askedThings(resume, posting, match);
  const held = heldRole(resume, posting, asked);
  const role = held?.role ?? "";
  const things = bestTerms(resume, [...asked, ...namedAnywhere(resume, posting)], role, tag);
  const proven = things.filter(({ isOpen }) => !isOpen);
  const ofJob = ({ paths = [] }: Term) => held !== undefined && paths.some((path) => path.startsWith(`${held.path}/`));
  const isDone = ({ paths = [] }: Term) => paths.some((path) => /^\/(?:work|facts)\//.test(path));
  const done = proven.filter(isDone);
  // One word that names no doing is no work: "deposition".
  const isAsked = ({ text }: Term) => isOfTrade(text, posting) && /\s|ing$|^\p{Lu}/u.test(text);
  const isSaid = ({ text }: Term) => posting.source.toLowerCase().includes(text.toLowerCase());
  const line = heldInLine(resume, role);
  const inLine = ({ paths = [] }: Term) => paths.some((path) => line.some((job) => path.startsWith(job)));
  const trade = held ? tradeTerms(resume, posting, proven, held).filter(isAsked).filter(isDone) : [];
  // One mention years ago makes nobody experienced: what was done in the post's words goes before it.
  const isBorne = (term: Term) => ofJob(term) || (term.paths ?? []).filter((path) => /^\/work\//.test(path)).length > 1;
  const { deeds, others } = toldDeeds({ resume, posting, match }, held, tag);
  // "Rigging" beside "rigging the boats of a school" says nothing more.
  const isWhole = ({ text }: Term) =>
    /\s/.test(text) ||
    !deeds.some((deed) => tellingStems(text).every((stem) => tellingStems(deed.text).includes(stem)));
  const terms = [
    ...done.filter(ofJob).filter(isWhole),
    ...done.filter((term) => !ofJob(term) && isBorne(term)).filter(isWhole),
    ...deeds,
    ...done.filter((term) => !isBorne(term) && term.paths?.some((path) => path.startsWith("/facts/"))),
    ...(held?.isNear || isFree ? trade.filter(inLine) : []),
    ...(isFree ? trade.filter((term) => !inLine(term)) : []),
  ].filter(({ text, isDeed }) => isDeed || namesThing(text));
  const listed = proven.filter((term) => !isDone(term) && term.id !== undefined && isSaid(term));
  terms.push(...listed.map((term): Term => ({ ...term, isListed: true })));
  // Where little is asked for by name, what the work of the same kind was.
  if (isFree) terms.push(...others.map((term): Term => ({ ...term, isFill: true })));
  const results = toldResults({ resume, posting, match }, held);
  const papersBeside = heldPapers({ resume, posting, match }, tag);
  // What was done in another job is not told under this title.
  const isOfHeld = (term: Term) => ofJob(term) || inLine(term) || !isDone(term);
  return {
    pieces: { resume, held, terms, isOfHeld, results, papersBeside },
    open: things.filter(({ isOpen }) => isOpen),
  };
}
