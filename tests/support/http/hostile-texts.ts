import { deeds } from "~/tailor/gate/tables";
import { termsOf } from "~/tailor/lexicon/terms";

/** Hostile texts of at most `size` characters, to find work that grows faster than the length. */
export const hostileTexts: Record<string, (size: number) => string> = {
  "one word": (size) => repeat("Led ", size),
  "one small word": (size) => repeat("led ", size),
  "one name": (size) => repeat("Acme ", size),
  "one tool": (size) => repeat("SQL ", size),
  "one letter": (size) => repeat("a ", size),
  "no blanks": (size) => repeat("a", size),
  "capitals without blanks": (size) => repeat("A", size),
  blanks: (size) => `a${repeat(" ", size)}b`,
  "ends in a sign": (size) => `${repeat("a", size)}!`,
  "blanks before a sign": (size) => `${repeat(" ", size)}…x`,
  digits: (size) => repeat("7", size),
  "single digits": (size) => repeat("1 ", size),
  "digits and commas": (size) => repeat("1,", size),
  counted: (size) => numbered(size, (at) => `${at} clients, `),
  percentages: (size) => numbered(size, (at) => `grew sales by ${at % 100}% `),
  money: (size) => numbered(size, (at) => `$${at}k-$${at + 1}m `),
  units: (size) => numbered(size, (at) => `${at} years ${at} kg ${at} hours a week `),
  "spelled numbers": (size) => repeat("twenty-one hundred and ", size),
  years: (size) => numbered(size, (at) => `${1950 + (at % 90)} `),
  dates: (size) => numbered(size, (at) => `March ${1990 + (at % 40)} - June ${1991 + (at % 40)} `),
  "slashed dates": (size) => repeat("12/", size),
  periods: (size) => repeat("2019 - 2020 ", size),
  and: (size) => repeat("and ", size),
  "deeds joined by and": (size) => repeat("led and built and ", size),
  clauses: (size) => repeat("managed teams, ", size),
  "clauses of many kinds": (size) =>
    numbered(size, (at) => `led team${letters(at)}, while managing shop${letters(at)} `),
  negations: (size) => repeat("not ", size),
  without: (size) => repeat("without stock ", size),
  levels: (size) => repeat("expert in familiar with ", size),
  commas: (size) => repeat("a,", size),
  "commas alone": (size) => repeat(",", size),
  "blanks and stops": (size) => repeat(" .", size),
  "closing brackets": (size) => repeat(")", size),
  "blanks alone": (size) => repeat(" ", size),
  semicolons: (size) => repeat("led;", size),
  "full stops": (size) => repeat("Led. ", size),
  "short sentences": (size) => numbered(size, (at) => `Led ${at} teams. `),
  dots: (size) => repeat(".", size),
  bullets: (size) => repeat("- Led a team\n", size),
  "different bullets": (size) => numbered(size, (at) => `- Led team ${letters(at)}\n`),
  headings: (size) => repeat("EXPERIENCE\n", size),
  "different headings": (size) => numbered(size, (at) => `SKILLS ${letters(at)}\n`),
  "lines of one letter": (size) => repeat("x\n", size),
  "empty lines": (size) => repeat("\n", size),
  "dated lines": (size) => repeat("2019 - 2020\n", size),
  brackets: (size) => repeat("(", size),
  "nested brackets": (size) => `${repeat("(a", size / 2)}${repeat(")", size / 4)}`,
  "square brackets": (size) => repeat("[", size),
  angles: (size) => repeat("<a", size),
  names: (size) => numbered(size, (at) => `Anna${letters(at)} Bell${letters(at)} `),
  "names in capitals": (size) => numbered(size, (at) => `ANNA${letters(at).toUpperCase()} BELL `),
  "capitals behind a language": (size) => headed("Spanish ", size, (rest) => repeat("AB", rest)),
  initials: (size) => repeat("A. B. ", size),
  employers: (size) => numbered(size, (at) => `at Firm${letters(at)} Ltd, `),
  titles: (size) => repeat("Senior Project Manager ", size),
  "different titles": (size) => numbered(size, (at) => `Senior ${letters(at)} manager, `),
  degrees: (size) => repeat("BSc in Biology, ", size),
  "open degrees": (size) => repeat("Bachelor of ", size),
  roles: (size) => repeat("responsible for ", size),
  "of which": (size) => repeat("three of which were taken, ", size),
  "every third": (size) => repeat("every third week ", size),
  "addresses of the web": (size) => repeat("https://a.example/b?c=d ", size),
  "open addresses of the web": (size) => repeat("http://", size),
  "mail addresses": (size) => repeat("a@a.example ", size),
  "joined mail addresses": (size) => repeat("a@", size),
  "broken mail addresses": (size) => repeat("a@a.", size),
  phones: (size) => repeat("+44 20 7946 0011 ", size),
  "open phones": (size) => repeat("+1-(", size),
  emoji: (size) => repeat("👩‍💻", size),
  "right to left": (size) => repeat("עבודה ", size),
  "arabic digits": (size) => repeat("٣٤٥ ", size),
  "combining marks": (size) => `e${repeat("\u0301", size)}`,
  "zero width": (size) => repeat("a\u200b", size),
  "wide letters": (size) => repeat("经理", size),
  hyphens: (size) => repeat("a-", size),
  dashes: (size) => repeat("- ", size),
  apostrophes: (size) => repeat("a'", size),
  quotes: (size) => repeat("“", size),
  bars: (size) => repeat("a | ", size),
  slashes: (size) => repeat("a/", size),
  underscores: (size) => repeat("_", size),
  tabs: (size) => repeat("a\t", size),
  ampersands: (size) => repeat("& ", size),
  colons: (size) => repeat("Skills: ", size),
  shares: (size) => repeat("half of the ", size),
  "verbs in turn": (size) => cycled(verbs, " ", size),
  "verbs in sentences": (size) => cycled(verbs, " the stock. ", size),
  gerunds: (size) =>
    cycled(
      verbs.map((verb) => `by ${verb}ing`),
      " ",
      size,
    ),
  "terms in turn": (size) => cycled(terms, ", ", size),
  "terms in lines": (size) => cycled(terms, "\n", size),
  "glued words": (size) => cycled(["experiencemustandtheforyouourskillsstockcontroltoallkeywords"], " ", size),
  "one glued word": (size) => repeat("experiencemust", size),
  "different words": (size) => numbered(size, (at) => `${letters(at * 7919)} `),
  "different capitals": (size) => numbered(size, (at) => `${capital(letters(at * 7919))} `),
  requirements: (size) => numbered(size, (at) => `- ${capital(letters(at * 7919))} experience required\n`),
  "experience with": (size) =>
    cycled(
      terms.map((term) => `experience with ${term}`),
      ", ",
      size,
    ),
  alternatives: (size) => cycled(terms, " or ", size),
  entries: (size) =>
    numbered(size, (at) => `Clerk ${letters(at)}, Shop ${letters(at)}\n${1980 + (at % 40)} - ${1981 + (at % 40)}\n`),
  resume: (size) => repeat(oneJob, size),
  "resume with entries": (size) =>
    headed("Ada Bell\n\nEXPERIENCE\n", size, (rest) =>
      numbered(rest, (at) => `\nClerk, Shop ${letters(at)}\n2019 - 2020\n- Led ${at} counts\n`),
    ),
  "resume with one list": (size) => headed("Ada Bell\n\nSKILLS\n", size, (rest) => cycled(terms, ", ", rest)),
  "resume with one line": (size) =>
    headed("Ada Bell\n\nEXPERIENCE\n\nClerk, Shop\n2019 - 2020\n- ", size, (rest) =>
      cycled(verbs, " stock and ", rest),
    ),
};

