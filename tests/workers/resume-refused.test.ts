import { env } from "cloudflare:workers";
import { strToU8, zipSync } from "fflate";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { newMember } from "../support/accounts/members";
import { buildDocx, paragraph } from "../support/files/build-docx";
import { buildPdf } from "../support/files/build-pdf";
import { buildRawPdf, rawStream } from "../support/files/build-raw-pdf";
import { costlyDocx } from "../support/files/costly-docx";
import { costlyPdfs } from "../support/files/costly-pdfs";
import { fileOf, resumePdf } from "../support/files/upload-files";
import { storedKeys } from "../support/storage/world-state";

const page = "/app/dashboard/resumes";
const megabyte = 1024 * 1024;
const wrongType = ["Invalid file type", "Only PDF or DOCX files allowed."];
const tooLarge = ["File too large", "Maximum allowed size is 7MB."];
const unreadable = "We could not read this file";
const line = { text: "Harbour Pilot", x: 40, y: 60 };

function compoundFile(streamName: string): Uint8Array {
  const bytes = new Uint8Array(2048);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  bytes.set(
    Array.from(streamName).flatMap((letter) => [letter.charCodeAt(0), 0]),
    1024,
  );
  return bytes;
}

type Refused = [name: string, file: string, status: number, texts: string[], () => Uint8Array | Promise<Uint8Array>];

const refused: Refused[] = [
  ...costlyPdfs
    .slice(0, 3)
    .map(([what, make]): Refused => [what, "cv.pdf", 422, ["This file holds far more than a resume."], make]),
  ["a picture", "me.png", 415, wrongType, () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0])],
  ["a text file", "cv.txt", 415, wrongType, () => strToU8("Mirela Oduya\nHarbour Pilot")],
  ["a text file named .pdf", "cv.pdf", 415, wrongType, () => strToU8("Mirela Oduya\nHarbour Pilot")],
  ["a web page named .docx", "cv.docx", 415, wrongType, () => strToU8("<!doctype html><p>Hello")],
  ["an old Word file", "cv.doc", 415, wrongType, () => compoundFile("WordDocument")],
  ["a ZIP of something else", "cv.docx", 415, wrongType, () => zipSync({ "a.xml": strToU8("<a/>") })],
  ["an empty file", "cv.pdf", 422, [unreadable, "This file is empty."], () => new Uint8Array()],
  ["a file of 7 MB and a byte", "cv.pdf", 413, tooLarge, () => new Uint8Array(7 * megabyte + 1)],
  ["a file of 30 MB", "cv.pdf", 413, tooLarge, () => new Uint8Array(30 * megabyte)],
  [
    "a locked PDF",
    "cv.pdf",
    422,
    [unreadable, "password"],
    () => buildPdf([{ pieces: [line] }], { user: "a", owner: "b" }),
  ],
  ["a locked Word file", "cv.docx", 422, [unreadable, "password"], () => compoundFile("EncryptedPackage")],
  [
    "a scan",
    "cv.pdf",
    422,
    [unreadable, "picture"],
    () => buildPdf([{ pieces: [], panels: [{ x: 0, y: 0, width: 500, height: 700 }] }]),
  ],
  ["half a PDF", "cv.pdf", 422, [unreadable, "damaged"], async () => (await resumePdf()).slice(0, 300)],
  ["half a Word file", "cv.docx", 422, [unreadable, "damaged"], () => buildDocx(paragraph("Hello")).slice(0, 200)],
  [
    "51 pages",
    "cv.pdf",
    422,
    [unreadable, "50 pages"],
    () => buildPdf(Array.from({ length: 51 }, () => ({ pieces: [line] }))),
  ],
  [
    "a zip bomb",
    "cv.docx",
    422,
    [unreadable, "to be safe"],
    () => buildDocx(paragraph("Hello"), { "word/media/a.bin": new Uint8Array(30_000_000) }),
  ],
  [
    "XML with a document type",
    "cv.docx",
    422,
    [unreadable, "to be safe"],
    () => buildDocx(paragraph("Hello"), { "word/styles.xml": '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>' }),
  ],
  [
    "a PDF that unpacks to 30 MB",
    "cv.pdf",
    422,
    ["This file holds far more than a resume."],
    () => buildRawPdf(rawStream(new Uint8Array(30_000_000).fill(0x20))),
  ],
  [
    "a Word file with a book in it",
    "cv.docx",
    422,
    ["This file holds far more than a resume."],
    () =>
      buildDocx(
        Array.from({ length: 3000 }, (_, index) =>
          paragraph(`${index} ${"a tale of the sea told at length ".repeat(2)}`),
        ).join(""),
      ),
  ],
  ...costlyDocx
    .slice(0, 2)
    .map(
      ([what, , make]) =>
        [`a Word file with ${what}`, "cv.docx", 422, [unreadable, "to be safe"], make] satisfies Refused,
    ),
];

