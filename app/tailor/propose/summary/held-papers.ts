import type { Tag } from "~/tailor/grammar/tagger";
import { tellDegree } from "~/tailor/letter/tell-degree";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { type AskedThing, ownName } from "~/tailor/propose/asked-things";
import { joinList } from "~/tailor/propose/in-sentence";
import { heldCertificates, isOffice, isProven, unsaidIn } from "~/tailor/propose/profile-pieces";
import type { Resume } from "~/tailor/resume";
import { sentence } from "~/wording";
import type { Pieces } from "./compose-summary";
import { stemsOf, tellingStems } from "./held-role";

const mostTools = 4;

/** What the post asks for beside deeds. */
interface Asked {
  resume: Resume;
  posting: Posting;
  match: Match;
  asked: readonly AskedThing[];
}

/** Licences, tools, degree and languages that the post asks for and the person has and a text does not name, a sentence each. */
export function heldPapers({ resume, posting, match, asked }: Asked, tag: Tag): Pieces["papersBeside"] {
  const certificates = heldCertificates(resume, posting, match);
  const tools = [
    ...new Set(asked.flatMap((thing) => (thing.kind === "tool" && thing.id ? (ownName(thing) ?? []) : []))),
  ].filter((tool) => !isEverybodys(tool));
  const degree = tellDegree(resume, match, posting, tag)
    .slice(-1)
    .map((text) => text.replace(/^I hold an? /u, ""))
    .filter((text) => isOfField(text, posting));
  const languages = languagesOf(resume, match);
  return (said, isOwn = false) => {
    const unsaid = (names: readonly string[]) => names.filter((name) => isUnsaid(name, said));
    const listed = (opening: string, names: readonly string[]) =>
      names.length > 0 ? [sentence(`${opening} ${joinList(names)}`)] : [];
    return [
      ...listed("Holds", unsaid(certificates)),
      // Beside what a person says of themselves these only repeat what stands below.
      ...(isOwn
        ? []
        : [
            ...listed("Works in", said.includes("Works in ") ? [] : unsaid(tools).slice(0, mostTools)),
            ...unsaid(degree).map(sentence),
          ]),
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

/** Everybody's programs tell nobody apart, alone or by the name of the suite. */
function isEverybodys(tool: string): boolean {
  return isOffice(tool) || /^(?:microsoft|ms) (?:office|365)/iu.test(tool);
}

function languagesOf({ languages }: Resume, { rows }: Match): string[] {
  const wanted = rows.filter(({ kind, state }) => kind === "language" && state === "shown").map(({ term }) => term);
  return languages.flatMap(({ language }) => {
    const isAsked = language && wanted.some((term) => term.toLowerCase().includes(language.toLowerCase()));
    return isAsked ? [language] : [];
  });
}
