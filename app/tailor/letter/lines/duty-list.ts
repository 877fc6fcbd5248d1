import { inForm, readDeed } from "~/tailor/grammar/read-deed";
import type { Tag } from "~/tailor/grammar/tagger";
import { readVerb } from "~/tailor/grammar/verb-forms";
import type { Job } from "../job";
import { isNoDeed } from "./no-deed";
import { isUnfit } from "./tell-line";

const heading =
  /^(?:(?:key|main|primary|job|my) )?(?:responsibilities|duties)(?: (?:include[sd]?|included|were|are))?\s*:\s*/iu;
const fewestWords = 3;
const mostWords = 9;
const mostDeeds = 3;
const fewestDeeds = 2;

/**
 * A line that lists work with its deeds among things ("Duties: keep ledgers, filing, set up accounts for new clients") as
 * its deeds alone, in the tense of the job; undefined where fewer than two of its items are surely deeds.
 */
export function deedsOfList(source: string, { past }: Job["voice"], tag: Tag): string | undefined {
  const [text = ""] = source.replace(heading, "").split(/\.(?=\s|$)/u);
  const told = text
    .split(/[,;]\s*(?:and )?/u)
    .flatMap((item) => toldItem(item.trim(), past ? "past" : "base", tag) ?? [])
    .slice(0, mostDeeds);
  if (told.length < fewestDeeds) return undefined;
  return `${told.slice(0, -1).join(", ")} and ${told.at(-1)}`;
}

function toldItem(item: string, form: "past" | "base", tag: Tag): string | undefined {
  const words = item.split(/\s+/);
  const verb = readVerb(words[0] ?? "");
  const isOpen = verb?.form === "base" || verb?.form === "past";
  if (!isOpen || words.length < fewestWords || words.length > mostWords || isUnfit(item)) return undefined;
  const opened = item.charAt(0).toUpperCase() + item.slice(1);
  const deed = readDeed(opened, tag, true);
  if (!deed || isNoDeed(opened, tag) || (deed.form !== form && deed.verbs.length > 1)) return undefined;
  const told = inForm(deed, form);
  return told && told.charAt(0).toLowerCase() + told.slice(1);
}
