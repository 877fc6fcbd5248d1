/** What makes less of a claim, and must stay with it: an attempt, a plan that came to nothing, a part, the terms of a job. */
export type ModifierKey =
  | "attempt"
  | "cancelled"
  | "partial"
  | "unfinished"
  | "lapsed"
  | "part-time"
  | "temporary"
  | "volunteer"
  | "freelance";

export interface Modifier {
  key: ModifierKey;
  /** The words under it. */
  start: number;
  end: number;
}

const nameOf: Record<ModifierKey, string> = {
  attempt: "only an attempt or a plan",
  cancelled: "something that was not carried through",
  partial: "only a part",
  unfinished: "something still open",
  lapsed: "something that has run out",
  "part-time": "part-time work",
  temporary: "work for a time",
  volunteer: "volunteer work",
  freelance: "freelance work",
};

const qualification = "(?:an?|the|my|level|grade|nvq|bsc|ba|msc|ma|degree|diploma|certificate)\\b";

const degree =
  "(?:bachelor|master|b\\.?(?:sc|a|eng)|m\\.?(?:sc|a|eng|ba)|ph\\.?d|doctorate|degree|diploma|certificate|nvq|level \\d)\\b";

/** From the cue to the end of its clause: the deed was wanted, tried or done in part. */
const forward: [ModifierKey, RegExp][] = [
  [
    "attempt",
    /\b(?:(?:tr(?:y|ied|ying)|attempt(?:ed|ing|s)?|sought|seek(?:ing|s)?|aim(?:ed|ing|s)?|hop(?:ed|es|ing)|want(?:ed|s|ing)?|intend(?:ed|s|ing)?|plan(?:ned|s|ning)?|propos(?:ed|es|ing)|offer(?:ed|ing)?|str(?:ove|ived|iving)|endeavou?r(?:ed|ing)?|set(?:ting)? out|due|scheduled|expected) to\b|attempt(?:ed|ing)(?! and| or|,)\b|(?:made|making|in) (?:an? |several |many )?(?:attempts?|efforts?) (?:at|to)\b|propos(?:ed|ing) (?=\w+ing\b))/gi,
  ],
  ["partial", /\b(?:partial(?:ly)?|partly|in part|half-finished)\b/gi],
  [
    "unfinished",
    new RegExp(
      `\\b(?:work(?:ed|s|ing)?|progressing|accruing [^.;]{0,40}?|studying|training|preparing|building) towards?\\b|\\b(?:await(?:s|ing|ed)?|pending|pursuing|subject to|eligible (?:for|to (?:sit|take|apply))|candidate for|enrolled (?:in|on) (?=an? |the )(?=[^.,;]{0,40}(?:degree|course|diploma|programme|program))|part[- ]qualified|provisional(?:ly)?)(?!\\s*[.;])|\\bcompleting (?=(?:an? |my |the )?${degree})|\\b(?:exams?|papers?|modules?|units?|credits?|hours) (?:done |taken |passed )?towards?\\b|\\bstudying(?: for)?(?= ${qualification})|\\bpreparing for (?=(?:the |an? |my )?[^.;,]{0,50}(?:exam|examination|certification|licen[cs]e)\\b)|\\btraining (?:as|to become)\\b|\\b(?:started|began|begun|beginning|starting)(?= (?:level|grade|an? [^,.;]{0,30}(?:degree|diploma|course|apprenticeship)))`,
      "giu",
    ),
  ],
];

/** From a stop to a cue: what comes before it is still open, or has run out. */
const backward: [ModifierKey, RegExp][] = [
  [
    "lapsed",
    /(?:\s*\([^)]*\))?(?:[,;:]? (?:(?:which|it|this|now|the|my|certification|certificate|licen[cs]e|registration|membership|accreditation) ){1,3})?\b(?:lapsed|expired|(?:not|never) renewed|revoked|surrendered)\b/gi,
  ],
  [
    "unfinished",
    /\b(?:(?:is|are|was|were|still)?\s*(?:in progress|under (?:way|review)|pending(?=\s*[.,;)]|$)|outstanding(?=\s*[.,;)]|$))|not yet (?:\w+ed|taken|sat|held|given|begun|started|complete|finished)|(?:still )?to be (?:taken|sat|completed|awarded|confirmed))\b/gi,
  ],
];

