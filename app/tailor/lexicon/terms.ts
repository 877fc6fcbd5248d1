import type { Span } from "~/tailor/resume";
import fields from "./data/terms.json" with { type: "json" };

export type TermKind = "skill" | "tool" | "credential" | "degree" | "language" | "soft";

/**
 * How an alias may be written: "any" case; "exact" case only ("IT", "HR"); "ambiguous" words are also
 * plain English ("Go", "Excel") and count only in their exact case and with company that tells them apart.
 */
export type AliasCase = "any" | "exact" | "ambiguous";

export interface Alias {
  text: string;
  mode: AliasCase;
}

export interface Term {
  canonical: string;
  kind: TermKind;
  /** Field of work the entry was filed under ("health"). */
  field: string;
  /** The canonical name comes first. */
  aliases: Alias[];
  parents: string[];
}

/** A term of the lexicon found in a text; `text` is verbatim. */
export interface TermHit extends Span {
  canonical: string;
  text: string;
  kind: TermKind;
  /** Field of work the term belongs to ("health"). */
  field: string;
}

/** One way to write a term. */
export interface TermEntry {
  term: Term;
  alias: string;
  mode: AliasCase;
}

/** A place in the tree of terms by their words: what ends here, and where the next word leads. */
export interface TermNode {
  next: Map<string, TermNode>;
  entries: TermEntry[];
}

const entries: Record<string, Partial<Record<TermKind, string[]>>> = fields;

/**
 * The skills lexicon (`data/terms.json`): some 4,600 terms by field of work and kind, with their aliases and families,
 * written for this project from general knowledge of the trades. No list of anyone else went into it.
 *
 * An entry is `Canonical=alias=alias>Parent,Parent`. An alias is another way to write the same thing, never a neighbour
 * of it: what the resume calls by one name may be called by the other. A parent is what having the term implies (React
 * implies JavaScript, never the reverse). `!` before a name asks for its exact case ("HR"); `?` marks a word that is
 * plain English too ("Go") and counts only in a list of other terms or behind "experience with". A single word that
 * posts use for other things ("education") belongs in only with `?`. The tests of the lexicon tell of names given twice,
 * of parents that are none, and of terms that their own name does not find.
 */
export function readTerms(): Term[] {
  return Object.keys(entries).flatMap(termsOf);
}

/** The terms of one field of work ("health"); none for a field that there is not. */
export function termsOf(field: string): Term[] {
  return Object.entries(entries[field] ?? {}).flatMap(([kind, list]) =>
    list.map((entry) => readEntry(field, kind as TermKind, entry)),
  );
}

function readEntry(field: string, kind: TermKind, entry: string): Term {
  const [names = "", parents = ""] = entry.split(">");
  const aliases = names.split("=").map(readAlias);
  const canonical = aliases[0]?.text ?? "";
  return { canonical, kind, field, aliases, parents: parents ? parents.split(",").map((name) => name.trim()) : [] };
}

function readAlias(text: string): Alias {
  const mark = text[0];
  if (mark === "!") return { text: text.slice(1), mode: "exact" };
  if (mark === "?") return { text: text.slice(1), mode: "ambiguous" };
  return { text, mode: "any" };
}
