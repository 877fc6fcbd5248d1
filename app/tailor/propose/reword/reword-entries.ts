import type { Change } from "~/tailor/change";
import { capital, opensWithDuty, openWithDeed, openWithVerb } from "~/tailor/grammar/open-with-deed";
import { type Deed, readDeed } from "~/tailor/grammar/read-deed";
import { isLabel } from "~/tailor/grammar/run-in-labels";
import type { Tag } from "~/tailor/grammar/tagger";
import { findTerms } from "~/tailor/lexicon/lexicon";
import type { Posting } from "~/tailor/posting";
import { endAlike, voiceOf } from "~/tailor/propose/entry-voice";
import { tidy } from "~/tailor/propose/mend-text";
import type { Resume } from "~/tailor/resume";
import { atomAt } from "~/tailor/resume-atoms";
import { inOneTense, openWithVerbs, type Tense } from "./one-tense";
import { mendArticles, plainCapitals, shorten, spellOut } from "./plain-words";
import { postingWording, type Wording } from "./propose-wording";

/**
 * `together` names the tense of a job: of the changes that turn its lines into it all are made or none, and what was worded
 * in that tense falls with them.
 */
export type TensedDraft = Omit<Change, "id"> & { together?: string };

interface Line {
  path: string;
  before: string;
  text: string;
  reasons: string[];
  /** It opened with a duty and now opens with a deed. */
  isOpened: boolean;
  /** What makes the change worth its reader's time; without it the line is changed only beside one that has it. */
  isSubstantive: boolean;
  requirementIds: string[];
}

/**
 * One list of ways a bullet, the fullest first. In each entry: duties said as deeds and the post's names for what is there;
 * what reads as a mistake (two tenses in one job, lines in capitals); fewer words in a line that is reworded anyway. One
 * tense in all of its lines or none touched.
 */
export function rewordEntries(resume: Resume, posting: Posting, tag: Tag): TensedDraft[][] {
  const sections = (["work", "volunteer", "projects"] as const).map((section) =>
    resume[section].map((entry, index) => ({ entry, path: `/${section}/${index}` })),
  );
  const read = sections.flat().map(({ entry, path }) => {
    const voice = voiceOf(entry);
    const verbsFirst = voice.verbsFirst || openWithVerbs(entry.highlights);
    const deeds = entry.highlights.map((text) => readDeed(tidy(text), tag, verbsFirst));
    const hasEnded = entry.endDate !== undefined && entry.current !== true;
    // Where most lines tell no deed, a few of them in another tense keep nothing together.
    const areDeeds = deeds.filter((deed) => deed !== undefined).length * 2 >= deeds.length;
    const mayTurn = hasEnded && areDeeds && deeds.length > 0;
    const inPast = mayTurn ? inOneTense(entry.highlights, "past", tag) : undefined;
    const past = deeds.filter((deed) => deed?.form === "past").length;
    return { entry, path, voice, deeds, hasEnded, areDeeds, mayTurn, inPast, past };
  });
  // A job told in the present as a whole goes into the past where most others are then told so: one among many would stand out.
  const ended = read.filter(({ mayTurn }) => mayTurn);
  const areMostPast = ended.filter(({ inPast }) => inPast !== undefined).length * 2 > ended.length;
  const told = read.map(({ entry, path, voice, deeds, hasEnded, areDeeds, past, ...one }) => {
    const inPast = past > 0 || areMostPast ? one.inPast : undefined;
    const present = deeds.filter((deed) => deed !== undefined && deed.form !== "past").length;
    // What goes on is told in the present, whatever was done once beside it; a job that has ended, in the past where all of it can be.
    const isTold = entry.current === true && past > present;
    const tense =
      entry.current === true ? "base" : inPast || (hasEnded && past > 0) ? "past" : tenseOf(deeds, voice.past);
    // Where neither the lines nor the dates tell the tense, none is chosen for them.
    const isOpen = hasEnded ? tense === "base" && present === 0 : entry.current !== true && (past === 0 || present > 0);
    const inTense = isTold || !areDeeds ? undefined : (inPast ?? inOneTense(entry.highlights, tense, tag));
    const isOneTense = inTense !== undefined || deeds.every((deed) => deed === undefined || deed.form === tense);
    const withVerbs = isOneTense && areDeeds;
    // A job that has ended is told in the past or as it was.
    const isStill = hasEnded && tense === "base";
    const around = { resume, posting, tag, tense: isOpen || isStill ? undefined : tense, withVerbs };
    const lines = wordLines(path, entry.highlights, around);
    return { entry, path, deeds, past, inPast, inTense, isOpen, isStill, around, lines };
  });
  // One without its "I" among others that keep it would read as a slip.
  const keepsSelf = told.some(({ lines }) => lines.some(({ text }) => ofSelf.test(text)));
  return told.flatMap(({ entry, path, deeds, past, inPast, inTense, isOpen, isStill, around, ...one }) => {
    const lines = keepsSelf ? withSelf(one.lines, path, around) : one.lines;
    const isLeft =
      isOpen ||
      (inPast === undefined &&
        (past === 0 || entry.current === true) &&
        areThird(deeds) &&
        !lines.some(({ isOpened }) => isOpened));
    // Half of a job in another tense is worse than none of it.
    const whole = isLeft || isStill ? undefined : inTense;
    const turned = whole ?? entry.highlights;
    // What is opened with a deed has the tense that the others are turned into.
    const leansOnTurn = inPast !== undefined && tenseOf(deeds, false) !== "past";
    return lines
      .map((line, index) =>
        (isLabel(line.before, entry.highlights[index + 1]) ? [] : finish(line, turned[index], resume, posting))
          .map((way) => ({
            ...way,
            after: endAlike(way.after, entry.highlights),
            ...(((way.isTurned && whole) || leansOnTurn) && { together: path }),
          }))
          .filter(({ before, after }) => after !== before)
          .map(({ isTurned: _, ...way }): TensedDraft => way),
      )
      .filter((ways) => ways.length > 0);
  });
}

