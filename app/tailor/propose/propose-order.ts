import type { Change } from "~/tailor/change";
import { readDeed } from "~/tailor/grammar/read-deed";
import { isLabel } from "~/tailor/grammar/run-in-labels";
import type { Tag } from "~/tailor/grammar/tagger";
import { figureWorth, isModest } from "~/tailor/letter/proofs";
import { tokenize } from "~/tailor/lexicon/lexicon";
import type { Match } from "~/tailor/match";
import type { Posting, Requirement } from "~/tailor/posting";
import { tidy } from "~/tailor/propose/mend-text";
import type { Resume } from "~/tailor/resume";
import { doubtfulEntries } from "~/tailor/resume-atoms";
import { sentence } from "~/wording";
import { isCommon, namesWhole } from "./asked-things";
import { leansBack, voiceOf } from "./entry-voice";
import { joinList } from "./in-sentence";
import { lineWeigher, tellsStanding, titleStems, type Weighed } from "./weigh-lines";

type Draft = Omit<Change, "id">;

/** Jobs that a reader looks at closely. */
const recentJobs = 3;
const fewestLines = 3;
const fewestWords = 5;
/** In merits of `weigh-lines.ts`: a line that is among the best for the post, and what it needs over each line it goes before. */
const leastMerit = 3;
const leastGain = 1;
const longWords = 40;
/** A title of fewer telling words is named by too many lines; what a line gains that names it. */
const ofTitle = { fewest: 2, gain: 2 };
/** What anybody who keeps the rules did: it proves none of the work that the post asks for. */
const ofRules =
  /^(?:\p{L}+ly )?(?:act|compl|adher|abid|follow|conform)\p{L}* (?:(?:in )?(?:accordance|compliance) )?(?:with|to|by|all|the|\p{L}+ polic)\b.*\b(?:polic(?:y|ies)|rules|procedures|guidelines|standards)\b/iu;
/** How much of the work was somebody's: such a line opens a job. */
const scope =
  /\b(?:all|entire|overall|sole(?:ly)?|whole|full|charge|responsib\p{L}+|oversight|owner(?:ship)?|manage(?:ment|r)?)\b/iu;
/** Somebody speaks, or adds to what stands above. */
const speaks = /^(?:I|We|Note)\b|\b(?:except|above|aforementioned)\b/u;

/** "1. ", "a) ", "Project | $2m": lines whose place in the whole list says something. */
const numbered = /^\(?(?:\d{1,2}|[a-z])[.)]\s|\|/u;
const labelled = /^[\p{Lu}][\p{L} /&-]{1,40}:\s/u;
/** A job with more lines of these kinds is a text or a list of its own making. */
const fewLabels = 1;
const shareOfLeaning = 0.25;

/**
 * In the latest jobs, the bullet that is by far the best for the post opens its job: it names a tool that the post must have, or
 * several of the things that it must, and goes past lines alone that tell neither how much of the work was the person's, nor a
 * figure or a result, nor anything asked for; all others keep their order. A line that leans on the one before stays behind it. A
 * job that is a running text or a numbered or labelled list, or whose head is in doubt, stays as it is.
 */
export function leadWithEvidence(resume: Resume, posting: Posting, match: Match, tag: Tag): Draft[] {
  const doubtful = doubtfulEntries(resume);
  const weigh = lineWeigher(resume, posting, match);
  const title = titleStems(posting.title ?? "");
  return latest(resume).flatMap((entry): Draft[] => {
    const path = `/work/${entry}/highlights`;
    const lines = resume.work[entry]?.highlights ?? [];
    if (doubtful.has(`/work/${entry}`) || lines.length < fewestLines || isWhole(lines)) return [];
    const { verbsFirst } = voiceOf(resume.work[entry] as Resume["work"][number]);
    const isDeed = (line: string) => readDeed(tidy(line), tag, verbsFirst) !== undefined;
    // Where the person lists fields of work in place of deeds, such a line may lead.
    const isListOfFields = lines.filter(isDeed).length * 3 < lines.length;
    const weighed = lines.map((text, index) => placedLine(text, index, weigh(`${path}/${index}`, text), title));
    const lead = leadAmong(
      weighed.filter(({ index, text }) => isFree(lines, index) && !isModest(text) && (isListOfFields || isDeed(text))),
      weighed,
    );
    if (!lead) return [];
    const order = [lead.index, ...[...lines.keys()].filter((index) => index !== lead.index)];
    const asked = lead.musts;
    const terms = [...new Set(asked.map(({ term }) => term))].slice(0, 3);
    return [
      {
        kind: "reorder",
        atomId: null,
        path,
        before: lines.join("\n"),
        after: order.map((index) => lines[index]).join("\n"),
        order,
        why: sentence(
          terms.length > 0
            ? `Leads with what this post asks for: ${joinList(terms)}`
            : "Leads with the work that this post is for",
        ),
        requirementIds: [...new Set(asked.map(({ id }) => id))],
      },
    ];
  });
}

