import type { Tag } from "~/tailor/grammar/tagger";
import { isMisspelled, isSpelled } from "~/tailor/letter/clauses/spelling";
import { contentStems } from "~/tailor/lexicon/content-stems";
import { tokenize } from "~/tailor/lexicon/lexicon";
import { dot } from "~/tailor/lexicon/word-kinship";
import type { Match } from "~/tailor/match";
import { middleOf } from "~/tailor/match/evidence/trace-words";
import { indexPosting } from "~/tailor/match/index-posting";
import type { Posting } from "~/tailor/posting";
import { plainCase } from "~/tailor/propose/summary/role-name";
import type { Education, Resume } from "~/tailor/resume";
import { withArticle } from "~/wording";
import { degreeOf, honours, inBrackets, isCut, languages, wholeStudies } from "./whole-studies";

/**
 * The degree with its school, and without it: where the post asks for one of this field or of any, or where it is of the
 * field of the post; of several the higher one.
 */
export function writeDegree(resume: Resume, match: Match, posting: Posting, tag: Tag): string[] {
  // The gate takes "hold" for a deed where a line of the resume tells of holding something.
  const held = (names: readonly string[]) => names.flatMap((name) => [`I hold ${name}`, `I have ${name}`]);
  // Where the gate does not find one, the next one is told.
  return degreesToWrite(resume, match, posting, tag).flatMap(({ both, ofSchool: whole, bare }) => [
    ...held(both),
    ...held(whole),
    ...held(bare),
  ]);
}

interface WrittenDegree {
  /** With a higher one of whatever field. */
  both: string[];
  ofSchool: string[];
  /** "a B.S. in Geology" */
  bare: string[];
}

/** The degrees that bear on the post, the one that says most first. */
export function degreesToWrite(resume: Resume, { rows }: Match, posting: Posting, tag: Tag): WrittenDegree[] {
  const asked = new Set(
    rows.flatMap(({ kind, term, requirementId }) => (kind === "degree" && ofCollege.test(term) ? [requirementId] : [])),
  );
  const sentences = posting.requirements
    .map(({ id, sentence }) => ({ id, text: posting.source.slice(sentence.start, sentence.end) }))
    .flatMap(({ id, text }) => (asked.has(id) || /\bdegree\b/iu.test(text) ? [text] : []));
  const fields = sentences.map((text) => fieldStems(fieldAsked.exec(text)?.[1]));
  // One of another field than the post's is told only where the post insists on a degree, and the match finds it.
  const isAnyAsked =
    fields.some(({ length }) => length === 0) &&
    rows.some(
      ({ kind, term, state, weight }) =>
        kind === "degree" && ofCollege.test(term) && state === "shown" && weight === "must",
    );
  const { middle } = indexPosting(posting);
  const ofField = new Set([...fieldStems(posting.title), ...fields.flat()]);
  const named = new Set(posting.requirements.flatMap(({ term }) => fieldStems(term)));
  const likeness = (area: string | undefined) => {
    const stems = fieldStems(area);
    const own = middleOf(stems);
    const closeness = own && middle ? dot(own, middle) : 0;
    const isAsked = stems.length > 0 && stems.every((stem) => named.has(stem));
    return closeness + stems.filter((stem) => ofField.has(stem)).length + (isAsked ? sameField : 0);
  };
  const every = wholeStudies(resume, tag)
    // Beside a degree that is asked for, a diploma of a school says what is missing.
    .filter(({ studyType = "" }) => !ofSchool.test(studyType))
    .map((entry) => ({ entry, level: levelOf(entry), likeness: likeness(entry.area ?? fieldInName(entry.studyType)) }));
  const told = every
    .filter((one) => isAnyAsked || one.likeness >= sameField)
    .sort(
      (one, other) =>
        Number(other.likeness >= sameField) - Number(one.likeness >= sameField) ||
        other.level - one.level ||
        Number(other.entry.institution !== undefined) - Number(one.entry.institution !== undefined) ||
        other.likeness - one.likeness,
    );
  // A certificate of the field is no degree.
  const degrees = told.filter(({ level }, _, all) => level > 0 || all.every((one) => one.level === 0));
  return degrees.map(({ entry, level, likeness: own }) => {
    const { ofSchool: whole, bare } = namesOf(entry, tag);
    const higher = every.filter((one) => one.level > level).sort((one, other) => other.level - one.level)[0];
    const both = higher ? namesOf(higher.entry, tag).bare.flatMap((one) => bare.map((two) => `${one} and ${two}`)) : [];
    // What is of another field is told for its level alone.
    return { both, ofSchool: own >= sameField || bare.length === 0 ? whole : [], bare };
  });
}

/** "a B.S. in Geology", with its school and without; no "Bachelor of Science" that tells nobody in what. */
function namesOf({ studyType = "", area, institution }: Education, tag: Tag): { ofSchool: string[]; bare: string[] } {
  const [, kind, rest] = /^((?:Applied )?(?:Science|Arts)), (.+)$/u.exec(area ?? "") ?? [];
  const type = kind === undefined ? studyType : `${studyType} in ${kind}`;
  const subject = rest ?? area;
  const joint = kind === undefined && /\b(?:of|in)$/i.test(studyType) ? " " : " in ";
  const field =
    subject && isField(subject, tag) && !partOfField.test(subject) && !saysField(type, subject)
      ? `${joint}${plainCase(subject)}`
      : "";
  const isTorn = subject !== undefined && institution !== undefined && sharesWord(subject, institution);
  const school = isTorn ? undefined : schoolName(institution?.replace(inBrackets, ""), tag);
  const names = [...new Set([degreeName(type), degreeName(type.replace(honours, ""))])].map(
    (name) => `${withArticle(name)}${field}`,
  );
  return {
    ofSchool: school ? names.map((name) => `${name} from ${school}`) : [],
    bare: field === "" && fieldInName(studyType) === undefined && !saysField(type, subject) ? [] : names,
  };
}

