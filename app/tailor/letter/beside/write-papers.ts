import { capital } from "~/tailor/grammar/open-with-deed";
import { findTerms } from "~/tailor/lexicon/lexicon";
import { isGone, isLimited, isUnfinished } from "~/tailor/lexicon/standing";
import { functionWords } from "~/tailor/lexicon/stop-words";
import { isCommonWord, isCountedForm } from "~/tailor/lexicon/word-frequencies";
import { isRegion } from "~/tailor/parse/words/places";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import { joinList } from "~/tailor/propose/in-sentence";
import { withArticle } from "~/wording";

/**
 * "I am a Certified Pool Operator. I hold a boat licence (valid until May 2027) and am certified in CPR": the papers as the resume
 * has them, without their numbers and the days on which they were given, the sentence first that tells the first of them; `also`
 * behind a degree.
 */
export function writePapers(papers: readonly string[], also: boolean): string[] {
  // "AIC, 2021; AIC-M in progress" is one that is held and one to come.
  const each = papers.flatMap((paper) => paper.split(/;\s+/u));
  const named = each
    .filter((paper) => !isUnfinished(paper) && !isGone(paper))
    .flatMap(singlePapers)
    .flatMap((paper) => namePaper(paper) ?? []);
  const of = (kind: KindOfPaper) => named.filter((paper) => paper.kind === kind).map(({ text }) => text);
  const [called, certified, held, done] = [of("called"), of("certified"), of("held"), of("done")];
  const [passed, listed] = [of("passed"), of("listed")];
  const towards = each.filter(isUnfinished);
  const [first = "", ...others] = [
    ...(held.length > 0 ? [`hold ${joinList(held)}`] : []),
    ...(certified.length > 0 ? [`am certified in ${joinList(certified)}`] : []),
    ...(done.length > 0 ? [`have completed ${joinList(done)}`] : []),
    ...(passed.length > 0 ? [`have passed ${joinList(passed)}`] : []),
  ];
  const link = also && called.length === 0 && first.startsWith("hold") ? "also " : "";
  const placeOf = (own: readonly string[]) => named.findIndex(({ text }) => own.includes(text));
  const told: [readonly string[], string][] = [
    [called, `I am ${joinList(called)}.`],
    [[...held, ...certified, ...done, ...passed], `I ${link}${joinParts([first, ...others])}.`],
    [listed, `My certificates include ${joinList(listed)}.`],
  ];
  return [
    ...told
      .filter(([own]) => own.length > 0)
      .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
      .map(([, text]) => text),
    ...(towards.length > 0 ? [`Still to come: ${towards.join("; ")}.`] : []),
  ];
}

/** "I hold a badge and a permit, and am certified in rope work": a comma where the first of two parts has an "and" of its own. */
function joinParts(parts: readonly string[]): string {
  const [first = "", second = ""] = parts;
  return parts.length === 2 && first.includes(" and ") ? `${first}, and ${second}` : joinList(parts);
}

type KindOfPaper = "called" | "certified" | "held" | "done" | "passed" | "listed";

interface NamedPaper {
  text: string;
  kind: KindOfPaper;
}

/** "Boat licence, current, radio certificate" is two papers: what stands behind a comma and ends like one is one. */
function singlePapers(paper: string): string[] {
  // "Warranted officer under the Health Act, Food Act and Water Act"
  if (entitled.test(paper)) return [paper];
  const listed = paper.split(/,\s+(?![^()]*\))/u);
  if (listed.length >= fewestListed && listed.every(isNameOfPaper)) return listed;
  const papers: string[] = [];
  for (const part of paper.split(/[,.] (?=\p{Lu})|, (?=\p{Ll}+ level \d)(?![^()]*\))/u)) {
    const isNew = papers.length === 0 || singlePaper.test(part.split(/[,(]/u)[0]?.trim() ?? "") || isLevel(part);
    if (isNew) papers.push(part);
    else papers.push(`${papers.pop()}, ${part}`);
  }
  return papers;
}

/** "Safeguarding level 2": a subject with its level is a paper of its own. */
function isLevel(part: string): boolean {
  const [, subject = ""] = /^(\p{L}{4,}) level \d$/iu.exec(part) ?? [];
  return findTerms(subject).some(({ start }) => start === 0);
}

/** So many names of papers in one line are a list. */
const fewestListed = 3;
/** In words. */
const longestName = 6;

