import { mendMixed, toBase, toPast } from "./align-tense";
import type { Voice } from "./entry-voice";
import { openPlainly } from "./open-plainly";
import { mendArticles, shorten, spellOut, tidy } from "./plain-words";
import { verbForNoun } from "./verb-for-noun";
import { pastOf, readVerb } from "./verb-forms";

export interface Rephrasing {
  text: string;
  /** What was done, for the user: "says what you did, first". */
  reasons: string[];
}

interface Step {
  reason: string;
  /** Undefined or the same text where there is nothing to do. */
  run: (text: string, voice: Voice) => string | undefined;
}

const steps: Step[] = [
  {
    reason: "opens with what you did",
    run: (text, { past }) => openPlainly(text, past ? pastOf : (base) => base),
  },
  { reason: "drops filler words", run: dropSubject },
  { reason: "says the deed with one verb", run: verbForNoun },
  { reason: "says it in fewer words", run: shorten },
  { reason: "spells words out", run: spellOut },
  { reason: "mends an article", run: mendArticles },
  {
    reason: "puts a past job in the past tense",
    run: (text, { past, verbsFirst }) => (past ? toPast(text, verbsFirst) : undefined),
  },
  {
    reason: "names what you do as your other lines do",
    run: (text, { past, verbsFirst }) => (past ? undefined : toBase(text, verbsFirst)),
  },
  { reason: "keeps to one tense", run: mendMixed },
];

/**
 * A bullet in plain, active words with the same claims: "Responsible for managing" becomes "Managed".
 * `past` asks for the past tense (a job that has ended). Undefined where there is nothing to mend.
 */
export function rephraseLine(source: string, options: Pick<Voice, "past"> & Partial<Voice>): Rephrasing | undefined {
  const reasons: string[] = [];
  let text = tidy(source);
  for (const { reason, run } of steps) {
    const next = run(text, { verbsFirst: false, ...options });
    if (next === undefined || next === text) continue;
    text = next;
    reasons.push(reason);
  }
  text = capital(text);
  return reasons.length > 0 && text !== source ? { text, reasons } : undefined;
}

/** A capital to open with; a name that is written small ("iOS") stays. */
function capital(text: string): string {
  return text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase());
}

/** Resume lines go without "I", as long as nothing else in them speaks of oneself. */
function dropSubject(text: string): string {
  const subject = /^I (?=\p{Ll}{3,})/u.test(text) && !/\b(?:I|me|myself)\b/.test(text.slice(2));
  const verb = readVerb(/^I (\p{L}+)/u.exec(text)?.[1] ?? "");
  const isDeed = (verb?.form === "past" || verb?.form === "base") && !/^(?:be|have|become|get)$/.test(verb.base);
  const bare = subject && isDeed ? text.slice(2) : text;
  return bare.replace(/^(?:was|were) able to (\p{Ll}+)/iu, (whole, word: string) => {
    const able = readVerb(word);
    return able?.form === "base" && !able.nounToo ? pastOf(able.base) : whole;
  });
}