interface Placed {
  index: number;
  text: string;
  merit: number;
  /** What the post must have, of what the line names in so many words. */
  musts: Requirement[];
  /** It names all that the title of the post names beside the person. */
  namesTitle: boolean;
  /** Nothing goes past it. */
  isFirm: boolean;
}

function placedLine(text: string, index: number, { merit, proves }: Weighed, title: readonly string[]): Placed {
  const named = proves.filter(({ term }) => !isCommon(term));
  const stems = new Set(tokenize(text).map(({ word }) => word.stem));
  const namesTitle = title.length >= ofTitle.fewest && title.every((stem) => stems.has(stem));
  return {
    index,
    text,
    merit: merit + (namesTitle ? ofTitle.gain : 0),
    musts: named.filter((asked) => asked.weight === "must" && namesWhole(text, asked)),
    namesTitle,
    isFirm: named.length > 0 || scope.test(text) || tellsStanding(text) || figureWorth(text) > 0,
  };
}

/** So many things that the post must have make a line worth a move; a tool by its name does by itself. */
const fewestMusts = 2;

/** The line that may open the job, where it is not the first already. */
function leadAmong(free: readonly Placed[], all: readonly Placed[]): Placed | undefined {
  const [lead] = free
    .filter(({ musts, namesTitle }) => {
      const isTool = musts.some(({ kind }) => kind === "tool");
      return musts.length > 0 && (isTool || namesTitle || musts.length >= fewestMusts);
    })
    .toSorted((left, right) => right.merit - left.merit || left.index - right.index);
  if (!lead || lead.merit < leastMerit) return undefined;
  const passed = all.slice(0, lead.index);
  const isClear = passed.every(({ merit, isFirm }) => !isFirm && merit + leastGain <= lead.merit);
  return passed.length > 0 && isClear ? lead : undefined;
}

/** A text or a list whose lines go on from each other, or that has an order of its own. */
function isWhole(lines: readonly string[]): boolean {
  const leaning = lines.filter((line, index) => leansBack(line, index) || line.trim().endsWith(",")).length;
  return (
    lines.some((line, at) => numbered.test(line) || isLabel(line, lines[at + 1])) ||
    lines.filter((line) => labelled.test(line)).length > fewLabels ||
    /:$/.test(lines[0]?.trim() ?? "") ||
    leaning > shareOfLeaning * lines.length
  );
}

/** Whether a line says all by itself, and nothing leans on it. */
function isFree(lines: readonly string[], index: number): boolean {
  const [line = "", next, before] = [lines[index], lines[index + 1], lines[index - 1]];
  const { length } = line.split(" ");
  return (
    length >= fewestWords &&
    length <= longWords &&
    !labelled.test(line) &&
    !speaks.test(line) &&
    !ofRules.test(line) &&
    !leansBack(line, index) &&
    !/[,:]$/.test(line.trim()) &&
    !(next !== undefined && leansBack(next, index + 1)) &&
    !(before !== undefined && /[,:]$/.test(before.trim()))
  );
}

function latest({ work }: Resume): number[] {
  const rank = ({ current, endDate, startDate }: Resume["work"][number]) =>
    current ? "9999" : (endDate ?? startDate ?? "");
  return [...work.keys()]
    .sort((left, right) =>
      rank(work[right] as Resume["work"][number]).localeCompare(rank(work[left] as Resume["work"][number])),
    )
    .slice(0, recentJobs);
}
