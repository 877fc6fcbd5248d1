import { capital } from "~/tailor/grammar/open-with-deed";
import { inForm, readDeed } from "~/tailor/grammar/read-deed";
import type { Tag } from "~/tailor/grammar/tagger";
import { readVerb } from "~/tailor/grammar/verb-forms";
import { tokenize } from "~/tailor/lexicon/lexicon";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import type { Requirement } from "~/tailor/posting";
import { inSentence } from "~/tailor/propose/in-sentence";
import { namesWork } from "~/tailor/propose/profile-pieces";
import { bareThings, countableNouns } from "./lines/mend-told";

const mostWords = 7;
/** What says how well, and not what. */
const praise =
  /^(?:(?:strong|excellent|solid|good|great|proven|exceptional|superior|effective|advanced|basic|general|sound|deep|hands-on|in-depth|working|thorough|previous|prior|relevant|extensive|demonstrated|outstanding) )+(?:(?:knowledge|understanding|experience|background|skills?) (?:of|in|with) )?|^(?:knowledge|understanding|experience|background|skills?) (?:of|in|with) /iu;
/** Who speaks is the employer, or the words are not whole by themselves. */
const unsayable =
  /\b(?:our|we|us|you|your|their|they|its|this|these|those|other|above|following|ability|must|various|related|candidates?|applicants?|etc)\b|[^\p{L}\p{N} &+#./,'’-]|\/\s|\s\/|\d{3}/iu;
const noEnd = /\b(?:and|or|of|the|an?|for|to|with|by|in|on|at|from|as)$/iu;

/**
 * The post's words for what it asks, as they stand behind "You ask for" and "experience in", where they are a plain name of
 * it; a deed as a gerund ("training seasonal staff").
 */
export function nameOf(asked: Requirement, tag: Tag): string | undefined {
  const { kind, canonical, wording } = asked;
  if (wording !== undefined && canonical === undefined) return undefined;
  const term = asked.term
    .trim()
    .replace(praise, "")
    .replace(/ (?:skills|experience|duties|environment)$/iu, "");
  if (kind === "tool") return canonical === undefined && unsayable.test(term) ? undefined : asked.term.trim();
  if (term.length < 3 || unsayable.test(term) || noEnd.test(term) || term.split(/\s+/u).length > mostWords)
    return undefined;
  const isVerb = tag(`I ${term.toLowerCase()}`)[1]?.pos === "VERB" && /\s/.test(term);
  const deed = readDeed(capital(term), tag, isVerb && canonical === undefined);
  if (deed && (deed.form === "base" || deed.form === "third")) {
    const gerund = inForm(deed, "gerund");
    const isWhole = gerund !== undefined && bareThings(gerund, tag) === 0 && tokenize(term).length > 1;
    return isWhole ? smallFirst(gerund) : undefined;
  }
  const words = term.split(/\s+/u);
  const last = (words.at(-1) ?? "").toLowerCase();
  const opening = readVerb(words[0] ?? "");
  const isWork = namesWork.test(last);
  // "Documents teaching", "pay vendors": what may be a verb names a thing only before the name of work.
  const mayAct = words.length > 1 && !isWork && (opening === undefined ? isVerb : opening.form !== "gerund");
  const isThing =
    canonical !== undefined || isWork || (words.length > 1 && tag(term.toLowerCase()).at(-1)?.pos === "NOUN");
  if (!isThing || isTitleNoun(last) || opening?.form === "third") return undefined;
  if (canonical === undefined && (mayAct || countableNouns.has(last))) return undefined;
  if (opening?.form === "gerund") return smallFirst(term);
  // "Call center" is a place.
  return countableNouns.has(last) ? `${inSentence({ ...asked, term })} experience` : inSentence({ ...asked, term });
}

/** "training seasonal staff", but neither "testing" nor "software testing". */
export function isDeed(name: string, tag: Tag): boolean {
  const [first = "", next] = name.split(" ");
  const isGerund = readVerb(first)?.form === "gerund" || /^\p{Ll}{2,}ing$/u.test(first);
  return isGerund && next !== undefined && !namesWork.test(name) && tag(`I was ${name}`)[2]?.pos === "VERB";
}

function smallFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
