import type { Sentence, Token } from "~/tailor/gate/read-text";
import { oncePer } from "~/tailor/once-per";
import { beginsPhrase, prep } from "./units";

/** What a word hangs on, and how. */
export interface Hold {
  /** Place of the word that it hangs on. */
  head: number;
  /** Its preposition, "object", "subject", "part" of a run of words, "count" for a figure of a thing, "aside" for a word told of another. */
  by: string;
}

const stop = /[;:()–—]|\.\s|\s-\s/;
const joint = /^(?:and|or|nor|&)$/;
const relative = /^(?:that|which|who|whom|whose|where)$/;
const leads = (lower: string) =>
  prep.test(lower) || /^(?:of|without|than|against|like|including|until|since)$/.test(lower);

/** What is read of a sentence word by word. */
interface Reader {
  holds: Hold[][];
  lead: string;
  /** The deed whose clause goes on, the last thing told, and one that has no deed yet. */
  deed: number;
  thing: number;
  waiting: number;
  /** Words behind a preposition before the first deed, which they hang on: "under a foreman, laid". */
  fronted: { at: number; by: string }[];
  isJoined: boolean;
  isRelative: boolean;
}

/** For each word of a sentence what it may hang on, its likeliest head first; empty for words of grammar and for what hangs on nothing. */
export const holdsOf = oncePer((sentence: Sentence): readonly (readonly Hold[])[] => {
  const { text, tokens } = sentence;
  const reader: Reader = {
    ...{ holds: tokens.map(() => []), lead: "", deed: -1, thing: -1, waiting: -1 },
    ...{ isJoined: false, isRelative: false, fronted: [] },
  };
  const isFigure = ({ start, end }: Token) => sentence.numbers.some((hit) => start < hit.end && end > hit.start);
  const tells = (token: Token) => token.content || token.isDeed || isFigure(token);
  for (const token of tokens) {
    const gap = text.slice(tokens[token.at - 1]?.end ?? 0, token.start);
    if (stop.test(gap)) Object.assign(reader, { lead: "", waiting: -1, isJoined: false, isRelative: false });
    else if (/[,&/]/.test(gap)) reader.isJoined = true;
    if (/[;:]|\.\s/.test(gap)) Object.assign(reader, { deed: -1, thing: -1 });
    if (token.isDeed) readDeed(token, reader);
    else if (tells(token)) readThing(token, reader, sentence, isFigure);
    else if (joint.test(token.lower)) reader.isJoined = true;
    else if (relative.test(token.lower)) reader.isRelative = true;
    else if (leads(token.lower)) reader.lead = reader.lead === "" || token.lower !== "of" ? token.lower : reader.lead;
  }
  return reader.holds;
});

function readDeed({ at, lower }: Token, reader: Reader): void {
  const own = reader.holds[at] as Hold[];
  const { lead, deed, thing, waiting, isJoined, isRelative } = reader;
  for (const { at: front, by } of reader.fronted.splice(0)) (reader.holds[front] as Hold[]).push({ head: at, by });
  if (waiting >= 0) (reader.holds[waiting] as Hold[]).push({ head: at, by: "subject" });
  if (lead !== "") for (const head of [deed, thing]) if (head >= 0) own.push({ head, by: lead });
  if (lead === "" && isRelative && thing >= 0) own.push({ head: thing, by: "that" });
  else if (lead === "" && isJoined && deed >= 0) own.push(...(reader.holds[deed] as Hold[]));
  else if (lead === "" && thing >= 0 && waiting < 0 && /(?:ed|en|wn|ing)$/.test(lower))
    own.push({ head: thing, by: "that" });
  Object.assign(reader, { deed: at, thing: -1, waiting: -1, lead: "", isJoined: false, isRelative: false });
}

function readThing(
  token: Token,
  reader: Reader,
  { text, tokens }: Sentence,
  isFigure: (token: Token) => boolean,
): void {
  const { at } = token;
  const own = reader.holds[at] as Hold[];
  const next = tokens[at + 1];
  if (
    next &&
    !next.isDeed &&
    !beginsPhrase(next.lower) &&
    (next.content || isFigure(next)) &&
    /^(?:[ -]|['’]s? )$/.test(text.slice(token.end, next.start))
  ) {
    let last = next;
    for (;;) {
      const further = tokens[last.at + 1];
      if (
        !further?.content ||
        further.isDeed ||
        beginsPhrase(further.lower) ||
        !/^[ -]$/.test(text.slice(last.end, further.start))
      )
        break;
      last = further;
    }
    own.push({ head: last.at, by: isFigure(token) ? "count" : "part" });
    return;
  }
  const { lead, deed, thing, isJoined } = reader;
  if (lead !== "") {
    if (thing >= 0) own.push({ head: thing, by: lead });
    if (deed >= 0 && (lead !== "of" || thing < 0)) own.push({ head: deed, by: lead });
    if (deed < 0 && thing < 0) reader.fronted.push({ at, by: lead });
    if (own.length === 0) own.push(...(thing >= 0 ? (reader.holds[thing] as Hold[]) : []));
  } else if (isJoined && thing >= 0) own.push(...(reader.holds[thing] as Hold[]));
  else if (deed >= 0) own.push({ head: deed, by: "object" });
  else reader.waiting = at;
  Object.assign(reader, { thing: at, lead: "", isJoined: false });
}
