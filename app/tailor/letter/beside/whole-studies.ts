import type { Tag } from "~/tailor/grammar/tagger";
import { isUnfinished } from "~/tailor/lexicon/standing";
import spokenLanguages from "~/tailor/parse/words/spoken-languages.json" with { type: "json" };
import type { Education, Resume } from "~/tailor/resume";
import { entryOf } from "~/tailor/resume-atoms";

/** Degrees that were read as wholes and not in doubt. */
export function wholeStudies({ education, atoms, source, doubts = [] }: Resume, tag: Tag): Education[] {
  const inDoubt = new Set(doubts.map(({ atom }) => atom));
  const doubtful = new Set(atoms.filter(({ id }) => inDoubt.has(id)).map(({ path }) => entryOf(path)));
  // "Visual Arts - Graphic Design"
  const named = education.map(withDegree).map((entry) => ({
    ...entry,
    // "Nursing (Adult)"
    area: entry.area?.replace(/^.* [-–] (?=\p{L}+ \p{L})|\s*\([^)]*\)$/gu, ""),
  }));
  return named.filter(
    (entry, at) =>
      isWhole(entry) && isFinished(entry, source) && !doubtful.has(`/education/${at}`) && !isCut(entry.area, tag),
  );
}

/** "B.E. Computer Science" for a field: the degree stands in it. */
function withDegree(entry: Education): Education {
  const [, studyType, area] =
    /^((?:[BM]\.?(?:A|E|S|Sc|Eng|Tech|Com|Ed)\b\.?)(?: ?\(Hons\.?\))?)(?: in)? (\p{Lu}.*)$/u.exec(entry.area ?? "") ??
    [];
  return entry.studyType || !studyType ? entry : { ...entry, studyType, area };
}

/** Stated to be over, or without a word of when: what goes on, is expected or has a beginning alone nobody holds. */
function isFinished(
  { institution = "", startDate, endDate, current, highlights, location = "" }: Education,
  source: string,
): boolean {
  const at = institution === "" ? -1 : source.indexOf(institution);
  const [own = "", next = ""] = at < 0 ? [] : source.slice(at).split("\n");
  const ofThis = highlights.filter((text) => !(degreeOf.test(text) && /\btowards?\b/iu.test(text)));
  const around = [location, ...ofThis, own, degreeOf.test(next) ? "" : next].join("\n");
  return (
    !current && (startDate === undefined || endDate !== undefined) && !unfinished.test(around) && !isUnfinished(around)
  );
}

/** A line with one of these tells of another degree. */
export const degreeOf =
  /\b(?:(?:Bachelor|Master|Associate)['’]?s?|Doctor|Diploma|Ph\.?D|MBA|B\.?[AS]|M\.?[AS]|[BM]\.?Ed)\b/u;

/** "Academy of Fine": what an adjective or a joint ends goes on elsewhere. */
export function isCut(name: string | undefined, tag: Tag): boolean {
  const last = name
    ?.match(/\p{L}+/gu)
    ?.at(-1)
    ?.toLowerCase();
  return (
    last !== undefined &&
    !languages.has(last) &&
    (/^(?:of|and|the|for|in|at)$/u.test(last) || /^(?:ADJ|ADP|CCONJ|DET)$/.test(tag(last)[0]?.pos ?? ""))
  );
}

/** "English" is a field, though the word is an adjective. */
export const languages = new Set(["english", ...spokenLanguages.map((name) => name.toLowerCase())]);

const degree =
  /^(?:Bachelor|Master|Associate|Doctor|Certificate$|(?:Advanced |Higher )?Diploma|High School|LL\.?[BM]\b|B\.?\s?[A-Z]|M\.?\s?[A-Z](?!\p{Lu}{2})|A\.?\s?[AS](?!\p{Lu}{2})|Ph\.?\s?D)/u;
/** "Vance University (evening programme)": how or where somebody studied. */
export const inBrackets =
  /\s*\((?:[^()]*\b(?:evening|online|part[- ]time|full[- ]time|distance|remote|night|weekend|campus)\b[^()]*)\)$/iu;
export const honours = /\s*\(Hons\.?\)$/u;
const unfinished =
  /\b(?:to be completed|in progress|incomplete|^present$|not completed|expected|anticipated|to present|pursuing|candidate|current(?:ly)?|ongoing|coursework|credits|enrolled)\b/imu;

/** Of a degree, and of its subject. */
const mostWords = 6;

function isWhole({ studyType = "", area = "", institution = "" }: Education): boolean {
  // "Engineering West | Virginia University": the name of the school was cut.
  if (/\b(?:North|South|East|West|New|Saint|St)$/u.test(area)) return false;
  if (studyType.split(" ").length > mostWords || area.split(" ").length > mostWords || area.split(",").length > 2)
    return false;
  if (/^\p{L}+s? of (?:College|School|Universit)/iu.test(studyType)) return false;
  if (
    unfinished.test(`${studyType} ${area}`) ||
    /[\d|;:()]|\s[-–]\s/.test(`${studyType.replace(honours, "")}${area}${institution.replace(inBrackets, "")}`)
  )
    return false;
  return degree.test(studyType);
}