/** "Prepares the rota", "Answers the phone": a voice of its own where all lines have it that are not in the past. */
function areThird(deeds: readonly (Deed | undefined)[]): boolean {
  return deeds.every((deed) => deed === undefined || deed.form === "third" || deed.form === "past");
}

/** The tense of the entry's lines as they are: what is reworded follows its neighbours. The dates decide between equals. */
function tenseOf(deeds: readonly (Deed | undefined)[], isPast: boolean): Tense {
  const past = deeds.filter((deed) => deed?.form === "past").length;
  const present = deeds.filter((deed) => deed?.form === "base").length;
  if (past === present) return isPast ? "past" : "base";
  return past > present ? "past" : "base";
}

interface Around {
  resume: Resume;
  posting: Posting;
  tag: Tag;
  tense: Tense | undefined;
  /** Half of the lines or more open with verbs, in one tense at the end: "Ordering of timber" is a stranger among them. */
  withVerbs: boolean;
}

function wordLines(path: string, texts: readonly string[], around: Around): Line[] {
  return texts.map((text, index) => worded(`${path}/highlights/${index}`, text, around));
}

/** The same, where lines that open with "I" keep it. */
function withSelf(lines: readonly Line[], path: string, around: Around): Line[] {
  return lines.map((line, index) =>
    self.test(line.before.trim())
      ? worded(`${path}/highlights/${index}`, line.before, { ...around, tense: undefined })
      : line,
  );
}

const ofSelf = /(?<![\p{L}.'’-])I(?:['’]\p{L}+)?(?![\p{L}.'’-])/u;
const self = /^I\b/u;

function worded(path: string, before: string, { resume, posting, tag, tense, withVerbs }: Around): Line {
  const plain = tidy(before);
  const said = (form: Tense) =>
    opensWithDuty(plain) ? openWithDeed(plain, form, tag) : withVerbs ? openWithVerb(plain, form) : undefined;
  const deed = tense && said(tense);
  const opened =
    deed !== undefined && readDeed(deed, tag, true) && !losesTerm(before, deed, posting) ? deed : undefined;
  const named = saidElsewhere(postingWording(opened ?? before, posting, "text"), posting, resume);
  const text = named?.text ?? opened ?? before;
  const reasons = [
    ...(opened ? ["opens with what you did"] : []),
    ...(named ? [`names ${named.swaps.join(" and ")}, as this post does`] : []),
  ];
  return {
    path,
    before,
    text,
    reasons,
    isOpened: opened !== undefined,
    isSubstantive: reasons.length > 0,
    requirementIds: named?.requirementIds ?? [],
  };
}

/** The post's name for a tool is worth a change where the resume has it nowhere yet. A licence is named in its own section. */
function saidElsewhere(
  wording: Wording | undefined,
  { requirements }: Posting,
  { source }: Resume,
): Wording | undefined {
  const asked = requirements.filter(({ id }) => wording?.requirementIds.includes(id));
  const isNew = asked.every(({ kind, term }) => kind === "tool" && !source.toLowerCase().includes(term.toLowerCase()));
  return isNew ? wording : undefined;
}

/** The substantive words alone are the second way; a line of style alone is cosmetic. */
function finish(
  line: Line,
  turned: string | undefined,
  resume: Resume,
  posting: Posting,
): (TensedDraft & { isTurned: boolean })[] {
  const { path, before, reasons, isSubstantive, requirementIds } = line;
  const isTurned = turned !== undefined && !isSubstantive && turned !== before;
  const base = isSubstantive ? line.text : (turned ?? before);
  const small = plainCapitals(base);
  const isMend = isTurned || small !== base;
  if (!isMend && !isSubstantive) return [];
  const styled = capital(mendArticles(isSubstantive ? spellOut(shorten(tidy(small))) : tidy(small)));
  const ways = [styled, ...(isSubstantive ? [line.text] : [])].filter(
    (text) => text !== before && (isTurned || !losesTerm(before, text, posting)),
  );
  const style = [
    ...(isTurned ? ["keeps this job in one tense"] : []),
    ...(small !== base ? ["takes it out of capitals"] : []),
  ];
  const said = reasons.length > 0 ? reasons : style;
  const why = `${said.join("; ").replace(/^./, (letter) => letter.toUpperCase())}.`;
  return [...new Set(ways)].map((after) => ({
    kind: reasons.length === 1 && requirementIds.length > 0 ? "wording" : "rephrase",
    atomId: atomAt(resume, path)?.id ?? null,
    path,
    before,
    after,
    why,
    requirementIds,
    isTurned,
    ...(!isSubstantive && { isCosmetic: true, isMend }),
  }));
}

/** A keyword of the post that the new words no longer have. */
function losesTerm(before: string, after: string, { requirements }: Posting): boolean {
  const kept = new Set(findTerms(after).map(({ canonical }) => canonical));
  const has = (text: string, term: string) => text.toLowerCase().includes(term.toLowerCase());
  return (
    requirements.some(({ term }) => has(before, term) && !has(after, term)) ||
    findTerms(before).some(
      ({ canonical }) => !kept.has(canonical) && requirements.some((asked) => asked.canonical === canonical),
    )
  );
}
