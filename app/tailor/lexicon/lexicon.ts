import { keepAmbiguous } from "./resolve-ambiguous";
import { functionWords } from "./stop-words";
import { readTerms, type Term, type TermEntry, type TermHit, type TermNode } from "./terms";
import { splitWords, type Token } from "./tokenize";
import { isCountedForm } from "./word-frequencies";

interface Lexicon {
  root: TermNode;
  words: Set<string>;
  byName: Map<string, Term>;
}

/** What may stand between the words of one term: "CI/CD", "full-stack", "R&D", "TermNode.js". */
const joint = /^(?:\s|[-–./&_\u00A0]){0,3}$/;

let built: Lexicon | undefined;

/** Built on first use: a worker that never reads a posting does not pay for it. */
function lexicon(): Lexicon {
  built ??= build();
  return built;
}

function build(): Lexicon {
  const index: Lexicon = { root: { next: new Map(), entries: [] }, words: new Set(), byName: new Map() };
  for (const term of readTerms()) addTerm(index, term);
  return index;
}

function addTerm(index: Lexicon, term: Term): void {
  if (!index.byName.has(term.canonical)) index.byName.set(term.canonical, term);
  for (const alias of term.aliases) {
    let node = index.root;
    for (const token of splitWords(alias.text, () => true)) {
      index.words.add(token.norm);
      node = childOf(node, token.norm);
    }
    if (node !== index.root) node.entries.push({ term, alias: alias.text, mode: alias.mode });
  }
}

/** What most nodes have for children: sharing it saves thousands of maps. */
const childless: Map<string, TermNode> = new Map();

function childOf(node: TermNode, word: string): TermNode {
  const known = node.next.get(word);
  if (known) return known;
  const child: TermNode = { next: childless, entries: [] };
  if (node.next === childless) node.next = new Map();
  node.next.set(word, child);
  return child;
}

/** True for a word (as `normalizeWord` writes it) of some term. */
export function isTermWord(norm: string): boolean {
  return lexicon().words.has(norm);
}

/** Words of a text; camel case names that the lexicon knows stay whole, glued sentences come apart. */
export function tokenize(text: string): Token[] {
  return splitWords(text, isTermWord);
}

/** Terms of the lexicon in a text, left to right, longest first, not overlapping, on word boundaries only. */
export function findTerms(text: string): TermHit[] {
  return findTermsIn(text, tokenize(text));
}

/** As findTerms, for a text that is tokenized already; `isSkill` if the text is one item of a list of skills. */
export function findTermsIn(text: string, tokens: Token[], isSkill = false): TermHit[] {
  const { next } = lexicon().root;
  const found: { hit: TermHit; first: number; last: number; ambiguous: boolean }[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || token.word.terms === null) continue;
    token.word.terms ??= next.get(token.norm) ?? null;
    const longest = token.word.terms && longestAt(text, tokens, at, token.word.terms);
    if (!longest) continue;
    found.push(longest);
    at = longest.last;
  }
  return found.length > 0 ? keepAmbiguous(text, tokens, found, isSkill) : [];
}

function isJoint(text: string, from: number, to: number): boolean {
  return (to - from === 1 && text[from] === " ") || (to - from <= 3 && joint.test(text.slice(from, to)));
}

/** The longest term that begins with a token; `node` is where that token leads from the root. */
function longestAt(text: string, tokens: Token[], first: number, from: TermNode) {
  let best: { hit: TermHit; first: number; last: number; ambiguous: boolean } | undefined;
  const start = tokens[first]?.start ?? 0;
  let node: TermNode | undefined = from;
  for (let last = first; node; last += 1) {
    const end = tokens[last]?.end ?? start;
    if (node.entries.length > 0) {
      const verbatim = text.slice(start, end);
      const entry = entryFor(node.entries, verbatim);
      if (entry)
        best = { hit: hitOf(entry.term, verbatim, start, end), first, last, ambiguous: entry.mode === "ambiguous" };
    }
    const after = tokens[last + 1];
    node = after && node.next.size > 0 && isJoint(text, end, after.start) ? node.next.get(after.norm) : undefined;
  }
  return best;
}

function hitOf({ canonical, kind, field }: Term, text: string, start: number, end: number): TermHit {
  return { canonical, text, start, end, kind, field };
}

