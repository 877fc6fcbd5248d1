import { opensList, turnListed } from "./listed-verbs";
import { isUsedAsVerb, pastOf, readVerb, type VerbForm } from "./verb-forms";

/** The opening verb and those listed with it in the past: "Prepare and file returns" as "Prepared and filed returns". */
export function toPast(text: string, verbsFirst = false): string | undefined {
  const opening = openingVerb(text, verbsFirst);
  if (!opening || !isPresent(opening.verb)) return undefined;
  const { adverb, verb, rest } = opening;
  if (verb.base === "help") return `${adverb}helped${rest}`;
  const turned = turnListed(rest, verb, (listed) => pastOf(listed.base));
  return turned === undefined ? undefined : `${adverb}${pastOf(verb.base)}${turned}`;
}

/** "Manages two sites" as "Manage two sites". */
export function toBase(text: string, verbsFirst = false): string | undefined {
  const opening = openingVerb(text, verbsFirst);
  if (opening?.verb.form !== "third") return undefined;
  const turned = turnListed(opening.rest, opening.verb, (listed) => listed.base);
  return turned === undefined ? undefined : `${opening.adverb}${opening.verb.base}${turned}`;
}

/** A verb left in the present behind one in the past: "Researched and maintain benefits" as "Researched and maintained". */
export function mendMixed(text: string): string | undefined {
  const word = /^\p{L}+/u.exec(text)?.[0] ?? "";
  const verb = readVerb(word);
  if (verb?.form !== "past" || verb.base === "help") return undefined;
  const rest = text.slice(word.length);
  const turned = turnListed(rest, { ...verb, form: "base" }, (listed) => pastOf(listed.base));
  return turned === undefined || turned === rest ? undefined : `${word}${turned}`;
}

interface Opening {
  adverb: string;
  verb: VerbForm;
  rest: string;
}

/** The verb that a line of one sentence opens with; undefined where the word may as well be a noun. */
function openingVerb(text: string, verbsFirst: boolean): Opening | undefined {
  const [whole = "", adverb = "", word = ""] = /^(\p{L}+ly )?(\p{L}+)/u.exec(text) ?? [];
  const verb = readVerb(word);
  const rest = text.slice(whole.length);
  if (!verb || rest === "" || /[.;!?]\s+\p{L}/u.test(text)) return undefined;
  if (/^\s+(?:of|is|was|were|are|for)\b/.test(rest)) return undefined;
  if (
    opensList(rest)
      ? turnListed(rest, verb, ({ base }) => base) === undefined
      : !isUsedAsVerb(verb, rest) && !(verbsFirst && /^ \p{L}/u.test(rest))
  )
    return undefined;
  return { adverb, verb, rest };
}

function isPresent({ form }: VerbForm): boolean {
  return form === "base" || form === "third";
}
