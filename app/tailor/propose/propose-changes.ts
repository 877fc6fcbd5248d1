import type { Change, Verdict } from "~/tailor/change";
import type { Tag } from "~/tailor/grammar/tagger";
import { judgeChanges } from "~/tailor/judge-changes";
import { isEnglish } from "~/tailor/lexicon/is-english";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import type { Fact, IsoDate, Resume } from "~/tailor/resume";
import { type Spelled, spellingChanges, withSpelling } from "~/tailor/spelling/spelled-resume";
import { answeringLines } from "./answering-lines";
import { fillerLines } from "./fillers/filler-lines";
import { cutLongJobs } from "./leave-out/cut-long-jobs";
import { leaveOutLines } from "./leave-out/leave-out-lines";
import { leaveOutCopies } from "./leave-out/repeated-entries";
import { tidy, wordsOf } from "./mend-text";
import { orderSections } from "./order-sections";
import { proposeAdditions } from "./propose-additions";
import { leadWithEvidence } from "./propose-order";
import { mendLines } from "./reword/mend-lines";
import { mendArticles } from "./reword/plain-words";
import { postingWording } from "./reword/propose-wording";
import { rewordEntries, type TensedDraft } from "./reword/reword-entries";
import { curateSkills } from "./skills/curate-skills";
import { mendLists } from "./skills/mend-lists";
import { partTornItems } from "./skills/torn-items";
import { writeSummary } from "./summary/write-summary";

type Draft = Omit<Change, "id">;

/** In points of the score: the words of a line that says nothing may be the post's all the same. */
const mostForFiller = 1;

/**
 * Changes by rule, for this posting, in order of worth: a summary, evidence first, the post's names for what is there, skills
 * that stand elsewhere in the list of skills, duties as deeds, paragraphs as bullets, repeated lines left out. No rule adds a
 * fact. Of several ways to word one text the first that is proven is proposed, else the first that its owner may confirm; where
 * there is neither, the text stays. Style alone is no reason for a change: it comes along with another in the same entry. A resume that is not in English is left as it is.
 */
export function proposeChanges(
  spelled: Spelled,
  posting: Posting,
  match: Match,
  tag: Tag,
  facts: readonly Fact[] = [],
  keepsScore: (changes: readonly Draft[], mayLose?: number) => boolean = () => true,
  asOf?: IsoDate,
): Change[] {
  const resume = spelled.original;
  if (!isEnglish(resume.source)) return [];
  const copies = leaveOutCopies(resume);
  const fillers = fillerLines(resume);
  const unread = leaveOutLines(resume, answeringLines(resume, posting, match).answers).filter((draft) =>
    keepsScore([draft], fillers.has(draft.path) ? mostForFiller : 0),
  );
  const repeated = new Set(unread.map(({ path }) => path));
  const cuts = cutLongJobs(resume, posting, match, keepsScore).filter(({ path }) => !repeated.has(path));
  const dropped = [...unread, ...cuts];
  const isDropped = new Set(dropped.map(({ path }) => path));
  const lists = [
    ...dropped,
    ...withoutLoss(mendLists(resume, tag), keepsScore).filter(({ path }) => !isDropped.has(path)),
  ];
  const mended = new Set(lists.map(({ path }) => path));
  const ways: TensedDraft[][] = [
    writeSummary(resume, posting, match, tag, keepsScore).flatMap(withSigns),
    ...leadWithEvidence(resume, posting, match, tag).map((draft) => [draft]),
    ...renameSkills(resume, posting).map((draft) => [draft]),
    ...proposeAdditions(resume, posting, match).map((draft) => [draft]),
    ...withoutHalfTurned(rewordSpelled(spelled, posting, tag), mended, isDropped),
    ...lists.map((draft) => [draft]),
    ...curateSkills(resume, posting, match, (change) => keepsScore([change])).map((draft) => [draft]),
    ...partTornItems(resume).map((draft) => [draft]),
    ...(asOf === undefined ? [] : orderSections(resume, posting, match, asOf)).map((draft) => [draft]),
  ].map((options) => options.filter(({ path }) => !copies.some((copy) => path.startsWith(`${copy.path}/`))));
  const isGone = new Set(cuts.map(({ path }) => path));
  ways.push(...copies.map((draft) => [draft]));
  for (const mend of [...mendLines(resume), ...spellingChanges(spelled)]) {
    if (isGone.has(mend.path) || copies.some((copy) => mend.path.startsWith(`${copy.path}/`))) continue;
    const others = ways.find(([draft]) => draft?.path === mend.path);
    if (others) others.push(mend);
    else ways.push([mend]);
  }
  const drafts = ways.flatMap((options, place) =>
    options.map(
      ({ together: _, ...draft }, rank): Change => ({ id: `${place}.${rank}`, ...withSpelling(draft, spelled) }),
    ),
  );
  const judged = judgeChanges(drafts, resume, { facts: [...facts], posting, spelled });
  const broken = brokenTenses(ways, judged, keepsScore);
  const verdicts = judged.filter(({ change }) => {
    const [place = 0, rank = 0] = change.id.split(".").map(Number);
    return !broken.has(ways[place]?.[rank]?.together ?? "");
  });
  const proven = verdicts.filter(({ accepted }) => accepted);
  const toConfirm = verdicts.filter(({ confirm, change }) => confirm && !change.isCosmetic);
  const firsts = new Map<string, Change>();
  for (const { change } of [...proven, ...toConfirm]) {
    const place = change.id.split(".")[0] ?? "";
    if (!firsts.has(place)) firsts.set(place, change);
  }
  return withoutStyleAlone(inOrder([...firsts])).map((change, index) => ({ ...change, id: `c${index}` }));
}

