import { resumePieces } from "~/tailor/gate/evidence";
import { judgeText } from "~/tailor/gate/judge-text";
import { capital } from "~/tailor/grammar/open-with-deed";
import type { Tag } from "~/tailor/grammar/tagger";
import { termOf } from "~/tailor/letter/proofs";
import { findTerms, tokenize } from "~/tailor/lexicon/lexicon";
import { isGone, isLimited, isUnfinished } from "~/tailor/lexicon/standing";
import { resumeShare } from "~/tailor/lexicon/word-frequencies";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import type { Resume } from "~/tailor/resume";
import { valueAt } from "~/tailor/resume-atoms";
import { sentence } from "~/wording";
import { type AskedThing, isCommon, ownName, speaksOf } from "./asked-things";
import { inSentence } from "./in-sentence";
import { weightOf } from "./relevance";
import { stemsOf } from "./summary/held-role";
import { roleName } from "./summary/role-name";

export interface Term {
  id: string | undefined;
  canonical?: string;
  text: string;
  /** Only a list names it, which makes nobody experienced in it where the jobs show anything. */
  isListed?: boolean;
  /** Values of the resume that have it in so many words. */
  paths?: string[];
}

/** Whether the gate finds every word of it in the resume. */
export function isProven(text: string, resume: Resume): boolean {
  const claims = judgeText(text, resumePieces(resume), { opensWithTitle: true });
  return claims.every(({ status }) => status === "supported");
}

