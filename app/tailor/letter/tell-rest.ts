import { readVerb } from "~/tailor/grammar/verb-forms";
import { findTerms, tokenize } from "~/tailor/lexicon/lexicon";
import { resumeShare } from "~/tailor/lexicon/word-frequencies";
import { dot } from "~/tailor/lexicon/word-kinship";
import type { Match } from "~/tailor/match";
import { middleOf } from "~/tailor/match/trace-words";
import type { Posting } from "~/tailor/posting";
import { type AskedThing, isCommon, ownName, speaksOf } from "~/tailor/propose/asked-things";
import { joinList } from "~/tailor/propose/in-sentence";
import { plainCase, roleName } from "~/tailor/propose/summary/role-name";
import type { Resume } from "~/tailor/resume";
import { withArticle } from "~/wording";

const mostListed = 5;
const fewestListed = 2;
const mostCertificates = 4;
const longestCertificate = 60;

/** What is nice to have is no reason to write. */
const leastWeight = 2;

/** What the resume names and no line tells, by its own names: "I also bring Photoshop and Dreamweaver". */
export function tellListed(
  { atoms }: Resume,
  asked: readonly AskedThing[],
  told: readonly string[],
): string | undefined {
  const said = told.join(" ").toLowerCase();
  const sentences = told.flatMap((text) => text.split(/(?<=[.]) /u));
  const names = asked
    .filter(
      (thing) =>
        thing.weight >= leastWeight &&
        !officeProgram.test(thing.canonical ?? "") &&
        !sentences.some((text) => speaksOf(text, thing)) &&
        thing.kind === "tool" &&
        !thing.evidence.every(({ path, quote }) =>
          isBasic(atoms.find((atom) => atom.path === path)?.text ?? "", quote),
        ),
    )
    .flatMap((thing) => (thing.canonical === undefined ? [] : (ownName(thing) ?? [])));
  const unsaid = [...new Set(names)].filter((name) => !isCommon(name) && !said.includes(name.toLowerCase()));
  const listed = unsaid.filter((name) => !unsaid.some((other) => isPartOf(name, other))).slice(0, mostListed);
  const isTool = asked.some(({ canonical, kind }) => kind === "tool" && canonical === listed[0]);
  return listed.length < (isTool ? 1 : fewestListed) ? undefined : `My skills also include ${joinList(listed)}`;
}

/** "Terraform (basic)", "Spanish - beginner": what somebody says they know little of is not held up. */
function isBasic(text: string, name: string): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return at >= 0 && /^\s*[(–-]*\s*(?:basics?|beginner|elementary|learning)\b/iu.test(text.slice(at + name.length));
}

/** Languages that the post asks for: "I also speak Spanish". */
export function tellLanguages({ atoms }: Resume, { rows }: Match): string | undefined {
  const asked = rows.filter(({ kind, state }) => kind === "language" && state === "shown");
  const isOwn = (id: string) => atoms.some((atom) => atom.id === id && !isSchooling.test(atom.path));
  const spoken = asked.filter(({ evidence }) => evidence.some(({ atomId }) => isOwn(atomId))).map(({ term }) => term);
  const names = [...new Set(spoken)].filter((name) => /^\p{Lu}\p{Ll}+$/u.test(name) && name !== "English");
  return names.length === 0 ? undefined : `I also speak ${joinList(names)}`;
}

/** A course of a language is not yet the language. */
const isSchooling = /^\/education\//u;

/** Everybody says so of themselves. */
const officeProgram = /^(?:microsoft )?(?:office|word|excel|outlook|powerpoint|windows)\b/iu;

const suite = "Microsoft Office";

/** "Sales" beside "sales training", and a suite beside one of its programs: the fuller or nearer name says it. */
function isPartOf(name: string, other: string): boolean {
  if (name === other) return false;
  const [one, two] = [name.toLowerCase(), other.toLowerCase()];
  return two.includes(one) || (name === suite && two.startsWith("microsoft "));
}

