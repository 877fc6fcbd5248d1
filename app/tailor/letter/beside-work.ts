import { readVerb } from "~/tailor/grammar/verb-forms";
import { isUnfinished } from "~/tailor/lexicon/standing";
import { namedAnywhere } from "~/tailor/propose/asked-things";
import { joinList } from "~/tailor/propose/in-sentence";
import type { Resume } from "~/tailor/resume";
import { sentence, withArticle } from "~/wording";
import { linesBeside } from "./beside/listed-beside";
import { writeMissing } from "./beside/not-yet";
import { quotedPapers } from "./beside/quoted-papers";
import { writeDegree } from "./beside/write-degree";
import { languagesAsked, writeListedSkills } from "./beside/write-skills";
import type { Material } from "./opening";

/** The diploma of a school, beside other papers, of somebody from whom the post wants one. */
function schoolPaper({ input: { resume, match }, sentenceGate }: Material): string[] {
  const isAsked = match.rows.some(
    ({ kind, weight, state, term }) =>
      kind === "degree" && weight === "must" && state === "shown" && ofSchool.test(term),
  );
  const isHeld = resume.education.some(
    ({ studyType = "", institution = "", current }) =>
      !current && /diploma/iu.test(studyType) && ofSchool.test(`${studyType} ${institution}`),
  );
  const text = "high school diploma";
  return isAsked && isHeld && sentenceGate.isSayable(`I hold a ${text}`) ? [text] : [];
}

const ofSchool = /\bhigh school\b/iu;

/** What is not finished, what is held of degrees and papers, and tools and languages, as far as the post asks for them; `told` are the sentences that the letter has. */
export function besideWork(
  material: Material,
  told: readonly string[],
  isAll = false,
): { missing: string; held: string; others: string } {
  const { input, sentenceGate } = material;
  const held = quotedPapers(material);
  const degree = sentenceGate.sayFirst(writeDegree(input.resume, input.match, input.posting, material.tag));
  const papers = degree.length > 0 || held.length === 0 ? held : [...held, ...schoolPaper(material)];
  for (const text of papers) sentenceGate.say(text);
  const missing = writeMissing(material).join(" ");
  // What is told as missing is not told again as still to come.
  const listed = papers.filter((paper) => !missing.includes(paper));
  const also = linesBeside(material, [...told, ...degree, ...listed, missing]);
  return {
    missing,
    held: [...degree, ...listPapers([...listed, ...also], latestYear(input.resume))].join(" "),
    others: skillsOf(material, [...told, ...degree, ...listed, ...also], isAll),
  };
}

/** Tools and languages, as far as the post asks for them and nothing tells them yet. */
function skillsOf(material: Material, said: readonly string[], isAll: boolean): string {
  const { input, sentenceGate } = material;
  const languages = languagesAsked(input.resume, input.match).filter((one) => !said.some((text) => text.includes(one)));
  const list = joinList(languages);
  // The gate takes "speak" for a deed where nothing in the resume says it.
  const spoken = languages.length > 0 ? sentenceGate.sayFirst([`I speak ${list}`, `My languages include ${list}`]) : [];
  // A note without work tells what the post names by the way, too.
  const asked = isAll ? [...material.asked, ...namedAnywhere(input.resume, input.posting)] : material.asked;
  const tools = writeListedSkills({ ...material, asked, isAll }, said, spoken.length > 0 ? [] : languages).flatMap(
    (text) => sentenceGate.say(text),
  );
  return [...tools, ...spoken].join(" ");
}

/** "Driving: Full clean B licence": what stands behind it says what it is. */
const label =
  /^(?:Driving|Licen[cs]es?|Tickets?|Certificates?|Certifications?|Qualifications?|Training|Courses?|Health and safety|Safety|First aid|Transport): (?=.*\b(?:licen[cs]e|certificate|card|course|training|registration|diploma|award)\b)/iu;
