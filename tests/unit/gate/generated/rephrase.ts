import type { Edit } from "./falsify";

const words = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

function changed(text: string, next: string): string | undefined {
  return next === text ? undefined : next;
}

const verbs: [string, string][] = [
  ["Managed", "Oversaw"],
  ["Led", "Headed"],
  ["Built", "Created"],
  ["Wrote", "Authored"],
  ["Reduced", "Lowered"],
  ["Cut", "Reduced"],
  ["Trained", "Taught"],
  ["Prepared", "Compiled"],
  ["Repaired", "Fixed"],
  ["Helped", "Assisted"],
  ["Assisted", "Helped"],
  ["Handled", "Dealt with"],
  ["Checked", "Inspected"],
  ["Analysed", "Examined"],
  ["Reviewed", "Examined"],
  ["Organised", "Arranged"],
  ["Launched", "Introduced"],
  ["Introduced", "Launched"],
  ["Designed", "Drew up"],
  ["Installed", "Fitted"],
  ["Processed", "Handled"],
  ["Increased", "Raised"],
  ["Conducted", "Carried out"],
  ["Maintained", "Kept"],
];
const nouns: [string, string][] = [
  ["customers", "clients"],
  ["employees", "staff"],
  ["approximately", "about"],
  ["about", "around"],
  ["roughly", "approximately"],
  ["homes", "houses"],
  ["errors", "mistakes"],
  ["usually", "normally"],
  ["colleagues", "coworkers"],
  ["mobile app", "mobile application"],
  ["car", "vehicle"],
  ["films", "movies"],
  ["shops", "stores"],
  ["pupils", "students"],
  ["each", "every"],
];
const spellings: [RegExp, string][] = [
  [/(?<!superv|adv|rev)(\p{Ll}{3})(?<!erv)ised\b/u, "$1ized"],
  [/(\p{Ll}{3})(?<!erv|adv|rev)ising\b/u, "$1izing"],
  [/programme/u, "program"],
  [/(lab|fav|col|hon)our/u, "$1or"],
  [/licence/u, "license"],
];

function swapOne(text: string, pairs: [string, string][], pattern: (word: string) => RegExp): string | undefined {
  const found = pairs.find(([word]) => pattern(word).test(text));
  return found && text.replace(pattern(found[0]), found[1]);
}

/** "Managed a team" to "managing a team": regular pasts only. */
function gerund(past: string): string | undefined {
  const known: Record<string, string> = {
    Led: "leading",
    Built: "building",
    Wrote: "writing",
    Ran: "running",
    Taught: "teaching",
    Cut: "cutting",
    Managed: "managing",
    Prepared: "preparing",
    Reduced: "reducing",
    Handled: "handling",
    Designed: "designing",
    Installed: "installing",
    Trained: "training",
    Checked: "checking",
    Repaired: "repairing",
    Processed: "processing",
    Answered: "answering",
    Supervised: "supervising",
    Maintained: "maintaining",
    Coordinated: "coordinating",
  };
  return known[past];
}

