import type { Change } from "~/tailor/change";
import { capital } from "~/tailor/grammar/open-with-deed";
import { readDeed } from "~/tailor/grammar/read-deed";
import type { Tag } from "~/tailor/grammar/tagger";
import { jobsOf } from "~/tailor/letter/job";
import { figureWorth, findProofs, isModest, tellable, termOf } from "~/tailor/letter/proofs";
import { findTerms, tokenize } from "~/tailor/lexicon/lexicon";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import type { Resume } from "~/tailor/resume";
import { sentence } from "~/wording";
import { type AskedThing, askedThings, isCommon, ownName } from "./asked-things";
import { inSentence } from "./in-sentence";
import { joinList } from "./join-list";
import { postingWording } from "./propose-wording";
import { roleName } from "./role-name";

type Draft = Omit<Change, "id">;

const mostTerms = 3;
const fewestTerms = 2;
/** Below it a summary says nothing: "Available now". */
const fewestSummaryWords = 5;
/** So much said beside the objective is a summary by itself. */
const enoughWords = 20;
/** An objective as long as this tells more than what its writer wants. */
const longestObjective = 30;
const longestSummary = 70;
const longestFigureLine = 24;
/** Money, a share or a large number. */
const tellingFigure = 2;

/** What a person wants rather than what they have done: such a summary was written for another job. */
const objective =
  /\b(?:(?:aiming|aim|hoping|hope|wish|would like) (?:to|for)|(?:to|and) (?:obtain|secure|gain|acquire|find)|seeking|seeks?|looking for|in search of|objective|my goal|desires?|aspir\p{L}+|(?:obtain|secure|gain|pursue) (?:a|an|the) (?:\p{L}+ ){0,5}(?:position|role|job|career))\b/iu;
