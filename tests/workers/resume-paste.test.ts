import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { type Member, newMember } from "../support/accounts/members";
import { fieldValue, linksIn, visibleText } from "../support/http/markup";
import { nurseText, seedResume } from "../support/storage/seed";
import { storedTextsOf } from "../support/storage/stored-texts-of";

const page = "/app/dashboard/resumes?tab=paste";

async function textsOf(member: Member): Promise<string[]> {
  const { results } = await env.DB.prepare("SELECT * FROM resumes WHERE user_id = ?").bind(member.user.id).all();
  return Promise.all(results.map(async (row) => (await storedTextsOf(row)).text));
}

/** Text of so many characters in lines of a hundred, as a browser would send it. */
function textOf(characters: number): string {
  return "Wound care and patient records "
    .repeat(characters)
    .slice(0, characters)
    .replace(/(.{99})./g, "$1\n");
}

it("keeps pasted text as a resume that it has read", async () => {
  const member = await newMember();
  const response = await member.browser.post(page, { id: v7(), text: nurseText });
  expect([response.status, response.headers.get("Location")]).toEqual([303, page]);
  const html = await member.browser.page(page);
  expect(html).toContain("Resume saved from text!");
  expect(visibleText(html)).toContain("Text: Dana Reyes");
  const row = await env.DB.prepare("SELECT * FROM resumes WHERE user_id = ?").bind(member.user.id).first();
  expect(row).toMatchObject({
    original_cv_text: nurseText,
    original_file_url: null,
    file_name: null,
    job_post_id: "none",
  });
  expect((await storedTextsOf(row)).document.work[0]?.name).toBe("Northfield Hospital");
  expect((await member.browser.get(`/app/dashboard/resumes/${row?.id}`)).status).toBe(200);
  expect((await member.browser.get(`/app/dashboard/resumes/${row?.id}/file`)).status).toBe(404);
});

it("refuses blank text in the words of the form", async () => {
  const member = await newMember();
  for (const text of ["", " ", "\r\n \t\r\n", "\u00a0\u2003"]) {
    const response = await member.browser.post(page, { id: v7(), text });
    expect(response.status).toBe(400);
    expect(visibleText(await response.text())).toContain("Paste some resume text");
  }
  expect(await textsOf(member)).toEqual([]);
});

it("takes 20,000 characters, and refuses one more with the text still in the form", async () => {
  const member = await newMember();
  const longest = textOf(20_000);
  expect((await member.browser.post(page, { id: v7(), text: longest })).status).toBe(303);
  expect(await textsOf(member)).toEqual([longest]);
  const tooLong = `${longest}x`;
  const refused = await member.browser.post(page, { id: v7(), text: tooLong });
  const html = await refused.text();
  expect(refused.status).toBe(400);
  expect(html).toContain('aria-invalid="true"');
  expect(html).toMatch(/id="[^"]*text-error"[^>]*>20,000 character limit\./);
  expect(fieldValue(html, "text")).toBe(tooLong);
});

it("counts a line break once, as the person who pasted it does", async () => {
  const member = await newMember();
  const text = textOf(20_000);
  expect((await member.browser.post(page, { id: v7(), text: text.replaceAll("\n", "\r\n") })).status).toBe(303);
  expect(await textsOf(member)).toEqual([text]);
});

it("refuses a text of megabytes without reading it whole", async () => {
  const member = await newMember();
  const response = await member.browser.post(page, { id: v7(), text: "x".repeat(3_000_000) });
  expect(response.status).toBe(413);
  expect(visibleText(await response.text())).toContain("Too much was sent at once.");
});

it("keeps what was typed where the form is too old, and takes it on the second try", async () => {
  const member = await newMember();
  const text = `Dana's "resume" </textarea><script>alert(1)</script> & more\n${nurseText}`;
  const stale = await member.browser.submit(page, { formToken: "1.x", id: v7(), text });
  const html = await stale.text();
  expect(stale.status).toBe(403);
  expect(visibleText(html)).toContain("This form was open for too long, or in another session. Nothing is lost");
  expect(fieldValue(html, "text")).toBe(text);
  expect(html).not.toContain("<script>alert(1)");
  const again = {
    formToken: fieldValue(html, "formToken") ?? "",
    id: fieldValue(html, "id") ?? "",
    text: fieldValue(html, "text") ?? "",
  };
  expect((await member.browser.submit(page, again)).status).toBe(303);
  expect(await textsOf(member)).toEqual([text]);
});

it("makes one resume of a form that is sent ten times at once, and none of another's text under its id", async () => {
  const member = await newMember();
  const [id, formToken] = [v7(), await member.browser.formToken(page)];
  const sendings = Array.from({ length: 10 }, () => member.browser.submit(page, { formToken, id, text: nurseText }));
  expect((await Promise.all(sendings)).map(({ status }) => status)).toEqual(Array(10).fill(303));
  const other = await member.browser.submit(page, { formToken, id, text: "Another text" });
  expect(other.status).toBe(409);
  expect(fieldValue(await other.text(), "text")).toBe("Another text");
  expect(await textsOf(member)).toEqual([nurseText]);
});

