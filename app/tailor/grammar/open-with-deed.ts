import { inForm, readDeed } from "./read-deed";
import type { Tag } from "./tagger";
import { pastOf, readVerb } from "./verb-forms";
import verbs from "./verbs.json" with { type: "json" };

const dutyOpening =
  /^(?:(?:I |i )?(?:was |am |were |being |(?:have|has) been )?(?:also |primarily |mainly |directly )?(?:responsible for:?|tasked with|charged with|in charge of|accountable for)|(?:(?:some of )?my |main |key |primary |other |daily )*(?:job )?(?:duties|responsibilities|tasks) (?:also |performed )?(?:included|include|including|involved|involve|were|are|consisted of)(?: but (?:were |are )?not limited to)?(?: the following)?:?)\s+/i;

/** "I also ordered ...": a resume speaks of nobody else. */
const selfOpening = /^I (?:also |currently |then )?(?=\p{Ll})/u;
const self = /\b(?:I|me)\b/u;
const isState = /^(?:was|were|am|had|have|did|do|feel|felt|believe|enjoy|love|like)\p{L}*\b/u;

/** Nouns that name a deed, with the verb behind them. */
const deeds: Readonly<Record<string, string>> = verbs.nouns;

const hangs = /(?:\band|,|&) (?:for\b|(?:\p{L}+ )?\p{L}+(?:ing|ment|tion|sion|ance)s?\b)/u;

/** Their gerunds before a plural are deeds; "training materials" and "building services" are not. */
const hasObject = /^(?:process|purchase|pack|ship|bill|test|teach)$/;

/** True for a line that opens with a duty in place of a deed: "Responsible for managing a team". */
export function opensWithDuty(text: string): boolean {
  return dutyOpening.test(text) || selfOpening.test(text);
}

/** A line without the words that make a duty of what it tells: "the repair of roofs" of "Responsible for the repair of roofs". */
export function withoutDuty(text: string): string {
  return text.replace(dutyOpening, "").replace(/^the /iu, "");
}

/**
 * A line that opens with what was done: "Responsible for managing" and "Managing" as "Managed", "Responsible for the
 * preparation of reports" as "Prepared reports". Undefined where the words behind the opening may not be deeds.
 * `gerundsFirst`: the lines around it open with gerunds, so that "Performing maintenance" is a deed as well.
 */
export function openWithDeed(text: string, form: "past" | "base", tag: Tag, gerundsFirst = false): string | undefined {
  const opening = dutyOpening.exec(text)?.[0];
  if (opening === undefined && selfOpening.test(text)) return withoutSelf(text.replace(selfOpening, ""), form, tag);
  const object = text.slice(opening?.length ?? 0);
  const rest = capital(object.replace(opening === undefined ? /^$/u : /^the /iu, ""));
  // Behind "responsible for" it is a verb: "visiting job sites".
  const deed = readDeed(rest, tag, opening !== undefined || gerundsFirst);
  const isRow = deed?.form === "gerund" && !listsWork.test(object);
  const turned = isRow ? inForm(deed, form) : undefined;
  if (turned !== undefined || opening === undefined) return turned;
  return nounDeed(rest, form) ?? doingOf(rest, form);
}

/** "scheduling, greeting visitors": the first gerund names work by itself, done to nothing that follows. */
const listsWork = /^\p{L}+ing, \p{L}+ing (?!and |or |& )\p{L}/iu;
/** "Estimating of repairs and customer care": whether the deed is done to the second thing as well only its writer knows. */
const namesSeveral =
  /^\p{L}+ of (?:(?!(?:for|with|from|to|in|on|at|by|of)\b)[\p{L}\d'’-]+ )*[\p{L}\d'’-]+(?:,| and| &| or)\s/u;

/** "Preparation of rotas", "Ordering of timber" as a deed, for a line among others that open with verbs; else undefined. */
export function openWithVerb(text: string, form: "past" | "base"): string | undefined {
  if (namesSeveral.test(text)) return undefined;
  return nounDeed(text, form) ?? (/^\p{L}+ing of /u.test(text) ? doingOf(text, form) : undefined);
}

/**
 * "Processing refunds" as "Process refunds", "ordering of uniforms" as "Ordered uniforms": a gerund that may name a thing names
 * a deed behind "responsible for" where it has an object. A second deed would be left hanging.
 */
function doingOf(rest: string, form: "past" | "base"): string | undefined {
  const [whole = "", word = "", joint = "", second, of] =
    /^(\p{L}+ing)(?:( and | & )(\p{L}+ing))? (of (?:the )?)?(?=\p{L}|\d)/u.exec(rest) ?? [];
  const verbs = [word, ...(second === undefined ? [] : [second])].map((gerund) => readVerb(gerund));
  const bases = verbs.flatMap((verb) => (verb?.form === "gerund" ? verb.base : []));
  const object = rest.slice(whole.length);
  const isDone = of || (second === undefined && hasObject.test(bases[0] ?? "") && /^\p{Ll}+s\b/u.test(object));
  if (bases.length < verbs.length || hangs.test(object) || !isDone) return undefined;
  return capital(`${bases.map((base) => (form === "past" ? pastOf(base) : base)).join(joint)} ${object}`);
}

function withoutSelf(rest: string, form: "past" | "base", tag: Tag): string | undefined {
  const deed = self.test(rest) || isState.test(rest) ? undefined : readDeed(capital(rest), tag, true);
  return deed?.form === "past" && form === "past" ? deed.text : deed?.form === "base" ? inForm(deed, form) : undefined;
}

/**
 * "Preparation of monthly reports" as "Prepared monthly reports", "development and review of menus" as "Developed and
 * reviewed menus"; a further noun of a deed would be left hanging.
 */
function nounDeed(rest: string, form: "past" | "base"): string | undefined {
  const opening = /^(\p{L}+)(?: (?:and|&) (\p{L}+))? of (?:the )?(?=[\p{L}\d])/u.exec(rest);
  const nouns = opening?.slice(1).filter((noun) => noun !== undefined) ?? [];
  const bases = nouns.flatMap((noun) => deeds[noun.toLowerCase()] ?? baseBehind(noun) ?? []);
  const object = rest.slice(opening?.[0].length ?? 0);
  if (bases.length === 0 || bases.length < nouns.length || hangs.test(object)) return undefined;
  return capital(`${bases.map((base) => (form === "past" ? pastOf(base) : base)).join(" and ")} ${object}`);
}

/** "migration" as "migrate": the verb that a noun in "-ation" is made of, where it is surely one. */
function baseBehind(noun: string): string | undefined {
  const stem = /^(\p{L}{2,})ation$/u.exec(noun.toLowerCase())?.[1];
  const bases = stem === undefined ? [] : [`${stem}ate`, `${stem}e`, stem];
  return bases.find((base) => readVerb(base)?.form === "base" && !readVerb(base)?.nounToo);
}

/** A capital to open with; a name that is written small ("iOS", "e-Verify") stays. */
export function capital(text: string): string {
  return text.replace(/^\p{Ll}(?!-?\p{Lu})/u, (letter) => letter.toUpperCase());
}
