import { strFromU8, unzipSync } from "fflate";
import mammoth from "mammoth";
import { expect, it } from "vitest";
import { type RenderOptions, renderResume } from "~/tailor/render/render-resume";
import { fontsFromDisk } from "../../support/files/fonts";
import { nurse } from "../../support/resumes/nurse";
import { softwareEngineer } from "../../support/resumes/software-engineer";

function docx(resume: typeof nurse, options: Partial<RenderOptions> = {}): Promise<Uint8Array> {
  return renderResume(resume, { format: "docx", fonts: fontsFromDisk, ...options });
}

async function htmlOf(bytes: Uint8Array): Promise<string> {
  return (await mammoth.convertToHtml({ buffer: Buffer.from(bytes) })).value;
}

function partOf(bytes: Uint8Array, path: string): string {
  const part = unzipSync(bytes)[path];
  return part ? strFromU8(part) : "";
}

it("has real headings, lists and links", async () => {
  const html = await htmlOf(await docx(softwareEngineer));
  expect(html).toContain("<h1>Experience</h1>");
  expect(html).toMatch(/<h2>Staff Software Engineer\tJan 2020 – Present<\/h2>/);
  expect(html.match(/<li>/g)?.length).toBe(11);
  expect(html).toContain('<a href="https://github.com/tbrzecz">https://github.com/tbrzecz</a>');
});

it.each(["plain", "classic", "compact"] as const)(
  "is one column without tables or text boxes in %s",
  async (template) => {
    const body = partOf(await docx(nurse, { template }), "word/document.xml");
    expect(body).toContain("intensive care unit");
    expect(body).not.toMatch(/<w:tbl>|<w:txbxContent>|<w:cols [^>]*w:num="[2-9]/);
  },
);

it("carries title and author, and neither clock nor chance", async () => {
  const bytes = await docx(nurse);
  const core = partOf(bytes, "docProps/core.xml");
  expect(core).toContain("<dc:title>Amara Okonjo-Whitfield, Senior Staff Nurse</dc:title>");
  expect(core).toContain("<dc:creator>Amara Okonjo-Whitfield</dc:creator>");
  expect(core).not.toContain("dcterms:created");
  expect(await docx(nurse)).toEqual(bytes);
});

it("takes the paper that was asked for", async () => {
  expect(partOf(await docx(nurse), "word/document.xml")).toContain('w:w="11906"');
  expect(partOf(await docx(nurse, { paper: "letter" }), "word/document.xml")).toContain('w:w="12240"');
});
