import type { SetBlock } from "~/tailor/render/block";
import { type Paper, papers, type Template } from "~/tailor/render/template";
import { blockParagraphs, bulletReference } from "./block-paragraphs";
import { documentStyles, twips } from "./document-styles";
import { settleArchive } from "./settle-archive";

interface DocxSettings {
  template: Template;
  paper: Paper;
  title: string;
  author: string;
  /** BCP 47 tag of the text's language. */
  language: string;
}

const bulletIndentPoints = 13;

/** The blocks as WordprocessingML with real headings, lists and links; the same document gives the same bytes. */
export async function renderDocx(blocks: SetBlock[], settings: DocxSettings): Promise<Uint8Array> {
  const docx = await import("docx");
  const { template, title, author, language } = settings;
  const paper = papers[settings.paper];
  const width = paper.width - 2 * template.margin.side;
  const side = twips(template.margin.side);
  const top = twips(template.margin.top);
  const document = new docx.Document({
    title,
    creator: author,
    lastModifiedBy: author,
    description: "",
    styles: documentStyles(template, language),
    numbering: { config: [{ reference: bulletReference, levels: [bulletLevel(docx)] }] },
    sections: [
      {
        properties: {
          page: {
            size: { width: twips(paper.width), height: twips(paper.height) },
            margin: { top, bottom: top, left: side, right: side },
          },
        },
        children: blocks.flatMap((block, index) =>
          blockParagraphs(block, blocks[index - 1]?.kind, { docx, template, width }),
        ),
      },
    ],
  });
  return settleArchive(new Uint8Array(await docx.Packer.toArrayBuffer(document)));
}

function bulletLevel(docx: typeof import("docx")) {
  const indent = twips(bulletIndentPoints);
  return {
    level: 0,
    format: docx.LevelFormat.BULLET,
    text: "•",
    alignment: docx.AlignmentType.LEFT,
    style: { paragraph: { indent: { left: indent, hanging: twips(bulletIndentPoints - 3) } } },
  };
}
