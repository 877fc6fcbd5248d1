import { resumePieces } from "~/tailor/gate/evidence";
import { roleName } from "~/tailor/propose/role-name";
import type { Resume } from "~/tailor/resume";
import { sentence as ended } from "~/wording";
import { article } from "./article";
import { sentencesOf } from "./sentences";
import type { Sentence } from "./supporting-sentences";

const mostWords = 30;
const broken =
  /[|“”"•<>[\]{}*~\\ÃÂ�:]|\p{Ll}\.\p{Lu}|\p{Ll}{3,}\p{Lu}|\b(?:seeking|objective|looking|my|I|he|she|his|her|references?|company name)\b/iu;

/** What the resume says of the person at its head, as sentences in the first person: "I am a registered nurse with ...". */
export function profileSentences(resume: Resume): Sentence[] {
  const pieces = resumePieces(resume).filter(({ entry }) => entry === "/basics");
  return sentencesOf(resume.basics.summary ?? "").flatMap((sentence) => {
    const words = sentence.split(" ").length;
    const claim = words >= 5 && words <= mostWords && !broken.test(sentence) ? firstPerson(sentence) : undefined;
    return claim ? [{ text: claim, claim, pieces }] : [];
  });
}

function firstPerson(sentence: string): string | undefined {
  const [, years] = /^((?:over |more than )?\d{1,2}\+? years(?:['’])?(?: of)? .+)$/i.exec(sentence) ?? [];
  if (years) return ended(`I have ${small(years)}`);
  const [, known] =
    /^((?:extensive|strong|solid|broad|sound|proven|good|wide)? ?(?:experience|knowledge|background|understanding) (?:of|in|with) .+)$/i.exec(
      sentence,
    ) ?? [];
  if (known) return ended(`I have ${/^(?:\p{L}+ )?background/iu.test(known) ? article(small(known)) : small(known)}`);
  const [, skilled] =
    /^((?:experienced|skilled|proficient|trained|certified|licensed) (?:in|with|at|as) .+)$/i.exec(sentence) ?? [];
  if (skilled) return ended(`I am ${small(skilled)}`);
  const [, person, rest] = /^((?:\p{L}[\p{L}-]+,? ){0,7}?\p{L}+) ((?:with|who|having) .+)$/u.exec(sentence) ?? [];
  if (!person || !rest) return undefined;
  const last = person.split(" ").at(-1) ?? "";
  const isPerson =
    roleName(capital(last)) !== undefined ||
    /^(?:professional|graduate|specialist|expert|generalist|individual)$/i.test(last);
  const plain = small(person.replace(/^(?:an?|the) /i, ""));
  return isPerson ? ended(`I am ${article(plain)} ${rest}`) : undefined;
}

function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

function small(text: string): string {
  return text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
