import type { Change } from "~/tailor/change";
import type { Match } from "~/tailor/match";
import { isPlainList, isTorn } from "~/tailor/parse/plain-list";
import type { Posting } from "~/tailor/posting";
import { needsBlank } from "~/tailor/propose/blanks";
import { relevanceByPath } from "~/tailor/propose/relevance";
import type { Resume } from "~/tailor/resume";
import { rankByName } from "./asked-skills";
import { isRecord, isSaidAbove, repeatedIn } from "./repeated-skills";

type Draft = Omit<Change, "id">;

/** In a long list a few items that were cut wrong are no sentences. */
const sentenceShare = 0.1;
const tornShare = 0.05;
/** Where more items begin small, they are written so. */
const smallShare = 0.3;
/** A list that leaves out fewer is no other list. */
const telling = 3;
/** So many items, and such a share of them, in the order of the alphabet are no chance. */
const fewestOfAlphabet = 8;
const alphabetShare = 0.75;
const smallShareOfDump = 0.25;
/** Who says so does not lead with it. */
const hedged =
  /\b(?:basics?|beginner|familiar\p{L}*|some|working towards|learning|exposure|in progress|expired|studying)\b/iu;

/**
 * Each list of skills without what it says twice and what a template left blank; nothing else goes, however long the list is. A list
 * that a form drew out of the text, in the order of the alphabet, has what the post asks for by name in front; any other list keeps
 * the order of its writer. A list of which all stands in one above is left out. Nothing is done that the score would fall by (`keepsScore`).
 */
export function curateSkills(
  resume: Resume,
  posting: Posting,
  match: Match,
  keepsScore: (draft: Draft) => boolean,
): Draft[] {
  const relevance = relevanceByPath(resume, posting, match);
  return resume.skills.flatMap(({ keywords }, group): Draft[] => {
    const path = listPath(group);
    if (isRecord(keywords)) return [];
    if (isSaidAbove(resume, group)) return [repeatedList(keywords, path)];
    if (isTornList(keywords) || isWrapped(resume, group)) return [];
    if (!isPlain(keywords) && keywords.some(isTornItem)) return [];
    const repeated = repeatedIn(keywords);
    const all = [...keywords.keys()];
    const kept = all.filter((at) => !repeated.has(at) && !needsBlank(keywords[at] ?? ""));
    const isSetForPost = isPlain(keywords) && isDrawn(keywords);
    const rank = (at: number) => (isSetForPost ? frontRank(keywords[at] ?? "", posting) : 0);
    const requirementIds = [...new Set(all.flatMap((at) => relevance.get(`${path}/${at}`)?.requirementIds ?? []))];
    const drafts = [kept, all].map((places) =>
      draftOf(
        places.toSorted((left, right) => rank(right) - rank(left)),
        keywords,
        { path, requirementIds },
      ),
    );
    return drafts.find(([draft]) => draft === undefined || keepsScore(draft)) ?? [];
  });
}

/** How far in front an item belongs for this post; who says that they know little of it does not lead with it. */
function frontRank(text: string, posting: Posting): number {
  return hedged.test(text) ? 0 : rankByName(text, posting);
}

function listPath(group: number): string {
  return `/skills/${group}/keywords`;
}

function isTornItem(text: string): boolean {
  return text.includes(" ") && isTorn(text);
}

/** "processes and" goes on in the item below, and so may any other. */
const endsOpen = /\s(?:and|or|of|&|for|in|to|with)$/iu;

/** Set in another order, pieces of torn lines would be past mending; as they are, their lines are quoted. */
function isTornList(keywords: readonly string[]): boolean {
  return (
    keywords.some((text) => endsOpen.test(text)) || keywords.filter(isTornItem).length > keywords.length * tornShare
  );
}

/** Where most items begin large, one in small letters at the start of a line goes on with the item above: "Risk" above "management". */
function isWrapped({ atoms, source, skills }: Resume, group: number): boolean {
  const keywords = skills[group]?.keywords ?? [];
  const small = keywords.filter((text) => /^\p{Ll}/u.test(text));
  if (small.length === 0 || small.length > keywords.length * smallShare) return false;
  const path = `${listPath(group)}/`;
  return atoms.some(
    ({ path: own, text, span }) =>
      span &&
      own.startsWith(path) &&
      /^\p{Ll}/u.test(text) &&
      /[\p{L})]\s*\n\s*$/u.test(source.slice(Math.max(0, span.start - 40), span.start)),
  );
}

/** Names and phrases, no sentences and nothing torn. */
function isPlain(keywords: readonly string[]): boolean {
  const sentences = keywords.filter((text) => !isPlainList([text]));
  return !isTornList(keywords) && sentences.length <= keywords.length * sentenceShare;
}

/** A list in the order of the alphabet, with many words in small letters, was drawn out of the text by a form, word by word. */
function isDrawn(keywords: readonly string[]): boolean {
  if (keywords.filter((text) => /^\p{Ll}/u.test(text)).length < smallShareOfDump * keywords.length) return false;
  const keys = keywords.map((text) => text.toLowerCase());
  const inOrder = keys.filter((key, at) => at === 0 || (keys[at - 1] ?? "") <= key);
  return keys.length >= fewestOfAlphabet && inOrder.length >= alphabetShare * keys.length;
}

/** A list of which every item stands in one above. */
function repeatedList(keywords: readonly string[], path: string): Draft {
  const why = "All of it stands in a list above.";
  return {
    kind: "left-out",
    atomId: null,
    path,
    before: keywords.join("\n"),
    after: "",
    why,
    requirementIds: [],
    isMend: true,
  };
}

function draftOf(
  order: readonly number[],
  items: readonly string[],
  { path, requirementIds }: { path: string; requirementIds: string[] },
): Draft[] {
  const dropped = items.length - order.length;
  const isMoved = order.some((from, to) => order[to - 1] !== undefined && from < (order[to - 1] as number));
  if (order.length === 0 || (dropped === 0 && !isMoved)) return [];
  const [before, after] = [items.join("\n"), order.map((at) => items[at]).join("\n")];
  const base = { atomId: null, path, before, after, requirementIds, isMend: true, isCosmetic: dropped < telling };
  const askedFirst = "What this post asks for stands first.";
  if (dropped === 0) return [{ ...base, kind: "skills-order", order: [...order], why: askedFirst }];
  const goes = "What the list says twice, or a template left blank, is left out.";
  return [{ ...base, kind: "left-out", why: isMoved ? `${askedFirst} ${goes}` : goes }];
}
