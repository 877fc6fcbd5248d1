import type { Change } from "~/tailor/change";
import { readDeed } from "~/tailor/grammar/read-deed";
import type { Tag } from "~/tailor/grammar/tagger";
import { dutyWorth, isModest } from "~/tailor/letter/proofs";
import { tokenize } from "~/tailor/lexicon/lexicon";
import type { Match } from "~/tailor/match";
import { indexPosting } from "~/tailor/match/index-posting";
import type { Posting } from "~/tailor/posting";
import { tidy } from "~/tailor/propose/mend-text";
import type { Resume } from "~/tailor/resume";
import { doubtfulEntries } from "~/tailor/resume-atoms";
import { sentence } from "~/wording";
import { type AskedThing, askedThings, isCommon, speaksOf } from "./asked-things";
import { isRunning, voiceOf } from "./entry-voice";
import { joinList } from "./in-sentence";

type Draft = Omit<Change, "id">;

/** Jobs that a reader looks at closely. */
const recentJobs = 3;
const mostLeads = 2;
const fewestLines = 3;
const fewestWords = 5;
/** The weight of one thing that the post asks for by name. */
const leastWeight = 2;
/** A line that shares so many words with the duties of the post answers it, though no term is named. */
const leastNear = 1.2;
/** Less than this is no reason to move a line. */
const leastGain = 0.5;
const longWords = 40;

/** "1. ", "a) ", "Recruiting: ", "Project | $2m": lines whose place says something. */
const placed = /^(?:\(?(?:\d{1,2}|[a-z])[.)]\s|[\p{Lu}][\p{L} /&-]{1,40}:\s)|\|/u;

interface Lead {
  index: number;
  weight: number;
  terms: string[];
  ids: string[];
}

/**
 * In the latest jobs, the two bullets that best prove what the post asks for go first: whole deeds only, the others in
 * the order they had. A job whose lines lean on each other, are numbered or labelled, or whose head is in doubt stays as it is.
 */
export function leadWithEvidence(resume: Resume, posting: Posting, match: Match, tag: Tag): Draft[] {
  const doubtful = doubtfulEntries(resume);
  const things = askedThings(resume, posting, match);
  const duties = new Map(indexPosting(posting).duties.map(({ stem, weight }) => [stem, weight]));
  return latest(resume).flatMap((entry): Draft[] => {
    const path = `/work/${entry}/highlights`;
    const lines = resume.work[entry]?.highlights ?? [];
    if (doubtful.has(`/work/${entry}`) || lines.length < fewestLines || isRunning(lines)) return [];
    if (lines.some((line) => placed.test(line) || line.split(" ").length > longWords)) return [];
    const { verbsFirst } = voiceOf(resume.work[entry] as Resume["work"][number]);
    const deeds = lines.filter((line) => readDeed(tidy(line), tag, verbsFirst)).length;
    // Where the person lists fields of work in place of deeds, such a line may lead.
    const isListOfFields = deeds * 3 < lines.length;
    const found = lines.map((text, index) =>
      leadOf(text, index, `${path}/${index}`, { things, duties, verbsFirst, isListOfFields, tag }),
    );
    const leads = found
      .filter((lead) => (lead.terms.length > 0 ? lead.weight >= leastWeight : lead.weight >= leastNear))
      .sort((left, right) => right.weight - left.weight || left.index - right.index)
      .slice(0, mostLeads);
    const [first] = leads;
    // Where the job opens with as good a proof already, moving lines about is work for nothing.
    const top = Math.max(...found.slice(0, mostLeads).map(({ weight }) => weight));
    if (!first || top + leastGain > first.weight) return [];
    const order = [
      ...leads.map(({ index }) => index),
      ...[...lines.keys()].filter((index) => !leads.some((lead) => lead.index === index)),
    ];
    const terms = [...new Set(leads.flatMap((lead) => lead.terms))].slice(0, 3);
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
        requirementIds: [...new Set(leads.flatMap((lead) => lead.ids))],
      },
    ];
  });
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

interface Reading {
  things: readonly AskedThing[];
  /** Stems that the post uses of the work, with their weights. */
  duties: ReadonlyMap<string, number>;
  verbsFirst: boolean;
  isListOfFields: boolean;
  tag: Tag;
}

/** What a line proves by its own words; a line that is no deed leads nothing. */
function leadOf(
  text: string,
  index: number,
  path: string,
  { things, duties, verbsFirst, isListOfFields, tag }: Reading,
): Lead {
  const none: Lead = { index, weight: 0, terms: [], ids: [] };
  const isLine = isListOfFields || readDeed(tidy(text), tag, verbsFirst);
  if (!isLine || text.split(" ").length < fewestWords || isModest(text)) return none;
  const shown = things.filter(
    (thing) => !isCommon(thing.term) && thing.evidence.some((item) => item.path === path) && speaksOf(text, thing),
  );
  const near = dutyWorth(new Set(tokenize(text).map(({ word }) => word.stem)), duties);
  const weight = shown.reduce((sum, thing) => sum + thing.weight, 0) + near;
  return { index, weight, terms: shown.map(({ term }) => term), ids: shown.flatMap(({ id }) => id ?? []) };
}
