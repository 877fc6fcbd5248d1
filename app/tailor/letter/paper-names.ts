import { readVerb } from "~/tailor/grammar/verb-forms";
import { findTerms, tokenize } from "~/tailor/lexicon/lexicon";
import { resumeShare } from "~/tailor/lexicon/word-frequencies";
import { dot } from "~/tailor/lexicon/word-kinship";
import type { Match } from "~/tailor/match";
import { middleOf } from "~/tailor/match/trace-words";
import { organisationScore } from "~/tailor/parse/words/role-words";
import type { Posting } from "~/tailor/posting";
import { speaksOf } from "~/tailor/propose/asked-things";
import { plainCase, roleName } from "~/tailor/propose/summary/role-name";
import type { Resume } from "~/tailor/resume";

const longestCertificate = 60;

/** All that the resume names as held and the post asks for or speaks of; what it asks for comes first. */
export function namesOf(resume: Resume, { rows }: Match, posting: Posting): string[] {
  const { atoms, education } = resume;
  const shown = rows.filter(({ kind, state }) => kind === "credential" && state === "shown");
  const proofs = shown.flatMap(({ evidence }) => evidence);
  const spoken = new Set(
    tokenize(posting.requirements.map(({ term }) => term).join("\n")).map(({ word }) => word.stem),
  );
  const isAsked = (name: string) => hasWords(posting.source.toLowerCase(), name.toLowerCase());
  // "BICSc Level 1" where the post says "BICSc is an advantage"; letters with a figure behind them are one name ("NVQ Level 2").
  const isLettered = (name: string) =>
    (name.match(/(?<![\p{L}&])\p{Lu}{2,}\p{Ll}*(?![\p{L}&])/gu) ?? []).some(
      (letters) => !levelled.test(letters) && new RegExp(`(?<!\\p{L})${letters}(?!\\p{L})`, "u").test(posting.source),
    );
  const isSpoken = (name: string) => isLettered(name) || tellingStems(name).some((stem) => spoken.has(stem));
  const isAllSpoken = (name: string) =>
    tellingStems(name).length > 0 && tellingStems(name).every((stem) => spoken.has(stem));
  const named = statedPapers(resume).flatMap(({ name: whole, ids }) => {
    return heldIn(whole).flatMap((name) => {
      const isShown = proofs.some(({ atomId, quote }) => ids.has(atomId) && isSpokenOf(name, quote));
      const isOfPost = isShown || isAsked(name) || isSpoken(name);
      if (!isOfPost && !isOfTrade(name, posting)) return [];
      return isPlainName(name) ? [nameCase(name)] : credentialsIn(name, posting);
    });
  });
  const elsewhere = proofs.flatMap(({ atomId, quote }) => {
    const { path = "", text = "" } = atoms.find(({ id }) => id === atomId) ?? {};
    const isOfStudy =
      /\/(?:studyType|area)$/u.test(path) && findTerms(quote).every(({ kind }) => kind !== "credential");
    const isTitle = isOfStudy || path.startsWith("/certificates/") || /\/(?:position|label)$/u.test(path);
    const isHeld = heldIn(text).some((name) => isSpokenOf(name, quote));
    return isTitle || !isHeld || !isPlainName(quote) ? [] : heldIn(quote).map(nameCase);
  });
  // Among schools, what has a year of its own behind it is a paper: "ITIL 4 Foundation (2022)".
  const dated = atoms.flatMap(({ path, text }) =>
    /^\/education\/\d+\/highlights\/|^\/other\//u.test(path)
      ? [...text.matchAll(/(?<=^|[,;•] )[^,;•()]+(?= \((?:19|20)\d\d\))/gu)].flatMap(([name]) => heldIn(name))
      : [],
  );
  const alone = education.flatMap(({ studyType, area = "", institution }) =>
    !studyType && (institution === undefined || paper.test(area)) ? heldIn(area) : [],
  );
  const listed = [...dated, ...alone].filter((name) => isPlainName(name) && (isAsked(name) || isAllSpoken(name)));
  const learned = education.flatMap(({ studyType, area = "" }) =>
    !studyType && licensed.test(area) && isSpoken(area) && isPlainName(area) ? [plainCase(area)] : [],
  );
  const all = [...named, ...listed, ...learned, ...elsewhere];
  return [...all.filter((name) => isAsked(name) || isAllSpoken(name)), ...all];
}

/** What stands under a heading of papers; such a heading may have been read as one of skills. */
function statedPapers({ atoms, certificates, skills, sections }: Resume): { name: string; ids: Set<string> }[] {
  const idsAt = (path: string) => new Set(atoms.flatMap((atom) => (atom.path.startsWith(path) ? [atom.id] : [])));
  const ofSkills = sections.filter(({ key }) => key === "skills");
  const arePapers = ofSkills.length === 1 && ofSkills.every(({ title = "" }) => headsPapers.test(title));
  const listed = skills.flatMap(({ keywords }, at) =>
    keywords.map((name, place) => ({ name, ids: idsAt(`/skills/${at}/keywords/${place}`) })),
  );
  return [
    ...certificates.map(({ name }, at) => ({ name, ids: idsAt(`/certificates/${at}/`) })),
    ...(arePapers ? listed : []),
  ];
}

const headsPapers =
  /\b(?:qualifications?|licen[cs]es?|certificat\p{L}*|certificates|tickets|registrations?|training)\b/iu;

