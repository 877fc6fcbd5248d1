import type { Tag } from "~/tailor/grammar/tagger";
import { readVerb } from "~/tailor/grammar/verb-forms";
import { tokenize } from "~/tailor/lexicon/lexicon";
import { functionWords } from "~/tailor/lexicon/stop-words";
import { resumeShare } from "~/tailor/lexicon/word-frequencies";
import { dot } from "~/tailor/lexicon/word-kinship";
import type { Match } from "~/tailor/match";
import { indexPosting } from "~/tailor/match/index-posting";
import { middleOf } from "~/tailor/match/trace-words";
import type { Posting } from "~/tailor/posting";
import { type AskedThing, isCommon, ownName, speaksOf } from "~/tailor/propose/asked-things";
import { joinList } from "~/tailor/propose/in-sentence";
import { plainCase, roleName } from "~/tailor/propose/summary/role-name";
import type { Education, Resume } from "~/tailor/resume";
import { entryOf } from "~/tailor/resume-atoms";
import { withArticle } from "~/wording";
import { isSpelled } from "./spelling";

const mostListed = 5;
const fewestListed = 2;
const mostCertificates = 3;
const longestCertificate = 60;

/** What is nice to have is no reason to write. */
const leastWeight = 2;

/** What the resume names and no line tells, by its own names: "I also bring Photoshop and Dreamweaver". */
export function tellListed(asked: readonly AskedThing[], told: readonly string[]): string | undefined {
  const said = told.join(" ").toLowerCase();
  const sentences = told.flatMap((text) => text.split(/(?<=[.]) /u));
  const names = asked
    .filter(
      (thing) =>
        thing.weight >= leastWeight &&
        !officeProgram.test(thing.canonical ?? "") &&
        !sentences.some((text) => speaksOf(text, thing)),
    )
    .flatMap((thing) => (thing.canonical === undefined ? [] : (ownName(thing) ?? [])));
  const unsaid = [...new Set(names)].filter((name) => !isCommon(name) && !said.includes(name.toLowerCase()));
  const listed = unsaid.filter((name) => !unsaid.some((other) => isPartOf(name, other))).slice(0, mostListed);
  const isTool = asked.some(({ canonical, kind }) => kind === "tool" && canonical === listed[0]);
  return listed.length < (isTool ? 1 : fewestListed) ? undefined : `My skills also include ${joinList(listed)}`;
}

/** Everybody says so of themselves. */
const officeProgram = /^(?:microsoft )?(?:office|word|excel|outlook|powerpoint|windows)\b/iu;

const suite = "Microsoft Office";

/** "Sales" beside "sales training", and a suite beside one of its programs: the fuller or nearer name says it. */
function isPartOf(name: string, other: string): boolean {
  if (name === other) return false;
  const [one, two] = [name.toLowerCase(), other.toLowerCase()];
  return two.includes(one) || (name === suite && two.startsWith("microsoft "));
}

/** Licences and certificates that the post asks for or speaks of, as the resume names them; `say` tells what is proven. */
export function tellCertificates(
  { atoms, certificates, education }: Resume,
  { rows }: Match,
  posting: Posting,
  say: (text: string) => string[],
  told: readonly string[] = [],
): string[] {
  const shown = rows.filter(({ kind, state }) => kind === "credential" && state === "shown");
  const ids = new Set(shown.flatMap(({ evidence }) => evidence.map(({ atomId }) => atomId)));
  const spoken = new Set(
    tokenize(posting.requirements.map(({ term }) => term).join("\n")).map(({ word }) => word.stem),
  );
  const named = certificates.flatMap(({ name }, at) => {
    const isShown = atoms.some(({ id, path }) => ids.has(id) && path.startsWith(`/certificates/${at}/`));
    const isTold = isShown || tellingStems(name).some((stem) => spoken.has(stem));
    return isTold && isPlainName(name) ? [plainCase(name)] : [];
  });
  const learned = education.flatMap(({ studyType, area = "" }) => {
    const isTold = !studyType && licensed.test(area) && tellingStems(area).some((stem) => spoken.has(stem));
    return isTold && isPlainName(area) ? [plainCase(area)] : [];
  });
  const said = told.join(" ").toLowerCase();
  const names = [...new Set([...named, ...learned])]
    .filter((name) => !said.includes(name.toLowerCase()))
    .slice(0, mostCertificates);
  const persons = names.filter((name) => personOf(name) !== undefined);
  const licences = names.filter((name) => !persons.includes(name) && paper.test(name));
  const others = names.filter((name) => !persons.includes(name) && !licences.includes(name));
  const held = [
    ...(licences.length > 0 ? [`the ${joinList(licences)}`] : []),
    ...(others.length > 0 ? [joinList(others)] : []),
  ];
  const am = persons.length > 0 ? `am ${joinList(persons.map((name) => withArticle(personOf(name) ?? name)))}` : "";
  const hold = held.length > 0 ? `hold ${held.join(" and ")}` : "";
  const parts = [am, hold].filter(Boolean);
  const whole = parts.length > 0 ? say(`I ${parts.join(" and ")}`) : [];
  return whole.length > 0 ? whole : parts.flatMap((part) => say(`I ${part}`));
}