/** Honest rephrasings by kind; undefined where a text has nothing of the kind. */
export const rephrasings: Record<string, Edit> = {
  unchanged: (text) => text,
  "no full stop": (text) => changed(text, text.replace(/\.$/, "")),
  "digits to words": (text) =>
    changed(
      text,
      text.replace(
        /(?<![\d.,:/$€£\p{L}-])(?<!\p{Lu}\p{L}+ )([2-9]|1[0-2])(?= (?!to\b|and\b|or\b)\p{Ll})/u,
        (digits) => words[Number(digits)] ?? digits,
      ),
    ),
  "words to digits": (text) =>
    changed(
      text,
      text.replace(/(?<![\p{L}-])(?:two|three|four|five|six|seven|eight|nine|ten)(?= (?!to\b|or\b)\p{Ll})/u, (word) =>
        String(words.indexOf(word)),
      ),
    ),
  "per cent in words": (text) => changed(text, text.replace(/(\d)%/g, "$1 percent")),
  "per cent sign": (text) => changed(text, text.replace(/(\d) per ?cent\b/g, "$1%")),
  "thousands with k": (text) => changed(text, text.replace(/\b(\d{1,3}),000\b/, "$1k")),
  "k written out": (text) => changed(text, text.replace(/\b(\d{1,3})k\b/i, "$1,000")),
  "digits of another script": (text) =>
    changed(
      text,
      text.replace(/(?<![\d\p{L}.,:/-])\d{2,3}(?= \p{Ll})/u, (digits) =>
        digits.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit))),
      ),
    ),
  "a week, per week": (text) =>
    changed(text, text.replace(/\ba (day|week|month|year|shift)\b(?! of|\p{L})/u, "per $1")),
  "per week, a week": (text) => changed(text, text.replace(/\bper (day|week|month|year|shift)\b/, "a $1")),
  "a verb of the same height": (text) => swapOne(text, verbs, (word) => new RegExp(`^${word}\\b`)),
  "a noun of the same meaning": (text) => swapOne(text, nouns, (word) => new RegExp(`\\b${word}\\b`)),
  "American spelling": (text) => {
    const found = spellings.find(([pattern]) => pattern.test(text));
    return found && changed(text, text.replace(found[0], found[1]));
  },
  "first person": (text) =>
    /^(?:\p{Lu}\p{Ll}+ed|Led|Built|Wrote|Ran|Taught|Cut|Kept|Held|Sold|Made) /u.test(text)
      ? `I ${text.charAt(0).toLowerCase()}${text.slice(1)}`
      : undefined,
  "responsible for": (text) => {
    const [past = ""] = /^\p{L}+/u.exec(text) ?? [];
    const ing = /^(?:Managed|Led|Supervised)$/.test(past) ? gerund(past) : undefined;
    return ing && `Responsible for ${ing}${text.slice(past.length)}`;
  },
  gerund: (text) => {
    const [past = ""] = /^\p{L}+/u.exec(text) ?? [];
    const ing = gerund(past);
    return ing && `${ing.charAt(0).toUpperCase()}${ing.slice(1)}${text.slice(past.length)}`;
  },
  filler: (text) =>
    /^(?!Registered|Licensed|Certified)(?:\p{Lu}\p{Ll}+ed|Led|Built|Wrote|Ran|Taught|Cut) /u.test(text)
      ? `Successfully ${text.charAt(0).toLowerCase()}${text.slice(1)}`
      : undefined,
  "and as a sign": (text) => changed(text, text.replace(/(?<=\p{Ll}) and (?=\p{Ll}+[.,; ])/u, " & ")),
  "two things the other way round": (text) =>
    changed(text, text.replace(/(?<=\b(?:in|of|for|with|using) )(\p{Ll}{3,}) and (\p{Ll}{3,})(?=[.;])/u, "$2 and $1")),
  "sentences the other way round": (text) => {
    const [first, second, more] = text.replace(/\.$/, "").split("; ");
    if (
      !first ||
      !second ||
      more ||
      /[.\n]/.test(text.replace(/\.$/, "")) ||
      /\b(?:they|it|them|which|this|that)\b/i.test(second)
    )
      return undefined;
    return `${second.charAt(0).toUpperCase()}${second.slice(1)}; ${first}.`;
  },
  "months in short": (text) =>
    changed(text, text.replace(/\b(Jan|Feb|Aug|Sept|Oct|Nov|Dec)(?:uary|ruary|ust|ember|ober)\b/g, "$1")),
  "from and until": (text) => changed(text, text.replace(/\b((?:19|20)\d\d)\s?[-–]\s?((?:19|20)\d\d)\b/, "$1 to $2")),
  "dash for a hyphen": (text) => changed(text, text.replace(/(\d)-(\d)/g, "$1–$2")),
  "double space": (text) => changed(text, text.replace(/, /g, ",  ")),
};
