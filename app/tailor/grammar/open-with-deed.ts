import { inForm, readDeed } from "./read-deed";
import type { Tag } from "./tagger";
import { pastOf } from "./verb-forms";

const dutyOpening =
  /^(?:(?:I |i )?(?:was |am |were |being )?(?:also |primarily |mainly |directly )?(?:responsible for|tasked with|charged with|in charge of|accountable for)|(?:my |main |key |primary |other |daily )*(?:job )?(?:duties|responsibilities|tasks) (?:included|include|including|involved|involve|were|are|consisted of)(?: but (?:were |are )?not limited to)?(?: the following)?:?)\s+(?:the )?/i;

/** "I also ordered ...": a resume speaks of nobody else. */
const selfOpening = /^I (?:also |currently |then )?(?=\p{Ll})/u;
const self = /\b(?:I|me)\b/u;
const isState = /^(?:was|were|am|had|have|did|do|feel|felt|believe|enjoy|love|like)\p{L}*\b/u;

/** Nouns that name a deed, with the verb behind them. */
const deeds: Record<string, string> = Object.fromEntries(
  `management:manage preparation:prepare coordination:coordinate maintenance:maintain development:develop
   implementation:implement installation:install administration:administer processing:process planning:plan
   training:train evaluation:evaluate organization:organize delivery:deliver reconciliation:reconcile analysis:analyze
   review:review scheduling:schedule assessment:assess recruitment:recruit monitoring:monitor cleaning:clean
   supervision:supervise inspection:inspect verification:verify production:produce oversight:oversee`
    .split(/\s+/)
    .map((pair) => pair.split(":") as [string, string]),
);

/** True for a line that opens with a duty in place of a deed: "Responsible for managing a team". */
export function opensWithDuty(text: string): boolean {
  return dutyOpening.test(text) || selfOpening.test(text);
}

/**
 * A line that opens with what was done: "Responsible for managing" and "Managing" as "Managed", "Responsible for the
 * preparation of reports" as "Prepared reports". Undefined where the words behind the opening may not be deeds.
 * `gerundsFirst`: the lines around it open with gerunds, so that "Performing maintenance" is a deed as well.
 */
export function openWithDeed(text: string, form: "past" | "base", tag: Tag, gerundsFirst = false): string | undefined {
  const opening = dutyOpening.exec(text)?.[0];
  if (opening === undefined && selfOpening.test(text)) return withoutSelf(text.replace(selfOpening, ""), form, tag);
  const rest = capital(text.slice(opening?.length ?? 0));
  // Behind "responsible for" it is a verb: "visiting job sites".
  const deed = readDeed(rest, tag, opening !== undefined || gerundsFirst);
  if (deed?.form === "gerund") return inForm(deed, form);
  return opening ? nounDeed(rest, form) : undefined;
}

function withoutSelf(rest: string, form: "past" | "base", tag: Tag): string | undefined {
  const deed = self.test(rest) || isState.test(rest) ? undefined : readDeed(capital(rest), tag, true);
  return deed?.form === "past" && form === "past" ? deed.text : deed?.form === "base" ? inForm(deed, form) : undefined;
}

/** "Preparation of monthly reports" as "Prepared monthly reports"; a second noun of a deed would be left hanging. */
function nounDeed(rest: string, form: "past" | "base"): string | undefined {
  const noun = /^(\p{L}+) of (?=[\p{L}\d])/u.exec(rest);
  const base = deeds[noun?.[1]?.toLowerCase() ?? ""];
  if (!noun || !base || /(?:\band|,|&) (?:\p{L}+ )?\p{L}+(?:ing|ment|tion|sion|ance)s?\b/u.test(rest)) return undefined;
  return capital(`${form === "past" ? pastOf(base) : base} ${rest.slice(noun[0].length)}`);
}

/** A capital to open with; a name that is written small ("iOS") stays. */
export function capital(text: string): string {
  return text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase());
}
