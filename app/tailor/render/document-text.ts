import type { SetBlock } from "./block";

/** Every text of the blocks, for finding out which characters a document needs. */
export function documentText(blocks: SetBlock[]): string {
  return blocks.flatMap(textsOf).join("\n");
}

function textsOf(block: SetBlock): string[] {
  switch (block.kind) {
    case "contact":
      return block.items.map(({ text }) => text);
    case "entry":
      return [block.title.text, block.aside ?? "", ...block.details.map(({ text }) => text)];
    case "term":
      return [block.term, block.text];
    case "name":
    case "label":
    case "heading":
    case "paragraph":
    case "bullet":
      return [block.text];
    default:
      return block satisfies never;
  }
}
