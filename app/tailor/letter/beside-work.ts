import { isUnfinished } from "~/tailor/lexicon/standing";
import { namedAnywhere } from "~/tailor/propose/asked-things";
import { joinList } from "~/tailor/propose/in-sentence";
import { sentence } from "~/wording";
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

/** What is not finished, and what the post asks for beside work; `told` are the sentences that the letter has. */
export function besideWork(
  material: Material,
  told: readonly string[],
  isAll = false,
): { missing: string; rest: string } {
  const { input, sentenceGate } = material;
  const held = quotedPapers(material);
  const degree = sentenceGate.sayFirst(writeDegree(input.resume, input.match, input.posting, material.tag));
  const papers = degree.length > 0 || held.length === 0 ? held : [...held, ...schoolPaper(material)];
  for (const text of papers) sentenceGate.say(text);
  const missing = writeMissing(material).join(" ");
  // What is told as missing is not told again as still to come.
  const listed = papers.filter((paper) => !missing.includes(paper));
  const also = linesBeside(material, [...told, ...degree, ...listed, missing]);
  return { missing, rest: restOf(material, told, { degree, papers: listed, also, isAll }) };
}

/** Degree, papers, tools and languages, as far as the post asks for them. */
function restOf(
  material: Material,
  told: readonly string[],
  { degree, papers, also, isAll }: { degree: readonly string[]; papers: readonly string[]; also: readonly string[]; isAll: boolean },
): string {
  const { input, sentenceGate } = material;
  const languages = languagesAsked(input.resume, input.match).filter((one) => !also.some((line) => line.includes(one)));
  const list = joinList(languages);
  // The gate takes "speak" for a deed where nothing in the resume says it.
  const spoken = languages.length > 0 ? sentenceGate.sayFirst([`I speak ${list}`, `My languages include ${list}`]) : [];
  const said = [...told, ...degree, ...papers, ...also];
  // A note without work tells what the post names by the way, too.
  const asked = isAll ? [...material.asked, ...namedAnywhere(input.resume, input.posting)] : material.asked;
  const tools = writeListedSkills({ ...material, asked, isAll }, said, spoken.length > 0 ? [] : languages).flatMap(
    (text) => sentenceGate.say(text),
  );
  return [...degree, ...listPapers([...papers, ...also]), ...tools, ...spoken].join(" ");
}

/** "Driving: Full clean B licence": what stands behind it says what it is. */
const label =
  /^\p{Lu}[\p{L} ]{2,24}: (?=.*\b(?:licen[cs]e|certificate|card|course|training|registration|diploma|award)\b)/iu;

/** Papers and the like in the words of the resume, without the labels that they have there; what is to come last. */
function listPapers(listed: readonly string[]): string[] {
  const own = listed.map((text) => text.replace(label, ""));
  const [toCome, held] = [own.filter(isUnfinished), own.filter((text) => !isUnfinished(text))];
  return [
    ...(held.length > 0 ? [sentence(`For this post I have: ${held.join("; ")}`)] : []),
    ...(toCome.length > 0 ? [sentence(`Still to come: ${toCome.join("; ")}`)] : []),
  ];
}
