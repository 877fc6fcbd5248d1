import { capital } from "~/tailor/grammar/open-with-deed";
import type { Tag } from "~/tailor/grammar/tagger";
import { degreesToWrite } from "~/tailor/letter/beside/write-degree";
import { writePapers } from "~/tailor/letter/beside/write-papers";
import type { Match } from "~/tailor/match";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import type { Posting } from "~/tailor/posting";
import { joinList } from "~/tailor/propose/in-sentence";
import { beforeOpenBracket, heldCertificates, isProven } from "~/tailor/propose/profile-pieces";
import type { Resume } from "~/tailor/resume";
import { sentence, withArticle } from "~/wording";
import { stemsOf, writtenOutStems } from "./held-role";
import { roleName } from "./role-name";

/** What the post asks for beside work. */
export interface Papers {
  /** The licences and certificates that it asks for, in a sentence. */
  licences: string | undefined;
  /** The degree of its field: "B.S. in Civil Engineering". */
  degree: string | undefined;
}

/** Licences and degree that the post asks for and the person has. */
export function heldPapers(
  { resume, posting, match }: { resume: Resume; posting: Posting; match: Match },
  tag: Tag,
): Papers {
  const [own] = degreesToWrite(resume, match, posting, tag);
  const degree = [...(own?.bare ?? []), ...(own?.ofSchool ?? [])].at(0)?.replace(/^an? /u, "");
  // Beside the degree that the post demands, a lower one says what is missing.
  const isLower = match.rows.some(
    ({ kind, weight, state }) => kind === "degree" && weight === "must" && state === "missing",
  );
  const licences = tellLicences(heldCertificates(resume, posting, match), (text) => isProven(text, resume));
  return {
    licences: licences === "" ? undefined : licences,
    degree: degree && !isLower && isOfField(degree, posting) && isProven(holds(degree), resume) ? degree : undefined,
  };
}

export function holds(paper: string): string {
  return sentence(`Holds ${withArticle(paper)}`);
}

/** A degree whose field the post names. */
function isOfField(degree: string, { source }: Posting): boolean {
  const field = / in (.+)$/u.exec(degree)?.[1] ?? "";
  const named = new Set(stemsOf(source));
  return field !== "" && !/\p{Lu}{4}/u.test(field) && writtenOutStems(field).every((stem) => named.has(stem));
}

/** Behind a name: until when it is valid, its number, who gave it. */
const validity =
  /[\s,;–—-]*(?:\((?:exp|valid|issued|since|current|active|no\b|#|\d|\p{Lu}{3,}\))[^)]*\)?|\b(?:exp(?:ire[sd]?|iry|iration)?|valid|issued|renew(?:ed|al)|since|current|active)\b.*|#.*|\b(?:\d{1,2}[/.])?(?:19|20)\d\d\b.*)$/iu;

const drives = /\bdriv(?:er|ers|er['’]s|ing)\b/iu;

/**
 * Licences as people speak of them, the way that letters do: "Certified Welding Inspector. Holds a crane licence and is certified in
 * CPR."; those whose name says what their holder is stand by themselves.
 */
function tellLicences(papers: readonly string[], isTold: (text: string) => boolean): string {
  // What shows the trade goes before what lets its holder drive there.
  const names = papers
    .map((paper) => beforeOpenBracket(paper.replace(validity, "")).trim() || paper)
    .toSorted((one, other) => Number(drives.test(one)) - Number(drives.test(other)));
  const isCall = (name: string) => roleName(name) === name && isTitleNoun(name.split(" ").at(-1) ?? "");
  const calls = names.filter(isCall);
  const others = names.filter((name) => !isCall(name));
  const told = writePapers(others, false).map(withoutI);
  const held = told.every(isTold) ? told : [sentence(`Holds ${joinList(others)}`)];
  return [...(calls.length > 0 ? [sentence(joinList(calls))] : []), ...(others.length > 0 ? held : [])]
    .filter(isTold)
    .join(" ");
}

/** "I am a Certified Rigger." as "Certified Rigger.", "I hold a badge and am certified in CPR." as "Holds a badge and is certified in CPR." */
function withoutI(told: string): string {
  const said = told
    .replace(/^I am (?:an? )?/u, "")
    .replace(/^(?:I hold|My certificates include) /u, "Holds ")
    .replace(/^I have /u, "Has ")
    .replace(/(,? (?:and )?)am (?=certified in )/u, "$1is ")
    .replace(/(,? and )have (?=completed )/u, "$1has ");
  return capital(said);
}
