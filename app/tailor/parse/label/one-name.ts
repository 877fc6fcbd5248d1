import { isRegion, placeScore } from "~/tailor/parse/words/places";
import { titleScore } from "~/tailor/parse/words/role-words";

const compass = /^(?:north|south|east|west|northern|southern|eastern|western)$/iu;
/** Words that begin a name of two words whatever follows: "New River", "San Marco", "Fort Hale". */
const opensName = /^(?:New|San|Santa|Los|Las|Fort|Saint|Mount|St\.)$/u;
/** Kinds of schools that are named in two words. */
const schoolKinds = new Set(
  "high school|middle school|grammar school|community college|junior college|state university|state college|technical college|business college|technical institute|vocational school".split(
    "|",
  ),
);
const placeholder = /^company name$/iu;
const letter = /^\p{Lu}$/u;
const ofSomeone = /\p{L}['’]s$/u;
const schoolWord = /^(?:university|college)$/iu;

/** A kind of school behind its name; in front of one stands "of". */
const schoolNoun = /^(?:University|College|Institute|Academy)$/u;
const goesOn = /^\s*(?:of|for|at|in)\b/iu;

/** True for a kind of school without a name. */
export function isSchoolKind(text: string): boolean {
  return schoolNoun.test(text) || schoolKinds.has(text.toLowerCase());
}

/** Whether "University" and the like, with this text behind, ends the name of which the word before is a part. */
export function endsSchool(before: string, after: string, behind: string): boolean {
  return schoolNoun.test(after) && /^\p{Lu}\p{Ll}/u.test(before) && !goesOn.test(behind);
}

/** Whether two words that stand side by side name one thing, so that no part of a head ends between them. */
export function isOneName(before: string, after: string): boolean {
  const both = `${before} ${after}`;
  if (placeholder.test(both) || schoolKinds.has(both.toLowerCase())) return true;
  if (!/^\p{Lu}/u.test(before) || !/^\p{Lu}\p{L}/u.test(after)) return false;
  if (letter.test(before) && schoolWord.test(after)) return true;
  // Whose "Office" it is belongs to its name; a role or a town may follow the name of a firm.
  if (ofSomeone.test(before) && titleScore(after) === 0 && placeScore(after) < 2) return true;
  if (opensName.test(before) || (before === "State" && /^(?:Tested|Registered|Certified|Licensed)$/u.test(after)))
    return true;
  return compass.test(before) && (isRegion(both) || !isCapitals(after)) && !/^(?:and|or)$/iu.test(after);
}

function isCapitals(word: string): boolean {
  return word.length > 1 && !/\p{Ll}/u.test(word);
}
