import { isUsedAsVerb, readVerb, type VerbForm } from "./verb-forms";

type Turn = (verb: VerbForm) => string;

const otherSubject = /\b(?:I|we|who|which|that|is|are|has|have|can|will|while|when)\b/;
const joint = ", and |, or |, | and | or | & |/";
const run = new RegExp(`^((?:(?:${joint})\\p{L}+)+)(?= [\\p{L}\\d$])`, "u");
/** "Assign, escalate, and ...": a row with a word in it that may be a verb or not. */
const row = /^((?:, \p{L}+)+),? (?:and|or|&) \p{L}/u;
const link = /^\s*(?:$|[.;,:)]|(?:of|for|in|with|at|to|on|as|by|from|and|or|is|was)\b|&)/;

/**
 * Turns the verbs that a line goes on with behind its first one: `rest` is the text after that verb, `form` the form the
 * first one had. Undefined where one of them may as well be a noun.
 */
export function turnListed(rest: string, first: VerbForm, turn: Turn): string | undefined {
  const { form } = first;
  const own = rest.slice(0, endOfOwn(rest, form));
  const head = headRun(own, first, turn);
  if ((!head && hasUnknown(own)) || mayBeInfinitive(own, form)) return undefined;
  const from = head?.length ?? 0;
  const lastAnd = form === "gerund" ? own.search(/ and \p{L}+ing\b(?!.* and \p{L}+ing\b)/u) : own.length;
  let sure = true;
  const tail = own
    .slice(from)
    .replace(
      new RegExp(`(${joint})(\\p{L}+ly )?(\\p{L}+)(?![\\p{L}'’-])`, "gu"),
      (whole, before, adverb = "", word, at) => {
        const verb = readVerb(word);
        // "..., ensuring cover": without an "and" to come this is no list.
        if (before === ", " && from + at > lastAnd) return whole;
        if (!verb && form === "gerund" && before !== ", " && /\p{L}{3}ing$/u.test(word)) sure = false;
        if (verb?.form !== form || /^\p{Lu}/u.test(word)) return whole;
        // Behind an adverb stands a verb: "and properly document the orders".
        const kind = adverb ? "verb" : kindOf(verb, own.slice(from + at + whole.length));
        if (kind === "verb") return `${before}${adverb}${turn(verb)}`;
        if (kind === "either") sure = false;
        return whole;
      },
    );
  return sure ? `${head?.text ?? ""}${tail}${rest.slice(own.length)}` : undefined;
}

/** A gerund behind one of these opens a list of its own ("by explaining features and educating customers"). */
const otherGerund =
  /\b(?:by|including|such as|through|for|from|of|in|on|after|before|while|without|like|with|when)\s+\p{L}+ing\b|\bincluding\b/u;

/**
 * Where somebody else may act, or an infinitive begins ("helped to plan and run"): verbs from there on are left alone. A third
 * person is no infinitive, and belongs to the list all the same.
 */
function endOfOwn(rest: string, form: VerbForm["form"]): number {
  const other = otherSubject.exec(rest)?.index ?? rest.length;
  if (form === "third") return other;
  if (form === "gerund") return Math.min(other, otherGerund.exec(rest)?.index ?? rest.length);
  const infinitive = [...rest.matchAll(/\bto (?:\p{L}+ly )?(\p{L}+)/gu)].find(
    ([, word]) => readVerb(word ?? "")?.form === "base",
  );
  return Math.min(other, infinitive?.index ?? rest.length);
}

/** "To alleviate delays and maintain stock": behind a word that is no known verb, "to" may open an infinitive or not. */
function mayBeInfinitive(own: string, form: VerbForm["form"]): boolean {
  if (form !== "base") return false;
  const at = own.search(/\bto (?!the\b|an?\b|all\b|any\b|our\b|their\b|its\b|his\b|her\b|each\b|both\b|new\b)\p{Ll}/u);
  return (
    at >= 0 && [...own.slice(at).matchAll(/\band (\p{L}+)/gu)].some(([, word]) => readVerb(word ?? "")?.form === "base")
  );
}

function hasUnknown(rest: string): boolean {
  const words = row.exec(rest)?.[1]?.match(/\p{L}+/gu) ?? [];
  return words.some((word) => !readVerb(word) && !/ed$/.test(word));
}

/** True where the line goes on with a list at once: "Hire, train and supervise". */
export function opensList(rest: string): boolean {
  return /^(?:,|\s+(?:and|or)\b|\s*[&/])/.test(rest);
}

/** "Hire, train and supervise 12 cooks": verbs in a row with one object are all verbs, where one of them surely is. */
function headRun(rest: string, first: VerbForm, turn: Turn): { text: string; length: number } | undefined {
  const found = run.exec(rest)?.[1];
  if (!found) return undefined;
  const after = rest.slice(found.length);
  const words = found.split(new RegExp(joint)).filter(Boolean);
  const verbs = words.map(readVerb);
  if (verbs.some((verb) => verb?.form !== first.form)) return undefined;
  const all = [first, ...verbs.flatMap((verb) => verb ?? [])];
  if (link.test(after) || !all.some((verb) => !verb.nounToo || isUsedAsVerb(verb, after))) return undefined;
  const text = found.replace(/\p{L}+/gu, (word) => {
    const verb = readVerb(word);
    return verb ? turn(verb) : word;
  });
  return { text, length: found.length };
}

/** What a word of the list is, by what follows it. */
function kindOf(verb: VerbForm, after: string): "verb" | "noun" | "either" {
  if (link.test(after)) {
    if (verb.form === "gerund") return "either";
    return verb.nounToo ? "noun" : "verb";
  }
  return isUsedAsVerb(verb, after) ? "verb" : "either";
}
