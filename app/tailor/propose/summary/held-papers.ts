import type { Tag } from "~/tailor/grammar/tagger";
import { tellDegree } from "~/tailor/letter/tell-degree";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { joinList } from "~/tailor/propose/in-sentence";
import { heldCertificates, isProven, unsaidIn } from "~/tailor/propose/profile-pieces";
import type { Resume } from "~/tailor/resume";
import { sentence, withArticle } from "~/wording";
import type { Pieces } from "./compose-summary";
import { stemsOf, tellingStems } from "./held-role";
import { roleName } from "./role-name";

/** What the post asks for beside deeds. */
interface Asked {
  resume: Resume;
  posting: Posting;
  match: Match;
}

/** Licences, degree and languages that the post asks for and the person has and a text does not name, a sentence each. */
export function heldPapers({ resume, posting, match }: Asked, tag: Tag): Pieces["papersBeside"] {
  const certificates = heldCertificates(resume, posting, match);
  const degree = tellDegree(resume, match, posting, tag)
    .slice(-1)
    .map((text) => text.replace(/^I (?:hold|have) an? /u, ""))
    .filter((text) => isOfField(text, posting));
  const languages = languagesOf(resume, match);
  return (said, isOwn = false) => {
    const unsaid = (names: readonly string[]) => names.filter((name) => isUnsaid(name, said));
    const listed = (opening: string, names: readonly string[]) =>
      names.length > 0 ? [sentence(`${opening} ${joinList(names)}`)] : [];
    return [
      ...tellPapers(unsaid(certificates), (text) => isProven(text, resume)),
      // Beside what a person says of themselves these only repeat what stands below.
      ...(isOwn ? [] : unsaid(degree).map((name) => sentence(`Holds ${withArticle(name)}`))),
      ...listed("Speaks", unsaid(languages)),
    ].filter((text) => isProven(text, resume));
  };
}

/** A degree whose field the post names. */
function isOfField(degree: string, { source }: Posting): boolean {
  const field = / in (.+)$/u.exec(degree)?.[1] ?? "";
  const named = new Set(stemsOf(source));
  return field !== "" && !/\p{Lu}{4}/u.test(field) && tellingStems(field).every((stem) => named.has(stem));
}

/** A name that stands in the text, in whole or by its abbreviation: "Certified Nursing Assistant (CNA)" by "CNA". */
function isUnsaid(name: string, said: string): boolean {
  const short = /\((\p{Lu}{2,})\)/u.exec(name)?.[1] ?? name;
  return !said.includes(short) && unsaidIn(said, [{ id: undefined, text: name }]).length > 0;
}

/** Behind a name: until when it is valid, its number, who gave it. */
const validity =
  /[\s,;–—-]*(?:\((?:exp|valid|issued|since|current|active|no\b|#|\d|\p{Lu}{3,}\))[^)]*\)?|\b(?:exp(?:ire[sd]?|iry|iration)?|valid|issued|renew(?:ed|al)|since|current|active)\b.*|#.*|\b(?:\d{1,2}[/.])?(?:19|20)\d\d\b.*)$/iu;

/**
 * Papers as people speak of them: "Certified welding inspector (CWI)." by whom they make somebody, "NATE-certified.", "Holds a
 * full driving licence."; a bare name stands behind what it is: "Certifications: BLS and ACLS."
 */
function tellPapers(papers: readonly string[], isTrue: (text: string) => boolean): string[] {
  const told: string[] = [];
  const bare: string[] = [];
  for (const paper of papers) {
    const name = paper.replace(validity, "").trim() || paper;
    const certified = /^(.+) certificat(?:e|ion)$/iu.exec(name)?.[1];
    const ways = [
      ...(roleName(name) === name.replace(/ \(\p{Lu}[\p{L}-]+\)$/u, "") ? [sentence(name)] : []),
      ...(certified && /^\p{Lu}{2,}/u.test(certified) ? [sentence(`${certified}-certified`)] : []),
      ...(/^\p{Lu}\p{Ll}+(?: \p{L}+)* (?:licen[cs]e|certificate|card)$/u.test(name)
        ? [sentence(`Holds ${withArticle(inText(name))}`)]
        : []),
    ];
    const way = ways.find(isTrue);
    if (way) told.push(way);
    else bare.push(name);
  }
  return [...told, ...(bare.length > 0 ? [sentence(`Certifications: ${joinList(bare)}`)] : [])];
}

/** "Full driving licence" in small letters; a name keeps its capitals. */
function inText(name: string): string {
  return /^\p{Lu}\p{Ll}+(?: \p{Ll}+)*$/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

function languagesOf({ languages }: Resume, { rows }: Match): string[] {
  const wanted = rows.filter(({ kind, state }) => kind === "language" && state === "shown").map(({ term }) => term);
  return languages.flatMap(({ language }) => {
    const isAsked = language && wanted.some((term) => term.toLowerCase().includes(language.toLowerCase()));
    return isAsked ? [language] : [];
  });
}
