import { readVerb } from "~/tailor/grammar/verb-forms";
import { tokenize } from "~/tailor/lexicon/lexicon";
import { occupationsIn } from "~/tailor/lexicon/occupations";
import { isCommonWord } from "~/tailor/lexicon/word-frequencies";
import { oncePer } from "~/tailor/once-per";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import { isJoinedHeading, sectionOfHeading } from "./segments/headings";
import type { Asked, Passage } from "./segments/passage";
import { legal } from "./segments/sentence-signs";

/** A label of what the employer offers. */
const terms = /^\W*(?:pay|salary|wages?|hours|holidays?|benefits|perks|contract|start date|rate|shift pattern)\s*:/i;

/** What is paid: "Pay £14 plus …", "£31k plus tips", "£12.60 an hour". */
const wages =
  /^\W*(?:pay|salary|wages?|package)\b[^.]{0,12}[£$€]\s?\d|[£$€]\s?\d[\d,.]*(?:k\b|\s*(?:p\.?\/?h|p\/?a|pa|per (?:hour|annum|year)|an hour|a year)\b)/i;

/** A bare name of a job or of a team is who one works with, a bare name of a language something that is written or spoken there. */
const people =
  /(?:manager|engineer|developer|analyst|administrator|designer|scientist|specialist|consultant|architect|technician|accountant|operator|researcher|leader|officer|assistant|coordinator|\bteam|\bdepartment)s?$/i;
const spoken =
  /speak|spoken|fluen|writ|verbal|oral|langu|proficien|skill|knowledge|command|native|mother tongue|lingual|communicat|level|\b[abc][12]\b|must|require|prefer|plus|advantage/i;
const papers = /\b(?:application|applications|cv|resume|cover letter|translat\w*)\b/i;
const bodily =
  /\b(?:lift|carry|push|pull|stand|bend|kneel|stoop|crouch|climb|sit|reach|walk|grasp|crawl|squat)(?:s|ing)?\b/i;
/** Words of a sentence up to which naming a language is asking for it. */
const shortLine = 40;

/** What was read in a post though nobody asks for it. What its whole sentence says is found out once, however many terms it names. */
export function misreadIn(text: string): (asked: Asked) => boolean {
  const oncePerSentence = (says: (sentence: string, passage: Passage) => boolean) =>
    oncePer((passage: Passage) => says(text.slice(passage.start, passage.end), passage));
  const ofPassage = {
    isNoLanguage: oncePerSentence(
      (sentence) => papers.test(sentence) || (!spoken.test(sentence) && sentence.length >= shortLine),
    ),
    isOfTerms: oncePerSentence((sentence) => legal.test(sentence) || terms.test(sentence) || wages.test(sentence)),
    isOfEmployer: oncePerSentence(isOfEmployer),
    isHeading: oncePerSentence((line) => sectionOfHeading(line) !== undefined || isJoinedHeading(line)),
    isLinks: oncePerSentence((sentence) => networks.test(sentence) || /\bcommensurate\b/i.test(sentence)),
  };
  return (asked) => isMisread(text, asked, ofPassage);
}

function isMisread(
  text: string,
  { kind, term, canonical, passage, start, end }: Asked,
  ofPassage: Record<
    "isNoLanguage" | "isOfTerms" | "isOfEmployer" | "isHeading" | "isLinks",
    (passage: Passage) => boolean
  >,
): boolean {
  if (kind === "language") return ofPassage.isNoLanguage(passage);
  // "C-arm" is no language.
  if (term.length === 1 && /^-\p{L}/u.test(text.slice(end, end + 2))) return true;
  if (kind === "skill" && people.test(term) && !people.test(canonical ?? "")) return true;
  if (kind === "skill" && canonical === undefined && namesPeople(text, term, start)) return true;
  if (canonical === undefined && firm.test(text.slice(start, start + term.length + 12))) return true;
  if (canonical === undefined && kind === "skill" && isNameInside(text, term, passage)) return true;
  if (canonical === undefined && kind !== "soft" && !/^degrees?$/i.test(term) && isPlainWord(term)) return true;
  if (canonical === undefined && ofPassage.isOfTerms(passage)) return true;
  if ((kind === "skill" || kind === "soft") && (ofPassage.isOfEmployer(passage) || ofPassage.isHeading(passage)))
    return true;
  if (
    canonical === undefined &&
    (/^join\b/i.test(term) || (/\bend$/i.test(term) && /^[\s-]to[\s-]end\b/i.test(text.slice(end, end + 8))))
  )
    return true;
  if ((kind === "skill" || kind === "soft") && headsPassage(text, { term, canonical, start, end, passage }))
    return true;
  // "On site for 8.15", "rigs of 2 and 3 masts": a figure was cut off; "Pay: …" is a line of the terms.
  if (canonical === undefined && /\d$/.test(term) && /^(?:[.:]|\s+(?:and|or|to)\s+)\d/.test(text.slice(end, end + 8)))
    return true;
  if (ofPassage.isLinks(passage)) return true;
  return kind !== "degree" && kind !== "credential" && bodily.test(term);
}

