import type { Change } from "~/tailor/change";
import { readDeed } from "~/tailor/grammar/read-deed";
import type { Tag } from "~/tailor/grammar/tagger";
import { figureWorth, isModest } from "~/tailor/letter/proofs";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { tidy } from "~/tailor/propose/mend-text";
import type { Resume } from "~/tailor/resume";
import { doubtfulEntries } from "~/tailor/resume-atoms";
import { sentence } from "~/wording";
import { isCommon } from "./asked-things";
import { leansBack, voiceOf } from "./entry-voice";
import { joinList } from "./in-sentence";
import { linesListedAgain } from "./repeated-entries";
import { isResult, lineWeigher, type Weighed } from "./weigh-lines";

type Draft = Omit<Change, "id">;

/** Jobs that a reader looks at closely. */
const recentJobs = 3;
const mostLeads = 2;
const fewestLines = 3;
const fewestWords = 5;
/** In merits of `weigh-lines.ts`: a line that bears on the post, and what it needs over the lines it goes before. */
const leastMerit = 2;
const leastGain = { first: 0.5, second: 0.3 };
/** What a line needs besides to go before one with more of a figure. */
const gainOverFigure = 1;
/** So much of the post's own rarer words says what it asks for, where no requirement was read in them. */
const wordsOfAsked = 3;
const longWords = 40;
/** What anybody who keeps the rules did: it proves none of the work that the post asks for. */
const ofRules =
  /^(?:\p{L}+ly )?(?:act|compl|adher|abid|follow|conform)\p{L}* (?:(?:in )?(?:accordance|compliance) )?(?:with|to|by|all|the|\p{L}+ polic)\b.*\b(?:polic(?:y|ies)|rules|procedures|guidelines|standards)\b/iu;

/** "1. ", "a) ", "Project | $2m": lines whose place in the whole list says something. */
const numbered = /^\(?(?:\d{1,2}|[a-z])[.)]\s|\|/u;
const labelled = /^[\p{Lu}][\p{L} /&-]{1,40}:\s/u;
/** A job with more lines of these kinds is a text or a list of its own making. */
const fewLabels = 1;
const shareOfLeaning = 0.25;

/**
 * In the latest jobs, the two bullets that best prove what the post asks for go first: whole deeds only, the others in
 * the order they had. None goes before a result with its figure, whatever it proves. A line that leans on the one before stays
 * behind it. A job that is a running text or a numbered or labelled list, or whose head is in doubt, stays as it is.
 */
export function leadWithEvidence(resume: Resume, posting: Posting, match: Match, tag: Tag): Draft[] {
  const doubtful = doubtfulEntries(resume);
  const weigh = lineWeigher(resume, posting, match);
  const again = linesListedAgain(resume.work);
  return latest(resume).flatMap((entry): Draft[] => {
    const path = `/work/${entry}/highlights`;
    const lines = resume.work[entry]?.highlights ?? [];
    if (doubtful.has(`/work/${entry}`) || lines.length < fewestLines || isWhole(lines)) return [];
    const { verbsFirst } = voiceOf(resume.work[entry] as Resume["work"][number]);
    const isDeed = (line: string) => readDeed(tidy(line), tag, verbsFirst) !== undefined;
    // Where the person lists fields of work in place of deeds, such a line may lead.
    const isListOfFields = lines.filter(isDeed).length * 3 < lines.length;
    const weighed = lines.map((text, index) => ({
      index,
      figure: figureWorth(text),
      isResult: isResult(text),
      ...weigh(`${path}/${index}`, text),
    }));
    const isHere = ({ index }: Placed) => !again.has(`${path}/${index}`) && isFree(lines, index);
    const leads = leadsAmong(
      weighed.filter((one) => isHere(one) && (isListOfFields || isDeed(lines[one.index] ?? ""))),
      weighed,
    );
    if (leads.length === 0) return [];
    const order = [
      ...leads.map(({ index }) => index),
      ...[...lines.keys()].filter((index) => !leads.some((lead) => lead.index === index)),
    ];
    const asked = leads.flatMap(({ proves }) => proves).filter(({ term }) => !isCommon(term));
    const terms = [...new Set(asked.map(({ term }) => term))].slice(0, 3);
    return [
      {
        kind: "reorder",
        atomId: null,
        path,
        before: lines.join("\n"),
        after: order.map((index) => lines[index]).join("\n"),
        order,
        why:
          terms.length > 0
            ? sentence(`Leads with what this post asks for: ${joinList(terms)}`)
            : "Leads with the lines that are nearest to the work of this post.",
        requirementIds: [...new Set(asked.map(({ id }) => id))],
      },
    ];
  });
}

type Placed = Weighed & { index: number; figure: number; isResult: boolean };

/** The best lines, where they outweigh what the job opens with: else moving lines about is work for nothing. */
function leadsAmong(free: readonly Placed[], all: readonly Placed[]): Placed[] {
  const [first, second] = free
    .filter((line) => line.merit >= leastMerit && provesAsked(line) && !passesResult(line, all))
    .sort((left, right) => right.merit - left.merit || left.index - right.index)
    .filter((lead, at, sorted) => at === 0 || lead.shared.join() !== sorted[at - 1]?.shared.join())
    .slice(0, mostLeads);
  if (!first) return [];
  const tops = all.slice(0, mostLeads).map(({ merit, figure }) => merit + (figure > first.figure ? gainOverFigure : 0));
  const passed = passedBy(first, all).map(({ merit }) => merit + gainOverFigure);
  if (first.merit < Math.max(...tops, ...passed) + leastGain.first) return [];
  const isSecond =
    second && second.merit >= (all[0]?.merit ?? 0) + leastGain.second && passedBy(second, all).length === 0;
  return isSecond ? [first, second] : [first];
}

function provesAsked({ proves, words }: Placed): boolean {
  return proves.some(({ term }) => !isCommon(term)) || words >= wordsOfAsked;
}

function passesResult(lead: Placed, all: readonly Placed[]): boolean {
  return all.some(({ index, isResult }) => isResult && index < lead.index);
}

/** The lines with more of a figure that a line would go before. */
function passedBy(lead: Placed, all: readonly Placed[]): Placed[] {
  return all.filter(({ index, figure }) => index < lead.index && figure > lead.figure);
}

/** A text or a list whose lines go on from each other, or that has an order of its own. */
function isWhole(lines: readonly string[]): boolean {
  const leaning = lines.filter((line, index) => leansBack(line, index) || line.trim().endsWith(",")).length;
  return (
    lines.some((line) => numbered.test(line)) ||
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
    !isModest(line) &&
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
