import type { Claim } from "~/tailor/change";
import type { Alignment, Link } from "~/tailor/gate/align-lines";
import { levelOf } from "~/tailor/gate/deeds";
import { isDeedForm } from "~/tailor/gate/meanings";
import type { Sentence, Token } from "~/tailor/gate/read-text";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import { asClaims, type Comparison } from "./comparison";

/** A word whose part in the sentence is another than in the source, with a plain reason. */
interface Turned {
  token: Token;
  reason: string;
}

const prepositions =
  /^(?:in|on|at|by|for|with|from|to|into|onto|under|of|as|like|including|within|between|among|against|through|across|via|over|about|during|after|before|than|alongside)$/;

/** What leads to a word: its preposition, "object" behind a deed, "subject" before one. */
function roleOf(token: Token, { text, tokens }: Sentence): string {
  for (let at = token.at - 1; at >= 0 && at > token.at - 8; at--) {
    const here = tokens[at] as Token;
    const next = tokens[at + 1] as Token;
    if (/[.;:()\n]/.test(text.slice(here.end, next.start))) return "subject";
    if (here.isDeed) return "object";
    if (prepositions.test(here.lower) && here.lower !== "of") return here.lower === "into" ? "to" : here.lower;
  }
  return "subject";
}

/** Sides that two things can change under one verb ("replaced paper with forms", "swapped vans for cars"). */
const ends = new Set(["object", "with", "for"]);
const person = /(?:er|or|ist|ant|ian|ee|team|staff|department|service|company|nurse|people|group|head|lead|board)s?$/;
/** Verbs that take what is given and who gets it in either order. */
const gives =
  /\b(?:suppl|provid|alert|notif|advis|teach|taught|show|brief|gave|giv|furnish|present|inform|serv|offer|issu|send|sent|deliver|respond|answer|report|help|assist|support)\w*/i;
/** Two things of one name change places under them ("swapped old boilers for new boilers"). */
const exchanges = /\b(?:swap|exchang|replac|substitut|switch|trad)\w*\b/i;
const time = /^(?:years?|months?|weeks?|days?|hours?|quarters?|seasons?|time)$/;
const places = /^(?:at|for|in|of|within|on|subject|across|between)$/;

/** Words keep the part that they play, titles that are judged for themselves aside. */
export function judgeTurned({ sentence, alignment, covered }: Comparison): Claim[] {
  const turned = findTurned(sentence, alignment).filter(
    ({ token }) => !(covered.has(token) && isTitleNoun(token.lower)),
  );
  return asClaims(
    sentence,
    turned.map(({ token: { start, end }, reason }) => ({ start, end, reason })),
  );
}

