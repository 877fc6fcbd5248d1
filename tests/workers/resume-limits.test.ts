import { v7 } from "uuid";
import { expect, it } from "vitest";
import { newResumesPerUser } from "~/domain/resumes/limits";
import { app, type Member, newMember } from "../support/accounts/members";
import { fileOf, resumeWord } from "../support/files/upload-files";
import { fieldValue, visibleText } from "../support/http/markup";
import { nurseText, seedResume } from "../support/storage/seed";
import { watchedDatabase } from "../support/storage/watched-database";
import { storedKeys } from "../support/storage/world-state";

const page = "/app/dashboard/resumes";
const script = `${page}/upload`;
const wordFile = () => fileOf(resumeWord(), "cv.docx");

async function useUp({ user }: Member): Promise<void> {
  for (let count = 0; count < newResumesPerUser.limit; count += 1) await app.limits.take(newResumesPerUser, user.id);
}

it("asks who adds resumes without end to wait, by file, by text and by copy, and loses nothing", async () => {
  const member = await newMember();
  const resumeId = await seedResume(member);
  await useUp(member);
  const told = /You added 60 resumes within an hour/;
  const file = await member.browser.post(page, { id: v7(), file: wordFile() });
  expect([file.status, Number(file.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  expect(visibleText(await file.text())).toMatch(told);
  const text = await member.browser.post(`${page}?tab=paste`, { id: v7(), text: nurseText });
  const html = await text.text();
  expect([text.status, fieldValue(html, "text")]).toEqual([429, nurseText]);
  expect(visibleText(html)).toMatch(told);
  await member.browser.post(page, { intent: "duplicate", id: v7(), resumeId });
  expect(visibleText(await member.browser.page(page))).toMatch(told);
  expect(await storedKeys(`${member.user.id}/`)).toEqual([]);
});

it("says Database error where the database fails, keeps what was typed, and tells no more", async () => {
  const member = await newMember();
  const { browser, failOn } = watchedDatabase(member);
  const formToken = await browser.formToken(`${page}?tab=paste`);
  failOn(/insert into "resumes"/);
  const text = await browser.submit(`${page}?tab=paste`, { formToken, id: v7(), text: nurseText });
  const html = await text.text();
  expect([text.status, fieldValue(html, "text")]).toEqual([503, nurseText]);
  expect(visibleText(html)).toContain("Database error We could not save it right now.");
  const file = await browser.submit(page, { formToken, id: v7(), file: wordFile() });
  const shown = await file.text();
  expect(file.status).toBe(503);
  expect(visibleText(shown)).toContain("Database error We could not save it right now.");
  expect(html + shown).not.toContain("D1_ERROR");
  failOn(null);
  const again = { formToken: fieldValue(html, "formToken") ?? "", id: fieldValue(html, "id") ?? "", text: nurseText };
  expect((await browser.submit(`${page}?tab=paste`, again)).status).toBe(303);
});

it("answers the script that uploads in JSON: where to go on, with the toast, or what was wrong", async () => {
  const member = await newMember();
  const done = await member.browser.post(page, { id: v7(), file: wordFile() }, script);
  expect([done.status, await done.json()]).toEqual([200, { to: page }]);
  expect(await member.browser.page(page)).toContain("Resume uploaded!");
  const wrong = await member.browser.post(
    page,
    { id: v7(), file: fileOf(new Uint8Array([1, 2, 3]), "cv.pdf") },
    script,
  );
  expect([wrong.status, await wrong.json()]).toEqual([
    415,
    { failure: { title: "Invalid file type", text: "Only PDF or DOCX files allowed." } },
  ]);
  const large = fileOf(new Uint8Array(7 * 1024 * 1024 + 1), "cv.pdf");
  const tooLarge = await member.browser.post(page, { id: v7(), file: large }, script);
  expect([tooLarge.status, await tooLarge.json()]).toEqual([
    413,
    { failure: { title: "File too large", text: "Maximum allowed size is 7MB." } },
  ]);
});

it("leads an upload whose session is over to the sign-in, which says so", async () => {
  const { browser } = await newMember();
  const formToken = await browser.formToken(page);
  browser.cookies.delete("__Host-session");
  const headers = { Origin: browser.origin, Referer: `${browser.origin}${page}` };
  const body = new FormData();
  body.append("formToken", formToken);
  body.append("id", v7());
  body.append("file", wordFile());
  const response = await browser.send(script, { method: "POST", headers, body });
  const text = visibleText(await browser.page(response.headers.get("Location") ?? ""));
  expect(response.status).toBe(302);
  expect(text).toContain("Not logged in");
  expect(text).toContain("Please log in.");
});
