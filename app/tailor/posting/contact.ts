import { isCommonWord } from "~/tailor/lexicon/word-frequencies";
import { isPersonName } from "~/tailor/parse/words/person-name";
import { placeScore } from "~/tailor/parse/words/places";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import type { Posting } from "~/tailor/posting";

type Named = Pick<Posting, "source" | "company">;

/** Whom an application to this post goes to: a person by name, by first name, or by their role ("Head Gardener"); undefined where it names none. */
export function contactOf(posting: Named): string | undefined {
  const { source, company = "" } = posting;
  const sentences = source.match(/(?:[^.!?\n]|[.!?](?=\S)|(?<=\b(?:Mr|Mrs|Ms|Dr|Capt|Prof|\p{Lu}))\.)+/gu) ?? [];
  const applying = sentences.filter(
    (sentence) =>
      sentence.length <= longest &&
      ofApplying.test(sentence) &&
      !denied.test(sentence.slice(0, sentence.search(/\S@\S|$/u))),
  );
  const isOther = (name: string) => isOfFirm(name, company);
  const full = applying.flatMap(fullNamesIn).find((name) => !isOther(name));
  const titled = applying.flatMap(titledNamesIn).find((name) => !isOther(name));
  if (full ?? titled) return full ?? titled;
  const [, last = ""] = signature.exec(source.trimEnd()) ?? [];
  if (isSigned(last, source) && !isOther(last)) return last;
  const signed = signedBy.exec(source)?.slice(1).find(Boolean) ?? "";
  const isFirstName = (name: string) =>
    name !== "" &&
    !name.split(/ (?:and|&) /u).some((one) => isCommonWord(one.toLowerCase())) &&
    !company.includes(name) &&
    !ofTime.test(name) &&
    placeScore(name) < 2;
  const first = [...applying.flatMap(firstNamesIn), signed].find(isFirstName);
  const [, role = ""] = toRole.exec(source) ?? [];
  const isRole = isTitleNoun((role.split(" ").at(-1) ?? "").toLowerCase());
  return first ?? (isRole ? role : undefined);
}

/** A sentence that says where an application, or a question about it, goes. */
const ofApplying =
  /\S@\S|\d(?:[\s().-]?\d){6,}|\b(?:apply|applications?|cv|r[eé]sum[eé]|cover(?:ing)? letter|attn|attention|enquir(?:y|ies)|contact person)\b|(?:^|please )\s*(?:contact|ask for|write to)\b|\bask for \p{Lu}\p{Ll}/iu;
const denied = /\b(?:not|never|no|memory)\b|n['’]t\b/iu;
const ofTime =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|christmas|easter|today|tomorrow|now|here)$/iu;

/** In a text without breaks nothing tells which name an address is of. */
const longest = 300;

const word = "\\p{Lu}[\\p{Ll}’']+(?:\\p{Lu}\\p{Ll}+)?";
const named = `${word}(?: \\p{Lu}\\.)?(?: ${word}(?:-${word})?){1,2}`;
/** What leads to a name: "CV to", "attn:", "contact", "Ring"; or, in a group of its own, what they do: "our Head Nurse,". */
const before =
  "(?:\\b(?:to|see|attn|Attn|ATTN|[Aa]ttention(?: of)?|[Cc]ontact(?:ing)?(?: person)?|[Rr]ing|[Cc]all|[Pp]hone|[Tt]ext|[Ee]-?mail|[Aa]sk for)\\b:?|(?<role>\\p{L}+),)\\s+(?:(?<title>Mr|Mrs|Ms|Miss|Dr|Capt|Captain|Prof)\\.?\\s+)?";
const fullName = new RegExp(`${before}(?!The |Our )(?<name>${named})(?![\\p{L}&])`, "gu");

function fullNamesIn(sentence: string): string[] {
  return [...sentence.matchAll(fullName)].flatMap(({ groups }) => {
    const { name = "", role, title } = groups ?? {};
    if (role !== undefined && !isTitleNoun(role.toLowerCase()) && role !== "Principal") return [];
    const words = name.split(" ");
    const lastIsRole = isTitleNoun((words.at(-1) ?? "").toLowerCase());
    const isPerson = !lastIsRole && isPersonName(name) && !words.every((one) => isCommonWord(one.toLowerCase()));
    return isPerson ? [title ? `${title} ${words.at(-1)}` : name] : [];
  });
}

/** "Contact Mrs Aldersea", "Enquiries: Dr R Boateng" by surname, where the sentence leads to them as it does to a full name. */
function titledNamesIn(sentence: string): string[] {
  return [...sentence.matchAll(titledName)].flatMap(([, title = "", names = ""]) => {
    const surname = names.split(" ").at(-1) ?? "";
    return surname === "" ? [] : [`${title} ${surname}`];
  });
}

