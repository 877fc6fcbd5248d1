import type { Match } from "~/tailor/match";
import { type AskedThing, isCommon, ownName } from "~/tailor/propose/asked-things";
import { joinList } from "~/tailor/propose/join-list";
import { plainCase } from "~/tailor/propose/role-name";
import type { Education, Resume } from "~/tailor/resume";
import { withArticle } from "~/wording";

const mostListed = 5;
const fewestListed = 2;
const mostCertificates = 3;
const longestCertificate = 60;

/** What the resume names and no line tells, by its own names: "I also bring Photoshop and Dreamweaver". */
export function tellListed(asked: readonly AskedThing[], told: readonly string[]): string | undefined {
  const said = told.join(" ").toLowerCase();
  const names = asked.flatMap((thing) => ownName(thing) ?? []);
  const unsaid = [...new Set(names)].filter((name) => !isCommon(name) && !said.includes(name.toLowerCase()));
  const listed = unsaid.slice(0, mostListed);
  return listed.length < fewestListed ? undefined : `I also bring ${joinList(listed)}`;
}

/** Licences and certificates that the post asks for, as the resume names them. */
export function tellCertificates({ atoms, certificates }: Resume, { rows }: Match): string | undefined {
  const shown = rows.filter(({ kind, state }) => kind === "credential" && state === "shown");
  const ids = new Set(shown.flatMap(({ evidence }) => evidence.map(({ atomId }) => atomId)));
  const names = certificates.flatMap(({ name }, at) => {
    const isShown = atoms.some(({ id, path }) => ids.has(id) && path.startsWith(`/certificates/${at}/`));
    return isShown && name.length <= longestCertificate && !/[|;:.•]/u.test(name) ? [plainCase(name)] : [];
  });
  const listed = [...new Set(names)].slice(0, mostCertificates);
  return listed.length === 0 ? undefined : `I hold ${joinList(listed)}`;
}

/** The degree, where the post asks for one and the resume has it. */
export function tellDegree({ education }: Resume, { rows }: Match): string | undefined {
  const isAsked = rows.some(({ kind, state }) => kind === "degree" && state === "shown");
  const entry = education.find(({ studyType, institution }) => studyType && institution);
  if (!isAsked || !entry?.studyType || !isWhole(entry)) return undefined;
  const joint = /\b(?:of|in)$/i.test(entry.studyType) ? " " : " in ";
  const name = degreeName(entry.studyType);
  const area = entry.area ? `${joint}${plainCase(entry.area)}` : "";
  const school = plainCase(entry.institution ?? "").replace(/ (?:OF|AND|THE)(?= )/g, (word) => word.toLowerCase());
  return `I hold ${withArticle(name)}${area} from ${school}`;
}

const degree =
  /^(?:Bachelor|Master|Associate|Doctor|Diploma|High School|B\.?\s?[A-Z]|M\.?\s?[A-Z]|A\.?\s?[AS]|Ph\.?\s?D)/u;
const unfinished =
  /\b(?:to be completed|in progress|expected|pursuing|candidate|current(?:ly)?|ongoing|coursework)\b/iu;

function isWhole({ studyType = "", area = "", institution = "" }: Education): boolean {
  if (unfinished.test(`${studyType} ${area}`) || /[\d|;:()]|\s[-–]\s/.test(`${studyType}${area}${institution}`))
    return false;
  return degree.test(studyType);
}

/** "B.A" as "B.A.", "Masters of Science" as "Master of Science", "Bachelors" as "Bachelor's". */
function degreeName(text: string): string {
  return plainCase(text)
    .replace(/^((?:\p{Lu}\.)+\p{Lu})$/u, "$1.")
    .replace(/^(Bachelor|Master|Associate)['’]?s(?= of\b)/u, "$1")
    .replace(/^(Bachelor|Master|Associate)s(?= in\b|$)/u, "$1's");
}