it.each(refused)("refuses %s with words that help and stores nothing", async (_, fileName, status, texts, make) => {
  const { browser, user } = await newMember();
  const response = await browser.post(page, { id: v7(), file: fileOf(await make(), fileName, "application/pdf") });
  const html = await response.text();
  expect([response.status, texts.filter((text) => !html.includes(text))]).toEqual([status, []]);
  // The form is there for the next try.
  expect(html).toContain('type="file"');
  const rows = await env.DB.prepare("SELECT id FROM resumes WHERE user_id = ?").bind(user.id).all();
  expect(rows.results).toHaveLength(0);
  expect(await storedKeys(`${user.id}/`)).toHaveLength(0);
});

it("asks for a file where none was chosen", async () => {
  const { browser } = await newMember();
  const nothing: Record<string, File | string>[] = [
    { file: new File([], "") },
    { file: "a text in place of a file", other: new File(["x"], "x") },
    { other: new File(["x"], "x") },
  ];
  for (const fields of nothing) {
    const response = await browser.post(page, { id: v7(), ...fields });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("Choose a file first");
  }
});

it("takes a file of exactly 7 MB", async () => {
  const { browser, user } = await newMember();
  const pdf = await resumePdf();
  const bytes = new Uint8Array(7 * megabyte).fill(0x20);
  bytes.set(pdf);
  // A PDF may carry comments before its end; readers look for the end in the last kilobyte.
  const tail = pdf.slice(-60);
  bytes.set(tail, bytes.length - tail.length);
  const response = await browser.post(page, { id: v7(), file: fileOf(bytes, "cv.pdf") });
  expect(response.status).toBe(303);
  expect(await storedKeys(`${user.id}/`)).toHaveLength(1);
});

it("refuses forms without an id, with a made-up id, or that are no forms", async () => {
  const { browser, user } = await newMember();
  const file = fileOf(await resumePdf(), "cv.pdf");
  for (const id of ["", "1", "../../x", "not-a-uuid"]) {
    const response = await browser.post(page, { id, file });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("This form is incomplete. Reload the page and try again.");
  }
  for (const type of ["multipart/form-data", "multipart/form-data; boundary=nowhere"]) {
    const headers = { Origin: browser.origin, "Content-Type": type };
    const response = await browser.send(page, { method: "POST", headers, body: "--else\r\nnothing" });
    expect([400, 403]).toContain(response.status);
  }
  expect(await storedKeys(`${user.id}/`)).toHaveLength(0);
});

it("refuses an upload whose form is too old and says so", async () => {
  const { browser, user } = await newMember();
  const response = await browser.submit(page, {
    formToken: "old",
    id: v7(),
    file: fileOf(await resumePdf(), "cv.pdf"),
  });
  expect(response.status).toBe(403);
  expect(await response.text()).toContain("This form was open for too long");
  expect(await storedKeys(`${user.id}/`)).toHaveLength(0);
});