const yearsStated = /\b(?:over |more than )?\d{1,2}\+? years(?:['’])?(?: of)? (?:[\w&-]+ ){0,4}experience\b/i;

/**
 * A summary for this post, of facts of the resume alone: the latest title, years where they are stated, the two or three
 * things asked for that the resume proves best, one line with a figure. It replaces an objective; to a short summary of
 * another kind it adds what that leaves unsaid. Fullest first; none where the resume cannot carry one.
 */
export function writeSummary(resume: Resume, posting: Posting, match: Match, tag: Tag): Draft[] {
  const { summary } = resume.basics;
  const asked = askedThings(resume, posting, match);
  const shown = bestTerms(resume, asked, tag);
  const figure = figureLine(resume, posting, asked, tag);
  if (summary && !isObjective(summary) && summary.split(/\s+/).length >= fewestSummaryWords)
    return extend(resume, posting, summary, shown, figure);
  // What the summary says beside the objective stays.
  const parts = summary?.split(/(?<=[.!?])\s+/) ?? [];
  const kept = parts
    .flatMap((part) => withoutWish(part) ?? [])
    .filter((part) => part.split(/\s+/).length >= fewestSummaryWords);
  const bare = kept.length > 0 ? draftsOf(resume, posting, kept.join(" "), withoutObjective, []) : [];
  if (
    parts.some(
      (part) => isObjective(part) && withoutWish(part) === undefined && part.split(/\s+/).length > longestObjective,
    )
  )
    return [];
  if (kept.join(" ").split(/\s+/).length >= enoughWords)
    return [...extend(resume, posting, kept.join(" "), shown, figure), ...bare];
  const role = latestRole(resume);
  const terms = shown.slice(0, mostTerms);
  const result = figure ?? (terms.length > 0 ? relatedLine(resume, posting, tag) : undefined);
  // What stays of the summary opens with a role by itself: only two things or more are worth a sentence before it.
  if (!role || terms.length < (result && kept.length === 0 ? 1 : fewestTerms)) return bare;
  const years = yearsStated.exec(resume.source)?.[0];
  const isOwn = years !== undefined && resume.atoms.some((atom) => atom.text.includes(years));
  const named = joinList(terms.map(({ text }) => text));
  const openings = [
    ...(isOwn ? [sentence(`${role} with ${years}, including ${named}`)] : []),
    sentence(`${role} with experience in ${named}`),
  ];
  const ways = openings.flatMap((opening) => [
    ...(result && !kept.some((part) => figureWorth(part) > 0) ? [[opening, ...kept, result].join(" ")] : []),
    [opening, ...kept].join(" "),
  ]);
  const why = summary
    ? "Your objective speaks of another job: this says what you bring to this one, from your own resume."
    : "Opens with who you are and what you share with this post, from your own resume.";
  return [...ways.flatMap((after) => draftsOf(resume, posting, after, why, terms)), ...bare];
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

interface Term {
  id: string | undefined;
  canonical?: string;
  text: string;
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

/** What the summary leaves unsaid: things asked for that are proven further down, and the best result where it names none. */
function extend(
  resume: Resume,
  posting: Posting,
  summary: string,
  shown: readonly Term[],
  figure: string | undefined,
): Draft[] {
  // Lines below each other are a list that was read as a summary.
  if (summary.split(/\s+/).length > longestSummary || /\n/.test(resume.basics.summary ?? "")) return [];
  const said = new Set(stemsOf(summary));
  const names = new Set(findTerms(summary).map(({ canonical }) => canonical));
  const unsaid = shown
    .filter(
      ({ text, canonical }) => !(canonical && names.has(canonical)) && !stemsOf(text).every((stem) => said.has(stem)),
    )
    .slice(0, mostTerms);
  const terms = unsaid.length < fewestTerms ? [] : unsaid;
  const named = terms.length > 0 ? [sentence(`Experience includes ${joinList(terms.map(({ text }) => text))}`)] : [];
  const result = figure && figureWorth(figure) >= tellingFigure && figureWorth(summary) === 0 ? [figure] : [];
  const why =
    named.length > 0
      ? "Names what this post asks for and your resume shows further down"
      : "Names your best result where it is read first";
  const ways = [[...named, ...result], named].filter((parts) => parts.length > 0);
  return ways.flatMap((parts) =>
    draftsOf(resume, posting, [sentence(summary), ...parts].join(" "), sentence(why), terms),
  );
}

/** What the post asks for and the resume shows, proven by deeds before what is only listed; in words that the resume has. */
function bestTerms(resume: Resume, asked: readonly AskedThing[], tag: Tag): Term[] {
  const source = resume.source.toLowerCase();
  const terms = asked.flatMap((thing) => {
    const text = ownName(thing) ?? ownWords(thing, source, tag);
    if (text === undefined || roleName(capital(text)) !== undefined) return [];
    const isDone = thing.evidence.some(({ path }) => /\/highlights\//.test(path));
    if (thing.kind === "tool" && tokenize(text).every(({ norm }) => isCommon(norm))) return [];
    return [
      {
        id: thing.id,
        canonical: thing.canonical,
        text,
        worth: thing.weight + (isDone ? 1.5 : 0),
      },
    ];
  });
  const kept: (Term & { worth: number })[] = [];
  const said = new Set(stemsOf(`${latestRole(resume) ?? ""}`));
  for (const term of terms.sort((left, right) => right.worth - left.worth)) {
    const stems = stemsOf(term.text);
    const isRepeated = kept.some(({ text }) => {
      const other = stemsOf(text);
      return stems.every((stem) => other.includes(stem)) || other.every((stem) => stems.includes(stem));
    });
    if (!isRepeated && !isCommon(term.text) && stems.some((stem) => !said.has(stem))) kept.push(term);
  }
  return kept;
}

/** A thing that no lexicon knows, where the resume has it in the post's words and they end like the name of work: "medication management". */
function ownWords(thing: AskedThing, source: string, tag: Tag): string | undefined {
  if (thing.canonical !== undefined || !source.includes(thing.term.toLowerCase())) return undefined;
  const text = termOf(thing, tag);
  return text && namesWork.test(text) && /\s/.test(text) ? inSentence({ ...thing, term: text }) : undefined;
}

const namesWork =
  /(?:ing|ment|[ts]ion|ance|ence|ship|ics|ysis|care|service|control|support|research|design|relations|operations|sales)$/iu;

function stemsOf(text: string): string[] {
  return tokenize(text).map(({ word }) => word.stem);
}

/** A short line of a job with a figure of money, share or number, told in the past: the best result for this post. */
function figureLine(resume: Resume, posting: Posting, asked: readonly AskedThing[], tag: Tag): string | undefined {
  const lines = tellable(resume, posting, tag);
  const proven = new Set(findProofs(asked, lines, tag).flatMap((proof) => proof.lines));
  const best = lines
    .filter(({ text }) => figureWorth(text) > 0 && text.split(" ").length <= longestFigureLine)
    .filter(({ text }) => readDeed(capital(text), tag)?.form === "past")
    .sort((left, right) => Number(proven.has(right)) - Number(proven.has(left)) || right.worth - left.worth)[0];
  return best && sentence(capital(best.text));
}

/** The line that is nearest to the duties of the post, told in the past, where no line has a figure. */
function relatedLine(resume: Resume, posting: Posting, tag: Tag): string | undefined {
  const [best] = tellable(resume, posting, tag)
    .filter(({ text, isRelated }) => isRelated && text.split(" ").length <= longestFigureLine && !isModest(text))
    .filter(({ text }) => readDeed(capital(text), tag)?.form === "past")
    .sort((left, right) => right.worth - left.worth);
  return best && sentence(capital(best.text));
}

/** Title of the job that began last, where it names a person. */
function latestRole(resume: Resume): string | undefined {
  return jobsOf(resume).find(({ role, isVoluntary }) => role && !isVoluntary)?.role;
}
