import { readVerb } from "~/tailor/grammar/verb-forms";
import type { TermHit } from "~/tailor/lexicon/terms";
import type { Span } from "~/tailor/resume";

/** "Under the supervision of the Registered Nurse", "reports to the CPA": someone else's licence. */
const anothers =
  /\b(?:(?:under|with)\s+(?:the\s+)?(?:\w+\s+){0,2}(?:supervision|direction|guidance|oversight|delegation)\s+of|report(?:s|ing)?\s+(?:\w+\s+){0,3}to|supervised\s+by|directed\s+by|assist(?:s|ing)?|support(?:s|ing)?|notif(?:y|ies)|alongside|together\s+with|supervis(?:e|es|ing)|refer(?:s|ring)?\s+\w+\s+to)\s+(?:(?:the|an?|our|other|licensed|\w+,)\s+|(?:and|or|\/)\s*)*$/i;
/** "No experience required", "never work weekends", "a degree is not required". */
const deniedBefore = /\b(?:no|not|never|without|don't|doesn't|isn't|nor)\b(?:\s+\p{L}+){0,3}\s*$/iu;
const deniedAfter = /^\s*(?:\p{L}+\s+){0,2}(?:(?:is|are)\s+)?not\s+(?:required|necessary|needed|mandatory)\b/iu;
const notOnly = /\bnot (?:only|limited)\b[^.;]*$/i;
/** "Books for CPA review", "a CPA firm": what someone does who holds it. */
const holdersWork =
  /^['’]?s?[\s-]+(?:reviews?|audits?|firms?|offices?|partners?|inspections?|orders?|instructions?|supervision|approval|sign-?off)(?![\p{L}-])/iu;
/** "Eligible to apply for a clearance": who has none yet may do. */
const obtainable =
  /\b(?:eligible|able|ability|willing|willingness|qualif(?:y|ied))\s+(?:to\s+(?:\p{L}+\s+){0,2}?(?:apply|obtain|acquire|get|receive|pass|secure)|for)\b[^.;]*$/iu;
/** Characters on each side in which such words speak of the term. */
const reach = 70;

/** "Under close supervision": how closely one is led. */
const isUnder = /\b(?:under|with)\s+(?:\p{L}+\s+){0,2}$/iu;

/** "Training given", "DBS check paid": the employer's part. */
const givenAfter =
  /^\s+(?:(?:is|are|will be)\s+)?(?:fully\s+)?(?:given|provided|paid|paid for|available|offered|funded|supplied)\s*(?:[,.;)]|$)/i;

/** "Reporting to the head of sales": whom one works for. */
const worksFor = /^report(?:ing|s)?(?=\s+(?:\p{L}+\s+)?(?:in)?to\b)/iu;

/** True for a licence that is someone else's, and for what the sentence says is not asked for. */
export function speaksOfAnother(text: string, passage: Span, one: Span & { hit?: TermHit }): boolean {
  const before = text.slice(Math.max(passage.start, one.start - reach), one.start);
  const after = text.slice(one.end, Math.min(passage.end, one.end + reach));
  if (one.hit?.kind === "credential" && isActedOn(before)) return true;
  if (one.hit?.kind === "credential" && (anothers.test(before) || holdersWork.test(after) || obtainable.test(before)))
    return true;
  if (/^(?:supervision|direction|guidance)$/i.test(text.slice(one.start, one.end)) && isUnder.test(before)) return true;
  if (givenAfter.test(after)) return true;
  if (worksFor.test(text.slice(one.start, passage.end))) return true;
  return (deniedBefore.test(before) && !notOnly.test(before)) || deniedAfter.test(after);
}

/** What a post does with the one it looks for, and what an applicant does with a licence. */
const holding = new Set(
  "be have hold possess obtain maintain earn keep get require need want seek hire prefer include".split(" "),
);

/** "Train and guide pharmacy technicians": a verb right before a licence acts on those who hold it. */
function isActedOn(before: string): boolean {
  const verb = readVerb(/(\p{L}+)(?:\s+(?:the|an?|our|all|other))*\s*$/iu.exec(before)?.[1] ?? "");
  return verb !== undefined && verb.form !== "past" && !verb.nounToo && !holding.has(verb.base);
}
