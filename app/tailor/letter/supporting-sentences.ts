import { entryPieces, type Piece } from "~/tailor/gate/evidence";
import { canonicalOf, findTerms } from "~/tailor/lexicon/lexicon";
import { inSentence } from "~/tailor/propose/in-sentence";
import { joinList } from "~/tailor/propose/join-list";
import { plainCase } from "~/tailor/propose/role-name";
import type { Resume } from "~/tailor/resume";
import { sentence } from "~/wording";
import { article } from "./article";
import { settleCase } from "./settle-case";

/** A sentence about the candidate, and the part of it that must pass the gate. */
export interface Sentence {
  text: string;
  claim: string;
  pieces: Piece[];
}

/** Skills that the post asks for beyond those that the letter has named already. */
export function skillsSentence(terms: readonly string[], pieces: Piece[]): Sentence[] {
  if (terms.length === 0) return [];
  const list = joinList(terms.slice(0, 5));
  const text =
    terms.length === 1
      ? `You also ask for ${list}, which my resume shows.`
      : `You also name ${list}; my resume shows ${terms.length === 2 ? "both" : "each of them"}.`;
  return [{ text, claim: list, pieces }];
}

const degree =
  /^(?:(?:Bachelor|Master|Associate|Doctor|Diploma|Certificate|Licence|License)\b(?:['’]?s)?(?: of [\p{L} ]+)?(?: degree)?|B\.?S\.?c?\.?|B\.?A\.?|B\.?Eng\.?|B\.?B\.?A\.?|M\.?S\.?c?\.?|M\.?A\.?|M\.?B\.?A\.?|M\.?Eng\.?|Ph\.?D\.?|LL\.?[BM]\.?)(?: \(Hons\))?$/iu;
const school =
  /^(?:The )?(?:\p{Lu}[\p{L}.'’-]+ ){1,4}(?:University|College|School|Institute|Academy)$|^(?:University|College|Institute) of (?:\p{Lu}[\p{L}.'’-]+ ?){1,3}$/u;

/** Fields of study that ran into the name of the school. */
const field =
  /\b(?:Administration|Finance|Accounting|Nursing|Engineering|Management|Marketing|Psychology|Communications?|Education|Government|Biology|Chemistry|English|History)\b/;

/** The first degree with its field. */
export function educationSentence(resume: Resume): Sentence[] {
  const index = resume.education.findIndex(
    ({ studyType, area }) => studyType && area && degree.test(studyType) && /^\p{Lu}[\p{L} &,'’-]{2,50}$/u.test(area),
  );
  const entry = resume.education[index];
  if (
    !entry?.studyType ||
    !entry.area ||
    /\b(?:speciali|concentrat|from|dates|university|college|certif|minor|gpa)/i.test(entry.area)
  )
    return [];
  const type = plainDegree(usualCase(entry.studyType));
  const held = `${type}${/\b(?:of|in)$/i.test(type) ? " " : " in "}${usualCase(entry.area)}`;
  const isSchool =
    entry.institution &&
    school.test(entry.institution) &&
    !entry.institution.includes(entry.area) &&
    !field.test(entry.institution);
  const place = isSchool ? ` from ${entry.institution}` : "";
  return [
    {
      text: sentence(`My education includes ${article(held)}${place}`),
      claim: `${held}${place}`,
      pieces: entryPieces(resume, `/education/${index}`),
    },
  ];
}

function usualCase(text: string): string {
  return plainCase(text).replace(/\b(?:OF|IN|AND|FOR)\b/g, (word) => word.toLowerCase());
}

/** "Bachelors of Science" and "Bachelor's" as one writes them in a sentence. */
function plainDegree(text: string): string {
  return text
    .replace(/^(Bachelor|Master|Associate)['’]?s(?= of)/i, "$1")
    .replace(/^(Bachelor|Master|Associate)['’]?s?(?: degree)?$/i, "$1's degree");
}

const longestName = 50;

/**
 * What a letter that would be too short still has to tell, most telling first: skills that stand beside those which the
 * post asks for, a certificate, languages, courses.
 */
export function furtherSentences(resume: Resume, asked: readonly string[], small: ReadonlySet<string>): Sentence[] {
  const names = new Set(asked.flatMap((term) => [term.toLowerCase(), canonicalOf(term) ?? ""]));
  const isAsked = (keyword: string) =>
    names.has(canonicalOf(keyword) ?? "-") || asked.some((term) => keyword.toLowerCase().includes(term.toLowerCase()));
  const groups = resume.skills.flatMap(({ keywords }, index) => {
    const others = keywords.filter((keyword) => !isAsked(keyword));
    return listed(
      resume,
      `/skills/${index}`,
      others,
      others.length < keywords.length ? "Next to these, I bring" : "I also bring",
      small,
    );
  });
  const certificates = resume.certificates.flatMap(({ name }, index) =>
    listed(resume, `/certificates/${index}`, [name], "Among my certificates is", new Set()),
  );
  const courses = resume.education.flatMap((entry, index) =>
    listed(resume, `/education/${index}`, entry.courses, "My courses included", small),
  );
  return [...groups.slice(0, 1), ...certificates.slice(0, 1), ...courses.slice(0, 1), ...groups.slice(1, 2)];
}

/** Plain names as they stand under an entry; nothing where there are none. */
function listed(
  resume: Resume,
  entry: string,
  names: string[],
  opening: string,
  small: ReadonlySet<string>,
): Sentence[] {
  const plain = [...new Map(names.map((name) => [name.toLowerCase(), plainCase(name)])).values()].filter(
    (name) =>
      name.length <= longestName &&
      !/[/]|^\p{Lu}\p{Ll}{2}$/u.test(name) &&
      name.split(" ").length <= 5 &&
      /^\p{L}[\p{L}\p{N} &'’.+#/-]*[\p{L}\p{N}+#]$/u.test(name) &&
      !/\b(?:and|proficient|knowledge|skills?|excellent|strong|advanced|expert|basic)\b/i.test(name),
  );
  const isList = entry.startsWith("/skills/");
  const known = isList ? plain.filter(isSkill) : plain;
  if (known.length < (known === plain ? 1 : 2)) return [];
  const list = joinList(known.slice(0, 5).map((name) => (isList ? settleCase(asWritten(name), small) : name)));
  return [{ text: sentence(`${opening} ${list}`), claim: list, pieces: entryPieces(resume, entry) }];
}

/** Named in the lexicon, and no trait of character. */
function isSkill(name: string): boolean {
  return findTerms(name).some(({ kind }) => kind !== "soft");
}

/** A skill in small letters; what holds a name keeps its capitals. */
function asWritten(name: string): string {
  return findTerms(name).every(({ kind }) => kind === "skill") ? inSentence({ term: name, kind: "skill" }) : name;
}
