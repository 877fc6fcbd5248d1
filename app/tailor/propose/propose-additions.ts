import type { Change } from "~/tailor/change";
import { capital } from "~/tailor/grammar/open-with-deed";
import { readVerb } from "~/tailor/grammar/verb-forms";
import { canonicalOf, findTerms, tokenize } from "~/tailor/lexicon/lexicon";
import type { Match } from "~/tailor/match";
import { isTorn } from "~/tailor/parse/plain-list";
import type { Posting } from "~/tailor/posting";
import type { Resume } from "~/tailor/resume";
import { listEnd, valueAt } from "~/tailor/resume-atoms";
import { type AskedThing, askedThings, isCommon } from "./asked-things";
import { namesWork } from "./profile-pieces";
import { skillGroupFor } from "./skills/skill-group";
import { roleName } from "./summary/role-name";

type Draft = Omit<Change, "id">;

const longestKeyword = 40;
const mostAdded = 5;
/** What a job, a project or the summary says in its own words. */
const told = /^\/(?:(?:work|volunteer|projects)\/\d+\/(?:summary|description|highlights\/\d+)|basics\/summary)$/;

/**
 * Skills and tools that the post asks for, and that the lines of the jobs or the summary name and no list does: each becomes a
 * keyword, in the post's form, in the list that it fits.
 */
export function proposeAdditions(resume: Resume, posting: Posting, match: Match): Draft[] {
  const listed = new Set(resume.skills.flatMap(({ keywords }) => keywords.flatMap(namesIn)));
  // What is set beside torn lines would have them printed item by item.
  const groups = resume.skills.map((group) => (group.keywords.some(isTorn) ? { ...group, keywords: [] } : group));
  const added: Draft[] = [];
  for (const thing of askedThings(resume, posting, match)) {
    const { canonical, kind, id } = thing;
    const group = skillGroupFor(kind, groups);
    const name = nameOf(thing, resume);
    if (group === undefined || name === undefined || canonical === undefined || listed.has(canonical)) continue;
    if (groups[group]?.keywords.length === 0) continue;
    listed.add(canonical);
    const path = listEnd(`/skills/${group}/keywords`);
    const why = "Your own lines show it, and this post asks for it: the list of skills can say so.";
    const requirementIds = id === undefined ? [] : [id];
    added.push({ kind: "skill-added", atomId: null, path, before: "", after: capital(name), why, requirementIds });
  }
  return added.slice(0, mostAdded);
}

function namesIn(text: string): string[] {
  return findTerms(text).map(({ canonical }) => canonical);
}

/** The post's name for a thing that a line names, too; what only a likelihood connects is for the person to say. */
function nameOf({ term, canonical, evidence, kind }: AskedThing, resume: Resume): string | undefined {
  if (term.length > longestKeyword || !/^[^\n,;|:()]+$/.test(term) || isCommon(term) || roleName(capital(term)))
    return undefined;
  // "Administer medications": what somebody does is told in a line.
  const verb = readVerb(term.split(" ")[0] ?? "");
  if (verb?.form === "base" && !verb.nounToo) return undefined;
  if (canonical === undefined || canonicalOf(term) !== canonical) return undefined;
  // "Dietary": one common word of a line is no skill by itself; "change orders" are papers, not work.
  // A tool that has no name of its own ("pivot tables") is a part of another one.
  if (kind === "tool" && !/\p{Lu}|\d/u.test(term)) return undefined;
  if (kind !== "tool" && (!/\s/.test(term.trim()) || !namesWork.test(term))) return undefined;
  const stems = stemsOf(term);
  const isTold = evidence.some(
    ({ path, quote }) =>
      told.test(path) &&
      namesIn(quote).includes(canonical) &&
      stems.every((stem) => stemsOf(quote).includes(stem)) &&
      (kind === "tool" || !namesProgram(quote, valueAt(resume, path))),
  );
  return isTold ? term.replace(/\s+/g, " ") : undefined;
}

const program = /^\s+(?:\p{L}+\s)?(?:systems?|software|programs?|applications?|platforms?|tools?|packages?)\b/iu;

/** "Learnt the stock control program" shows a program, and not the work that it is for. */
function namesProgram(quote: string, line = ""): boolean {
  const at = line.indexOf(quote);
  return at >= 0 && program.test(line.slice(at + quote.length));
}

function stemsOf(text: string): string[] {
  return tokenize(text).map(({ word }) => word.stem);
}
