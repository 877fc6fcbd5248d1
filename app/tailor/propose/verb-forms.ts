/** Irregular pasts of verbs that open bullets. */
const pasts: Record<string, string> = Object.fromEntries(
  `lead:led build:built write:wrote teach:taught sell:sold run:ran grow:grew make:made keep:kept hold:held bring:brought buy:bought
   drive:drove oversee:oversaw undertake:undertook speak:spoke meet:met send:sent set:set win:won give:gave take:took begin:began
   choose:chose find:found seek:sought spend:spent understand:understood feed:fed deal:dealt rise:rose cut:cut put:put do:did go:went
   draw:drew sweep:swept withdraw:withdrew uphold:upheld rewrite:rewrote rebuild:rebuilt shoot:shot pay:paid get:got let:let lay:laid
   have:had be:was come:came tell:told fly:flew input:input read:read quit:quit cast:cast broadcast:broadcast hit:hit lend:lent troubleshoot:troubleshot`
    .split(/\s+/)
    .map((pair) => pair.split(":") as [string, string]),
);
const doubling =
  /^(?:plan|stop|ship|shop|ban|chat|cap|clip|cut|drop|fit|flag|grab|map|mop|pin|plug|prep|rip|scan|scrub|set|sit|skim|slip|stock|strip|swap|tap|top|trap|trim|wrap|refer|transfer|prefer|commit|submit|admit|permit|equip|control|program|occur|defer|confer|log|debug|jog|tag|run|step|begin|bid|zip)$/;

/** Verbs that are hardly ever nouns, so that a bare form in a list is surely a verb. */
const surely = new Set(
  `manage prepare provide maintain ensure coordinate analyze analyse develop create assist communicate collaborate write oversee supervise
   perform organize organise implement evaluate assess identify resolve verify reconcile submit generate negotiate install configure
   recommend investigate inspect operate administer educate teach advise inform deliver distribute collect compile calculate determine
   establish achieve improve reduce enter follow participate serve utilize meet obtain receive respond greet clean assemble sell build
   lead drive make keep give take help apply complete execute facilitate conduct interpret observe train hire recruit examine treat
   protect prevent restore replace repair translate explain demonstrate present introduce instruct mentor motivate encourage foster
   promote expand enhance streamline optimize migrate integrate automate deploy debug troubleshoot code test track interview select
   assign allocate delegate approve authorize audit invoice bill purchase buy source pay process handle answer direct monitor adapt
   modify adjust convert transform prioritize resolve address attend cook bake weld load unload pack stock ship transport
   produce act bring hold run set send write speak work prepare
   document record update review report research plan design schedule support`.split(/\s+/),
);
/** Of those, the ones that are nouns too: sure only where they open the bullet. */
const alsoNouns =
  /^(?:help|train|present|code|test|track|interview|audit|invoice|bill|purchase|source|process|answer|direct|monitor|address|cook|load|pack|stock|ship|transport|document|record|update|review|report|research|plan|design|schedule|support|lead|drive|conduct|deploy|debug|repair|treat|pay|build|clean|approach|work|run|set|hold)$/;

export function pastOf(base: string): string {
  const known = pasts[base];
  if (known) return known;
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  if (doubling.test(base)) return `${base}${base.at(-1)}ed`;
  return `${base}ed`;
}

function gerundOf(base: string): string {
  if (/(?:[^eoy]|u)e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return doubling.test(base) ? `${base}${base.at(-1)}ing` : `${base}ing`;
}

/** Verbs that only a gerund with an object gives away ("ordering stock"). */
const byGerund =
  "order file label count fill check screen contact call open close greet seat market sort paint wire mix pour measure fix tune grade mark tutor coach guide counsel film edit draft print photograph scan lift move".split(
    " ",
  );

const gerunds = new Map([...surely, ...byGerund, ...Object.keys(pasts)].map((base) => [gerundOf(base), base]));

/** The verb of a gerund that the table knows ("managing": "manage"). */
export function baseOfGerund(word: string): string | undefined {
  return gerunds.get(word.toLowerCase());
}

const afterVerb =
  /^(?:the|an?|all|any|new|our|their|its|his|her|each|both|other|daily|weekly|monthly|various|multiple|staff|employees|students|customers|clients|patients|visitors|up to|over|\d+|two|three|four|five|six|seven|eight|nine|ten)\b/i;

const namesThings = /^(?:train|build|market|operate|report|learn|teach|purchase|pack|clean|cook|write|ship)$/;

/** A word that may be noun or verb is a verb where a determiner or people follow it ("train the staff", "test all parts"). */
export function takesObject(base: string, rest: string): boolean {
  return !alsoNouns.test(base) || afterVerb.test(rest.trimStart());
}

/** The same for a gerund, which most often is a verb ("planning routes", but "training materials"). */
export function gerundTakesObject(base: string, rest: string): boolean {
  return !namesThings.test(base) || afterVerb.test(rest.trimStart());
}

/** The verb that a bare or third-person form opens a bullet with ("Manage", "Manages"). */
export function baseOfPresent(word: string): string | undefined {
  const lower = word.toLowerCase();
  if (surely.has(lower)) return lower;
  const base = [lower.replace(/s$/, ""), lower.replace(/es$/, ""), lower.replace(/ies$/, "y")].find(
    (form) => form !== lower && surely.has(form),
  );
  return base && !alsoNouns.test(base) ? base : undefined;
}

/** How sure a word inside a list is a verb: "verb", "noun" or "either". */
export function readBareVerb(word: string): "verb" | "either" | undefined {
  const lower = word.toLowerCase();
  if (surely.has(lower)) return alsoNouns.test(lower) ? "either" : "verb";
  return undefined;
}
