import { expect, it } from "vitest";
import { parseXml } from "~/tailor/extract/docx/parse-xml";
import { extractText } from "~/tailor/extract/extract-text";
import { limits } from "~/tailor/extract/limits";
import { buildDocx, paragraph } from "../../support/files/build-docx";
import { costlyDocx, noise } from "../../support/files/costly-docx";

it.each(costlyDocx)("stops at %s", async (_, failure, make) => {
  expect(await extractText(make())).toMatchObject({ ok: false, failure });
});

it("reads a document of fifty pages with a run for every word", async () => {
  const run = (index: number) => `<w:r><w:rPr><w:b/></w:rPr><w:t>harbour${(index * 7919) % 10_007} </w:t></w:r>`;
  const runs = (line: number) => Array.from({ length: 10 }, (_, word) => run(line * 10 + word)).join("");
  const body = Array.from({ length: 1000 }, (_, line) => `<w:p>${runs(line)}</w:p>`).join("");
  expect(await extractText(buildDocx(body))).toMatchObject({ ok: true });
});

it("keeps 30 of the 390,000 accents on a letter", async () => {
  const result = await extractText(
    buildDocx(paragraph(`a${"\u0301\u0316".repeat(195_000)}b`), { "a.bin": noise(9000) }),
  );
  if (!result.ok) throw new Error(result.failure);
  expect(result.text.normalize("NFD")).toMatch(/^a\p{M}{30}b$/u);
});

it("carries at most 100 links on a line, and the same list for all lines of a paragraph", async () => {
  const links = Array.from({ length: 500 }, (_, at) => `<w:fldSimple w:instr='HYPERLINK "http:${at}"'/>`).join("");
  const result = await extractText(buildDocx(`<w:p>${links}<w:r><w:t>one</w:t><w:br/><w:t>two</w:t></w:r></w:p>`));
  if (!result.ok) throw new Error(result.failure);
  const [one, two] = result.lines.map((line) => line.links);
  expect(one).toHaveLength(100);
  expect(two).toBe(one);
});

it("counts nodes and text over all parts", () => {
  const count = { nodes: 0, text: 0 };
  parseXml('<a b="1" c="2">xyz<d/></a>', count);
  parseXml("<a>xyz</a>", count);
  expect(count).toEqual({ nodes: 5, text: 6 });
  expect(() => parseXml("<a/>", { nodes: limits.xmlNodes, text: 0 })).toThrow("unsafe-archive");
});

it("lets the event loop run between parts and while it inflates", async () => {
  let turns = 0;
  const count = setInterval(() => {
    turns += 1;
  }, 0);
  await extractText(buildDocx(paragraph("Tram driver"), { "word/styles.xml": "<w:styles/>" }));
  clearInterval(count);
  expect(turns).toBeGreaterThan(0);
});

const parsed = (xml: string) => parseXml(xml, { nodes: 0, text: 0 });

it("reads text, references, character data and attributes of either quote", () => {
  const root = parsed(
    `\ufeff<?xml version="1.0"?><!-- a < b --><w:a x='1"' y = "&lt;&#65;\n&#x1F600;">A &amp; <![CDATA[<B> &amp;]]><c /></w:a >\n<!-- -->`,
  );
  expect([root.name, root.text, root.attribute("x"), root.attribute("y"), root.attribute("z")]).toEqual([
    "w:a",
    "A & <B> &amp;",
    '1"',
    "<A \u{1F600}",
    null,
  ]);
  expect(root.children.map((child) => child.name)).toEqual(["c"]);
});

it.each([
  "",
  "text",
  "<a>",
  "</a>",
  "<a></b>",
  "<a/><b/>",
  "<a/>text",
  "<a b/>",
  "<a b=c/>",
  '<a b="',
  "<a>&nbsp;</a>",
  "<a>&</a>",
  "<a>&#x110000;</a>",
  "<a><!-- </a>",
  "<a><![CDATA[ </a>",
  "<![CDATA[a]]><a/>",
  "<a><?b </a>",
])("calls %j damaged", (xml) => {
  expect(() => parsed(xml)).toThrow("corrupt");
});
