import { readVerb } from "~/tailor/grammar/verb-forms";
import { findTerms, tokenize } from "~/tailor/lexicon/lexicon";
import { resumeShare } from "~/tailor/lexicon/word-frequencies";
import { dot } from "~/tailor/lexicon/word-kinship";
import type { Match } from "~/tailor/match";
import { middleOf } from "~/tailor/match/trace-words";
import { organisationScore } from "~/tailor/parse/words/role-words";
import type { Posting } from "~/tailor/posting";
import { speaksOf } from "~/tailor/propose/asked-things";
import { joinList } from "~/tailor/propose/in-sentence";
import { plainCase, roleName } from "~/tailor/propose/summary/role-name";
import type { Resume } from "~/tailor/resume";
import { withArticle } from "~/wording";

const mostCertificates = 4;
const longestCertificate = 60;

/** What the gate lets pass, and tells. */
interface Voice {
  /** The first of these that is proven. */
  sayFirst: (texts: readonly string[]) => string[];
  canSay: (text: string) => boolean;
  /** Whether a dictionary has the word. */
  isWord: (word: string) => boolean;
}

/** Licences and certificates that the post asks for or speaks of, as the resume names them, where they are proven. */
export function tellCertificates(
  resume: Resume,
  match: Match,
  posting: Posting,
  { sayFirst, canSay, isWord }: Voice,
  told: readonly string[] = [],
): string[] {
  const said = told.join(" ").toLowerCase();
  const bodies = registersOf(resume, posting).filter((body) => canSay(`I am registered with the ${body}`));
  const isOfBody = (name: string) =>
    bodies.some((body) => new RegExp(`^${body}(?:$| (?:regist|PIN\\b))`, "iu").test(name));
  const all = [...new Set(namesOf(resume, match, posting))].filter(
    (name) => !said.includes(name.toLowerCase()) && !isOfBody(name),
  );
  // "PMP" says "PMP-certified".
  const names = all.filter(
    (name, at) => !all.some((other, place) => place !== at && isSaidBy(name, other, at < place)),
  );
  const isPerson = (name: string) => personOf(name) !== undefined && !isOneOfSeveral(name, names);
  const isQualified = (name: string) =>
    new RegExp(`\\b${escaped(name)}\\b[^.\\n]{0,15} qualified\\b`, "u").test(posting.source);
  const states = names.flatMap((name) => {
    if (isPerson(name)) return [withArticle(smallFirst(personOf(name) ?? name, isWord))];
    return isQualified(name) ? [`${name} qualified`] : stated.test(name) ? [smallFirst(name, isWord)] : [];
  });
  states.push(...bodies.map((body) => `registered with the ${body}`));
  const papers = names
    .filter((name) => !isPerson(name) && !isQualified(name) && !stated.test(name))
    .sort((one, other) => Number(paper.test(other)) - Number(paper.test(one)));
  const canHold = (name: string) => holding.some((verb) => canSay(`I ${verb} ${name}`));
  const held = papers
    .map(
      (name) =>
        [lettersOf(name), paperNamed(name, posting), withKind(name)].find((one) => one !== name && canHold(one)) ??
        name,
    )
    .map((name) => smallFirst(name, isWord));
  const am = listOf(states.filter((name) => canSay(`I am ${name}`)));
  const courses = held.filter((name) => !isNamedAsPaper(name));
  // "I hold Moving and Handling" is no English.
  const listed = sayFirst(listOf(courses).map((list) => `My qualifications include ${list}`));
  const hold = listOf(held.filter((name) => canHold(name) && (listed.length === 0 || isNamedAsPaper(name))));
  const have = hold.flatMap((list) => holding.map((verb) => `${verb} ${list}`));
  const whole = sayFirst(
    am.slice(0, 1).flatMap((state) => have.slice(0, holding.length).map((part) => `I am ${state} and ${part}`)),
  );
  if (whole.length > 0) return [...whole, ...listed];
  return [...sayFirst(am.map((list) => `I am ${list}`)), ...sayFirst(have.map((part) => `I ${part}`)), ...listed];
}

/** "an HGV licence", "PMP", "OSHA 30": what can be held by its name, and not only be passed as a course. */
function isNamedAsPaper(name: string): boolean {
  return /^(?:an?|the) /u.test(name) || /^(?:[\p{Lu}\d][\p{Lu}\d+&./-]*(?: |$))+$/u.test(name);
}

/** The gate takes "hold" for a deed where a line of the resume tells of holding something. */
const holding = ["hold", "have"];
const stated = /[ -](?:registered|certified|accredited|licensed|chartered)(?: \([^)]*\))?$/iu;

