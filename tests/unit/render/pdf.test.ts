import { PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { expect, it } from "vitest";
import { type RenderOptions, renderResume } from "~/tailor/render/render-resume";
import type { Resume } from "~/tailor/resume";
import { fontsFromDisk } from "../../support/files/fonts";
import { openWithPdfjs, readPdfLines } from "../../support/files/read-pdf-lines";
import { resumeWithBullets } from "../../support/resumes/build-resume";
import { nurse } from "../../support/resumes/nurse";
import { softwareEngineer } from "../../support/resumes/software-engineer";

const templates = ["plain", "classic", "compact"] as const;

function pdf(resume: Resume, options: Partial<RenderOptions> = {}): Promise<Uint8Array> {
  return renderResume(resume, { format: "pdf", fonts: fontsFromDisk, ...options });
}

it.each(templates)("brings every word out whole in %s, ligatures or not", async (template) => {
  const words = "efficient office workflow affiliate fjord shuffling AVATAR Tokyo";
  const lines = await readPdfLines(await pdf(resumeWithBullets([words]), { template }));
  expect(lines.map(({ text }) => text).join("\n")).toContain(words);
});

it.each(templates)("reads from top to bottom in %s", async (template) => {
  const lines = await readPdfLines(await pdf(nurse, { template }));
  const places = lines.map(({ page, y }) => page * 10_000 + y);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it("hangs bullets left of their text", async () => {
  const lines = await readPdfLines(await pdf(resumeWithBullets(["word ".repeat(60).trim()])));
  const first = lines.findIndex(({ text }) => text.startsWith("•"));
  expect(lines[first + 1]?.x).toBeGreaterThan((lines[first]?.x ?? 0) + 5);
});

it("never begins a wrapped line with a dash or another mark that reads as a bullet", async () => {
  const bullets = Array.from(
    { length: 40 },
    (_, length) => `${"x".repeat(length)} ${"planned the move – ".repeat(12)}end`,
  );
  const lines = await readPdfLines(await pdf(resumeWithBullets(bullets)));
  expect(lines.length).toBeGreaterThan(80);
  expect(lines.filter(({ text }) => /^[–|-]/.test(text))).toEqual([]);
});

it("keeps headings and entry heads off the foot of the page, at whatever height they fall", async () => {
  for (let count = 25; count < 45; count++) {
    const bullets = Array.from({ length: count }, (_, index) => `Bullet number ${index}`);
    const second = { position: "Second job", name: "Other Ltd", highlights: ["Last bullet"] };
    const resume = resumeWithBullets(bullets, { projects: [{ name: "Tail project", highlights: ["Project bullet"] }] });
    const lines = await readPdfLines(await pdf({ ...resume, work: [...resume.work, second] }));
    const pageOf = (text: string) => lines.find((line) => line.text.includes(text))?.page;
    expect(pageOf("Second job")).toBe(pageOf("Last bullet"));
    expect(pageOf("Projects")).toBe(pageOf("Project bullet"));
  }
});

it("breaks pages between bullets and loses none of them", async () => {
  const bullets = Array.from(
    { length: 150 },
    (_, index) => `Bullet ${index} ${"of several words ".repeat((index % 5) * 5)}end`,
  );
  const bytes = await pdf(resumeWithBullets(bullets));
  const lines = await readPdfLines(bytes);
  expect((await openWithPdfjs(bytes)).numPages).toBeGreaterThan(3);
  const numbers = lines.flatMap(({ text }) => /^•\s*Bullet (\d+)/.exec(text)?.[1] ?? []);
  expect(numbers).toEqual(bullets.map((_, index) => String(index)));
});

it("sets a bullet that is longer than a page", async () => {
  const text = Array.from({ length: 1500 }, (_, index) => `w${index}`).join(" ");
  const lines = await readPdfLines(await pdf(resumeWithBullets([text])));
  expect(lines.map((line) => line.text).join(" ")).toContain("w0 w1 ");
  expect(lines.at(-1)?.text).toMatch(/w1499$/);
});

it("cuts an endless word so that nothing leaves the page", async () => {
  const word = "https://example.org/".padEnd(300, "abcdefghij");
  const lines = await readPdfLines(await pdf(resumeWithBullets([word])));
  const joined = lines.map(({ text }) => text).join("");
  expect(joined).toContain(word);
});

it("links mail, phone and web addresses", async () => {
  const document = await openWithPdfjs(await pdf(softwareEngineer));
  const annotations = await (await document.getPage(1)).getAnnotations();
  const urls = annotations.map(({ unsafeUrl }: { unsafeUrl?: string }) => unsafeUrl);
  expect(urls).toContain("mailto:tomasz@brzecz.example");
  expect(urls).toContain("tel:+48600123987");
  expect(urls).toContain("https://github.com/tbrzecz");
});

it("names title, author and language and marks the structure", async () => {
  const bytes = await pdf(nurse, { language: "en-GB" });
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  expect(document.getTitle()).toBe("Amara Okonjo-Whitfield, Senior Staff Nurse");
  expect(document.getAuthor()).toBe("Amara Okonjo-Whitfield");
  expect(document.catalog.get(PDFName.of("Lang"))?.toString()).toBe("(en-GB)");
  const page = await (await openWithPdfjs(bytes)).getPage(1);
  const tree = JSON.stringify(await page.getStructTree());
  expect(tree.match(/"role":"H2"/g)?.length).toBeGreaterThanOrEqual(4);
  expect(tree.match(/"role":"LI"/g)?.length).toBe(7);
});

it("is A4, or Letter where asked", async () => {
  const sizeOf = async (bytes: Uint8Array) => (await PDFDocument.load(bytes)).getPage(0).getSize();
  expect((await sizeOf(await pdf(nurse))).width).toBeCloseTo(595.28);
  expect(await sizeOf(await pdf(nurse, { paper: "letter" }))).toEqual({ width: 612, height: 792 });
});

it("gives the same bytes for the same resume", async () => {
  expect(await pdf(nurse)).toEqual(await pdf(nurse));
});