/** Anywhere in the sentence: all of it came to nothing. */
const undone =
  /\b(?:(?:was|were|got|been|later|then|subsequently|eventually|since|but) (?:\w+ly )?(?:cancel+ed|abandoned|shelved|scrapped|discontinued|dropped|halted|rejected|withdrawn|put on hold)|, (?:cancel+ed|abandoned|shelved|scrapped)|fell through|(?:did|was|were|could) ?n[o']t (?:\w+ly )?(?:finish|complete|go ahead|launch|ship|succeed|graduate)\w*|never (?:\w+ly )?(?:finish|complete|launch|ship|went|built)\w*|unfinished|incomplete|unsuccessfully)/i;
/** A part of a sentence with a subject of its own: "the third was shelved". */
const ownSubject =
  /^\s*(?:and |but |while |though |although )?(?:the (?:\w+ )?(?:\w+ )?|one |two |three |some |another |others? )(?:was|were|got|had been|been)\b/i;

const terms: [ModifierKey, string][] = [
  ["part-time", "part[- ]time|half[- ]time"],
  ["temporary", "temp|temporary|temporarily|interim|acting|seasonal|casual|relief|locum"],
  ["volunteer", "volunteer(?:ed|ing)?|voluntary|unpaid|honorary|pro bono"],
  ["freelance", "freelance[rd]?|self[- ]employed"],
];

/** Terms that the text gives the candidate's own job, at the head of a line or behind "as": up to the end of the title. */
const ownTerms = terms.map(([key, words]): [ModifierKey, RegExp] => [
  key,
  new RegExp(
    `(?:^|[\\n|•;:(–—,]\\s*|\\b(?:as|am|was|became|worked|working|employed|served) (?:an? |the )?)(?:${words})\\b(?: as (?:an? )?| (?:role|job|work) as (?:an? )?|[\\s,]+)(?:[\\p{L}-]+ ){0,3}?[\\p{L}-]*(?:er|or|ist|ant|ian|nurse|chef|cook|lead|head|clerk|rep|intern|barista|assistant|president)\\b`,
    "giu",
  ),
]);

const carried: Record<ModifierKey, RegExp> = {
  attempt: new RegExp(
    `${forward[0]?.[1].source ?? ""}|\\b(?:aims?|goals?|objectives?|targets?|intention|plans?|view) (?:of|to|for)\\b|\\b(?:target|aim|plann|attempt|hop|intend|seek|striv)ing\\b|\\bwork(?:ed|s|ing)? towards?\\b|\\b(?:proposed|planned|intended|attempted)\\b`,
    "i",
  ),
  unfinished: new RegExp(
    `${forward[2]?.[1].source ?? ""}|${backward[1]?.[1].source ?? ""}|\\b(?:towards?|pending|awaits?|awaiting|in progress|still|not yet|yet to|expected|completing|due|started|began|studying|pursuing|candidate|part[- ]qualified|eligible|provisional)\\b`,
    "iu",
  ),
  lapsed: /\b(?:lapsed|expired|renewed|revoked|surrendered|former|formerly|previously|until|till)\b/i,
  cancelled:
    /cancel|abandon|shelve|scrap|discontinu|drop|halt|reject|withdraw|withdrew|on hold|fell through|n[o']t\b|never|unfinished|incomplete|unsuccessful/i,
  partial: /\bpart(?:ial|ially|ly)?\b|half/i,
  ...(Object.fromEntries(terms.map(([key, words]) => [key, new RegExp(`\\b(?:${words})\\b`, "i")])) as Record<
    "part-time" | "temporary" | "volunteer" | "freelance",
    RegExp
  >),
};

/** An end of the words that a cue reaches: the sentence, "but", or a further deed in the past ("and cut them"). */
const clauseEnd = /[.;!?](?=\s|$)|\n|\bbut\b|(?:,|\band)\s+(?=\p{L}+(?:ed|t)\b)/u;

/** The stretches of a text whose words claim less than they say. */
export function findModifiers(text: string): Modifier[] {
  const found: Modifier[] = [];
  for (const [key, pattern] of forward)
    for (const match of text.matchAll(pattern)) {
      const start = match.index + match[0].length;
      const length = text.slice(start).search(clauseEnd);
      found.push({ key, start, end: length < 0 ? text.length : start + length });
    }
  for (const [key, pattern] of backward)
    for (const match of text.matchAll(pattern)) {
      const before = text.slice(0, match.index);
      const length = /(?:[^.;,:(|\n]|\.(?!\s))*$/.exec(before)?.[0].length ?? 0;
      found.push({ key, start: match.index - length, end: match.index });
    }
  for (const [key, pattern] of ownTerms)
    for (const match of text.matchAll(pattern))
      found.push({ key, start: match.index, end: match.index + match[0].length });
  for (const match of text.matchAll(/[^.!?\n]+/g))
    if (undone.test(match[0])) found.push(undoneIn(match[0], match.index));
  return found;
}

/** All of a sentence, or the part whose own subject came to nothing. */
function undoneIn(sentence: string, at: number): Modifier {
  const own = [...sentence.matchAll(/[^,;()]+/g)].find((part) => ownSubject.test(part[0]) && undone.test(part[0]));
  const start = at + (own?.index ?? 0);
  return { key: "cancelled", start, end: start + (own?.[0] ?? sentence).length };
}

/** True where the sentence around a place says so too. */
function carries(text: string, at: number, key: ModifierKey): boolean {
  const parts = key === "unfinished" || key === "lapsed" ? text.replace(/;/g, ".") : text;
  const from = parts.slice(0, at).search(/[^.!?\n]*$/);
  return carried[key].test(/^[^.!?\n]*/.exec(parts.slice(from))?.[0] ?? "");
}

interface Place {
  modifiers: Modifier[];
  at: number;
}

/** The modifier that every source of a word has and the new sentence has not, as a phrase; undefined where none is lost. */
export function lostModifier(text: string, at: number, sources: readonly Place[]): string | undefined {
  const keys = new Set(sources[0] ? keysAt(sources[0]) : []);
  for (const key of keys)
    if (sources.every((source) => keysAt(source).includes(key)) && !carries(text, at, key)) return nameOf[key];
  return undefined;
}

function keysAt({ modifiers, at }: Place): ModifierKey[] {
  return modifiers.filter((modifier) => modifier.start <= at && at < modifier.end).map((modifier) => modifier.key);
}