/** "WHMIS 2015", "TDG (ground)", "High risk licence": no remark about the paper before it. */
function isNameOfPaper(text: string): boolean {
  const [name = ""] = text.split(/\s*\(/u);
  return /^\p{Lu}/u.test(name) && name.split(" ").length <= longestName && !ofIssue.test(name) && !remark.test(name);
}

const remark =
  /\b(?:valid|current|active|expir\p{L}*|exp|good|until|till|through|renew\p{L}*|clean|issued|since|class|level|grade)\b/iu;

/** A paper typed in capitals as names are written; letters that are a name, or that no resume has as a word, stay. */
function inUsualCase(text: string): string {
  if (/\p{Ll}/u.test(text) || !/\p{Lu}{6}/u.test(text)) return text;
  const [head = "", ...rest] = text.split(/(?=[,(])/u);
  const names = new Set(findTerms(text).flatMap(({ canonical }) => canonical.split(" ")));
  const small = (word: string) => functionWords.has(word.toLowerCase());
  const isLetters = (word: string) =>
    names.has(word) || (word.length <= longestLetters && !isCountedForm(word.toLowerCase()));
  const words = (part: string, set: (word: string) => string) =>
    part.replace(/\p{Lu}[\p{Lu}'’]+/gu, (word) =>
      small(word) ? word.toLowerCase() : isLetters(word) ? word : set(word.toLowerCase()),
    );
  return words(head, capital) + words(rest.join(""), (word) => word);
}

const longestLetters = 4;

/**
 * A paper as a sentence names it: by what its holder is called, in what they are certified, what they hold or have been through;
 * one whose name says none of these is listed by that name. Undefined where its writer limits it ("automatic only", "not
 * current") or says more of it than fits in brackets: without that it would be another paper.
 */
function namePaper(paper: string): NamedPaper | undefined {
  if (isLimited(paper)) return undefined;
  const plain = inUsualCase(paper)
    .replace(/^(?:certificates?|certifications?|licen[cs]es?): /iu, "")
    .replace(
      /(?<=\b(?:card|licen[cs]e|permit|certificate|certification|CDL)) (?=(?:good|valid|current) (?:to|until|till|through|thru) )/iu,
      ", ",
    )
    // "RPEQ since 2019"
    .replace(/^(\p{Lu}{3,}\d*) (?=since (?:19|20)\d\d$)/u, "$1, ")
    // "ASE S2, S4": a list of one name's letters.
    .replace(/(?<=\s\p{Lu}+\d+), (?=\p{Lu}+\d+(?!\S*\p{Ll}))/gu, " / ")
    .replace(/: /gu, ", ")
    .replace(/\bthru\b/giu, "through")
    .replace(/^certified in /iu, "")
    .replace(/ by (?:our|my) .*$/u, "")
    .replace(/^((?:Valid |Clean )?)Driver/u, (_, lead: string) => `${lead.toLowerCase()}driver`)
    .replace(
      /^\p{Lu}(?=\p{Ll}+ (?:\p{Ll}+ )*(?:licen[cs]e|card|certificate|permit)\b)/u,
      (letter, _at, whole: string) =>
        isCommonWord(firstOf(whole)) && !isRegion(whole.split(" ")[0] ?? "") ? letter.toLowerCase() : letter,
    )
    .replace(/\s[-–—]\s/gu, ", ");
  const [, exam, rest = ""] = /^([^,(;]+?) (?:passed|cleared)\b,? ?(?:in )?([^,;]*)$/iu.exec(plain) ?? [];
  const when = /\p{Ll}/u.test(paper) ? rest : rest.toLowerCase();
  if (exam) return { text: `the ${exam}${when ? ` (${when})` : ""}`, kind: "passed" };
  const head = (/^[^,(;]+/u.exec(plain)?.[0] ?? "").trim();
  // Brackets within a list of remarks cannot be told in brackets.
  const isNested = /,[^()]*\([^()]*\)/u.test(plain.slice(head.length));
  const parts = isNested ? [] : plain.slice(head.length).split(/\s*[,;()]\s*/u);
  // Behind the day of a renewal stands who renewed it and where.
  const renewal = parts.findIndex((part) => /^renewed\b.*\d \p{Lu}/u.test(part));
  const details = (renewal < 0 ? parts : parts.slice(0, renewal))
    .filter((part) => /\p{L}/u.test(part) && !ofIssue.test(part))
    .map((part) => part.trim().replace(/^exp\.?(?= \d)/iu, "expires"));
  if (details.some((detail) => detail.split(" ").length > longestRemark)) return undefined;
  // In capitals nobody sees where a name begins.
  const told = /\p{Ll}/u.test(paper) ? details : details.filter((detail) => detail.split(" ").length <= surelyPlain);
  const whole = told.length > 0 ? `${head} (${told.join(", ")})` : head;
  // "ETCP registered" says what somebody is, as "Certified Rigger" does.
  if (/\bregist(?:ry|er)$/iu.test(head)) return { text: `on the ${whole}`, kind: "called" };
  if (state.test(head)) return { text: whole, kind: "called" };
  if (ofExam.test(head)) return { text: `the ${whole}`, kind: "passed" };
  if (ofCourse.test(head)) return { text: `the ${whole}`, kind: "done" };
  // "IV Therapy Certification for LPNs" calls nobody.
  const [own = ""] = head.split(/ (?:for|in|of|with|from|by|under) /u);
  const isVerifier = /\p{Ll}{3}(?:er|or)$/u.test(own) && details.some((detail) => entitled.test(detail));
  const isEntitled = entitled.test(own) && isPerson(own);
  if ((isVerifier || isEntitled) && !singlePaper.test(own)) {
    // "under the Mills Act, Water Act and Grain Act" is one list.
    const named = isEntitled && /, [^,]* and /u.test(plain) ? plain : whole;
    return {
      text: withArticle(/^\S+ \p{Ll}/u.test(named) ? named.charAt(0).toLowerCase() + named.slice(1) : named),
      kind: "called",
    };
  }
  if (isCall(own)) return { text: withArticle(whole), kind: "called" };
  // "ServSafe Food Protection Manager" is the name of a certificate, and not of a job.
  if (isPerson(own) && /^(?:\p{Lu}{2,}|\p{Lu}\p{Ll}+\p{Lu}\p{L}*) /u.test(own))
    return { text: `certified as ${withArticle(whole)}`, kind: "called" };
  if (singlePaper.test(own) || /\bCDL\b/u.test(head)) return { text: withArticle(whole), kind: "held" };
  // "Gas Fitter GF07" names one paper by its letters.
  if (/\s\p{Lu}+\d\S*$/u.test(head))
    return { text: head.includes(" / ") ? whole.replaceAll(" / ", ", ") : `the ${whole}`, kind: "held" };
  if (isSubject(own)) return { text: whole, kind: "certified" };
  return { text: whole, kind: /\p{Ll}{2}/u.test(head) && !/\d/u.test(head) ? "listed" : "held" };
}

/** In words. */
const [longestRemark, surelyPlain] = [8, 3];

/** What its holder is called by, and says so: "Licensed Backflow Tester", "QuickBooks Certified ProAdvisor", "Notary Public". */
function isCall(name: string): boolean {
  const isCalled = stated.test(name) || (/\b(?:certified|registered|licensed) \p{L}/iu.test(name) && isPerson(name));
  return (
    (isCalled && !singlePaper.test(name) && !/\bprogram(?:me)?$/iu.test(name)) ||
    /\b(?:notary(?: public)?|journeyman)$/iu.test(name)
  );
}

function isPerson(name: string): boolean {
  const last = name.split(" ").at(-1)?.toLowerCase() ?? "";
  // "First Aid" is no aide.
  return last !== "aid" && (isTitleNoun(last) || last === "professional");
}

const usualSubject = /\b(?:CPR|BLS|ACLS|PALS|First Aid)(?:\/\p{L}+)?$/iu;

/** What somebody was tested in: "First Aid", "BLS for Adults", "Wound Care". */
function isSubject(name: string): boolean {
  if (usualSubject.test(name)) return true;
  const terms = findTerms(name);
  return terms.some(
    ({ start, end, kind }) => start === 0 && end === name.length && (kind === "skill" || kind === "tool"),
  );
}

/** Who may do what others may not: "Warranted officer", "verifier, recognised for". */
const entitled = /^(?:warranted|recogni[sz]ed|approved|authori[sz]ed|appointed|accredited|chartered)\b/iu;

const stated = /\b(?:Certified|Registered|Licensed) \p{Lu}/u;

/** What somebody sat through, and nobody holds. */
const ofCourse = /\b(?:course|refresher|webinar|seminar|workshop|training|class|bootcamp)$/iu;

const ofExam = /\b(?:exam|examination|test|assessment)$/iu;

function firstOf(text: string): string {
  return (/^\p{L}+/u.exec(text)?.[0] ?? "").toLowerCase();
}

/** A number, or when a paper was given. */
const ofIssue =
  /^(?:[\p{Lu}\d-]*\d{3,}[\p{Lu}\d-]*|(?:licen[cs]e )?(?:no\.?|number|#|ID)\s?\S*\d\S*|licen[cs]e #\S*|(?:earned|issued|since|awarded|passed)? ?(?:(?!exp)\p{Lu}\p{Ll}+\.? )?(?:\d{1,2}\/){0,2}(?:19|20)\d\d)$/iu;

const state = /\s(?:certified|registered|licen[cs]ed|accredited|qualified)$/iu;
const singlePaper =
  /\b(?:licen[cs]e|certificate|certification|endorsement|registration|credential|card|permit|diploma)(?: class \p{Lu})?$/iu;
