import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { type Member, newMember } from "../support/accounts/members";
import { docxType, fileOf, resumePdf, resumeWord } from "../support/files/upload-files";
import { storedTextsOf } from "../support/storage/stored-texts-of";
import { storedKeys } from "../support/storage/world-state";

const page = "/app/dashboard/resumes";

interface Row {
  id: string;
  user_id: string;
  job_post_id: string;
  original_file_url: string;
  file_name: string;
  file_type: string;
  file_bytes: number;
  original_cv_text: string;
  document: string;
  stored_at: number | null;
}

async function rowsOf(member: Member): Promise<Row[]> {
  const rows = await env.DB.prepare("SELECT * FROM resumes WHERE user_id = ?").bind(member.user.id).all<Row>();
  return rows.results;
}

function upload({ browser }: Member, file: File, id: string = v7()): Promise<Response> {
  return browser.post(page, { id, file });
}

it.each([
  ["PDF", "Mirela Oduya.pdf", "application/pdf", resumePdf],
  ["DOCX", "Mirela Oduya.docx", docxType, resumeWord],
])("keeps an uploaded %s with its text, its parsed document and its file", async (_, name, type, make) => {
  const member = await newMember();
  const bytes = await make();
  const response = await upload(member, fileOf(bytes, name, type));
  expect([response.status, response.headers.get("Location")]).toEqual([303, page]);
  const list = await member.browser.page(page);
  expect(list).toContain("Resume uploaded!");
  expect(list).toContain(name);

  const [row] = await rowsOf(member);
  expect(row?.original_file_url).toMatch(new RegExp(`^${member.user.id}/\\d{13}_Mirela-Oduya\\.(pdf|docx)$`));
  expect(row).toMatchObject({ file_name: name, file_bytes: bytes.length, job_post_id: "none" });
  expect(row?.stored_at).not.toBeNull();
  expect(row?.original_cv_text).toContain("Guided 340 vessels a year through a tidal lock");
  const { document } = await storedTextsOf(row);
  expect(document.basics.name).toBe("Mirela Oduya");
  expect(document.work[0]).toMatchObject({ position: "Harbour Pilot", startDate: "2018-03" });

  expect(await storedKeys(`${member.user.id}/`)).toEqual([row?.original_file_url]);
  const stored = await env.FILES.get(row?.original_file_url ?? "");
  expect(stored?.httpMetadata?.contentType).toBe(type);
  expect(new Uint8Array((await stored?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);

  const file = await member.browser.get(`${page}/${row?.id}/file`);
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    "content-type": type,
    "content-disposition": `attachment; filename="${name}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "private, no-store",
  });
  expect((await member.browser.get(`${page}/${row?.id}`)).status).toBe(200);
});

it("tells the type by what is inside, not by name or label", async () => {
  const member = await newMember();
  expect((await upload(member, fileOf(resumeWord(), "really-word.pdf", "application/pdf"))).status).toBe(303);
  const [row] = await rowsOf(member);
  expect(row).toMatchObject({ file_type: "docx", file_name: "really-word.docx" });
  const file = await member.browser.get(`${page}/${row?.id}/file`);
  expect(file.headers.get("Content-Type")).toBe(docxType);
});

it("makes one resume and one file of a form that is sent twice", async () => {
  const member = await newMember();
  const [id, bytes] = [v7(), await resumePdf()];
  for (let sending = 0; sending < 2; sending += 1) {
    expect((await upload(member, fileOf(bytes, "cv.pdf"), id)).status).toBe(303);
  }
  expect(await rowsOf(member)).toHaveLength(1);
  expect(await storedKeys(`${member.user.id}/`)).toHaveLength(1);
});

it("makes one resume and one file of a form that is sent ten times at once", async () => {
  const member = await newMember();
  const formToken = await member.browser.formToken(page);
  const [id, bytes] = [v7(), resumeWord()];
  const sendings = Array.from({ length: 10 }, () =>
    member.browser.submit(page, { formToken, id, file: fileOf(bytes, "cv.docx") }),
  );
  expect((await Promise.all(sendings)).map(({ status }) => status)).toEqual(Array(10).fill(303));
  const rows = await rowsOf(member);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.stored_at).not.toBeNull();
  expect(await storedKeys(`${member.user.id}/`)).toEqual([rows[0]?.original_file_url]);
});

it("does not take another file for one that the same form sent before", async () => {
  const member = await newMember();
  const id = v7();
  await upload(member, fileOf(await resumePdf(), "first.pdf"), id);
  const second = await upload(member, fileOf(resumeWord(), "second.docx"), id);
  expect(second.status).toBe(409);
  expect(await second.text()).toContain("This form was used before. Reload the page and try again.");
  expect(await rowsOf(member)).toHaveLength(1);
  expect(await storedKeys(`${member.user.id}/`)).toHaveLength(1);
});

it("keeps two uploads of one file as two resumes with a file each", async () => {
  const member = await newMember();
  const bytes = resumeWord();
  await upload(member, fileOf(bytes, "cv.docx"));
  await upload(member, fileOf(bytes, "cv.docx"));
  expect(await rowsOf(member)).toHaveLength(2);
});

it("gives hostile file names a harmless form and keeps honest ones readable", async () => {
  const member = await newMember();
  const bytes = resumeWord();
  const names: [sent: string, shown: string, key: string][] = [
    ["../../etc/passwd.docx", "passwd.docx", "passwd.docx"],
    ["C:\\Users\\me\\cv.docx", "cv.docx", "cv.docx"],
    ["..", "...docx", "resume.docx"],
    [".docx", "resume.docx", "resume.docx"],
    ["Résumé Zoë.docx", "Résumé Zoë.docx", "Resume-Zoe.docx"],
    ["履歴書.docx", "履歴書.docx", "resume.docx"],
    ["cv\u202Efdp.docx", "cvfdp.docx", "cv-fdp.docx"],
    // A browser sends quotes and line breaks so.
    ["a%22b;c%0D%0AX-Evil: 1.docx", "", ""],
    [`${"🦊".repeat(150)}.docx`, `${"🦊".repeat(120)}.docx`, "resume.docx"],
    [`x${"🦊".repeat(150)}.docx`, `x${"🦊".repeat(119)}.docx`, "x.docx"],
    [`${"n".repeat(300)}.docx`, `${"n".repeat(120)}.docx`, `${"n".repeat(80)}.docx`],
    ["it's (mine)*.docx", "it's (mine)*.docx", "it-s-mine.docx"],
    ["<script>alert(1)</script>.docx", "script>.docx", "script.docx"],
    ["cv", "cv.docx", "cv.docx"],
  ];
  for (const [sent, shown, key] of names) {
    const id = v7();
    expect((await upload(member, fileOf(bytes, sent), id)).status, sent).toBe(303);
    const row = (await rowsOf(member)).find((candidate) => candidate.id === id);
    if (shown) expect(row?.file_name).toBe(shown);
    if (key) expect(row?.original_file_url.replace(/^.*\/\d+_/, "")).toBe(key);
    expect(row?.original_file_url).toMatch(/^[\w-]+\/\d{13}_[\w.-]+$/);
    const file = await member.browser.get(`${page}/${id}/file`);
    const disposition = file.headers.get("Content-Disposition") ?? "";
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w.!#$&+^`|~%-]+$/);
    expect(decodeURIComponent(disposition.replace(/^.*UTF-8''/, ""))).toBe(row?.file_name);
    expect(file.headers.get("X-Evil")).toBeNull();
    expect(await file.arrayBuffer()).toEqual(bytes.buffer.slice(0, bytes.length));
  }
  expect(await member.browser.page(page)).not.toContain("<script>alert");
});

it("answers a download whose file is gone with a page", async () => {
  const member = await newMember();
  const id = v7();
  await upload(member, fileOf(resumeWord(), "cv.docx"), id);
  await env.FILES.delete(await storedKeys(`${member.user.id}/`));
  const response = await member.browser.get(`${page}/${id}/file`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("Return to Home");
});
