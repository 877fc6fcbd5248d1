import { capital } from "~/tailor/grammar/open-with-deed";
import { figureWorth } from "~/tailor/letter/proofs";
import { joinList } from "~/tailor/propose/in-sentence";
import { isProven, type Term, unsaidIn } from "~/tailor/propose/profile-pieces";
import type { Resume } from "~/tailor/resume";
import { sentence } from "~/wording";
import type { Held } from "./held-role";
import type { OwnSentence } from "./own-sentences";
import { type Fact, isAlike } from "./strong-facts";

/** What a summary can be made of; all of it is proven, each piece by itself. */
export interface Pieces {
  resume: Resume;
  held: Held | undefined;
  /** What is asked and shown, that of the opening job first. */
  terms: readonly Term[];
  facts: readonly Fact[];
  /** Licences, tools, degree and languages asked for that a text does not name yet. */
  papersBeside: (said: string) => string[];
}

/** How much of each kind of piece one wording takes. */
export interface Measure {
  facts: number;
  papers: number;
  own: number;
}

/** A wording with what it names of the post. */
export interface Composed {
  sentences: string[];
  terms: readonly Term[];
  /** Things asked for that it shows: terms, lines of jobs, licences and the like. */
  proofs: number;
}

const mostWords = 75;
/** A shorter summary has room for one more line of a job. */
const shortWords = 35;
/** A second line of a job is worth as much as a sentence of the person's own from here on. */
const strong = 3;
const mostTerms = 3;
const fewestTerms = 2;
const mostTried = 8;
/** Of a longer sentence of the person's own nothing else would fit beside it. */
const longestOwn = 40;
/** A sentence with fewer words of what is asked touches the post by chance. */
const fewestAsked = 2;

/** Of a person's own sentences the one that has most of what the post asks for: it is never left out. */
export function topOf(sentences: readonly OwnSentence[]): OwnSentence | undefined {
  const [top] = sentences.filter(({ isOfOther }) => !isOfOther).sort((left, right) => right.asked - left.asked);
  return top && top.asked >= fewestAsked ? top : undefined;
}

/** Sentences that say something for this post, and those that nobody may lose. */
export function tellingOf(sentences: readonly OwnSentence[]): OwnSentence[] {
  return sentences.filter((one) => one.isOnlyPlace || !one.isSpare);
}

/**
 * One summary: who its writer is (by their own opening, else the title held and what is asked that their jobs show), their
 * other sentences that say something to the post, the strongest lines of their jobs, the papers asked for. As much as is read
 * at a glance; a sentence with a figure, date or name that stands nowhere else is always in it.
 */
export function composeSummary(sentences: readonly OwnSentence[], pieces: Pieces, most: Measure): Composed | undefined {
  const telling = tellingOf(sentences);
  const own = telling.find(({ isOpening, isSpare }) => isOpening && !isSpare);
  const lead = own ? ownLead(own, telling, pieces) : heldLead(telling, pieces);
  if (!lead) return undefined;
  const others = telling.filter((one) => one !== own);
  const taken = fill({ lead, others, telling, top: topOf(sentences) }, pieces, most);
  const inOrder = sentences.filter((one) => taken.own.includes(one)).map(({ text }) => withoutVoice(text));
  return {
    sentences: [...lead.sentences, ...inOrder, ...taken.facts, ...taken.papers],
    terms: lead.terms,
    proofs:
      lead.terms.length +
      taken.facts.length +
      (taken.facts.length + lead.sentences.length > 0 ? taken.papers.length : 0),
  };
}

interface Given {
  lead: Lead;
  /** The person's own sentences behind the lead. */
  others: readonly OwnSentence[];
  telling: readonly OwnSentence[];
  top: OwnSentence | undefined;
}

