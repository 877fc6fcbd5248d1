import type { DraftLine } from "../assemble-text";

/** Marks a line that ended in a soft hyphen; never part of the final text. */
export const softHyphen = "\u00AD";

/** Second halves of compounds that keep their hyphen when a line ends at it. */
const secondHalves = new Set(
  (
    "agnostic aged area art aware based benefit born building business case centered centric centred class client code " +
    "commerce cost cultural cycle depth device disciplinary driven edge effective efficient end ended facing first " +
    "focused friendly free functional generation grade grained growing hand house language learning led level line " +
    "making mail management market member minded month needs net one off office on oriented party person platform play " +
    "point profit quality quarter ranking rate ready related resolution round running saving scale sector sell service " +
    "side site solving solution source specific speed stack standing starter step store success supervised tech tenant " +
    "term test thinking tier time to traffic up value vendor week wide winning world year"
  ).split(" "),
);
/** Ends of words that no compound starts its second half with: their hyphen is the typesetter's. */
const endings =
  /^\p{Ll}{0,3}(?:ments?|[st]ions?|[st]ional|ness|it(?:y|ies)|[ae]nces?|[ai]ble|i[sz](?:e[ds]?|ing|ation)|ative|sive|ship)$|^\p{Ll}{0,2}ings?$/u;
const lineEndHyphens = /(\p{Ll}+)[-\u2010\u00AD]$/u;
const lineStart = /^(\p{Ll}+)(\S*)\s*/u;
/** Fewer hyphens at line ends than this are more likely compounds than the work of a typesetter. */
const typesetHyphens = 3;

/**
 * Joins words that a line end divided: the second half moves up to the first. The hyphen goes where the whole word
 * stands elsewhere in the text, or the text is plainly typeset with hyphenation and the second half is no word of
 * its own; else it stays ("cross-functional").
 */
export function joinHyphens(lines: DraftLine[]): DraftLine[] {
  const words = collectWords(lines.filter((_, index) => !isDivided(lines[index - 1], lines[index])));
  const divided = lines.filter((line, index) => isDivided(line, lines[index + 1])).length;
  const out = lines.map((line) => ({ ...line }));
  out.forEach((line, index) => {
    const next = out[index + 1];
    if (!next || !isDivided(line, next)) return;
    const [, first = ""] = lineEndHyphens.exec(line.text) ?? [];
    const [moved = "", second = "", rest = ""] = lineStart.exec(next.text) ?? [];
    const soft = line.text.endsWith(softHyphen);
    const whole = words.has(first + second);
    const isWord = secondHalves.has(second) || (second.length > 3 && words.has(second));
    const drop =
      soft ||
      whole ||
      ((divided >= typesetHyphens || endings.test(second)) && first.length > 1 && second.length > 1 && !isWord);
    const compound = words.has(`${first}-${second}`) && !whole && !soft;
    line.text = `${line.text.slice(0, -1)}${drop && !compound ? "" : "-"}${second}${rest}`;
    next.text = next.text.slice(moved.length);
  });
  return out
    .map((line) => ({ ...line, text: line.text.replaceAll(softHyphen, "") }))
    .filter((line, index) => line.text !== "" || lines[index]?.text === "");
}

function isDivided(line: DraftLine | undefined, next: DraftLine | undefined): boolean {
  return (
    line !== undefined &&
    next !== undefined &&
    !next.bullet &&
    lineEndHyphens.test(line.text) &&
    lineStart.test(next.text)
  );
}

function collectWords(lines: DraftLine[]): Set<string> {
  return new Set(lines.flatMap((line) => line.text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*(?!-$)/gu) ?? []));
}