const oneJob = `EXPERIENCE
Stock Planner, Harlow Foods
March 2019 - Present
- Plan stock levels for 14 stores using SAP and MS Excel
- Reduced waste by 18% with weekly stock counts
EDUCATION
BSc in Geography, Calder University, 2016
SKILLS
SAP, MS Excel, Stock control, Forklift
`;

const verbs = [...new Set(deeds.flatMap(({ verbs }) => verbs))];
const terms = termsOf("computing")
  .map(({ canonical }) => canonical)
  .filter((name) => /^[A-Z][\w .#+-]+$/.test(name));

function repeat(part: string, size: number): string {
  return part.repeat(Math.ceil(size / part.length)).slice(0, Math.floor(size));
}

function numbered(size: number, part: (at: number) => string): string {
  const parts: string[] = [];
  let length = 0;
  for (let at = 0; length < size; at += 1) {
    const next = part(at);
    parts.push(next);
    length += next.length;
  }
  return parts.join("").slice(0, size);
}

function cycled(words: readonly string[], joint: string, size: number): string {
  return numbered(size, (at) => `${words[at % words.length]}${joint}`);
}

function headed(head: string, size: number, body: (rest: number) => string): string {
  return head + body(size - head.length);
}

/** A made-up word of its own for each number. */
function letters(at: number): string {
  const syllables = ["ba", "de", "fi", "go", "lu", "ma", "ne", "pi", "ro", "su"];
  return [...String(at)].map((digit) => syllables[Number(digit)]).join("");
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