/** "BSN" of Nursing: its letters name the field. */
function saysField(type: string, subject = ""): boolean {
  const initials = (subject.match(/(?<!\p{L})\p{L}(?=\p{L})/gu) ?? []).join("").toUpperCase();
  return initials !== "" && /^\p{Lu}{3,}$/u.test(type) && type.endsWith(initials);
}

/** "Master of Social Work" names its field itself. */
function fieldInName(studyType = ""): string | undefined {
  const [, name] = /^(?:Bachelor|Master|Doctor|Associate)s? of (.+)$/u.exec(studyType) ?? [];
  return name && !/^(?:Applied )?(?:Science|Arts?|Fine Arts|Studies|Philosophy)\b/u.test(name) ? name : undefined;
}

const ofSchool = /\b(?:high school|secondary school|GED|G\.E\.D)/iu;

/** "minor in Chemistry" is a part of a degree and no field of it. */
const partOfField = /^(?:an? )?(?:minor|concentration|emphasis|speciali[sz]ation)\b/iu;

function fieldStems(text = ""): string[] {
  return contentStems(text).filter((stem) => !anyField.has(stem));
}

const anyField = new Set(
  tokenize(
    "related equivalent experience field discipline similar required preferred relevant technical degree other",
  ).map(({ word }) => word.stem),
);

/** "Accounting Dale" beside "Accounting Dale College": where the one ends and the other begins was lost. */
function sharesWord(area: string, institution: string): boolean {
  const own = new Set(fieldStems(area));
  return fieldStems(institution).filter((stem) => own.has(stem)).length > 1;
}

/** "BS in Civil or Structural Engineering", "a degree in information systems" */
const fieldAsked =
  /\b(?:degree|diploma|BA|BS|B\.S\.?|B\.A\.?|MS|MA|MBA|bachelor['’]?s?|master['’]?s?)\s*(?:['’]s)?(?: degree)? in (?:an? )?([^.;(]{3,80})/iu;
const levels = [/^Ph|^Doctor/iu, /^(?:M|LL\.?M)/iu, /^(?:B|LL\.?B)/iu, /^A/iu];

function levelOf({ studyType = "" }: Education): number {
  const at = levels.findIndex((level) => level.test(studyType));
  return at < 0 ? 0 : levels.length - at;
}

const monthBehind = / (?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.?$/u;

/** "the University of Marlow", "Pell University"; undefined where the name was cut. */
function schoolName(institution: string | undefined, tag: Tag): string | undefined {
  if (!institution || isCut(institution, tag)) return undefined;
  const name = plainCase(institution.replace(monthBehind, "")).replace(/ (?:OF|AND|THE|AT)(?= )/giu, (word) =>
    word.toLowerCase(),
  );
  if (isMisspelled(name, tag)) return undefined;
  const isOf =
    /^(?:(?:National|American|International|Royal) )?(?:University|College|Institute|School|Academy|Conservatory) of\b/iu;
  return isOf.test(name) ? `the ${name}` : name;
}

/** "National" and "Electrical" are half a field or none. */
function isField(area: string, tag: Tag): boolean {
  const stems = fieldStems(area);
  if (new Set(stems).size < stems.length || degreeOf.test(area) || schoolWord.test(area)) return false;
  // "PETROLEUM ENGINEERING Computation": two fields, or one and its heading.
  if (/\p{Lu}{6}/u.test(plainCase(area))) return false;
  const last = tag(area.toLowerCase()).at(-1);
  return isSpelled(area, tag) && (last?.pos !== "ADJ" || languages.has(last.text));
}

const schoolWord = /\b(?:college|university|institute|school|academy|certificate)\b/iu;

/** From here on two fields are one, by the vectors of their words. */
const sameField = 0.5;
const ofCollege =
  /bachelor|master|associate|degree|college|universit|doctor|graduate|\bB\.?[AS]\b|\bM\.?[AS]\b|Ph\.?D|MBA/iu;
/** "B.A" as "B.A.", "Masters of Science" as "Master of Science", "Bachelors" as "Bachelor's". */
function degreeName(text: string): string {
  return (
    plainCase(text)
      .replace(/ (?:OF|IN)(?= )/gu, (word) => word.toLowerCase())
      .replace(/^((?:\p{Lu}\.)+\p{Lu}|Ph\.\s?D)$/u, "$1.")
      // "B.S. Geology"
      .replace(/^([BM]\.?[AS]\.?) (?!Hon|Degree\b|Summa\b|Magna\b|Cum\b)(?=\p{Lu}\p{Ll}{3})/u, "$1 in ")
      .replace(/^(Bachelor|Master|Associate)['’]?s(?= of\b)/u, "$1")
      .replace(/^(Bachelor|Master|Associate)s(?= in\b|$)/u, "$1's")
  );
}
