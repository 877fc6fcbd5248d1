import { functionWords } from "~/tailor/lexicon/stop-words";
import { dateCaption, isMarkCaption } from "~/tailor/parse/study-parts";
import { isDegree, isSchool } from "~/tailor/parse/words/degree-words";
import { isRegion } from "~/tailor/parse/words/places";
import type { Block } from "../block";
import { partsBySubject } from "./parts-by-subject";
import { saidOnce } from "./said-once";
import { tidied } from "./study-anchors";
import { withMark } from "./study-blocks";
import { plain } from "./study-borders";

/** What the head of a study says, from one sure value to the next. */
export interface Part {
  kind: "text" | "date" | "place" | "score";
  text: string;
  /** A comma parts it from what follows. */
  isOpen?: boolean;
}

/** In words. What is longer tells of something. */
const longestName = 14;
const longestTitle = 18;
const longestPlaceEnd = 2;

const dateWordBehind = /^(?:\(?(?:expected|anticipated|projected)\)?)(?=$|\s)/iu;

/** True where the date is a word of a phrase: "to be completed", "in". */
export function isInPhrase(parts: Part[]): boolean {
  const at = parts.findIndex(({ kind }) => kind === "date");
  const [before, behind] = [parts[at - 1], parts[at + 1]];
  if (at < 0) return false;
  const last = before?.kind === "text" ? (/\S+$/u.exec(before.text)?.[0] ?? "") : "";
  const word = before?.kind === "text" ? dateCaption.exec(before.text) : null;
  const ahead = word ? (/\S+$/u.exec(before?.text.slice(0, word.index) ?? "")?.[0] ?? "") : last;
  const isOpen = functionWords.has(ahead.toLowerCase()) || (/^\p{Ll}/u.test(last) && !word);
  const goesOn = behind?.kind === "text" && /^\p{Ll}/u.test(behind.text) && !dateWordBehind.test(behind.text);
  return isOpen || goesOn;
}

/** "Expected" and the like go with the date beside them. */
function withDateWords(parts: Part[]): Part[] {
  const at = parts.findIndex(({ kind }) => kind === "date");
  const [date, before, behind] = [parts[at], parts[at - 1], parts[at + 1]];
  if (!date) return parts;
  const word = before?.kind === "text" ? dateCaption.exec(before.text) : null;
  if (before && word) {
    date.text = `${tidied(word[0])} ${date.text}`;
    before.text = tidied(before.text.slice(0, word.index));
  }
  const end = behind?.kind === "text" ? dateWordBehind.exec(behind.text) : null;
  if (behind && end) {
    date.text = `${date.text} ${end[0]}`;
    behind.text = tidied(behind.text.slice(end[0].length));
  }
  return parts.filter(({ text }) => text !== "");
}

/** "City, State" and "Norwich" or "USA Minor in Latin" behind it: a further name, or a country, is of the place. */
function withWholePlace(parts: Part[]): Part[] {
  const at = parts.findIndex(({ kind }) => kind === "place");
  const [place, behind] = [parts[at], parts[at + 1]];
  if (place && behind?.kind === "text") {
    const words = behind.text.split(" ");
    const isName = place.isOpen && words.length <= longestPlaceEnd && /^\p{Lu}/u.test(behind.text);
    const isCountry = (length: number) => length <= words.length && isRegion(words.slice(0, length).join(" "));
    const count = isName ? words.length : place.isOpen ? [3, 2, 1].find(isCountry) : undefined;
    if (count !== undefined) {
      place.text = `${place.text}, ${words.slice(0, count).join(" ")}`;
      behind.text = tidied(words.slice(count).join(" "));
    }
  }
  return parts;
}

/** The names, of which the degree leads, date, place and mark; and what the lines say besides. */
export function headOf(found: Part[], values: readonly string[]): Block[] | undefined {
  const parts = withDateWords(withWholePlace(found));
  const placeAt = parts.findIndex(({ kind }) => kind === "place");
  const isText = ({ kind }: Part) => kind === "text";
  const ahead = parts.slice(0, placeAt < 0 ? undefined : placeAt).filter(isText);
  const tails = placeAt < 0 ? [] : parts.slice(placeAt).filter((part) => isText(part) && !isMarkCaption(part.text));
  const names = ahead.flatMap(({ text }) => withSchoolApart(text));
  const { head, rest } = partsBySubject(
    names,
    tails.map(({ text }) => text),
  );
  const once = head.map((text) => saidOnce(text, "", [])).filter((text) => text !== "" && !isMarkCaption(text));
  const lead = Math.max(
    0,
    once.findIndex((text) => isDegree(text.split(" ", 4).join(" "))),
  );
  const [title, others] = [once[lead], once.filter((_, at) => at !== lead)];
  if (
    title === undefined ||
    title.split(" ").length > longestTitle ||
    /[.!?]$/u.test(title.slice(-4).replace(/\p{Lu}\p{L}?\.$/u, ""))
  )
    return undefined;
  const isNamed = isDegree(title) && !isSchool(title);
  const isName = (text: string) => text.split(" ").length <= longestName && !/[.!?]$/u.test(text);
  const of = (kind: Part["kind"]) => parts.filter((part) => part.kind === kind).map(({ text }) => text);
  const details = [...others.filter(isName), ...of("place"), ...(isNamed ? [] : of("score"))].map((text) => ({ text }));
  const [aside] = of("date");
  const named = isNamed ? of("score").reduce(withMark, withComma(title)) : withComma(title);
  const told = once.join("\n");
  const lines = [...others.filter((text) => !isName(text)), ...rest.map((text) => saidOnce(text, told, values))].filter(
    (text) => text !== "" && !isMarkCaption(text) && !of("score").some((mark) => plain(mark) === plain(text)),
  );
  return [
    { kind: "entry", title: { text: named }, ...(aside !== undefined && { aside }), details },
    ...lines.map((text): Block => ({ kind: "bullet", text })),
  ];
}

/** "Diploma in Weaving, Ash Valley College, Derry": a comma before a school shows where it begins; so does one before a degree. */
function withSchoolApart(text: string): string[] {
  const pieces = text.split(/,\s+(?![^()]*\))/u);
  const school = pieces.findIndex((piece) => isSchool(piece));
  const isBehind = school === 0 && pieces.length === 2 && isDegree(pieces[1] ?? "") && !isSchool(pieces[1] ?? "");
  const cut = isBehind ? 1 : school;
  return cut > 0 ? [pieces.slice(0, cut).join(", "), pieces.slice(cut).join(", ")] : [text];
}

/** "Diploma: Carpentry" as "Diploma, Carpentry". */
function withComma(title: string): string {
  const [degree = "", ...others] = title.split(": ");
  return others.length > 0 && isDegree(degree) ? `${degree}, ${others.join(": ")}` : title;
}