/** Kinds of papers, of which each trade has its own. */
const levelled = /^(?:NVQ|SVQ|BTEC|HNC|HND|GCSE|GCSEs|UK|US|IT|NHS)$/u;

/** What is not held yet, or no longer: "NEBOSH (in view)", "ADR (expired)". */
export const unheld =
  /\b(?:in view|in progress|in training|expired|lapsed|expected|anticipated|pending|ongoing|pursuing|enrolled|studying|working towards?|doing|planned|scheduled|candidate|to be completed)\b/iu;

/** How long it was held or holds: "registered since 2012", "Driver CPC to 09/2029". */
const term =
  /,? (?:since|from|to|until|till|valid|expir\p{L}+|exp|renewed|re-registered)\.?(?: (?:to|until|till|on|in))?(?: \p{Lu}\p{Ll}+)? (?:\d\d?\/)?(?:19|20)\d\d(?= \(|$)/iu;

/** The credentials that a line of them names, each by itself and without its year; those that are not held are left out. */
function heldIn(text: string): string[] {
  if (personOf(text) !== undefined) return unheld.test(text) ? [] : [text];
  return text
    .replace(ownNumber, "")
    .split(/[,;•|\n](?![^(]*\))|(?<=\p{L}\p{L})[.] /u)
    .filter((item) => !unheld.test(item))
    .map((item) =>
      item
        .replace(term, "")
        .replace(/(?<=\S)[ ,(–-]+(?:current|passed|valid|active|up to date)\b\)?$/iu, "")
        .replace(/\s*\((?=[^)]*\d{4,}\)|active\b|no\b)[^)]*\)|,? (?:19|20)\d\d$|\s*\([^)]*$/giu, "")
        .trim(),
    )
    .filter((item, at) => item !== "" && !stateAlone.test(item) && !(at > 0 && isIssuer(item)));
}

/** "Basic Life Support, American Heart Association" */
function isIssuer(item: string): boolean {
  return organisationScore(item) > 0 && !paper.test(item);
}

/** Nobody is told the number of a paper. */
const ownNumber = /\s*\((?:no|number|reg|pin|ref|id)\b[^)]*\)/giu;

const stateAlone = /^(?:registered|certified|licensed|qualified|current|valid|active|full)$/iu;

/** "FORKLIFT LICENSE" in plain letters; one word in capitals is an abbreviation. */
function nameCase(name: string): string {
  return /\s\p{Lu}{4}/u.test(name) ? plainCase(name) : name;
}

export function hasWords(text: string, words: string): boolean {
  const at = text.indexOf(words);
  return at >= 0 && !/\p{L}/u.test(`${text.charAt(at - 1)}${text.charAt(at + words.length)}`);
}

/** Figures are a part of the name of a credential: "OSHA 30". */
function isSpokenOf(name: string, quote: string): boolean {
  return hasWords(name.toLowerCase(), quote.toLowerCase()) || speaksOf(name, { term: quote });
}

/** From here on the words of a credential keep the company of the words of the post. */
const ofTrade = 0.45;

/** "CPA" for a post of accounts: a credential of the dictionary whose word keeps the company of those of the title. */
function isOfTrade(name: string, { title = "" }: Posting): boolean {
  const [own, post] = [middleOf(stemsIn(name)), middleOf(stemsIn(title))];
  const isCredential = findTerms(name).some(({ kind }) => kind === "credential");
  return isCredential && own !== undefined && post !== undefined && dot(own, post) >= ofTrade;
}

/** The credentials that a run of certificates names and the post speaks of. */
function credentialsIn(name: string, { source }: Posting): string[] {
  const named = findTerms(name).filter(({ kind }) => kind === "credential");
  const asked = new Set(findTerms(source).map(({ canonical }) => canonical));
  return named.flatMap(({ canonical, start, end }) => (asked.has(canonical) ? [name.slice(start, end)] : []));
}

function stemsIn(text: string): string[] {
  return tokenize(text).map(({ word }) => word.stem);
}

/** A licence that stands among the schools, for the one that taught it. */
const licensed = /^(?:licensed|certified|registered)\b|\blicen[sc]e$/iu;

export const paper =
  /\b(?:licen[sc]e|certificate|certification|cert|card|permit|diploma|credential|endorsement|clearance|check)$/iu;

/** Words that every fourth resume has say nothing of one certificate. */
const commonShare = 0.25;

function tellingStems(text: string): string[] {
  return tokenize(text)
    .map(({ word }) => word.stem)
    .filter(
      (stem) => stem.length > 2 && !/^\d/u.test(stem) && !levelWords.has(stem) && resumeShare(stem) < commonShare,
    );
}

const levelWords = new Set(
  tokenize("certified certificate certification licensed license licence registered level advanced").map(
    ({ word }) => word.stem,
  ),
);

function isPlainName(name: string): boolean {
  const opens = readVerb(/^\p{L}+/u.exec(name)?.[0] ?? "");
  const isDeed = opens?.form === "past" && !personOf(name);
  return name.length <= longestCertificate && !isDeed && !/[|;:.•]/u.test(name);
}

/** "Certified Public Accountant (CPA)": what somebody is, and no paper that they hold. */
export function personOf(name: string): string | undefined {
  const [own = ""] = name.split(/,\s/u);
  // "CCRN" is letters, whatever it ends with.
  if (!/\p{Ll}/u.test(own) && !/\s\p{Lu}/u.test(own)) return undefined;
  const person = plainCase(own);
  return roleName(person) === undefined || paper.test(person) ? undefined : person;
}