/** What the post asks for and the resume shows, proven by deeds before what is only listed; in words that the resume has. */
export function bestTerms(resume: Resume, asked: readonly AskedThing[], role: string, tag: Tag): Term[] {
  const source = resume.source.toLowerCase();
  const terms = asked.flatMap((found) => {
    const evidence = found.evidence.filter(({ path }) => practised.test(path));
    const thing = evidence.length > 0 ? { ...found, evidence } : found;
    const text = ownName(thing) ?? listedName(thing, resume) ?? otherName(thing) ?? ownWords(thing, source, tag);
    if (text === undefined || isOffice(text) || (isCommon(text) && !isAskedWork(thing))) return [];
    // "General ledger" ends like a person, and is a thing by its name in the lexicon.
    if (thing.canonical === undefined && roleName(capital(text)) !== undefined) return [];
    const where = thing.kind === "tool" ? known : practised;
    const paths = thing.evidence
      .filter(({ path, quote }) => where.test(path) && quote.toLowerCase().includes(text.toLowerCase()))
      .map(({ path }) => path);
    if (paths.length === 0) return [];
    if (!isProven(sentence(`Experience includes ${text}`), resume)) return [];
    const isDone = thing.evidence.some(({ path }) => /\/highlights\//.test(path));
    const worth = thing.weight + (isDone ? 1.5 : 0);
    return [{ id: thing.id, canonical: thing.canonical, text, worth, paths }];
  });
  const kept: (Term & { worth: number })[] = [];
  const said = new Set(stemsOf(role));
  for (const term of terms.sort((left, right) => right.worth - left.worth)) {
    const stems = stemsOf(term.text);
    const isRepeated = kept.some(({ text, canonical }) => {
      const other = stemsOf(text);
      const isSame = canonical !== undefined && canonical === term.canonical;
      return isSame || stems.every((stem) => other.includes(stem)) || other.every((stem) => stems.includes(stem));
    });
    if (!isRepeated && stems.some((stem) => !said.has(stem))) kept.push(term);
  }
  return kept;
}

/** What is done or listed as a skill; a certificate is named as what it is, and a study is no experience. */
const practised = /^\/(?:work|volunteer|projects|skills|basics|facts)\//;
/** Where a tool is named: it may as well have been learnt. */
const known = /^\/(?:work|volunteer|projects|skills|basics|facts|education|certificates|other)\//;
/** Everybody's tools tell nobody apart. */
const office = /^(?:(?:microsoft|ms) )?(?:word|excel|outlook|office|powerpoint)$/i;

/** A word that so many resumes have tells nobody apart, though it is asked for: "training". */
const everybodys = 0.45;

/** One word that is asked for by the name of the work: "payroll", "budgeting". */
function isAskedWork({ id, canonical = "" }: AskedThing): boolean {
  const [word] = tokenize(canonical);
  return id !== undefined && !/\s/.test(canonical) && word !== undefined && resumeShare(word.word.stem) < everybodys;
}

/** An office program, by whatever name: "Spreadsheets" is one for Excel. */
export function isOffice(text: string): boolean {
  return office.test(text) || findTerms(text).some(({ canonical }) => office.test(canonical));
}
const mostListedWords = 4;

/** As the person lists it, where the entry is that thing and nothing else: "Ventilator care", "Excel". */
function listedName(thing: AskedThing, resume: Resume): string | undefined {
  return thing.evidence
    .flatMap(({ path, quote }) => {
      const text = /^\/skills\/\d+\/keywords\/\d+$/.test(path) ? valueAt(resume, path)?.trim() : undefined;
      if (!text || text.split(/\s+/).length > mostListedWords || /[^\p{L}\d &+#./'’-]/u.test(text)) return [];
      const [one, other] = [quote.toLowerCase(), thing.term.toLowerCase()];
      const isTool = thing.kind === "tool" && one === text.toLowerCase() && other.split(" ").includes(one);
      const isSkill = thing.kind === "skill" && /\s/.test(text) && namesWork.test(text) && speaksOf(text, thing);
      return isTool || isSkill ? [inSentence({ term: text, kind: thing.kind })] : [];
    })
    .find((text) => /^\p{Lu}/u.test(text) || thing.kind === "skill");
}

/** By another name of the same work, as a line has it: "performance evaluations". */
function otherName({ canonical, kind, evidence }: AskedThing): string | undefined {
  const hits = evidence.flatMap(({ quote }) => findTerms(quote)).filter((hit) => hit.canonical === canonical);
  const hit = hits.find(({ text }) => /\s/.test(text) && namesWork.test(text.replace(/s$/, "")));
  return hit && kind === "skill" ? inSentence({ term: hit.text.replace(/\s+/g, " "), kind }) : undefined;
}

/** A thing that no lexicon knows, where the resume has it in the post's words and they end like the name of work: "medication management". */
function ownWords(thing: AskedThing, source: string, tag: Tag): string | undefined {
  if (thing.canonical !== undefined || !source.includes(thing.term.toLowerCase())) return undefined;
  const text = termOf(thing, tag);
  return text && namesWork.test(text) && /\s/.test(text) ? inSentence({ ...thing, term: text }) : undefined;
}

export const namesWork =
  /(?:ing|ment|[ts]ion|ance|ence|ship|ics|ysis|care|service|control|support|research|design|relations|operations|sales|safety|close)$/iu;

const mostCertificates = 3;
const longestCertificate = 8;
/** "LCSW, State of Idaho, no. 1234": the name ends there. */
const behindName = /\s*[|;:•,]|\s[–—-]\s/u;
const isKindAlone = /^(?:licen[cs]e[ds]?|certifi(?:ed|cates?|cations?)|registered|trained)$/iu;
const isOpen = /expected|in progress|candidate|pursuing|expired|eligible|lapsed|student|training|\b(?:exam|test)$/i;

/** The certificates that answer the post, by their full names. */
export function heldCertificates(resume: Resume, posting: Posting, match: Match): string[] {
  const weights = new Map(posting.requirements.map((asked) => [asked.id, weightOf(asked)]));
  const paths = new Map(resume.atoms.map(({ id, path }) => [id, path]));
  const found = new Map<string, number>();
  for (const row of match.rows) {
    if (row.state !== "shown") continue;
    for (const { atomId } of row.evidence) {
      const path = paths.get(atomId) ?? "";
      const whole = /^\/certificates\/\d+\/name$/.test(path) ? valueAt(resume, path)?.trim() : undefined;
      const name = whole && beforeOpenBracket(whole.split(behindName)[0] ?? "");
      if (!whole || !name || !isHeldNow(whole, behind(resume, path)) || isKindAlone.test(name)) continue;
      if (name.split(/\s+/).length > longestCertificate) continue;
      found.set(name, Math.max(found.get(name) ?? 0, weights.get(row.requirementId) ?? 0));
    }
  }
  // What the post names in so many words is asked for, whatever was read out of it.
  const named = posting.source.toLowerCase();
  for (const [at, { name }] of resume.certificates.entries()) {
    const isNamed = /\s/.test(name) && named.includes(name.trim().toLowerCase());
    const isHeld = isHeldNow(name, behind(resume, `/certificates/${at}/name`));
    if (isNamed && isHeld && !found.has(name.trim())) found.set(name.trim(), 1);
  }
  const names = [...found].sort((left, right) => right[1] - left[1]).map(([name]) => name);
  return names.filter((name) => isProven(`Holds ${name}.`, resume)).slice(0, mostCertificates);
}

/** Of "Badge (Ohio, valid until 2027)", cut within its bracket, what stands before that. */
export function beforeOpenBracket(name: string): string {
  return name.replace(/\s*\([^()]*$/u, "");
}

/** Neither the name of a paper nor what stands behind it says that it is gone, still to come, or held but in part. */
function isHeldNow(name: string, note: string): boolean {
  return !isOpen.test(name) && [name, note].every((text) => !isGone(text) && !isUnfinished(text) && !isLimited(text));
}

const longestNote = 40;

/** What stands behind a value in its line, up to the next sign that parts items: ", plan to take". */
function behind({ atoms, source }: Resume, path: string): string {
  const end = atoms.find((atom) => atom.path === path)?.span?.end;
  return end === undefined ? "" : (source.slice(end, end + longestNote).split(/\n|\s[•|]\s/u)[0] ?? "");
}

/** What `text` does not name yet. */
export function unsaidIn(text: string, terms: readonly Term[]): Term[] {
  const said = new Set(stemsOf(text));
  const names = new Set(findTerms(text).map(({ canonical }) => canonical));
  return terms.filter(
    (term) => !(term.canonical && names.has(term.canonical)) && !stemsOf(term.text).every((stem) => said.has(stem)),
  );
}
