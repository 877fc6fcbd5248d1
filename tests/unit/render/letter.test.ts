import mammoth from "mammoth";
import { expect, it } from "vitest";
import { readBackLetter } from "~/tailor/render/read-back-letter";
import { renderLetter } from "~/tailor/render/render-letter";
import { fontsFromDisk } from "../../support/files/fonts";
import { readPdfLines } from "../../support/files/read-pdf-lines";
import { nurse } from "../../support/resumes/nurse";

const letter = "Dear Ms Holt,\n\nI lead shifts of up to 12 nurses.\n\nYours sincerely,\nAmara Okonjo-Whitfield";

it("stands under the sender's name and contact line in text", async () => {
  const bytes = await renderLetter(letter, nurse.basics, { format: "txt", fonts: fontsFromDisk });
  expect(new TextDecoder().decode(bytes)).toBe(
    `Amara Okonjo-Whitfield\n\nLeeds, West Yorkshire | +44 7700 900142 | amara.okonjo@postbox.example | https://www.linkedin.com/in/amara-okonjo\n\n${letter}\n`,
  );
});

const withList = letter.replace("I lead shifts", "In this job, I:\n• Lead wards.\n• Train staff.\n\nI lead shifts");

it("sets a list as one, in each format, and reads every word of it back", async () => {
  const render = (format: "txt" | "pdf" | "docx") =>
    renderLetter(withList, nurse.basics, { format, fonts: fontsFromDisk });
  const text = new TextDecoder().decode(await render("txt"));
  expect(text).toContain("\n\nIn this job, I:\n• Lead wards.\n• Train staff.\n\nI lead shifts");
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(await render("docx")) });
  expect(value).toContain("<p>In this job, I:</p><ul><li>Lead wards.</li><li>Train staff.</li></ul><p>I lead");
  const lines = await readPdfLines(await render("pdf"));
  expect(lines.map(({ text }) => text)).toEqual(expect.arrayContaining(["• Lead wards.", "• Train staff."]));
  for (const format of ["txt", "pdf", "docx"] as const)
    expect(await readBackLetter(await render(format), format, withList)).toBe(true);
});

it("keeps the lines of the closing apart in PDF", async () => {
  const lines = await readPdfLines(await renderLetter(letter, nurse.basics, { format: "pdf", fonts: fontsFromDisk }));
  expect(lines.map(({ text }) => text).slice(-4)).toEqual(letter.split(/\n+/));
});

it("keeps the lines of the closing apart in DOCX", async () => {
  const bytes = await renderLetter(letter, nurse.basics, { format: "docx", fonts: fontsFromDisk });
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) });
  expect(value).toContain("<p>Yours sincerely,<br />Amara Okonjo-Whitfield</p>");
});