/** A licence that stands among the schools, for the one that taught it. */
const licensed = /^(?:licensed|certified|registered)\b|\blicen[sc]e$/iu;
const paper = /\b(?:licen[sc]e|certificate|certification|card|permit|diploma|credential|endorsement)$/iu;
/** Words that every fourth resume has say nothing of one certificate. */
const commonShare = 0.25;

function tellingStems(text: string): string[] {
  return tokenize(text)
    .map(({ word }) => word.stem)
    .filter(
      (stem) => stem.length > 2 && !/^\d/u.test(stem) && !levelWords.has(stem) && resumeShare(stem) < commonShare,
    );
}

const levelWords = new Set(
  tokenize("certified certificate certification licensed license licence registered level advanced").map(
    ({ word }) => word.stem,
  ),
);

function isPlainName(name: string): boolean {
  const opens = readVerb(/^\p{L}+/u.exec(name)?.[0] ?? "");
  const isDeed = opens?.form === "past" && !personOf(name);
  return name.length <= longestCertificate && !isDeed && !/[|;:.•]/u.test(name);
}

/** "Certified Public Accountant (CPA)": what somebody is, and no paper that they hold. */
function personOf(name: string): string | undefined {
  const [person = ""] = plainCase(name).split(/,\s/u);
  return roleName(person) === undefined || paper.test(person) ? undefined : person;
}

/**
 * The degree with its school, and without it: where the post asks for one of this field or of any, or where it is of the
 * field of the post; of several the higher one.
 */
export function tellDegree(resume: Resume, { rows }: Match, posting: Posting, tag: Tag): string[] {
  const asked = rows.filter(
    ({ kind, state, term }) => kind === "degree" && state !== "missing" && ofCollege.test(term),
  );
  const sentences = asked.flatMap(({ requirementId }) => {
    const span = posting.requirements.find(({ id }) => id === requirementId)?.sentence;
    return span ? [posting.source.slice(span.start, span.end)] : [];
  });
  const fields = sentences.map((text) => fieldStems(fieldAsked.exec(text)?.[1]));
  const isAnyAsked = fields.some(({ length }) => length === 0);
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
  const told = wholeStudies(resume, tag)
    .map((entry) => ({ entry, likeness: likeness(entry.area) }))
    .filter((one) => isAnyAsked || one.likeness >= sameField)
    .sort(
      (one, other) =>
        Number(other.likeness >= sameField) - Number(one.likeness >= sameField) ||
        levelOf(other.entry) - levelOf(one.entry) ||
        Number(other.entry.institution !== undefined) - Number(one.entry.institution !== undefined) ||
        other.likeness - one.likeness,
    );
  const [best] = told;
  if (!best?.entry.studyType) return [];
  const { studyType, area, institution } = best.entry;
  const joint = /\b(?:of|in)$/i.test(studyType) ? " " : " in ";
  const field = area && isField(area, tag) ? `${joint}${plainCase(area)}` : "";
  const school = schoolName(institution, tag);
  const held = `I hold ${withArticle(degreeName(studyType))}${field}`;
  return [...(school ? [`${held} from ${school}`] : []), held];
}

function fieldStems(text = ""): string[] {
  return tokenize(text).flatMap(({ norm, word }) =>
    functionWords.has(norm) || anyField.has(word.stem) ? [] : word.stem,
  );
}

