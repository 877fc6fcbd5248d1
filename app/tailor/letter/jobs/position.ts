import { capital } from "~/tailor/grammar/open-with-deed";
import { tokenize } from "~/tailor/lexicon/lexicon";
import { occupationsIn } from "~/tailor/lexicon/occupations";
import { titleCloseness } from "~/tailor/match/evidence/measure-job";
import { isTitleNoun, organisationScore } from "~/tailor/parse/words/role-words";
import { plainCase, roleName } from "~/tailor/propose/summary/role-name";

const longestSubject = 60;

/** The title as the post has it, without what trails behind it; of a long one, or one that calls for applicants, the post alone. */
export function subject(title: string, held?: string): string {
  const whole = titleCase(title.replace(/[\s/|,–-]+$/u, ""));
  const isLong = whole.length > longestSubject || partsOf(whole).some((part) => part !== withoutCall(part));
  return capital(isLong ? (positionOf(title, held) ?? whole) : whole);
}

/**
 * A post's title as a sentence names it, without place, shift and terms: "Bookkeeper/Office Manager", "Nurse (LPN)". Of a
 * title that offers several posts it is the one nearest to what the person worked as (`held`); undefined where nothing is left.
 */
export function positionOf(title: string, held?: string): string | undefined {
  const plain = titleCase(title.replace(/[\s/|,–-]+$/u, "").replace(/ at \p{Lu}.*$/u, ""));
  if (noTitle.test(plain)) return undefined;
  const names = namesIn(plain);
  const parts = partsOf(plain).map(withoutCall);
  const [first = parts.find(namesSomebody) ?? parts[0]] = names;
  const nearest = held === undefined ? first : nearestTo(held, names, first);
  // "Calderbeck Borough Council" above the post is its employer.
  const isFirm = nearest !== undefined && organisationScore(nearest) > 0 && !namesSomebody(nearest);
  return nearest && !isFirm && !nearest.includes("?")
    ? leveled(singular(withoutTail(nearest.replace(/\s*\/\s*/gu, "/"))))
    : undefined;
}

/** "Class 1 Long Haul Drivers" beside "AZ" */
function namesSomebody(part: string): boolean {
  const word = lastWord(part);
  return isTitleNoun(word) || isTitleNoun(word.replace(/s$/u, ""));
}

/** What a label of a post says in place of its title. */
const noTitle = /^(?:ref(?:erence)?|job|title|role|position|post|vacancy|location|about (?:us|the (?:role|job)))$/iu;

/** "FINANCE AND GRANTS" as "Finance and Grants": small joints are no abbreviations; "CHEF – Full service" part by part. */
function titleCase(whole: string): string {
  const title = whole
    .replace(
      /^(?:(?:now )?hiring|wanted|vacancy|(?:job )?(?:opening|posting|title)|position|immediate opening)\s*[:!–-]+\s*/iu,
      "",
    )
    .replace(search, (call, _at, text: string) => (text.includes("?") ? call : ""))
    .replace(ofEmployer, "");
  if (/\p{Ll}/u.test(title))
    return title
      .split(/(\s[–—|-]\s|\s(?=\())/u)
      .map(plainCase)
      .join("");
  return plainCase(title).replace(/(?<= )(?:AND|OF|FOR|THE|TO|IN|AT|WITH)(?= )/gu, (word) => word.toLowerCase());
}

/** "Looking for a Gardener", "We're hiring: Gardener": who is sought stands behind it. */
const search =
  /^(?:(?:we(?:['’]re| are)? )?(?:(?:now|currently|urgently) )?(?:looking for|seeking|searching for|in search of|need(?= an? | one ))|(?:we(?:['’]re| are)|now) (?:now )?hiring|help wanted|wanted(?= an? ))\b[\s:!–-]+(?:(?:an?|one|another|our next) (?:more )?)?/iu;

/** "Gardener @ Fern & Moss" */
const ofEmployer = /\s@\s.*$/u;

const terms = /\b(?:part|full)[ -]?time\b/giu;

function partsOf(title: string): string[] {
  const parts = title.split(/\s[-–—|]|[-–—|]\s|\s\/\s|--|;|:|\s{2,}|,\s/u);
  return (
    parts
      .map((part) =>
        part
          .replace(/\((?!\p{Lu}{2,5}\))[^)]*\)?/gu, "")
          .replace(terms, "")
          .trim(),
      )
      // What stood in brackets parted two names.
      .flatMap((part) => part.split(/\s{2,}/u))
      .filter(Boolean)
  );
}

/** "Senior Baker wanted": what calls for applicants is no part of the name. */
function withoutCall(part: string): string {
  return part
    .replace(
      /^(?:wanted|vacancy|now hiring|we need an?|job):? | (?:wanted|required|needed|sought|vacancy|urgently|asap)\b.*$/giu,
      "",
    )
    .trim();
}

function namesIn(title: string): string[] {
  const isRole = (part: string) => roleName(part.replace(/\([^)]*\)/gu, "").trim()) !== undefined;
  // "Cook / Baker" is one post that has two names; letters behind a name are the same one ("Nursing Assistant / CNA").
  const isOne = (part: string) => isRole(part) && /\p{Ll}/u.test(part) && part.split(" ").length <= longestOfTwo;
  const [head = ""] = title.split(/\s[-–—|]\s/u);
  const halves = partsOf(head).map(withoutCall);
  if (/^[^/]+\s\/\s[^/]+$/u.test(head) && halves.length === 2 && halves.every(isOne)) return [halves.join("/")];
  return partsOf(title).map(withoutCall).filter(isRole);
}

/** In words. */
const longestOfTwo = 2;

function nearestTo(held: string, names: readonly string[], first: string | undefined): string | undefined {
  const read = (text: string) => {
    const tokens = tokenize(text);
    return { stems: tokens.map(({ word }) => word.stem), occupations: occupationsIn(tokens) };
  };
  const own = read(held);
  const ranked = names.map((name) => ({ name, closeness: titleCloseness(own, read(name)) }));
  return ranked.sort((one, other) => other.closeness - one.closeness)[0]?.name ?? first;
}

/** "Dispensing Nurse-Oxford": behind a role a hyphen brings a place or terms, or a letter of one's trade ("Nurse-LPN/LVN"). */
function withoutTail(role: string): string {
  const [head = "", tail = ""] = role.split(/-(?=\p{Lu}(?!.*\)))/u);
  if (tail === "" || roleName(head) !== head || !isTitleNoun(lastWord(head))) return role;
  if (/^[IVX]+$/u.test(tail)) return `${head} ${tail}`;
  return /^\p{Lu}{2,4}(?:\/\p{Lu}{2,4})*$/u.test(tail) ? `${head} (${tail})` : head;
}

function leveled(role: string): string {
  return role.replace(/^Sr\.? (?=\S)/iu, "Senior ").replace(/^Jr\.? (?=\S)/iu, "Junior ");
}

/** "Cooks and Porters" by one of each. */
function singular(role: string): string {
  const isMany = (part: string) => part.endsWith("s") && isTitleNoun(lastWord(part).slice(0, -1));
  return role
    .split(/( and | & |\/)/u)
    .map((part) => (isMany(part) ? part.slice(0, -1) : part))
    .join("");
}

function lastWord(text: string): string {
  return (/\p{L}+$/u.exec(text)?.[0] ?? "").toLowerCase();
}
