import { isUnfinished } from "~/tailor/lexicon/standing";
import { namedAnywhere } from "~/tailor/propose/asked-things";
import { joinList } from "~/tailor/propose/in-sentence";
import type { Resume } from "~/tailor/resume";
import { sentence } from "~/wording";
import { linesBeside } from "./beside/listed-beside";
import { writeMissing } from "./beside/not-yet";
import { quotedPapers } from "./beside/quoted-papers";
import { isTraining } from "./beside/sections-of-papers";
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
  const rest = restOf(material, told, { degree, papers: papers.filter((paper) => !missing.includes(paper)), isAll });
  const also = linesBeside(material, [...told, rest, missing]);
  const listed = also.length > 0 ? sentence(`Also: ${also.join("; ")}`) : "";
  return { missing, rest: [rest, listed].filter(Boolean).join(" ") };
}

/** Degree, papers, tools and languages, as far as the post asks for them. */
function restOf(
  material: Material,
  told: readonly string[],
  { degree, papers, isAll }: { degree: readonly string[]; papers: readonly string[]; isAll: boolean },
): string {
  const { input, sentenceGate } = material;
  const languages = languagesAsked(input.resume, input.match);
  const list = joinList(languages);
  // The gate takes "speak" for a deed where nothing in the resume says it.
  const spoken = languages.length > 0 ? sentenceGate.sayFirst([`I speak ${list}`, `My languages include ${list}`]) : [];
  const said = [...told, ...degree, ...papers];
  // A note without work tells what the post names by the way, too.
  const asked = isAll ? [...material.asked, ...namedAnywhere(input.resume, input.posting)] : material.asked;
  const tools = writeListedSkills({ ...material, asked, isAll }, said, spoken.length > 0 ? [] : languages).flatMap(
    (text) => sentenceGate.say(text),
  );
  return [...degree, ...listPapers(papers, input.resume), ...tools, ...spoken].join(" ");
}

/** Papers by their own names, what was sat through apart from what is held, and what is to come last. */
function listPapers(papers: readonly string[], resume: Resume): string[] {
  const toCome = papers.filter(isUnfinished);
  const isTold = (paper: string) => !isUnfinished(paper);
  const trained = papers.filter((paper) => isTold(paper) && isTraining(paper, resume));
  const held = papers.filter((paper) => isTold(paper) && !trained.includes(paper));
  const listed = [
    ["Qualifications", held],
    ["Training", trained],
    ["Not finished yet", toCome],
  ] as const;
  return listed.flatMap(([name, own]) => (own.length > 0 ? [sentence(`${name}: ${own.join("; ")}`)] : []));
}
