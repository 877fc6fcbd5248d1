import { expect, it } from "vitest";
import { UnsupportedScript } from "~/tailor/render/pdf/unsupported-script";
import { readBack } from "~/tailor/render/read-back";
import { renderResume } from "~/tailor/render/render-resume";
import { fontsFromDisk } from "../../support/files/fonts";
import { readPdfLines } from "../../support/files/read-pdf-lines";
import { resumeWithBullets } from "../../support/resumes/build-resume";

async function textOf(bullet: string): Promise<string> {
  const bytes = await renderResume(resumeWithBullets([bullet]), { format: "pdf", fonts: fontsFromDisk });
  return (await readPdfLines(bytes))
    .map(({ text }) => text)
    .join("\n")
    .normalize("NFC");
}

it.each([
  ["Polish, Turkish, Romanian", "Zażółć gęślą jaźń ığdır șțiință"],
  ["Vietnamese", "Nguyễn đã quản lý dự án phần mềm"],
  ["Greek", "Υπεύθυνος έργου και αναλυτής"],
  ["Cyrillic", "Керівник проєкту їжак щодня ёлка"],
  ["decomposed accents", "re\u0301sume\u0301 et mu\u0308nchen".normalize("NFD")],
])("draws and returns %s", async (_, text) => {
  expect(await textOf(text)).toContain(text.normalize("NFC"));
});

it.each([
  ["Hebrew", "מנהלת מוצר בכירה"],
  ["Arabic", "مهندسة برمجيات خلال الاستجابة"],
])("draws %s and returns its words whole", async (_, text) => {
  const found = await textOf(text);
  for (const word of text.split(" ")) expect(found).toContain(word);
});

it("draws Devanagari and returns the letters in the order of writing", async () => {
  expect((await textOf("मासिक समापन किया")).replaceAll(/\s/g, "")).toContain("मासिकसमापनकिया");
});

it("draws signs that the typeface lacks from symbol fonts, and needs no glyph for what is invisible", async () => {
  expect(await textOf("☎ 555 ★ done ✔ a\ufe0fb\u200d")).toContain("☎ 555 ★ done ✔ ab");
});

it("says which characters it cannot draw and draws none of the resume", async () => {
  const bullet = "Sold 東京 tours";
  const failure = await textOf(bullet).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(UnsupportedScript);
  expect(failure).toMatchObject({ characters: ["東", "京"] });
  expect(String(failure)).toContain("東 (U+6771)");
  expect(String(failure)).toContain("DOCX or TXT");
});

it("leaves out emoji that its fonts lack, says which, and counts no field as lost", async () => {
  const resume = resumeWithBullets(["Won a 🦜 and a 👩‍🍳 badge", "Kept the books"]);
  const bytes = await renderResume(resume, { format: "pdf", fonts: fontsFromDisk });
  const trip = await readBack(bytes, "pdf", resume);
  expect(trip).toMatchObject({ lost: [], omitted: ["🦜", "👩", "🍳"] });
  expect(await textOf("Won a 🦜 badge")).toContain("Won a badge");
});

it("writes those characters into every other format", async () => {
  const resume = resumeWithBullets(["Sold 東京 tours"]);
  const text = await renderResume(resume, { format: "txt", fonts: fontsFromDisk });
  expect(new TextDecoder().decode(text)).toContain("東京");
  await expect(renderResume(resume, { format: "docx", fonts: fontsFromDisk })).resolves.toBeInstanceOf(Uint8Array);
});
