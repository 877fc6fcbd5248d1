import { oncePer } from "./once-per";
import { readWords, type Word } from "./words";

/** One thing that gave way to another ("from X to Y", "replaced X with Y"), by the stems of their words. */
interface Exchange {
  from: Set<string>;
  to: Set<string>;
  text: string;
}

const item = "([^.;,!?\\n]{1,60}?)";
const stop = "(?=[.;,!?\\n]|$| (?:for|in|on|at|by|across|within|using|and|with|to|so|saving|cutting|reducing)\\b)";
const patterns: [RegExp, "first" | "second"][] = [
  [new RegExp(`\\bfrom ${item} (?:in)?to ${item}${stop}`, "gi"), "first"],
  [
    new RegExp(`\\b(?:replac|swap|exchang|substitut)\\w* (?!by|with|for)${item} (?:with|by|for) ${item}${stop}`, "gi"),
    "first",
  ],
  [
    new RegExp(`${item} (?:was|were|been|being) (?:replaced|swapped|substituted) (?:with|by|for) ${item}${stop}`, "gi"),
    "first",
  ],
  [
    new RegExp(
      `\\b(?:migrat|mov|convert|switch|transition|port|transform|translat)\\w* (?!from)${item} (?:in)?to ${item}${stop}`,
      "gi",
    ),
    "first",
  ],
  [
    new RegExp(
      `\\b(?:us\\w+|introduc\\w+|adopt\\w+) ${item} (?:to replace|instead of|in place of) ${item}${stop}`,
      "gi",
    ),
    "second",
  ],
];

function stemsOf(text: string): Set<string> {
  return new Set(
    readWords(text)
      .filter((word: Word) => word.content)
      .map((word) => word.stem),
  );
}

const cache = new Map<string, Exchange[]>();

/** Every exchange that a text tells. */
function findExchanges(text: string): Exchange[] {
  const known = cache.get(text);
  if (known) return known;
  const found = patterns.flatMap(([pattern, old]) =>
    [...text.matchAll(pattern)].map((match) => {
      const [whole, first = "", second = ""] = match;
      const [from, to] = old === "first" ? [first, second] : [second, first];
      return { from: stemsOf(from), to: stemsOf(to), text: whole.trim() };
    }),
  );
  if (cache.size > 4000) cache.clear();
  cache.set(text, found);
  return found;
}

const overlap = (left: Set<string>, right: Set<string>) => [...left].some((stem) => right.has(stem));

const exchangesIn = oncePer((sources: readonly string[]) => sources.flatMap(findExchanges));

/** Exchanges of the new text whose two sides stand the other way round in the source, verbatim. */
export function swappedExchanges(text: string, sources: readonly string[]): string[] {
  const mine = findExchanges(text);
  if (mine.length === 0) return [];
  const theirs = exchangesIn(sources);
  return mine
    .filter(
      ({ from, to }) =>
        theirs.some((other) => overlap(from, other.to) && overlap(to, other.from)) && !isTold({ from, to }, theirs),
    )
    .map((exchange) => exchange.text);
}

function isTold(mine: Pick<Exchange, "from" | "to">, theirs: Exchange[]): boolean {
  return theirs.some(
    (other) =>
      overlap(mine.from, other.from) &&
      overlap(mine.to, other.to) &&
      ![...mine.from].some((stem) => other.to.has(stem) && !other.from.has(stem)),
  );
}

/** True where both texts tell of the same exchange in the same direction. */
export function sameExchange(text: string, source: string): boolean {
  const theirs = findExchanges(source);
  return findExchanges(text).some((mine) => isTold(mine, theirs));
}

const name = "\\p{Lu}[\\p{L}\\p{N}&'’-]*(?: \\p{Lu}[\\p{L}\\p{N}&'’-]*){0,5}";
const counterpart =
  "(?:[Cc]lients?|[Cc]ustomers?|[Ss]uppliers?|[Vv]endors?|[Pp]artners?|[Cc]ontractors?|[Bb]rands?|[Aa]ccounts|[Cc]ompanies|[Ff]irms)";
