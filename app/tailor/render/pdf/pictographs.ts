import type { Inline, SetBlock } from "~/tailor/render/block";

const pictograph = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator})$/u;
/** What ties several into one picture: a variant, a joiner. */
const tie = /^(?:\ufe0f|\u200d)$/u;

/** True for an emoji, a flag or the like: a picture between letters. */
export function isPictograph(character: string): boolean {
  return pictograph.test(character);
}

/** Every pictograph of a text, each once. */
export function pictographsOf(text: string): string[] {
  return [...new Set(text)].filter(isPictograph);
}

/** A text without its pictographs and the blanks that they leave behind. */
export function withoutPictographs(text: string): string {
  return without(text, (character) => isPictograph(character) || tie.test(character)).trim();
}

/** The blocks without the given characters. */
export function withoutCharacters(blocks: SetBlock[], characters: Set<string>): SetBlock[] {
  if (characters.size === 0) return blocks;
  const clean = (text: string) => without(text, (character) => characters.has(character));
  const cleaned = (inline: Inline): Inline => ({ ...inline, text: clean(inline.text) });
  return blocks.map((block): SetBlock => {
    switch (block.kind) {
      case "contact":
        return { ...block, items: block.items.map(cleaned) };
      case "entry":
        return { ...block, title: cleaned(block.title), details: block.details.map(cleaned) };
      case "term":
        return { ...block, term: clean(block.term), text: clean(block.text) };
      case "name":
      case "label":
      case "heading":
      case "paragraph":
      case "bullet":
        return { ...block, text: clean(block.text) };
      default:
        return block satisfies never;
    }
  });
}

function without(text: string, isGone: (character: string) => boolean): string {
  const kept = [...text].filter((character) => !isGone(character)).join("");
  return kept.length === text.length ? text : kept.replace(/ {2,}/g, " ");
}
