import verbs from "./verbs.json" with { type: "json" };

/** Verbs of resumes that are hardly ever nouns: their bare form is surely a verb, in a list as well. */
const plainVerbs: ReadonlySet<string> = new Set(verbs.plain);
/** Verbs that are nouns as well ("support", "report"): sure only where the words around them say so. */
const nounVerbs: ReadonlySet<string> = new Set(verbs.nounToo);
/** Irregular pasts of verbs that open bullets. */
const irregularPasts: Readonly<Record<string, string>> = verbs.pasts;
/** Participles that are not the past of their verb, by its base form. */
const irregularParticiples: Readonly<Record<string, string>> = verbs.participles;

/** A known verb as it stands in a text. */
export interface VerbForm {
  base: string;
  form: "base" | "third" | "past" | "gerund";
  /** The same letters may be a noun ("supports", "training"). */
  nounToo: boolean;
}

const doubled =
  /^(?:plan|stop|bag|ship|shop|ban|chat|cap|clip|cut|drop|fit|flag|grab|map|mop|pin|plug|prep|rip|scan|scrub|set|sit|skim|slip|strip|swap|tap|top|trap|trim|wrap|refer|transfer|prefer|commit|submit|admit|permit|equip|control|program|occur|defer|confer|log|debug|jog|tag|run|step|begin|bid|zip|get|put|let|excel|win|quit|hit)$/;

/** "plan" -> "planned"; the base form in small letters. */
export function pastOf(base: string): string {
  const known = irregularPasts[base];
  if (known) return known;
  const again = base.startsWith("re") ? irregularPasts[base.slice(2)] : undefined;
  if (again) return `re${again}`;
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return doubled.test(base) ? `${base}${base.at(-1)}ed` : `${base}ed`;
}

/** "plan" -> "planned", "write" -> "written"; the base form in small letters. */
export function participleOf(base: string): string {
  return irregularParticiples[base] ?? pastOf(base);
}

/** "plan" -> "planning"; the base form in small letters. */
export function gerundOf(base: string): string {
  if (base.endsWith("ie")) return `${base.slice(0, -2)}ying`;
  if (/(?:[^eoy]|u)e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return doubled.test(base) ? `${base}${base.at(-1)}ing` : `${base}ing`;
}

/** "plan" -> "plans"; the base form in small letters. */
export function thirdOf(base: string): string {
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

/** Gerunds that name things as often as deeds ("training materials", "operating systems"). */
const namesThings =
  /^(?:lead|train|build|market|operate|report|learn|teach|purchase|pack|ship|process|bill|test|program|budget|price)$/;

const forms = new Map<string, VerbForm>();
for (const base of [...Object.keys(irregularPasts), ...nounVerbs, ...plainVerbs]) {
  const nounToo = nounVerbs.has(base) || (!plainVerbs.has(base) && base.length < 4);
  forms.set(thirdOf(base), { base, form: "third", nounToo });
  forms.set(gerundOf(base), { base, form: "gerund", nounToo: namesThings.test(base) });
  forms.set(pastOf(base), { base, form: "past", nounToo: false });
  forms.set(base, { base, form: "base", nounToo });
}

/** The verb that a word may be, undefined for words that the table does not know. */
export function readVerb(word: string): VerbForm | undefined {
  const small = word.toLowerCase();
  const known = forms.get(small);
  if (known || !small.startsWith("re")) return known;
  // "Rewrote" and "restocked" bend as "wrote" and "stocked" do.
  const again = forms.get(small.slice(2));
  return again?.form === "past" ? { ...again, base: `re${again.base}` } : undefined;
}

/** They end as adverbs do and go before nouns: "Weekly backup", "Early shifts". */
const noAdverbs = /^(?:dai|week|month|quarter|hour|year|ear|friend|on|fami|assemb)ly$/iu;

/** The word that a text opens with, past an adverb ("Promptly answered"); "Apply" and "Comply" are verbs themselves. */
export function openingOf(text: string): { adverb: string; word: string } {
  const [, adverb = "", word = ""] = /^(\p{L}+ly )?(\p{L}+)/u.exec(text) ?? [];
  const first = adverb.trim();
  return readVerb(first) || noAdverbs.test(first) ? { adverb: "", word: first } : { adverb, word };
}

const afterVerb =
  /^(?:the|an?|all|any|new|our|their|its|his|her|my|each|both|other|daily|weekly|monthly|various|multiple|several|staff|teams?|crews?|employees|students|customers|clients|patients|visitors|guests|members|up to|over|more than|about|around|approximately|as|with|in|on|to|\p{L}+ly|\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten)(?!\p{L})/iu;

/** True where the word is used as a verb here, by what follows it: "train the staff", but not "train station". */
export function isUsedAsVerb(verb: VerbForm, rest: string): boolean {
  return !verb.nounToo || afterVerb.test(rest.trimStart());
}

const fewestOfDeed = 5;

/** True where most lines tell what was done: five words or more that open with a verb. */
export function haveDeeds(lines: readonly string[]): boolean {
  const deeds = lines.filter((line) => {
    const [first = "", ...rest] = line.split(/\s+/u);
    const verb = rest.length + 1 < fewestOfDeed ? undefined : readVerb(first.replace(/\P{L}+$/u, ""));
    return verb !== undefined && isUsedAsVerb(verb, rest.join(" "));
  });
  return deeds.length * 2 > lines.length;
}