const anyField = new Set(
  tokenize(
    "related equivalent experience field discipline similar required preferred relevant technical degree other",
  ).map(({ word }) => word.stem),
);

/** Degrees that were read as wholes and not in doubt. */
function wholeStudies({ education, atoms, doubts = [] }: Resume, tag: Tag): Education[] {
  const inDoubt = new Set(doubts.map(({ atom }) => atom));
  const doubtful = new Set(atoms.filter(({ id }) => inDoubt.has(id)).map(({ path }) => entryOf(path)));
  // "Visual Arts - Graphic Design"
  const named = education.map((entry) => ({ ...entry, area: entry.area?.replace(/^.* [-–] (?=\p{L}+ \p{L})/u, "") }));
  return named.filter((entry, at) => isWhole(entry) && !doubtful.has(`/education/${at}`) && !isCut(entry.area, tag));
}

/** "BS in Civil or Structural Engineering", "a degree in information systems" */
const fieldAsked =
  /\b(?:degree|diploma|BA|BS|B\.S\.?|B\.A\.?|MS|MA|MBA|bachelor['’]?s?|master['’]?s?)\s*(?:['’]s)?(?: degree)? in (?:an? )?([^.;(]{3,80})/iu;
const levels = [/^Ph|^Doctor/iu, /^M/iu, /^B/iu, /^A/iu];

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
  return /^(?:University|College|Institute|School|Academy|Conservatory) of\b/iu.test(name) ? `the ${name}` : name;
}

/** "Academy of Fine": what an adjective or a joint ends goes on elsewhere. */
function isCut(name: string | undefined, tag: Tag): boolean {
  const last = /(\p{L}+)\W*$/u.exec(name ?? "")?.[1]?.toLowerCase();
  return (
    last !== undefined &&
    (/^(?:of|and|the|for|in|at)$/u.test(last) || /^(?:ADJ|ADP|CCONJ|DET)$/.test(tag(last)[0]?.pos ?? ""))
  );
}

/** "National" and "Electrical" are half a field or none. */
function isField(area: string, tag: Tag): boolean {
  if (/\b(\p{L}{4,} \p{L}{4,})\b.*\b\1\b/u.test(area)) return false;
  // "PETROLEUM ENGINEERING Computation": two fields, or one and its heading.
  if (/\p{Lu}{6}/u.test(plainCase(area))) return false;
  const last = tag(area.toLowerCase()).at(-1);
  return isSpelled(area, tag) && last?.pos !== "ADJ";
}

/** From here on two fields are one, by the vectors of their words. */
const sameField = 0.5;
const ofCollege =
  /bachelor|master|associate|degree|college|universit|doctor|graduate|\bB\.?[AS]\b|\bM\.?[AS]\b|Ph\.?D|MBA/iu;
const degree =
  /^(?:Bachelor|Master|Associate|Doctor|Diploma|High School|B\.?\s?[A-Z]|M\.?\s?[A-Z](?!\p{Lu}{2})|A\.?\s?[AS](?!\p{Lu}{2})|Ph\.?\s?D)/u;
const unfinished =
  /\b(?:to be completed|in progress|expected|pursuing|candidate|current(?:ly)?|ongoing|coursework)\b/iu;

function isWhole({ studyType = "", area = "", institution = "" }: Education): boolean {
  // "Engineering West | Virginia University": the name of the school was cut.
  if (/\b(?:North|South|East|West|New|Saint|St)$/u.test(area)) return false;
  if (/^\p{L}+s? of (?:College|School|Universit)/iu.test(studyType)) return false;
  if (unfinished.test(`${studyType} ${area}`) || /[\d|;:()]|\s[-–]\s/.test(`${studyType}${area}${institution}`))
    return false;
  return degree.test(studyType);
}

/** "B.A" as "B.A.", "Masters of Science" as "Master of Science", "Bachelors" as "Bachelor's". */
function degreeName(text: string): string {
  return plainCase(text)
    .replace(/^((?:\p{Lu}\.)+\p{Lu}|Ph\.?\s?D)$/u, "$1.")
    .replace(/^(Bachelor|Master|Associate)['’]?s(?= of\b)/u, "$1")
    .replace(/^(Bachelor|Master|Associate)s(?= in\b|$)/u, "$1's");
}