/** What goes behind the lead, by turns, as long as there is room: the best of each kind first. */
function fill({ lead, others, telling, top }: Given, { facts, papersBeside }: Pieces, most: Measure) {
  const musts = others.filter(({ isOnlyPlace }) => isOnlyPlace);
  const rest = others
    .filter((one) => !one.isOnlyPlace && !one.isTitle && one.words <= longestOwn)
    .sort((left, right) => right.asked - left.asked || right.worth - left.worth)
    .slice(0, Math.max(0, most.own - musts.length));
  const news = facts.filter(({ text }) => !telling.some((one) => isAlike(text, one.text))).slice(0, most.facts);
  const said = [...lead.sentences, ...musts.map(({ text }) => text)];
  const taken = { own: [...musts], facts: [] as string[], papers: [] as string[] };
  const take = (text: string | undefined) => {
    if (text === undefined || said.includes(text) || wordsIn([...said, text]) > mostWords) return [];
    said.push(text);
    return [text];
  };
  const takeFact = (at: number) => taken.facts.push(...take(news[at]?.text));
  const takeOwn = (some: readonly OwnSentence[]) => {
    for (const one of some) if (take(one.text).length > 0) taken.own.push(one);
  };
  const takePaper = () => {
    if (taken.papers.length < most.papers) taken.papers.push(...take(papersBeside(said.join(" "))[0]));
  };
  const isShort = () => wordsIn(said) < shortWords;
  takeFact(0);
  takeOwn(rest.slice(0, 1).filter(saysSomething));
  takePaper();
  if (isShort() || (news[1]?.merit ?? 0) >= strong) takeFact(1);
  takeOwn(rest);
  takePaper();
  for (const at of news.keys()) if (isShort()) takeFact(at);
  if (top?.isSpare && isShort()) takeOwn([top]);
  return taken;
}

function saysSomething({ text, asked, isTitle }: OwnSentence): boolean {
  return !isTitle && (asked > 0 || figureWorth(text) > 0);
}

type Lead = Pick<Composed, "sentences" | "terms">;

/** The person's own opening, and behind it what is asked that all of their sentences leave unsaid. */
function ownLead(own: OwnSentence, telling: readonly OwnSentence[], { resume, terms }: Pieces): Lead {
  const said = telling.map(({ text }) => text).join(" ");
  const unsaid = unsaidIn(said, terms).slice(0, mostTerms);
  const text = experience(unsaid);
  const isNamed = unsaid.length >= fewestTerms && isProven(text, resume);
  return { sentences: [withoutVoice(own.text), ...(isNamed ? [text] : [])], terms: isNamed ? unsaid : [] };
}

/** The title held with what is asked that the jobs show; without a date and without such a thing it is no sentence. */
function heldLead(telling: readonly OwnSentence[], { held, resume, terms }: Pieces): Lead | undefined {
  const none = telling.length > 0 ? { sentences: [], terms: [] } : undefined;
  if (!held) return none;
  const said = telling.map(({ text }) => text).join(" ");
  const named = provenWith(held.role, unsaidIn(said, terms), resume).slice(0, mostTerms);
  const leads = [...named.keys(), -1]
    .map((at) => at + 1)
    .sort((left, right) => right - left)
    // One thing of the trade that nobody asked for says nothing.
    .filter((count) => count !== 1 || !named[0]?.isUnasked)
    // A title of other work is only told with what of it is asked.
    .filter((count) => count > 0 || held.isNear)
    .flatMap((count) =>
      openingsOf(held, named.slice(0, count)).map((text) => ({ text, terms: named.slice(0, count) })),
    );
  const lead = leads.find(({ text }) => isProven(text, resume));
  return lead ? { sentences: [lead.text], terms: lead.terms } : held.isNear ? undefined : none;
}

function provenWith(role: string, terms: readonly Term[], resume: Resume): Term[] {
  return terms
    .slice(0, mostTried)
    .filter(({ text }) => isProven(sentence(`${role} with experience in ${text}`), resume));
}

/** "Head Cook since 2015 with experience in menus and purchasing.", the fullest first; a bare title is no sentence. */
export function openingsOf({ role, span, now, isNear }: Held, terms: readonly Term[]): string[] {
  const dated = span ? `${role} ${span}` : role;
  const heads = [...new Set([now && isNear ? `${now}, before that ${dated}` : dated, dated, role])];
  const things = terms.length > 0 ? ` with experience in ${joinList(terms.map(({ text }) => text))}` : "";
  return heads
    .map((head) => head + things)
    .filter((text) => text !== role)
    .map(sentence);
}

/** "Experience includes menus and purchasing." */
export function experience(terms: readonly Term[]): string {
  return sentence(`Experience includes ${joinList(terms.map(({ text }) => text))}`);
}

/** A resume speaks of its writer without "I": "I am a careful baker" as "Careful baker". */
function withoutVoice(text: string): string {
  const plain = text.replace(/^I(?:['’]m| am) (?:an? )?(?=\p{L})/u, "");
  return sentence(plain !== text && !/\b(?:I|my|me)\b/iu.test(plain) ? capital(plain) : text);
}

export function wordsIn(texts: readonly string[]): number {
  return texts.join(" ").split(/\s+/).filter(Boolean).length;
}