const listed = new RegExp(
  `\\b${counterpart}(?:,? (?:such as|like|including|e\\.g\\.|for example|namely)|:)? ?((?:${name})(?:(?:, | and |, and | or )(?:${name})){0,12})`,
  "gu",
);
const apposed = new RegExp(`(${name}),? (?:\\()?(?:an?|the|our|my) (?:\\p{Ll}+ )?${counterpart}\\b`, "gu");
const employed = new RegExp(
  `\\b(?:at|[Jj]oin(?:ed|ing)|[Ee]mployed (?:by|with|at)|[Hh]ired by|[Ee]mployee (?:of|at)|[Ww]ork(?:ed|ing)? (?:\\p{Ll}+ )?for|[Ss]taff (?:of|at)) ((?:${name})(?:(?:, | and |, and )(?:${name})){0,12})`,
  "gu",
);

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap((match) => (match[1] ?? "").split(/, and |, | and | or /));
}

const counterparts = (text: string) => [...namesIn(text, listed), ...namesIn(text, apposed)];

const othersIn = oncePer((sources: readonly string[]) => new Set(sources.flatMap(counterparts)));
const employersIn = oncePer(
  (sources: readonly string[]) => new Set(sources.flatMap((source) => [source.trim(), ...namesIn(source, employed)])),
);

/** Names that the new text gives as employers and the source only as clients, suppliers or the like. */
export function clientsAsEmployers(text: string, sources: readonly string[]): string[] {
  const claimed = namesIn(text, employed);
  if (claimed.length === 0) return [];
  const others = othersIn(sources);
  return claimed.filter((claim) => others.has(claim) && !employersIn(sources).has(claim));
}

const person = "(?:(?:Dr|Prof|Professor|Mr|Mrs|Ms|Sir)\\.? )?\\p{Lu}\\p{Ll}";
const heldByOther = new RegExp(
  `\\b((?:\\p{L}+ ){0,2}(?:PI|\\p{L}+(?:er|or|ist|lead|head|chair)))(?::| was| is|, (?=Dr|Prof|Mr|Ms)) ?${person}`,
  "gu",
);

/** Of roles that a source gives to people with a name; no resume names as many. */
const mostRoles = 100;

/** Each role once, with what gives it to the candidate. */
const heldIn = oncePer((sources: readonly string[]) => {
  const roles = sources.flatMap((source) => [...source.matchAll(heldByOther)].map((match) => match[1] ?? ""));
  return [...new Set(roles)].slice(0, mostRoles).map((role) => ({
    role,
    own: new RegExp(`(?:^|[.;\\n] ?|\\b(?:as|was|am|became) (?:an? |the )?)${role}\\b(?!:| was| is|,? ${person})`, "u"),
  }));
});

/** Roles that the source gives to somebody with a name ("PI: Dr. Ivory") and the new text opens with as the candidate's own. */
export function othersRoles(text: string, sources: readonly string[]): string[] {
  return heldIn(sources)
    .filter(({ own }) => own.test(text) && !sources.some((source) => own.test(source)))
    .map(({ role }) => role);
}

const ownRole =
  /\bas (?:an? |the )?((?:\p{L}[\p{L}-]* ){0,3}?\p{L}[\p{L}-]*)(?=[.,;)]|$| (?:in|at|for|on|of|with|to|who|and)\b)/giu;

const openingRole =
  /^(?!(?:as|in|at|on|with|for|under|by|from|during|after)\b)((?:\p{L}[\p{L}-]* ){0,3}?\p{L}+(?:er|or|ist|ian|ant|head|lead))(?= (?:who|for|of|at|in|on|with)\b|[,;(])/giu;

const agent = /(?:er|or|ist|ian|ant)s?$/i;
const beside = /\b(?:to|with|by|for|under|from|alongside) (?:an? |the |my |our |their |its )?$/i;
/** What comes before a role of one's own: a start, or "as". */
const own =
  /(?:^|[.;:,(|\n•–—/]\s*|\b(?:as|am|was|became|being|one of|and|of) (?:an? |the |\p{L}+ )?)(?:[\p{L}-]+[ -]){0,3}$/iu;

/** "As second-line support" where the source only passes calls "to second-line support". */
export function rolesOfOthers(text: string, sources: readonly string[]): string[] {
  return [...text.matchAll(ownRole), ...text.matchAll(openingRole)].flatMap(([, role = ""]) => {
    const phrase = role.replace(/[-\s]+/g, "[-\\s]+");
    const places = sources.flatMap((source) =>
      [...source.matchAll(new RegExp(`\\b${phrase}\\b`, "giu"))].map((match) => source.slice(0, match.index)),
    );
    const elsewhere = agent.test(role)
      ? (before: string) => !own.test(before)
      : (before: string) => beside.test(before);
    return places.length > 0 && places.every(elsewhere) ? [role] : [];
  });
}
