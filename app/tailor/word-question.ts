import { levelOf } from "./gate/deeds";
import { stem } from "./gate/stem";
import { isUsedAsVerb, readVerb } from "./grammar/verb-forms";
import { article } from "./letter/article";
import { tokenize } from "./lexicon/lexicon";
import { functionWords } from "./lexicon/stop-words";
import { isTitleNoun } from "./parse/role-words";
import type { Requirement } from "./posting";
import { inSentence } from "./propose/in-sentence";

type Asked = Pick<Requirement, "kind" | "term" | "canonical">;

/**
 * A requirement as a question that can be answered with yes or no, and what it is about; undefined where no answer
 * could count (years are read from dates, character from what was done) or where the term names nothing by itself.
 */
export function wordQuestion(requirement: Asked): { subject: string; text: string } | undefined {
  if (requirement.kind === "experience" && !requirement.canonical) return undefined;
  const subject = subjectOf(requirement);
  const text = subject && textFor(requirement, subject);
  return text ? { subject, text } : undefined;
}

/** The post's term, or the lexicon's name where that is the noun to it: "blueprint reading" for "read blueprints". */
function subjectOf({ term, canonical }: Asked): string | undefined {
  const words = stemsOf(term);
  const names = new Set(stemsOf(canonical ?? ""));
  const shared = words.filter((word) => names.has(word)).length;
  if (words.length === 0) return undefined;
  if (canonical && shared === words.length) return canonical;
  const opensWithVerb = words.length > 1 && levelOf(words[0] ?? "") !== undefined;
  if (canonical && opensWithVerb && shared * 2 >= words.length) return canonical;
  if (/\s/.test(term.trim())) return term;
  // One word that the lexicon does not have under this name is a name, an abbreviation, or an adjective that lost its noun.
  const isName = /\p{Lu}.*\p{Lu}|\d/u.test(term) || (canonical !== undefined && /^\p{Lu}|ing$/u.test(term));
  return isName ? term : undefined;
}

function stemsOf(text: string): string[] {
  const words = tokenize(text.replaceAll("-", " ")).map(({ norm }) => norm);
  return words.filter((word) => !functionWords.has(word)).map(stem);
}

function textFor(requirement: Asked, subject: string): string | undefined {
  const { kind, term } = requirement;
  if (subject === term && isSaidInQuotes(requirement)) {
    if (kind === "skill" || kind === "experience") return `Has your work included this: “${term}”?`;
    if (kind === "credential" || kind === "degree") return `Do you have this: “${term}”?`;
  }
  const plain = namesSomething(term) ? subject : casual(subject);
  const isRole =
    !/\s(?:for|of|with|to|in)\s/.test(subject) && isTitleNoun(subject.split(/\s+/).at(-1)?.toLowerCase() ?? "");
  switch (kind) {
    case "tool":
      return `Have you used ${/\p{Lu}/u.test(term) ? subject : plain}?`;
    case "skill":
    case "experience":
      return isRole ? `Have you worked as ${article(plain)}?` : `Do you have experience with ${plain}?`;
    case "credential":
      if (!isRole && /^\p{Lu}{2,}$/u.test(plain)) return `Do you hold this licence or certificate: ${plain}?`;
      return isRole ? `Are you ${article(plain)}?` : `Do you hold ${/s$/.test(plain) ? plain : article(plain)}?`;
    case "degree":
      return /graduate$/.test(plain) ? `Are you ${article(plain)}?` : `Do you have ${article(plain)}?`;
    case "language":
      return `Do you speak ${subject}?`;
    case "soft":
      return undefined;
    default:
      return kind satisfies never;
  }
}

/** Longer wordings of a post fit into no sentence of ours. */
const mostWordsInSentence = 3;

/** True for a term that only quotes can take up: a duty in the post's words ("Review all invoices"), or a long wording. */
export function isSaidInQuotes({ term, canonical }: Pick<Asked, "term" | "canonical">): boolean {
  if (canonical !== undefined) return false;
  const [first = "", ...rest] = term.trim().split(/[\s,]+/);
  if (rest.length >= mostWordsInSentence) return true;
  const verb = readVerb(first);
  if (rest.length === 0 || !(verb?.form === "base" || verb?.form === "third")) return false;
  return verb.form === "third" || isUsedAsVerb(verb, rest.join(" "));
}

/** Capital letters throughout: the post writes it as a name ("Lean Six Sigma"), not as the start of a sentence. */
function namesSomething(term: string): boolean {
  const words = term.trim().split(/\s+/);
  return words.length > 1 && words.every((word) => /^(?:\p{Lu}|\d)/u.test(word));
}

function casual(phrase: string): string {
  const term = phrase.replace(/(?<=-)\p{Lu}(?=\p{Ll})|\b\p{Lu}(?=\p{Ll}+['’]s\b)/gu, (letter) => letter.toLowerCase());
  return inSentence({ term, kind: "skill" });
}
