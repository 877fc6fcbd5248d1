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
      ...listed("Holds", unsaid(certificates).map(inText)),
      // Beside what a person says of themselves these only repeat what stands below.
      ...(isOwn ? [] : [...unsaid(degree).map(sentence)]),
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

/** "Full driving licence" as "a full driving licence"; a name keeps its capitals. */
function inText(name: string): string {
  const isPlain = /^\p{Lu}\p{Ll}+(?: \p{Ll}+)* (?:licen[cs]e|certificate)$/u.test(name);
  return isPlain ? withArticle(name.charAt(0).toLowerCase() + name.slice(1)) : name;
}

function languagesOf({ languages }: Resume, { rows }: Match): string[] {
  const wanted = rows.filter(({ kind, state }) => kind === "language" && state === "shown").map(({ term }) => term);
  return languages.flatMap(({ language }) => {
    const isAsked = language && wanted.some((term) => term.toLowerCase().includes(language.toLowerCase()));
    return isAsked ? [language] : [];
  });
}
