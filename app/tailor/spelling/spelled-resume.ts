import type { Change, Claim, Verdict } from "~/tailor/change";
import { loadTagger, type Tag } from "~/tailor/grammar/tagger";
import { isEnglish } from "~/tailor/lexicon/is-english";
import type { Posting } from "~/tailor/posting";
import type { Resume } from "~/tailor/resume";
import { valueAt, withValueAt } from "~/tailor/resume-atoms";
import { findMisspellings, type Misspellings, mendedBy, misspelledIn, respell } from "./find-misspellings";
import { isTitle, mendableTexts } from "./mendable-texts";
import { loadWordList, type WordList } from "./word-list";

/** A resume with its misspelled words mended: what its texts say, whatever their letters. */
export interface Spelled {
  original: Resume;
  /** The same atoms at the same places; those with a mended word have their new text. */
  resume: Resume;
  misspellings: Misspellings;
  /** The words that a change of one text mends besides. */
  mendedBy: (change: Pick<Change, "before" | "after">) => Misspellings;
}

/** `spellWith` by the dictionary and the tagger, which are loaded where they are not yet. */
export async function spellResume(original: Resume, posting: Pick<Posting, "source">): Promise<Spelled> {
  return spellWith(original, posting, await loadWordList(), await loadTagger());
}

/** Mends what is surely misspelled in a resume in English; what its post writes as well is right. Same input, same output. */
export function spellWith(original: Resume, { source }: Pick<Posting, "source">, words: WordList, tag: Tag): Spelled {
  const misspellings = isEnglish(original.source)
    ? findMisspellings(original, source, words, tag)
    : new Map<string, string>();
  return {
    original,
    resume: respellTexts(original, misspellings),
    misspellings,
    mendedBy: ({ before, after }) => mendedBy(before, after, words, tag),
  };
}

function respellTexts(
  resume: Resume,
  misspellings: Misspellings,
  isOwn: (path: string) => boolean = () => true,
): Resume {
  if (misspellings.size === 0) return resume;
  const mended = new Map(
    mendableTexts(resume).flatMap(({ path, text: written }) => {
      const text = isOwn(path) ? respell(written, misspellings) : written;
      return text === written ? [] : [[path, text] as const];
    }),
  );
  if (mended.size === 0) return resume;
  const next = [...mended].reduce((current, [path, text]) => withValueAt(current, path, text), resume);
  return { ...next, atoms: resume.atoms.map((atom) => ({ ...atom, text: mended.get(atom.path) ?? atom.text })) };
}

/** The resume as it is spelled where nobody has rejected it. */
export function spelledWhere(spelled: Spelled, isKept: (path: string) => boolean): Resume {
  return respellTexts(spelled.original, spelled.misspellings, isKept);
}

/** A change for each text with a misspelled word: it comes along with a change of substance and is none itself. */
export function spellingChanges({ original, resume, misspellings }: Spelled): Omit<Change, "id">[] {
  return mendableTexts(original).flatMap(({ path, text: before, atomId = null }) => {
    const after = valueAt(resume, path) ?? before;
    if (after === before) return [];
    const why = spellingReason(before, misspellings);
    return [
      {
        kind: "rephrase",
        atomId,
        path,
        before,
        after,
        why,
        requirementIds: [],
        isCosmetic: true,
        isMend: true,
      } as const,
    ];
  });
}

/** A text that is proposed, spelled right: "Spelling: “Aprentice” → “Apprentice”." stands before its reason. */
export function withSpelling<Draft extends Omit<Change, "id">>(draft: Draft, { misspellings }: Spelled): Draft {
  if (!isWorded(draft)) return draft;
  const after = respell(draft.after, misspellings);
  const slips = [draft.after, draft.before].find((text) => misspelledIn(text, misspellings).length > 0);
  const reason = slips && spellingReason(slips, misspellings);
  return !reason || draft.why === reason ? draft : { ...draft, after, why: `${reason} ${draft.why}` };
}