/** The bodies that the post wants somebody registered with, and a line of the resume says that they are: "NMC PIN ..., registered since 2015". */
function registersOf({ atoms }: Resume, { source }: Posting): string[] {
  const asked = [
    ...source.matchAll(/\b(\p{Lu}{3,6})\b (?:registr|regist)|\bregist\p{L}+ (?:with|by) (?:the )?(\p{Lu}{3,6})\b/gu),
  ];
  const isHeld = (body: string) =>
    atoms.some(
      ({ text }) =>
        new RegExp(
          `\\b${escaped(body)}\\b[^.\\n]{0,40}\\bregist|\\bregist\\p{L}+ with (?:the )?${escaped(body)}\\b`,
          "u",
        ).test(text) && !unheld.test(text),
    );
  return [...new Set(asked.flatMap(([, one, two]) => one ?? two ?? []))].filter(isHeld);
}

/** The list in full, then with less of it, as the gate lets it pass. */
function listOf(names: readonly string[]): string[] {
  return [...names.slice(0, mostCertificates).keys()].reverse().map((last) => joinList(names.slice(0, last + 1)));
}

/** "Crane operator" within a sentence; what no dictionary has may be the name of a firm. */
function smallFirst(name: string, isWord: Voice["isWord"]): string {
  const [first = ""] = name.split(" ");
  return isWord(first.toLowerCase()) && /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(name) ? inLower(name) : name;
}

/** "ISTQB Agile Tester" beside "ISTQB Foundation" is a paper as that one is. */
function isOneOfSeveral(name: string, names: readonly string[]): boolean {
  const [body = ""] = /^\p{Lu}{3,}(?= )/u.exec(name) ?? [];
  return body !== "" && names.some((other) => other !== name && other.startsWith(`${body} `));
}

/** All that the resume names as held and the post asks for or speaks of; what it asks for comes first. */
function namesOf(resume: Resume, { rows }: Match, posting: Posting): string[] {
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

/** Whether another name says all of this one: "PMP" of "PMP-certified", "ITIL 4" of "ITIL", the first of two that are alike. */
function isSaidBy(name: string, other: string, isFirst: boolean): boolean {
  const [one = "", two = ""] = [name, other].map((text) =>
    text.toLowerCase().replace(/[ -]certifi(?:ed|cation|cate)$/u, ""),
  );
  if (one === two) return !isFirst;
  return (
    two.startsWith(`${one} `) ||
    (paper.test(one) && two.endsWith(` ${one}`)) ||
    name.toLowerCase().startsWith(`${other.toLowerCase()}-`)
  );
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/gu, "\\$&");
}

const ofDegree = /^(?:Enhanced|Basic|Standard|Full) (?=\p{Lu}{2})/u;

/** "BLS" for "Basic Life Support (BLS)". */
function lettersOf(name: string): string {
  return /\((\p{Lu}{2,6})\)$/u.exec(name)?.[1] ?? name;
}

/** "the 18th Edition", "the Level 2 Award", "an enhanced DBS" */
function withKind(name: string): string {
  const bare = name.replace(/ \([^)]*\)$/u, "");
  if (/^\d+(?:st|nd|rd|th) |\b(?:qualification|award|course)$/iu.test(bare)) return `the ${name}`;
  return ofDegree.test(bare) ? withArticle(inLower(bare)) : name;
}

/** "a Forklift License", "a C+E licence" where the post calls it so, and else the name alone. */
function paperNamed(full: string, { source }: Posting): string {
  // "Skipper Licence (Norway)"
  const bare = full.replace(/ \([^)]*\)$/u, "");
  const name = paper.test(bare) ? bare : full;
  if (paper.test(name))
    return withArticle(/^\p{Lu}\p{Ll}+ \p{Ll}/u.test(name) || ofDegree.test(name) ? inLower(name) : name);
  const post = source.toLowerCase();
  const noun = ["licence", "license", "check", "card", "certificate"].find((one) =>
    hasWords(post, `${bare} ${one}`.toLowerCase()),
  );
  return noun === undefined ? name : withArticle(`${ofDegree.test(bare) ? inLower(bare) : bare} ${noun}`);
}

/** What is not held yet, or no longer: "NEBOSH (in view)", "ADR (expired)". */
const unheld =
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

function inLower(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

function hasWords(text: string, words: string): boolean {
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
const paper =
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
function personOf(name: string): string | undefined {
  const [own = ""] = name.split(/,\s/u);
  // "CCRN" is letters, whatever it ends with.
  if (!/\p{Ll}/u.test(own) && !/\s\p{Lu}/u.test(own)) return undefined;
  const person = plainCase(own);
  return roleName(person) === undefined || paper.test(person) ? undefined : person;
}
