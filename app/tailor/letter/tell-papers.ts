import { isGone, isUnfinished } from "~/tailor/lexicon/standing";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import { joinList } from "~/tailor/propose/in-sentence";
import { withArticle } from "~/wording";

/**
 * "I am a Certified Pool Operator. I hold a boat licence (valid until May 2027) and am certified in CPR": the papers as the resume
 * has them, without their numbers and the days on which they were given; `also` behind a degree.
 */
export function tellPapers(papers: readonly string[], also: boolean): string[] {
  const named = papers.filter((paper) => !isUnfinished(paper) && !isGone(paper)).map(namePaper);
  const [called = [], certified = [], held = [], done = []] = (["called", "certified", "held", "done"] as const).map(
    (kind) => named.filter((paper) => paper.kind === kind).map(({ text }) => text),
  );
  const towards = papers.filter(isUnfinished);
  const [first = "", ...others] = [
    ...(held.length > 0 ? [`hold ${joinList(held)}`] : []),
    ...(certified.length > 0 ? [`am certified in ${joinList(certified)}`] : []),
    ...(done.length > 0 ? [`have completed ${joinList(done)}`] : []),
  ];
  const link = also && called.length === 0 && first.startsWith("hold") ? "also " : "";
  return [
    ...(called.length > 0 ? [`I am ${joinList(called)}.`] : []),
    ...(first === "" ? [] : [`I ${link}${joinList([first, ...others])}.`]),
    ...(towards.length > 0 ? [`Still to come: ${towards.join("; ")}.`] : []),
  ];
}

type KindOfPaper = "called" | "certified" | "held" | "done";

/** A paper as a sentence names it: by what its holder is called, in what they are certified, what they hold or have been through. */
function namePaper(paper: string): { text: string; kind: KindOfPaper } {
  const plain = paper
    .replace(/^(?:certificates?|certifications?|licen[cs]es?): /iu, "")
    .replace(/ by (?:our|my) .*$/u, "")
    .replace(/^((?:Valid |Clean )?)Driver/u, (_, lead: string) => `${lead.toLowerCase()}driver`)
    .replace(/\s[-–—]\s/gu, ", ");
  const head = (/^[^,(;]+/u.exec(plain)?.[0] ?? "").trim();
  const details = plain
    .slice(head.length)
    .replace(/[()]/gu, ",")
    .split(/\s*[,;]\s*/u)
    .filter((part) => /\p{L}/u.test(part) && !ofIssue.test(part))
    .map((part) => part.replace(/^exp\.?(?= \d)/iu, "expires"));
  const whole = details.length > 0 ? `${head} (${details.join(", ")})` : head;
  // "ETCP registered" says what somebody is, as "Certified Rigger" does.
  if (state.test(head)) return { text: whole, kind: "called" };
  if (ofCourse.test(head)) return { text: `the ${whole}`, kind: "done" };
  // "IV Therapy Certification for LPNs" calls nobody.
  const [own = ""] = head.split(/ (?:for|in|of|with|from|by) /u);
  if (isCall(own)) {
    // "ServSafe Food Protection Manager" is the name of a certificate, and not of a job.
    const isBrand = /^(?:\p{Lu}{2,}|\p{Lu}\p{Ll}+\p{Lu}\p{L}*) /u.test(own) && !stated.test(own);
    return { text: isBrand ? `certified as ${withArticle(whole)}` : withArticle(whole), kind: "called" };
  }
  if (singlePaper.test(own) || /\bCDL\b/u.test(head)) return { text: withArticle(whole), kind: "held" };
  // "Gas Fitter GF07" names one paper by its letters.
  if (/\s\p{Lu}+\d\S*$/u.test(head)) return { text: `the ${whole}`, kind: "held" };
  return { text: whole, kind: isSubject(head) ? "certified" : "held" };
}

/** What its holder may be called by: "Backflow Tester", "QuickBooks Certified ProAdvisor". */
function isCall(name: string): boolean {
  const last = name.split(" ").at(-1)?.toLowerCase() ?? "";
  return isTitleNoun(last) || stated.test(name) || /\b(?:notary(?: public)?|professional|journeyman)$/iu.test(name);
}

/** "First Aid", "BLS": what somebody was tested in, and not a licence or the letters of a name ("aPHR"). */
function isSubject(name: string): boolean {
  if (/\b(?:CPR|BLS|ACLS|PALS)\b/u.test(name)) return true;
  return /\p{Ll}{2}/u.test(name) && !/\d|\b(?:licen[cs]e\p{L}*|class)\b/iu.test(name);
}

const stated = /\b(?:Certified|Registered|Licensed) \p{Lu}/u;

/** What somebody sat through, and nobody holds. */
const ofCourse = /\b(?:course|refresher|webinar|seminar|workshop|training|class|bootcamp)$/iu;

/** A number, or when a paper was given. */
const ofIssue =
  /^(?:[\p{Lu}\d-]*\d{3,}[\p{Lu}\d-]*|(?:licen[cs]e )?(?:no\.?|number|#|ID)\s?\S*|licen[cs]e #\S*|(?:earned|issued|since|awarded|passed)? ?(?:(?!exp)\p{Lu}\p{Ll}+\.? )?(?:\d{1,2}\/){0,2}(?:19|20)\d\d)$/iu;

const state = /\s(?:certified|registered|licen[cs]ed|accredited|qualified)$/iu;
const singlePaper = /\b(?:licen[cs]e|certificate|certification|card|permit|diploma)$/iu;