/** "A team of social workers", "Delivery Driver": the jobs of others, but for "experience as a delivery driver". */
function namesPeople(text: string, term: string, start: number): boolean {
  if (/\bas\s+(?:an?\s+)?$/i.test(text.slice(Math.max(0, start - 8), start))) return false;
  const tokens = tokenize(term);
  return tokens.length > 1 && occupationsIn(tokens).some(({ words }) => words === tokens.length);
}

/** The words of a heading before what it heads: "Education: …", "Education and/or experience". */
function headsPassage(text: string, { term, canonical, passage, start, end }: Omit<Asked, "kind" | "weight">): boolean {
  if (!sectionOfHeading(term)) return false;
  return (
    canonical === undefined || (start === passage.start && /^\s*(?:$|[:,]|and\b)/.test(text.slice(end, passage.end)))
  );
}

/** A single word of everyday use that the lexicon does not have names nothing by itself. */
function isPlainWord(term: string): boolean {
  return /^\p{L}\p{Ll}+$/u.test(term) && isCommonWord(term.toLowerCase());
}

/** Sections in which a name with capitals may well be a thing that is asked for. */
const listed = new Set(["must", "preferred", "nice"]);
/** A line of links to share the post. */
const networks =
  /^\W*(?:(?:facebook|linkedin|twitter|instagram|youtube|google\+?)\W*)+$|\b(?:find|follow|like|join|visit) us (?:on|at)\b/i;

/** The employer speaks of itself, and does not say what it looks for. */
const aboutEmployer =
  /^\W*(?:At \p{Lu}[^,]{2,40}, )?(?:we|they|(?:our|my|the) (?:client|company|firm|organi[sz]ation)|company)\b(?!.{0,40}\b(?:seek|look|need|requir|want|expect|hir|search|recruit))/iu;

/** What it gives. */
const benefits = /^\W*(?:(?:our|the) )?(?:benefits|perks|package)\b[^.]{0,20}\b(?:include|are)\b/iu;
const asks = /^(?:seeks|looks|needs|requires|wants|expects|hires|searches|recruits|asks|invites)$/;
const opensWithName = /^\W*(?:The )?((?:\p{Lu}[\p{L}\d&.'’-]*\s+){1,4})(\p{Ll}+)\s/u;

/** "Ardley Mills spins wool": a sentence whose subject is a name tells what the employer does. */
function isOfEmployer(sentence: string, { above }: Passage): boolean {
  if (aboutEmployer.test(sentence) || benefits.test(sentence)) return true;
  const [, name = "", verb = ""] = (!listed.has(above) && opensWithName.exec(sentence)) || [];
  if (readVerb(verb)?.form !== "third" || asks.test(verb) || /\byou\b/i.test(sentence)) return false;
  const words = name.toLowerCase().trim().split(/\s+/);
  // "Grade FSC boards": the first word is a deed, and the third no verb.
  if (readVerb(words[0] ?? "")?.form === "base") return false;
  return !words.some(isTitleNoun) && (words.length > 1 || !isCommonWord(words[0] ?? ""));
}

/** What closes the name of a firm. */
const firm = /^(?:\p{Lu}[\p{L}’']+ ){1,3}(?:Group|Inc|LLC|Ltd|Corp|Company|Bank|Hotel)\b/u;

/** Capitals inside a sentence about the work name a place or a firm; in a list of requirements where a word is rare. */
function isNameInside(text: string, term: string, { start, above }: Passage): boolean {
  if (!/^(?:\p{Lu}[\p{Ll}’']+(?:\s(?:& )?|$))+$/u.test(term) || text.startsWith(term, start)) return false;
  const words = term.split(/\s+/);
  return !listed.has(above) || (words.length > 1 && words.some((word) => !isCommonWord(word.toLowerCase())));
}
