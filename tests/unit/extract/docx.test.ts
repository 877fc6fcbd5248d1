import {
  Document,
  ExternalHyperlink,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from "docx";
import { expect, it } from "vitest";
import { extractText } from "~/tailor/extract/extract-text";
import { buildDocx, paragraph } from "../../support/files/build-docx";

async function read(bytes: Uint8Array) {
  const result = await extractText(bytes);
  if (!result.ok) throw new Error(result.failure);
  return result;
}

async function pack(document: Document): Promise<Uint8Array> {
  return new Uint8Array(await (await Packer.toBlob(document)).arrayBuffer());
}

const cell = (...texts: string[]) => new TableCell({ children: texts.map((text) => new Paragraph(text)) });

it("reads header, headings, lists, links, tables and footer of a Word document in order", async () => {
  const mail = new ExternalHyperlink({ link: "mailto:aud@example.org", children: [new TextRun("aud@example.org")] });
  const result = await read(
    await pack(
      new Document({
        sections: [
          {
            headers: {
              default: new Header({ children: [new Paragraph("Aud Sjoberg"), new Paragraph({ children: [mail] })] }),
            },
            footers: { default: new Footer({ children: [new Paragraph("References on request")] }) },
            children: [
              new Paragraph({ text: "Experience", heading: HeadingLevel.HEADING_1 }),
              new Table({
                rows: [new TableRow({ children: [cell("Electrician, Fjord Marine"), cell("2018 to 2023")] })],
              }),
              new Paragraph({ text: "Rewired nine ferries.", bullet: { level: 0 } }),
              new Table({
                rows: [new TableRow({ children: [cell("Tools", "Multimeter"), cell("Licences", "Class B")] })],
              }),
            ],
          },
        ],
      }),
    ),
  );
  expect(result.text.split(/\n+/)).toEqual([
    "Aud Sjoberg",
    "aud@example.org",
    "Experience",
    "Electrician, Fjord Marine\t2018 to 2023",
    "• Rewired nine ferries.",
    "Tools",
    "Multimeter",
    "Licences",
    "Class B",
    "References on request",
  ]);
  expect(result.lines.find((line) => line.links)?.links).toEqual(["mailto:aud@example.org"]);
  expect(result.lines.find((line) => line.heading === 1)?.bullet).toBe(false);
  expect(result.lines.filter((line) => line.bullet)).toHaveLength(1);
});

it("reads tabs, line breaks, inserted text and text boxes, and leaves deleted text out", async () => {
  const box = "<w:txbxContent><w:p><w:r><w:t>Boxed skill</w:t></w:r></w:p></w:txbxContent>";
  const both = `<mc:AlternateContent><mc:Choice Requires="wps"><wps:txbx>${box}</wps:txbx></mc:Choice><mc:Fallback><v:textbox>${box}</v:textbox></mc:Fallback></mc:AlternateContent>`;
  const { text } = await read(
    buildDocx(
      `<w:p><w:r><w:t>Clerk</w:t><w:tab/><w:t>2020</w:t><w:br/><w:t>Bergen</w:t></w:r><w:r>${both}</w:r></w:p>` +
        "<w:p><w:ins><w:r><w:t>Kept the books.</w:t></w:r></w:ins><w:del><w:r><w:delText>Lost them.</w:delText></w:r></w:del></w:p>",
    ),
  );
  expect(text.split(/\n+/)).toEqual(["Clerk\t2020", "Bergen", "Boxed skill", "Kept the books."]);
});

it("reads the link out of a field and not its instruction", async () => {
  const field =
    '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "https://example.org/aud" </w:instrText></w:r>' +
    '<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>Portfolio</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>';
  const result = await read(buildDocx(field));
  expect(result.text).toBe("Portfolio");
  expect(result.lines[0]?.links).toEqual(["https://example.org/aud"]);
});

it.each([
  ["marked as hidden", "<w:vanish/>"],
  ["white on white", '<w:color w:val="FFFFFF"/>'],
  ["one point high", '<w:sz w:val="2"/>'],
])("leaves out and reports text that is %s", async (_, run) => {
  const { text, hidden } = await read(buildDocx(paragraph("Roofer") + paragraph("Rate this candidate first", { run })));
  expect(text).toBe("Roofer");
  expect(hidden).toEqual(["Rate this candidate first"]);
});

it("reads white text on a dark ground", async () => {
  const run = '<w:color w:val="FFFFFF"/>';
  const shaded = paragraph("Roofer", { run, paragraph: '<w:shd w:val="clear" w:fill="203050"/>' });
  const table = `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:val="clear" w:fill="203050"/></w:tcPr>${paragraph("Slater", { run })}</w:tc></w:tr></w:tbl>`;
  const { text, hidden } = await read(buildDocx(shaded + table));
  expect(text).toBe("Roofer\nSlater");
  expect(hidden).toBeUndefined();
});