/** Words that changed sides: "from Go to PHP" for "from PHP to Go", the mentored for the mentor, a client for an employer. */
function findTurned(sentence: Sentence, { links }: Alignment): Turned[] {
  const roles = sentence.tokens.flatMap((token) => {
    if (!token.content || token.isDeed) return [];
    const same = (links.get(token) ?? []).filter(({ token: source }) => source.stem === token.stem && !source.isDeed);
    if (same.length === 0) return [];
    return [
      {
        token,
        mine: roleOf(token, sentence),
        theirs: same.map((link) => ({ link, role: roleOf(link.token, link.line.sentence) })),
      },
    ];
  });
  return roles.flatMap(({ token, mine, theirs }): Turned[] => {
    const all = (test: (role: string, link: Link) => boolean) => theirs.every(({ role, link }) => test(role, link));
    const isModifier =
      /^['’]|^[ -]\p{L}/u.test(sentence.text.slice(token.end)) && (sentence.tokens[token.at + 1]?.content ?? false);
    const told = { token, reason: `Your resume tells of “${token.text}” in another part.` };
    // "PI: Dr. Ivory" is somebody else; a label in the plural is the heading of a list.
    if (
      mine === "subject" &&
      token.at === 0 &&
      all(
        (_, link) => !/s$/.test(link.token.lower) && /^:\s*\p{Lu}/u.test(link.line.sentence.text.slice(link.token.end)),
      )
    )
      return [told];
    if (all((role) => role === mine)) return [];
    const isSomebody = person.test(token.lower) || isTitleNoun(token.lower) || /^\p{Lu}/u.test(token.text);
    if (
      (mine === "object" || mine === "to") &&
      isSomebody &&
      !isDoing(token, sentence) &&
      all((role, link) => isDoer(role, link))
    )
      return [{ token, reason: `In your resume “${token.text}” is who did it.` }];
    if ((isModifier && !exchanges.test(sentence.text)) || time.test(token.lower)) return [];
    if (mine === "object" && all((role, link) => role === "from" && isTaken(link))) return [told];
    if ((mine === "from" && all((role) => role === "to")) || (mine === "to" && all((role) => role === "from")))
      return [told];
    if (mine === "as" && all((role) => beside.test(role))) return [told];
    if (mine === "subject" && opensAsRole(token, sentence) && all((role) => beside.test(role))) return [told];
    if (mine === "subject" && opensAsTitle(token, sentence) && all((role) => superior.test(role))) return [told];
    if (
      mine === "object" &&
      all((role) => role === "with") &&
      (levelOf(deedBefore(token, sentence)?.stem ?? "") ?? 3) >= 4
    )
      return [told];
    const isName = /^\p{Lu}/u.test(token.text) && token.at > 0;
    if (
      isName &&
      (mine === "at" || (mine === "for" && /\b(?:work|employ)\w*\s+for\s/i.test(sentence.text))) &&
      all((role, link) => !places.test(role) && !(role === "with" && !deedBefore(link.token, link.line.sentence)))
    )
      return [told];
    if (!ends.has(mine) || gives.test(sentence.text)) return [];
    const deed = deedBefore(token, sentence);
    if (!theirs.some(({ link }) => deed && deedBefore(link.token, link.line.sentence)?.stem === deed.stem)) return [];
    const isSwapped = roles.some(
      (other) =>
        other.token !== token &&
        ends.has(other.mine) &&
        other.mine !== mine &&
        theirs.some(
          (own) =>
            own.role === other.mine &&
            other.theirs.some(({ role, link }) => role === mine && link.line === own.link.line),
        ) &&
        !other.theirs.some(({ role }) => role === other.mine) &&
        !theirs.some(({ role }) => role === mine),
    );
    return isSwapped ? [told] : [];
  });
}

/** "Taught by the foreman", "as the chef suggested": somebody else did it. */
const isDoer = (role: string, { token, line: { sentence } }: Link) =>
  role === "by" || role === "under" || (role === "as" && isDeedForm(sentence.tokens[token.at + 1]?.lower ?? ""));

/** "That the owner designed", "to the owner's design". */
const isDoing = ({ at, lower }: Token, { tokens }: Sentence) =>
  /['’]s$/.test(lower) || isDeedForm(tokens[at + 1]?.lower ?? "");

const deedBefore = (token: Token, { tokens }: Sentence) => tokens.slice(0, token.at).findLast(({ isDeed }) => isDeed);

const isTaken = ({ token, line: { sentence } }: Link) =>
  sentence.tokens
    .slice(0, token.at)
    .some(({ lower }) => /^(?:receiv|complet|attend|took|taken|learn|got|gain|obtain)/.test(lower));

/** How colleagues are told of. */
const beside = /^(?:to|with|by|for|under|from|object)$/;
const agent = /(?:er|or|ist|ian|ant|head|lead|support)$/;

/** "Conveyancer who handled sales": the sentence opens with whom it speaks of. */
const opensAsRole = ({ at, lower, end }: Token, { text }: Sentence) =>
  at <= 3 && agent.test(lower) && /^\s+(?:who|for|of|at|in|on|with)\b|^\s*[,;(]/.test(text.slice(end));

/** "Vice president of operations" of who was the secretary to one. */
const superior = /^(?:to|by|under|from)$/;
const opensAsTitle = ({ at, lower }: Token, { tokens }: Sentence) =>
  at <= 4 && isTitleNoun(lower) && !tokens.slice(0, at).some(({ isDeed }) => isDeed);