function spellingReason(text: string, misspellings: Misspellings): string {
  const words = new Set([
    ...misspelledIn(text, misspellings).flatMap(([torn]) => (torn.includes(" ") ? torn : [])),
    ...(text.match(/\p{L}+/gu) ?? []),
  ]);
  const pairs = [...words].flatMap((word) => {
    const meant = respell(word, misspellings);
    return meant === word ? [] : [`“${word}” → “${meant}”`];
  });
  const isGrammar = [...words].some(
    (word) => word.includes(" ") && lettersOnly(respell(word, misspellings)) !== lettersOnly(word),
  );
  return `${isGrammar ? "Grammar" : "Spelling"}: ${pairs.join(", ")}.`;
}

const lettersOnly = (text: string) => text.replace(/[^\p{L}\d]/gu, "");

/** Changes that write words; orders and shorter lists hold their items as they are. */
function isWorded({ kind, order, after }: Pick<Change, "kind" | "order" | "after">): boolean {
  return (
    order === undefined &&
    kind !== "skill-added" &&
    kind !== "letter" &&
    kind !== "skills-list" &&
    !(kind === "left-out" || after === "")
  );
}

/**
 * Judges changes of a resume by what its texts say when they are spelled right: what only mends a word is no claim. A change
 * may also mend a word of its text that could mean several: the one that it writes is taken for meant. Sources are quoted as
 * they stand in the resume.
 */
export function judgeSpelled(
  changes: readonly Change[],
  spelled: Spelled,
  judge: (changes: readonly Change[], resume: Resume) => Verdict[],
): Verdict[] {
  const judged = new Map<Change, Verdict>();
  const others = changes.filter((change) => !isWorded(change));
  for (const verdict of judge(others, spelled.original)) judged.set(verdict.change, verdict);
  const readings = changes.filter(isWorded).map((change) => readingOf(change, spelled));
  for (const one of readings.filter(isMendedTitle))
    judged.set(one.change, { change: one.mending, accepted: true, claims: [] });
  const worded = Map.groupBy(
    readings.filter((one) => !isMendedTitle(one)),
    ({ resume }) => resume,
  );
  for (const [resume, group] of worded) {
    const byRead = new Map(group.map((one) => [one.read, one]));
    for (const verdict of judge([...byRead.keys()], resume)) {
      const one = byRead.get(verdict.change);
      const claims = quotedAsWritten(verdict.claims, spelled);
      if (one) judged.set(one.change, { ...verdict, claims, change: one.mending });
    }
  }
  return changes.flatMap((change) => judged.get(change) ?? []);
}

/** A change as it was proposed, with the words that it mends (`mending`), and as it reads in right spelling in a resume in right spelling. */
interface Reading {
  change: Change;
  mending: Change;
  read: Change;
  resume: Resume;
}

function readingOf(change: Change, spelled: Spelled): Reading {
  const besides = spelled.mendedBy(change);
  const own = respellTexts(spelled.resume, besides, (path) => path === change.path);
  const all = own === spelled.resume ? spelled.misspellings : new Map([...besides, ...spelled.misspellings]);
  const repairs = misspelledIn(change.before, all);
  const read = { ...change, before: respell(change.before, all), after: respell(change.after, all) };
  return { change, mending: repairs.length > 0 ? { ...change, repairs } : change, read, resume: own };
}

/** Nothing else may change a title, so the gate refuses whatever would. */
function isMendedTitle({ change, read, resume }: Reading): boolean {
  const isSame = read.before === read.after && change.before !== change.after;
  return isSame && isTitle(change.path) && valueAt(resume, change.path) === read.after;
}

/** The sources of claims as they stand in the resume, where they were read in right spelling. */
export function quotedAsWritten(claims: readonly Claim[], { original, resume }: Spelled): Claim[] {
  const mended = new Map(
    original.atoms.flatMap((atom, at) => (resume.atoms[at]?.text === atom.text ? [] : [[atom.id, atom]])),
  );
  return claims.map((claim) => {
    const atom = mended.get(claim.source?.atomId ?? "");
    return claim.source && atom ? { ...claim, source: { ...claim.source, quote: atom.text, span: atom.span } } : claim;
  });
}