/** Licences and certificates that the post asks for or speaks of, as the resume names them; `say` tells what is proven. */
export function tellCertificates(
  { atoms, certificates, education }: Resume,
  { rows }: Match,
  posting: Posting,
  { say, canSay }: { say: (text: string) => string[]; canSay: (text: string) => boolean },
  told: readonly string[] = [],
): string[] {
  const shown = rows.filter(({ kind, state }) => kind === "credential" && state === "shown");
  const proofs = shown.flatMap(({ evidence }) => evidence);
  const spoken = new Set(
    tokenize(posting.requirements.map(({ term }) => term).join("\n")).map(({ word }) => word.stem),
  );
  const isAsked = (name: string) => hasWords(posting.source.toLowerCase(), name.toLowerCase());
  const named = certificates.flatMap(({ name: whole }, at) => {
    const ids = new Set(atoms.flatMap(({ id, path }) => (path.startsWith(`/certificates/${at}/`) ? [id] : [])));
    return heldIn(whole).flatMap((name) => {
      const isShown = proofs.some(({ atomId, quote }) => ids.has(atomId) && isSpokenOf(name, quote));
      const isOfPost = isShown || isAsked(name) || tellingStems(name).some((stem) => spoken.has(stem));
      if (!isOfPost && !isOfTrade(name, posting)) return [];
      return isPlainName(name) ? [nameCase(name)] : credentialsIn(name, posting);
    });
  });
  const elsewhere = proofs.flatMap(({ atomId, quote }) => {
    const { path = "", text = "" } = atoms.find(({ id }) => id === atomId) ?? {};
    const isTitle = path.startsWith("/certificates/") || /\/(?:position|label|studyType|area)$/u.test(path);
    const isHeld = heldIn(text).some((name) => isSpokenOf(name, quote));
    return isTitle || !isHeld || !isPlainName(quote) ? [] : [nameCase(quote)];
  });
  const learned = education.flatMap(({ studyType, area = "" }) => {
    const isTold = !studyType && licensed.test(area) && tellingStems(area).some((stem) => spoken.has(stem));
    return isTold && isPlainName(area) ? [plainCase(area)] : [];
  });
  const said = told.join(" ").toLowerCase();
  const all = [...new Set([...named, ...learned, ...elsewhere])].filter((name) => !said.includes(name.toLowerCase()));
  // "PMP" says "PMP-certified".
  const names = all.filter(
    (name, at) => !all.some((other, place) => place !== at && isSaidBy(name, other, at < place)),
  );
  const isPerson = (name: string) => personOf(name) !== undefined;
  const am = { verb: "am", names: names.filter(isPerson).map((name) => withArticle(personOf(name) ?? name)) };
  const papers = names
    .filter((name) => !isPerson(name))
    .sort((one, other) => Number(paper.test(other)) - Number(paper.test(one)));
  const isQualified = (name: string) =>
    new RegExp(`\\b${escaped(name)}\\b[^.\\n]{0,15} qualified\\b`, "u").test(posting.source);
  const qualified = { verb: "am", names: papers.filter(isQualified).map((name) => `${name} qualified`) };
  const held = papers.filter((name) => !isQualified(name));
  const inFull = (name: string) => (canSay(`I hold ${paperNamed(name, posting)}`) ? paperNamed(name, posting) : name);
  const hold = { verb: "hold", names: held.map(inFull) };
  const parts = [am, qualified, hold].flatMap(({ verb, names: own }) => {
    const proven = own.filter((name) => canSay(`I ${verb} ${name}`)).slice(0, mostCertificates);
    return proven.length === 0 ? [] : [`${verb} ${joinList(proven)}`];
  });
  const whole = parts.length > 0 ? say(`I ${parts.join(" and ")}`) : [];
  return whole.length > 0 ? whole : parts.flatMap((part) => say(`I ${part}`));
}

/** Whether another name says all of this one: "PMP" of "PMP-certified", the first of two that are alike. */
function isSaidBy(name: string, other: string, isFirst: boolean): boolean {
  const [one, two] = [name, other].map((text) => text.toLowerCase().replace(/[ -]certifi(?:ed|cation|cate)$/u, ""));
  return one === two ? !isFirst : name.toLowerCase().startsWith(`${other.toLowerCase()}-`);
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/gu, "\\$&");
}

/** "a Forklift License", "a C+E licence" where the post calls it so, and else the name alone. */
function paperNamed(name: string, { source }: Posting): string {
  if (paper.test(name)) return withArticle(/^\p{Lu}\p{Ll}+ \p{Ll}/u.test(name) ? inLower(name) : name);
  return hasWords(source, `${name} licence`) || hasWords(source, `${name} license`)
    ? withArticle(`${name} ${hasWords(source, `${name} licence`) ? "licence" : "license"}`)
    : name;
}

/** What is not held yet, or no longer: "NEBOSH (in view)", "ADR (expired)". */
const unheld =
  /\b(?:in view|in progress|in training|expired|lapsed|expected|anticipated|pending|ongoing|pursuing|enrolled|studying|working towards?|doing|planned|scheduled|candidate|to be completed)\b/iu;

/** The credentials that a line of them names, each by itself and without its year; those that are not held are left out. */
function heldIn(text: string): string[] {
  if (personOf(text) !== undefined) return unheld.test(text) ? [] : [text];
  return text
    .split(/[,;•|\n](?![^(]*\))|(?<=\p{L}\p{L})[.] /u)
    .filter((item) => !unheld.test(item))
    .map((item) => item.replace(/\s*\((?=[^)]*\d{4}|active\b)[^)]*\)|,? (?:19|20)\d\d$|\s*\([^)]*$/giu, "").trim())
    .filter((item) => item !== "");
}

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
  /\b(?:licen[sc]e|certificate|certification|card|permit|diploma|credential|endorsement|clearance|check)$/iu;
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
  // "CCRN" is letters, whatever it ends with.
  if (!/\p{Ll}/u.test(name) && !/\s\p{Lu}/u.test(name)) return undefined;
  const [person = ""] = plainCase(name).split(/,\s/u);
  return roleName(person) === undefined || paper.test(person) ? undefined : person;
}
