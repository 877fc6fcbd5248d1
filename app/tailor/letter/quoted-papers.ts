import type { MatchRow } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { dateText } from "~/tailor/render/date-text";
import type { Resume } from "~/tailor/resume";
import type { Material } from "./opening";

const most = 4;
/** In characters; what is longer is no name of a paper. */
const longest = 100;
const longestItem = 60;

/**
 * Licences and certificates that the post asks for or names, as the resume has them, with their dates: what somebody holds, from
 * whom and until when is said by their own words. First those that prove what is asked.
 */
export function quotedPapers({ shown: { resume, match }, input: { posting }, teller }: Material): string[] {
  const proving = provingPaths(resume, match.rows);
  const papers = resume.certificates.flatMap(({ name, issuer, date }, at) => {
    const path = `/certificates/${at}`;
    const day = dateText(resume, `${path}/date`, date);
    const text = [name, issuer, day].filter(Boolean).join(", ");
    const isAsked = proving.has(`${path}/name`);
    return text.length <= longest && (isAsked || isNamedIn(name, posting)) ? [{ text, isAsked }] : [];
  });
  const elsewhere = resume.atoms.flatMap(({ path, text }) =>
    proving.has(path) && listed.test(path) && text.length <= longestItem ? [{ text, isAsked: true }] : [],
  );
  return [...papers, ...elsewhere]
    .sort((one, other) => Number(other.isAsked) - Number(one.isAsked))
    .map(({ text }) => text.replace(/\.$/u, ""))
    .filter((text) => !noPaper.test(text) && teller.isSayable(text))
    .slice(0, most);
}

/** "My credentials include the Marine Ticket, Pike Guild, 2019; and a boat licence": the papers with what the resume says of each. */
export function tellPapers(papers: readonly string[]): string[] {
  if (papers.length === 0) return [];
  const [last = "", ...others] = papers.toReversed();
  const joint = papers.some((text) => text.includes(",")) ? "; " : ", ";
  const list = others.length === 0 ? last : `${others.toReversed().join(joint)}${joint.trim() === ";" ? ";" : ""} and ${last}`;
  return [`My credentials include ${list}.`];
}

/** A placement is work, however it is listed, and an exam to come proves nothing yet. */
const noPaper =
  /\b(?:externship|internship|placement|practicum|clinicals?|\d+\+? hours)\b|\b(?:exam|test)\b.*\b(?:booked|scheduled|planned|pending)\b/iu;

/** "ServSafe certified" among skills, a registration in a line of its own. */
const listed = /^\/(?:skills\/\d+\/keywords|other\/\d+\/lines|education\/\d+\/highlights)\//u;

function provingPaths({ atoms }: Resume, rows: readonly MatchRow[]): Set<string> {
  const ids = new Set(
    rows
      .filter(({ kind, state }) => kind === "credential" && state === "shown")
      .flatMap(({ evidence }) => evidence.map(({ atomId }) => atomId)),
  );
  return new Set(atoms.flatMap(({ id, path }) => (ids.has(id) ? [path] : [])));
}

/** "OSHA 10" where the post says OSHA: letters that name a paper. */
function isNamedIn(name: string, { source }: Posting): boolean {
  const letters = name.match(/(?<![\p{L}&])\p{Lu}{3,}(?![\p{L}&])/gu) ?? [];
  return letters.some((one) => new RegExp(`(?<!\\p{L})${one}(?!\\p{L})`, "u").test(source));
}
