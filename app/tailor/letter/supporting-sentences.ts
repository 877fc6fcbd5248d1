import { entryPieces, type Piece } from "../gate/evidence";
import { joinList } from "../propose/join-list";
import type { Resume } from "../resume";
import { article } from "./article";

/** A sentence about the candidate, and the part of it that must pass the gate. */
export interface Sentence {
  text: string;
  claim: string;
  pieces: Piece[];
}

/** Skills that the post asks for beyond those of the opening. */
export function skillsSentence(terms: { quote: string }[], pieces: Piece[]): Sentence[] {
  const rest = terms.slice(3, 9).map((term) => term.quote);
  if (rest.length < 2) return [];
  const list = joinList(rest);
  return [{ text: `Beyond that, my resume shows ${list}, which your post also asks for.`, claim: list, pieces }];
}

/** The first degree with its field. */
export function educationSentence(resume: Resume): Sentence[] {
  const index = resume.education.findIndex((entry) => entry.studyType && entry.area);
  const entry = resume.education[index];
  if (
    !entry?.studyType ||
    !entry.area ||
    /\d|[|:;,]|\b(?:speciali|concentrat|from|dates)/i.test(entry.studyType + entry.area)
  )
    return [];
  const degree = `${entry.studyType}${/\b(?:of|in)$/i.test(entry.studyType) ? " " : " in "}${entry.area}`;
  const school =
    entry.institution &&
    /^[\p{L}&.' -]+(?:University|College|School|Institute|Academy)$|^(?:University|College|Institute) of [\p{L} ]+$/u.test(
      entry.institution,
    )
      ? ` from ${entry.institution}`
      : "";
  const text = `My education includes ${article(degree)}${school}.`;
  return [
    {
      text,
      claim: `${degree}${school}`,
      pieces: entryPieces(resume, `/education/${index}`),
    },
  ];
}

const longestName = 60;

/**
 * Skills that stand beside those which the post asks for, a certificate, courses: what a letter that would be too short
 * still has to tell, most telling first.
 */
export function furtherSentences(resume: Resume, terms: { quote: string }[]): Sentence[] {
  const asked = terms.map(({ quote }) => quote.toLowerCase());
  const isAsked = (keyword: string) => asked.some((quote) => keyword.toLowerCase().includes(quote));
  const groups = resume.skills.flatMap(({ keywords }, index) => {
    const others = keywords.filter((keyword) => !isAsked(keyword));
    const isTied = others.length < keywords.length;
    return isTied ? listed(resume, `/skills/${index}`, others, "Among my skills are also") : [];
  });
  const certificates = resume.certificates.flatMap(({ name }, index) =>
    listed(resume, `/certificates/${index}`, [name], "My certificates include"),
  );
  const courses = resume.education.flatMap((entry, index) =>
    listed(resume, `/education/${index}`, entry.courses, "My courses included"),
  );
  return [...groups, ...certificates.slice(0, 1), ...courses.slice(0, 1)];
}

/** Plain names as they stand under an entry; nothing where there are none. */
function listed(resume: Resume, entry: string, names: string[], opening: string): Sentence[] {
  const plain = names.filter(
    (name) => name.length <= longestName && /^\p{L}[\p{L}\p{N} &'’.+#/-]*[\p{L}\p{N}+#]$/u.test(name),
  );
  if (plain.length === 0) return [];
  const list = joinList(plain.slice(0, 6));
  return [{ text: `${opening} ${list}.`, claim: list, pieces: entryPieces(resume, entry) }];
}
