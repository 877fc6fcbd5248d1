import type { Tag } from "~/tailor/grammar/tagger";
import { degreesToTell } from "~/tailor/letter/tell-degree";
import { isCommonWord } from "~/tailor/lexicon/word-frequencies";
import type { Match } from "~/tailor/match";
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
  const [own] = degreesToTell(resume, match, posting, tag);
  const degree = [...(own?.bare ?? []), ...(own?.ofSchool ?? [])].at(0)?.replace(/^an? /u, "");
  // Beside the degree that the post demands, a lower one says what is missing.
  const isLower = match.rows.some(
    ({ kind, weight, state }) => kind === "degree" && weight === "must" && state === "missing",
  );
  const licences = tellLicences(heldCertificates(resume, posting, match));
  return {
    licences: licences.find((text) => isProven(text, resume)),
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

/** Licences as people speak of them: "Certified Welding Inspector (CWI).", "Holds a full driving licence.", "Holds BLS and ACLS."; a label would be read as a heading where a line begins with it. */
function tellLicences(papers: readonly string[]): string[] {
  // What shows the trade goes before what lets its holder drive there.
  const names = papers
    .map((paper) => beforeOpenBracket(paper.replace(validity, "")).trim() || paper)
    .toSorted((one, other) => Number(drives.test(one)) - Number(drives.test(other)));
  const [first = ""] = names;
  if (first === "") return [];
  if (names.length > 1) return [sentence(`Holds ${joinList(names)}`)];
  return [
    ...(/^(?:Certified|Licensed|Registered)\b/u.test(first) &&
    roleName(first) === first.replace(/ \(\p{Lu}[\p{L}-]+\)$/u, "")
      ? [sentence(first)]
      : []),
    ...(/^\p{Lu}\p{Ll}+(?: \p{L}+)* (?:licen[cs]e|certificate|card)$/u.test(first) ? [holds(inText(first))] : []),
    sentence(`Holds ${first}`),
  ];
}

/** "Full driving licence" in small letters; a name keeps its capitals. */
function inText(name: string): string {
  const [first = ""] = name.split(" ");
  const isPlain = /^\p{Lu}\p{Ll}+(?: \p{Ll}+)*$/u.test(name) && isCommonWord(first.toLowerCase());
  return isPlain ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