/** One of it has an article, unless a number or a level follows. */
const ofOne =
  /^full set\b|^(?!an? |the |my |own )(?:[\p{L}\d.'’/&+-]+ )*(?:licen[cs]e|card|certificate|ticket|permit|diploma|licen[cs]e (?:class )?\p{Lu})$/iu;

/** "I have a White card (general induction), Heights training (2021) and ...": in the words of the resume; what is to come last. */
function listPapers(listed: readonly string[], latest: number): string[] {
  const isOwn = (text: string) => isLabelled(text) || ofVerb.test(text);
  const [toCome, rest] = [listed.filter(isUnfinished), listed.filter((text) => !isUnfinished(text))];
  const held = rest
    .map((text) => text.replace(label, ""))
    .filter((text) => isThing(text, latest) || (isOwn(text) && !noThing.test(text)));
  const [plain, labelled] = [held.filter((text) => !isOwn(text)), held.filter(isOwn)];
  return [
    ...(plain.length > 0 ? [sentence(`I have ${listOf(plain.map(asItem))}`)] : []),
    ...labelled.map((text) => sentence(ofVerb.test(text) ? `I ${text}` : text)),
    ...(toCome.length > 0 ? [sentence(`Still to come: ${toCome.join("; ")}`)] : []),
  ];
}

/** "I have" goes with the name of a thing that is held today, and not with a wish, a plan, a story or what others want. */
function isThing(text: string, latest: number): boolean {
  const [first = ""] = /^\p{L}+/u.exec(text) ?? [];
  const verb = readVerb(first);
  const isVerb = verb !== undefined && !verb.nounToo && verb.form !== "past";
  return !isVerb && !noThing.test(text) && !overOrToCome.test(text) && !endedBefore(text, latest);
}

const noThing =
  /^(?:would|could|can|will|have|had|once|happy|interested|need|want|willing|taking|second|second-hand|working|interest)\b|\b(?:desired|desirable|required|needed|ended|wanted|next (?:year|month|week|spring|summer)|wife|husband|brother|employer|team['’]s|my \p{L}+ (?:is|has)|\d+ points)\b/iu;
/** "valid until March 2020" in a resume that speaks of later years. */
function endedBefore(text: string, latest: number): boolean {
  const [, year] = /\b(?:until|till|to|expires?) (?:\p{L}+ )?((?:19|20)\d\d)\b/iu.exec(text) ?? [];
  return Number(year) < latest;
}

/** The latest year of the jobs: nothing else says what day it is. */
function latestYear({ work, education }: Resume): number {
  const years = [...work, ...education].flatMap(({ startDate, endDate }) => [startDate, endDate]);
  return Math.max(0, ...years.map((day) => Number(day?.slice(0, 4) ?? 0)));
}

/** "held by 2019", "course in May 2027", "2014 - 2017" */
const overOrToCome =
  /\b(?:held|by|course in|exam in) (?:\p{L}+ )?(?:19|20)\d\d\b|\b(?:19|20)\d\d ?(?:to|[-–]) ?(?:19|20)\d\d\b|\b(?:by|until) (?:start|then)\b/iu;

/** "own my van and all hand tools" */
const ofVerb = /^(?:own (?:my|the|an?)|hold|speak|drive) /u;
/** "NMC PIN: 17X0000E", "PTCB certified since 2017": nothing that one has. */
const isLabelled = (text: string) =>
  /: |^\S+(?: \S+)? (?:certified|registered|licen[cs]ed|qualified|trained|chartered)\b/u.test(text);

/** Items with a comma or "and" of their own are parted by semicolons. */
function listOf(items: readonly string[]): string {
  const isLong = items.length > 1 && items.some((item) => /,| and /u.test(item.replace(/\([^)]*\)/gu, "")));
  return isLong ? items.join("; ") : joinList(items);
}

/** "Heights training, 2021" as "Heights training (2021)": in a list its own commas would part it. */
function asItem(text: string): string {
  const [, name = text, more = ""] = /^([^,()]{3,60}), ([^()]+)$/u.exec(text.replace(/ [–-] /u, ", ")) ?? [];
  const [head = ""] = name.split(" (");
  const whole = more === "" ? name : `${name} (${more})`;
  const small = whole.replace(/^(?:Full|Valid|Clean|Current|Own|Fluent|Native|Bilingual)\b/u, (word) =>
    word.toLowerCase(),
  );
  return ofOne.test(head) ? withArticle(small) : small;
}