it("survives every character that a clipboard can hold", async () => {
  const member = await newMember();
  const odd = [
    "Dana\u0000Reyes",
    "\ufeffDana\u2028Reyes\u2029\u202e",
    "داناریس\nدانا",
    "👩‍⚕️ Nurse",
    "\ud800 half a pair",
    "a".repeat(20_000),
    "•\n".repeat(5000),
    "<b>Dana</b>",
    "{{constructor}} <%= x %> %s",
  ];
  for (const text of odd) {
    const response = await member.browser.post(page, { id: v7(), text });
    expect(response.status, JSON.stringify(text.slice(0, 20))).toBe(303);
  }
  const list = await member.browser.get(page);
  expect(list.status).toBe(200);
  const links = linksIn(await list.text(), /^\/app\/dashboard\/resumes\/[\w-]{36}$/);
  expect(links).toHaveLength(odd.length);
  for (const link of links) expect((await member.browser.get(link)).status).toBe(200);
});

it("answers fields of unexpected shape with the form", async () => {
  const member = await newMember();
  const formToken = await member.browser.formToken(page);
  const shapes: [string, string][][] = [
    [["text[]", "a"]],
    [["text[0].x", "a"]],
    [
      ["text", "a"],
      ["text", "b"],
    ],
    [
      ["__proto__.polluted", "1"],
      ["text", ""],
    ],
    [["constructor[prototype][polluted]", "1"]],
    [
      ["id", v7()],
      ["id", v7()],
      ["text", "a"],
    ],
    [["text[9999999]", "a"]],
    [["text[99].x[99].y[99]", "a"]],
    [[`text${"[0]".repeat(5000)}`, "a"]],
    [[`text${".a".repeat(5000)}`, "a"]],
    [["__intent__", '{"type":"insert","payload":{"name":"text","index":9999999}}']],
    Array.from({ length: 5000 }, (_, index): [string, string] => [`field${index}`, "a"]),
    [],
  ];
  for (const fields of shapes) {
    const body = new URLSearchParams([["formToken", formToken], ...fields]);
    const response = await member.browser.send(page, {
      method: "POST",
      body,
      headers: { Origin: member.browser.origin },
    });
    expect(response.status, JSON.stringify(fields)).toBe(400);
  }
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  expect(await textsOf(member)).toEqual([]);
});

it("lists resumes newest first, thirty a page, none lost or shown twice", async () => {
  const member = await newMember();
  const now = Date.now();
  const ids: string[] = [];
  // Several in the same millisecond, also where one page ends and the next begins.
  for (let index = 0; index < 65; index += 1) {
    ids.push(await seedResume(member, { text: `Person ${index}`, createdAt: now - Math.floor(index / 8) * 1000 }));
  }
  const seen: string[] = [];
  let path: string | undefined = "/app/dashboard/resumes";
  for (let pages = 0; path && pages < 5; pages += 1) {
    const html: string = await member.browser.page(path);
    const shown = linksIn(html, /^\/app\/dashboard\/resumes\/[\w-]{36}$/);
    expect(shown.length).toBeLessThanOrEqual(30);
    seen.push(...shown.map((link) => link.slice(-36)));
    const next = linksIn(html, /\?before=[^&#]+$/)[0];
    path = next && new URL(next, "https://lapel.test/app/dashboard/resumes").href.slice("https://lapel.test".length);
  }
  expect(new Set(seen)).toEqual(new Set(ids));
  expect(seen).toHaveLength(65);
  const times = seen.map((id) => Math.floor(ids.indexOf(id) / 8));
  expect(times).toEqual([...times].sort((a, b) => a - b));
});

it("shows the first page for a page number that is none", async () => {
  const member = await newMember();
  await seedResume(member);
  for (const before of ["", "x", "-1", "NaN", "1e999", "9".repeat(400), "1.5", "1_", "_x", "%00"]) {
    const response = await member.browser.get(`/app/dashboard/resumes?before=${before}`);
    expect(response.status).toBe(200);
    expect(await response.text(), before).toContain("Dana Reyes");
  }
});

it("keeps the second of two resumes in one file as a resume of its own, without scripts too", async () => {
  const member = await newMember();
  const resumeOf = (name: string, email: string, post: string) =>
    `${name}\n${email}\n\nEXPERIENCE\n${post} | 2017 – 2019\n• Kept the logbook\n\nEDUCATION\nDiploma, Holt College, 2012\n\nSKILLS\nCare, order`;
  const first = resumeOf("Ada Brook", "ada@brook.example", "Cook, The Copper Kettle");
  const second = resumeOf("Omar Finch", "omar@finch.example", "Welder, Morrow Yard");
  const id = await seedResume(member, { text: `${first}\n\n${second}` });
  const html = await member.browser.page(`/app/dashboard/resumes/${id}`);
  expect(visibleText(html)).toContain("This file holds two resumes");
  expect(visibleText(html)).toContain("Only the first one counts");
  const text = fieldValue(html, "text") ?? "";
  expect(text).toBe(second);
  expect((await member.browser.post(page, { intent: "paste", id: v7(), text })).status).toBe(303);
  const kept = env.DB.prepare("SELECT original_cv_text FROM resumes WHERE user_id = ?").bind(member.user.id);
  expect((await kept.all()).results).toContainEqual({ original_cv_text: text });
  const own = await seedResume(member, { text });
  expect(visibleText(await member.browser.page(`/app/dashboard/resumes/${own}`))).not.toContain("two resumes");
});