/** Abbreviations that end in S: it is a letter of theirs and no plural. */
const endsInS = /^\p{Lu}+S$/u;
/** The trade in securities is not about security: what is named in this plural means something else in the singular. */
const inPlural = /^\p{L}+ies$/u;

/** "CIC" is not CICS; and an abbreviation that is an everyday word's plural counts in capitals only ("doors"). */
function isAnother({ alias }: TermEntry, written: string): boolean {
  if (inPlural.test(alias)) return !/ies$/i.test(written);
  if (!endsInS.test(alias) || written === alias) return false;
  return written.length < alias.length || isCountedForm(alias.slice(0, -1).toLowerCase());
}

/** Of terms that share their normal form, the one spelled as in the text ("Communications" the degree). */
function entryFor(all: TermEntry[], written: string): TermEntry | undefined {
  const entries = all.some((entry) => isAnother(entry, written)) ? all.filter((one) => !isAnother(one, written)) : all;
  const [first] = entries;
  if (entries.length === 1 && first?.mode !== "exact") return first;
  const verbatim = written.replace(/[’\u0092]/g, "'");
  if (entries.length === 1) return first?.alias === verbatim ? first : undefined;
  const lower = verbatim.toLowerCase();
  const fits = entries.filter((entry) => entry.mode !== "exact" || entry.alias === verbatim);
  return fits.find((one) => one.alias === verbatim) ?? fits.find((one) => one.alias.toLowerCase() === lower) ?? fits[0];
}

/**
 * A text without capitals with those of its terms ("it" aside, which is a word first), at the same offsets: terms
 * that are told from plain words by their capitals ("HR", "Excel") can then be found in it.
 */
export function withTermCase(text: string): string {
  const tokens = tokenize(text);
  let cased = text;
  for (let at = 0; at < tokens.length; at += 1) {
    let node = lexicon().root.next.get(tokens[at]?.norm ?? "");
    for (let last = at; node; last += 1) {
      const [start, end] = [tokens[at]?.start ?? 0, tokens[last]?.end ?? 0];
      const entry = node.entries.find(({ mode, alias }) => mode !== "any" && alias.length === end - start);
      if (entry && !functionWords.has(tokens[at]?.norm ?? ""))
        cased = cased.slice(0, start) + entry.alias + cased.slice(end);
      const after = tokens[last + 1];
      node = after && isJoint(text, end, after.start) ? node.next.get(after.norm) : undefined;
    }
  }
  return cased;
}

/** The canonical name of a term that the lexicon knows whole, in any case ("js" -> "JavaScript"), else undefined. */
export function canonicalOf(term: string): string | undefined {
  let node: TermNode | undefined = lexicon().root;
  for (const token of splitWords(term, () => true)) node = node?.next.get(token.norm);
  if (!node || node === lexicon().root) return undefined;
  const lower = term.trim().toLowerCase();
  const entry = node.entries.find(({ alias }) => alias.toLowerCase() === lower) ?? node.entries[0];
  return entry?.term.canonical;
}

const implied = new Map<string, string[]>();

/** Everything that having a term implies, near and far: React implies JavaScript, never the reverse. */
export function implies(canonical: string): readonly string[] {
  const known = implied.get(canonical);
  if (known) return known;
  const all = new Set<string>();
  collectParents(canonical, canonical, all);
  const found = [...all];
  // Only terms of the lexicon are kept, so that the map cannot grow without bounds.
  if (lexicon().byName.has(canonical)) implied.set(canonical, found);
  return found;
}

/** Who has one of these nearly always has used its parts. */
const suites = new Set(["Microsoft Office", "Adobe Creative Suite"]);

/** The suites that a tool is sold as a part of: Word is part of Microsoft Office. */
export function suitesOf(canonical: string): readonly string[] {
  return (
    lexicon()
      .byName.get(canonical)
      ?.parents.filter((parent) => suites.has(parent)) ?? []
  );
}

function collectParents(name: string, origin: string, all: Set<string>): void {
  for (const parent of lexicon().byName.get(name)?.parents ?? []) {
    if (all.has(parent) || parent === origin) continue;
    all.add(parent);
    collectParents(parent, origin, all);
  }
}