/** A summary with its blanks and signs mended, and as it was, where the gate takes that alone. */
function withSigns(draft: TensedDraft): TensedDraft[] {
  const after = mendArticles(draft.after.split("\n").map(tidy).join("\n"));
  return after === draft.after ? [draft] : [{ ...draft, after }, draft];
}

/** The entries as they are spelled right: a slip of the pen in one line does not keep a job in two tenses. */
function rewordSpelled({ original, resume }: Spelled, posting: Posting, tag: Tag): TensedDraft[][] {
  const written = new Map(original.atoms.map(({ path, text }) => [path, text]));
  return rewordEntries(resume, posting, tag).map((ways) =>
    ways.map((way) => ({ ...way, before: written.get(way.path) ?? way.before })),
  );
}

/** Without the lines that another change words, and without the turn of a job of which one line is such a one and is not left out. */
function withoutHalfTurned(
  ways: TensedDraft[][],
  mended: ReadonlySet<string>,
  dropped: ReadonlySet<string>,
): TensedDraft[][] {
  const isTurn = ({ together, isCosmetic }: TensedDraft) => together !== undefined && isCosmetic === true;
  const half = new Set(
    ways.flatMap(([draft]) =>
      draft && mended.has(draft.path) && !dropped.has(draft.path) && isTurn(draft) ? [draft.together] : [],
    ),
  );
  return ways.filter(([draft]) => draft && !mended.has(draft.path) && !half.has(draft.together));
}

/** Jobs of which one line cannot be turned with the others, or that would lower the score in their new tense: none is turned. */
function brokenTenses(
  ways: readonly TensedDraft[][],
  judged: readonly Verdict[],
  keepsScore: (changes: readonly Draft[]) => boolean,
): Set<string> {
  const proven = new Map(judged.flatMap(({ accepted, change }) => (accepted ? [[change.id, change]] : [])));
  const turns = new Map<string, (Change | undefined)[]>();
  for (const [place, options] of ways.entries()) {
    const [first] = options;
    if (first?.together === undefined || !first.isCosmetic) continue;
    turns.set(first.together, [...(turns.get(first.together) ?? []), proven.get(`${place}.0`)]);
  }
  return new Set(
    [...turns].flatMap(([job, changes]) => {
      const made = changes.filter((change) => change !== undefined);
      return made.length === changes.length && keepsScore(made) ? [] : [job];
    }),
  );
}

/** A text that is cut has the same words: it may be judged a point lower, never more. */
function withoutLoss(lists: Draft[], keepsScore: (changes: readonly Draft[], mayLose: number) => boolean): Draft[] {
  if (lists.length === 0 || keepsScore(lists, 1)) return lists;
  return lists.filter((change) => change.kind !== "split" || keepsScore([change], 1));
}

/** By the place of their text among the proposals. */
function inOrder(firsts: [string, Change][]): Change[] {
  return firsts.sort(([left], [right]) => Number(left) - Number(right)).map(([, change]) => change);
}

/** The post's own name for a skill of the list, where it is that skill and nothing else. */
function renameSkills(resume: Resume, posting: Posting): Draft[] {
  const named = new Set<string>();
  const said = new Set(resume.skills.flatMap(({ keywords }) => keywords.map(wordsOf)));
  return resume.atoms.flatMap((atom): Draft[] => {
    if (!/^\/skills\/\d+\/keywords\/\d+$/.test(atom.path)) return [];
    const worded = /[(),]/.test(atom.text) ? undefined : postingWording(atom.text, posting, "keyword");
    if (!worded || worded.requirementIds.every((id) => named.has(id))) return [];
    // What another item says already would stand there twice.
    const isSaid = (text: string) => said.has(wordsOf(text));
    if (isSaid(worded.text) || isSaid(worded.text.replace(/\s*\([^()]*\)$/u, ""))) return [];
    said.add(wordsOf(worded.text));
    for (const id of worded.requirementIds) named.add(id);
    const why = `Names ${worded.swaps.join(" and ")}, as this post does.`;
    const { text: after, requirementIds } = worded;
    return [{ kind: "wording", atomId: atom.id, path: atom.path, before: atom.text, after, why, requirementIds }];
  });
}

/** Style comes along with a change of substance in the same entry; what a reader takes for a mistake is mended anyhow. */
function withoutStyleAlone(changes: Change[]): Change[] {
  const entry = (path: string) => path.split("/").slice(0, 3).join("/");
  const worthwhile = new Set(changes.filter(({ isCosmetic }) => !isCosmetic).map(({ path }) => entry(path)));
  return changes.filter(({ isCosmetic, isMend, path }) => !isCosmetic || isMend || worthwhile.has(entry(path)));
}