const titledName = new RegExp(
  `(?:\\b(?:to|see|attn|Attn|ATTN|[Aa]ttention(?: of)?|[Cc]ontact|[Rr]ing|[Cc]all|[Tt]ele?phone|[Pp]hone|[Ee]-?mail|[Aa]sk for|[Ee]nquiries)\\b[:.]?)\\s+(Mr|Mrs|Ms|Miss|Dr)\\.?\\s+((?:\\p{Lu}\\.? )*(?:${word} )?(?:(?:de|van|von|der|di|da|le|la) ){0,2}${word}(?:-${word})?)(?![\\p{L}’'&]|,? (?:and|&) )`,
  "gu",
);

/** By first name: whom to ask for or to send it to; an address of the same name makes sure ("email kim@"). */
function firstNamesIn(sentence: string): string[] {
  const direct =
    /\b(?:[Aa]ttn|Attn|ATTN|[Aa]ttention|(?<![Ww]e )[Aa]sk for|[Cc]all|[Rr]ing|[Pp]hone|[Tt]elephone|[Cc]ontact|[Tt]ext(?: or ring)?|[Tt]alk to)[:.]? (\p{Lu}\p{Ll}{2,}(?: (?:and|&) \p{Lu}\p{Ll}{2,})?)(?=[\s.,)(]|$)(?! \p{Lu})/gu;
  const sent = /\bto (\p{Lu}\p{Ll}{2,})(?= at \S+@| \(|, \S+@)/gu;
  const mailbox = /(?<![\w.-])(\p{Ll}{3,})@/gu;
  const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
  return [
    ...[...sentence.matchAll(direct), ...sentence.matchAll(sent)].map(([, name = ""]) => name),
    ...[...sentence.matchAll(mailbox)].map(([, name = ""]) => capital(name)).filter((name) => hasName(sentence, name)),
  ];
}

/** Whether the sentence has the name as a word of its own. */
function hasName(sentence: string, name: string): boolean {
  return new RegExp(`(?<![\\p{L}@.])${name}(?![\\p{L}@.])`, "u").test(sentence);
}

/** "Hartnell Opticians" is no person, and neither is a part of the employer's name. */
function isOfFirm(name: string, company: string): boolean {
  const [one, other] = [name.toLowerCase(), company.toLowerCase()];
  return other !== "" && (other.includes(one) || one.includes(other));
}

/**
 * "Send your resume to the Head Gardener", "Apply to the Head Gardener": whoever sends their own application; what a worker
 * sends, reports or forwards goes to others.
 */
const toRole =
  /(?:(?:^|\n)\W{0,6}(?:Attention|ATTN|Attn)\b\.?|\b(?:[Yy]our|[Aa]|and) (?:[Rr][eé]sum[eé]|[Aa]pplication|[Cc]over letter|CV)\b[^.!?\n]{0,40}? (?:(?:to|for) the attention of|to)|(?:^|\n|[.!?:,]\s)\W{0,6}(?:(?:[Tt]o apply,? |[Pp]lease )+(?:write|apply)|Apply|Write)\b[^.!?\n]{0,25}? to):? (?:the |our )((?:\p{Lu}\p{Ll}+ ){0,2}\p{Lu}\p{Ll}+)(?!\p{L}| \p{Lu})/u;

/** "Trev Hollindale": a name as the last line of the post. */
const signature = /\n[ \t]*[-–—]?[ \t]*(\p{Lu}\p{Ll}+ \p{Lu}[\p{Ll}’']+(?:-\p{Lu}\p{Ll}+)?)[ \t]*$/u;

/** "Full Time" and "Marsh Lane" end posts as well: whoever signs says their first name in the text too, or bids farewell above it. */
function isSigned(name: string, source: string): boolean {
  const [first = ""] = name.split(" ");
  const isNamed = new RegExp(`[(]${first}[)]|\\b(?:I['’]m|me|it['’]s|ask for|call|ring) ${first}\\b`, "u").test(source);
  const isFarewell = new RegExp(`\\b(?:regards|thanks|cheers|yours|sincerely)\\b[^\\n]{0,20}\\n\\s*${name}`, "iu").test(
    source,
  );
  return isPersonName(name) && !isCommonWord(first.toLowerCase()) && (isNamed || isFarewell);
}

/** Whoever speaks in the post by their first name: "Hi, I'm Ana, owner of", "I'm Jess, the owner", "there's myself (Donal)". */
const signedBy =
  /\b(?:(?:Hi|Hello|Hey),? (?:there,? )?(?:I['’]m|I am|my name is) (\p{Lu}\p{Ll}{2,})(?=[,.!)]| (?:at|and|and I)\b)|I['’]m (\p{Lu}\p{Ll}{2,})(?=, (?:the|your|an?) )|(?:me|myself),? \((\p{Lu}\p{Ll}{2,})\))/u;
