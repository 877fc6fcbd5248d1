import { opensList, turnListed } from "./listed-verbs";
import { isUsedAsVerb, readVerb } from "./verb-forms";

/** Puts a base verb into the tense of the line ("manage": "managed"). */
type ToTense = (base: string) => string;

const weakOpening =
  /^(?:(?:I |i )?(?:was |am |were |being )?(?:also |primarily |mainly )?(?:responsible for|tasked with|charged with|in charge of|accountable for)|(?:my |main |key |primary |other |daily )*(?:job )?(?:duties|responsibilities|tasks) (?:included|include|including|involved|involve|were|are|consisted of)(?: but (?:were |are )?not limited to)?(?: the following)?:?)\s+(?:the )?/i;
const helping = /^(helped|help|assisted|assist|assisting|aided|aid) (?:with|in|by) (?:the )?/iu;

/** "Using SAP, prepares ...": gerunds that lead up to the deed. */
const setsScene = /^(?:use|utilize|utilise|include|follow|be|have|do|give|begin|become|meet)$/;

/** Nouns that name a deed, with the verb behind them. */
const deeds: Record<string, string> = Object.fromEntries(
  `management:manage preparation:prepare coordination:coordinate maintenance:maintain development:develop
   implementation:implement installation:install administration:administer processing:process planning:plan
   training:train evaluation:evaluate organization:organize delivery:deliver reconciliation:reconcile analysis:analyze
   review:review scheduling:schedule assessment:assess recruitment:recruit monitoring:monitor cleaning:clean`
    .split(/\s+/)
    .map((pair) => pair.split(":") as [string, string]),
);

/**
 * A line that opens with what was done: "Responsible for managing" as "managed", "Helped with training staff" as "helped train
 * staff", "Managing a team" as "managed a team". Undefined where the words after the opening may not be deeds.
 */
export function openPlainly(text: string, form: ToTense): string | undefined {
  const weak = weakOpening.exec(text)?.[0];
  if (weak) return deedsOf(text.slice(weak.length), form);
  const help = helping.exec(text);
  if (help) {
    const rest = deedsOf(text.slice(help[0].length), (base) => base);
    return rest && `${form("help")} ${rest}`;
  }
  const first = readVerb(/^\p{L}+/u.exec(text)?.[0] ?? "");
  return first?.form === "gerund" && !setsScene.test(first.base) ? gerundsOf(text, form) : undefined;
}

function deedsOf(rest: string, form: ToTense): string | undefined {
  return gerundsOf(rest, form) ?? nounDeed(rest, form);
}

/** "Managing a team and ordering stock" as "managed a team and ordered stock". */
function gerundsOf(rest: string, form: ToTense): string | undefined {
  const [opening = "", adverb = "", word = ""] = /^(\p{L}+ly )?(\p{L}+)/u.exec(rest) ?? [];
  const verb = readVerb(word);
  const after = rest.slice(opening.length);
  if (verb?.form !== "gerund" || isNounPhrase(after)) return undefined;
  if (!opensList(after) && !isUsedAsVerb(verb, after)) return undefined;
  const turned = turnListed(after, verb, (listed) => form(listed.base));
  // A row of bare gerunds without an object may as well be nouns.
  if (turned === undefined || (opensList(after) && turned.slice(0, 12) === after.slice(0, 12))) return undefined;
  return `${adverb}${form(verb.base)}${turned}`;
}

/** "Preparation of monthly reports" as "prepared monthly reports". */
function nounDeed(rest: string, form: ToTense): string | undefined {
  const noun = /^(\p{L}+) of (?=[\p{L}\d])/u.exec(rest);
  const deed = deeds[noun?.[1]?.toLowerCase() ?? ""];
  if (!noun || !deed || /\b(?:and|,) (?:\p{L}+ing|\p{L}+(?:ment|tion|sion|ance))\b/u.test(rest)) return undefined;
  return `${form(deed)} ${rest.slice(noun[0].length)}`;
}

/** "Training materials", "billing of": the gerund names a thing and takes no object of its own. */
function isNounPhrase(rest: string): boolean {
  return /^\s*(?:$|[.;]|of\b|for\b|\/|in\b|with\b|at\b|to\b|on\b|as\b|is\b|was\b|skills?\b|experience\b)/.test(rest);
}
