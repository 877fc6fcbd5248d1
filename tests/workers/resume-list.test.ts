import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { beforeAll, expect, it } from "vitest";
import { app, type Member, newMember } from "../support/accounts/members";
import { linksIn, visibleText } from "../support/http/markup";
import { nurseText, seedJob, seedResume } from "../support/storage/seed";
import { watchedDatabase } from "../support/storage/watched-database";

const page = "/app/dashboard/resumes";

async function set(id: string, columns: Record<string, unknown>): Promise<void> {
  const names = Object.keys(columns);
  const sets = names.map((name) => `${name} = ?`).join(", ");
  await env.DB.prepare(`UPDATE resumes SET ${sets} WHERE id = ?`)
    .bind(...Object.values(columns), id)
    .run();
}

/** Reads only: two tests that look at one list share it. */
let reader: Member;
let ids: { file: string; text: string; named: string; empty: string };
beforeAll(async () => {
  reader = await newMember();
  const now = Date.now();
  ids = {
    file: await seedResume(reader, { createdAt: now - 1 }),
    text: await seedResume(reader, { createdAt: now - 2, text: `${nurseText}\n${"and more ".repeat(200)}THE END` }),
    named: await seedResume(reader, { createdAt: now - 3 }),
    empty: await seedResume(reader, { createdAt: now - 4, text: " " }),
  };
  await set(ids.file, { file_name: "Curriculum Vitae.pdf", file_type: "pdf", original_file_url: "nowhere" });
  await set(ids.named, {
    name: "For hospitals",
    rewritten_cv: "DANA REYES\n\nSKILLS\nWhistling",
    cover_letter: "Dear all",
  });
});

it("shows a link for a file, 700 characters of a text, and the words for none", async () => {
  const html = await reader.browser.page(page);
  const text = visibleText(html);
  expect(linksIn(html, /\/file$/)).toEqual([`${page}/${ids.file}/file`]);
  expect(text).toContain("File: Curriculum Vitae.pdf");
  expect(text).toContain("Text: For hospitals");
  expect(text).toContain("No text found");
  expect(text).not.toContain("THE END");
  const shown = html.match(/whitespace-pre-line[^>]*>([^<]+)/)?.[1] ?? "";
  expect([...shown]).toHaveLength(700);
});

it.each([
  [699, "é", false],
  [700, "é", false],
  [701, "é", true],
  [700, "𝄞", false],
])("says that a text of %d characters of %s goes on: %s", async (length, character, isCut) => {
  const member = await newMember();
  await seedResume(member, { text: character.repeat(length) });
  const html = await member.browser.page(page);
  const shown = html.match(/whitespace-pre-line[^>]*>([\s\S]*?)<\/p>/)?.[1]?.replace(/<!--.*?-->/g, "") ?? "";
  expect([...shown].length).toBe(Math.min(length, 700) + (isCut ? 1 : 0));
  expect(shown.endsWith("…")).toBe(isCut);
});

it("opens the long texts on their card, and carries them for no other", async () => {
  const closed = await reader.browser.page(page);
  expect(closed.match(/View Last Rewritten Resume/g)).toHaveLength(1);
  expect(closed.match(/View Cover Letter/g)).toHaveLength(1);
  expect(closed).not.toMatch(/Whistling|Dear all/);
  const rewritten = await reader.browser.page(`${page}?rewritten=${ids.named}`);
  expect(rewritten).toContain("Whistling");
  expect(rewritten).not.toContain("Dear all");
  expect(await reader.browser.page(`${page}?letter=${ids.named}`)).toContain("Dear all");
  for (const id of [ids.text, v7(), "", "x"]) {
    expect((await reader.browser.get(`${page}?letter=${id}`)).status).toBe(200);
  }
});

it("finds resumes by their names, whatever else the words mean to a database", async () => {
  const found = async (search: string) => {
    const html = await reader.browser.page(`${page}?${new URLSearchParams({ q: search })}`);
    return linksIn(html, new RegExp(`^${page}/[\\w-]{36}$`)).map((link) => link.slice(-36));
  };
  expect(await found("vitae curriculum")).toEqual([ids.file]);
  expect(await found("HOSPITALS")).toEqual([ids.named]);
  expect(await found("dana")).toEqual([ids.text, ids.named]);
  expect(await found(" ")).toHaveLength(4);
  for (const none of ["%", "_", "'; DROP TABLE resumes;--", "x".repeat(3000)]) expect(await found(none)).toEqual([]);
  const html = await reader.browser.page(`${page}?q=nowhere`);
  expect(visibleText(html)).toContain("No resumes found.");
  expect(visibleText(html)).toContain("Nothing is called “nowhere”.");
});

it("costs two round trips besides the session's, however much is open", async () => {
  await seedJob(reader);
  const { browser, takeTrips } = watchedDatabase(reader);
  for (const query of ["", `?rewrite=${ids.text}`, `?letter=${ids.named}&q=hospital`, `?rename=${ids.text}`]) {
    takeTrips();
    expect((await browser.get(page + query)).status).toBe(200);
    expect(takeTrips(), query).toBeLessThanOrEqual(3);
  }
});

it("says so where the list cannot be loaded, inside the dashboard and without a word of why", async () => {
  const { browser, failOn } = watchedDatabase(reader);
  failOn(/substr\(/);
  const response = await browser.get(page);
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(visibleText(html)).toContain("We could not load your resumes.");
  expect(visibleText(html)).toContain("Log Out");
  expect(html).not.toContain("D1_ERROR");
});

it("lists nobody's resumes but the user's, wherever they are", async () => {
  const stranger = await newMember();
  const bin = await seedResume(reader);
  await set(bin, { deleted_at: app.now(), name: "In the bin of another" });
  for (const query of ["", "?q=dana", `?rewritten=${ids.named}`, `?erase=${bin}`]) {
    const html = await stranger.browser.page(page + query);
    expect(visibleText(html)).toContain("No resumes found.");
    expect(html).not.toMatch(/Whistling|hospitals|bin of another|Recently deleted/);
  }
});
