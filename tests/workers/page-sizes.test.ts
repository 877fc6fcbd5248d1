import { expect, it } from "vitest";
import { newMember } from "../support/accounts/members";
import { hostileTexts } from "../support/http/hostile-texts";
import { doneRewrite } from "../support/rewriting/done-rewrite";
import { seedJob, seedResume } from "../support/storage/seed";

const longest = 20_000;
const usual = 5_000;
const kilobyte = 1000;
const mostBytes = { long: 300 * kilobyte, usual: 150 * kilobyte };

const post = `Stock Planner
We look for a planner.
Requirements
- SAP is required
- MS Excel is required
- Stock control
- Forklift licence preferred`;

const shapes = ["resume", "resume with entries", "resume with one list", "dated lines", "lines of one letter"];

async function scene(shape: string, length: number) {
  const member = await newMember();
  const text = `Ada Bell\nada@example.com\n\n${hostileTexts[shape]?.(length)}`;
  const resumeId = await seedResume(member, { text });
  const rewrite = await doneRewrite(member, { resumeId, jobId: await seedJob(member, { description: post }) });
  return { member, resume: `/app/dashboard/resumes/${resumeId}`, rewrite: rewrite.path };
}

const bytesOf = (page: string) => new TextEncoder().encode(page).length;

it.each(shapes)("the pages of a resume of 20,000 characters and of its rewrite stay small: %s", async (shape) => {
  const { member, resume, rewrite } = await scene(shape, longest);
  for (const path of [resume, `${resume}?values=2&text=2`, rewrite, `${rewrite}?changes=2&receipt=2&text=2`])
    expect(bytesOf(await member.browser.page(path))).toBeLessThan(mostBytes.long);
});

it("the pages of a resume of usual length and of its rewrite are half of that", async () => {
  const { member, resume, rewrite } = await scene("resume", usual);
  for (const path of [resume, rewrite]) expect(bytesOf(await member.browser.page(path))).toBeLessThan(mostBytes.usual);
});

it("every part of a long reading, and of a long receipt, is reached by links, without a script", async () => {
  const { member, resume, rewrite } = await scene("resume with entries", longest);
  const first = await member.browser.page(resume);
  const [, parts = "0"] = /Part 1 of (\d+) \(\d+ entries in all\)/.exec(first.replaceAll("<!-- -->", "")) ?? [];
  expect(Number(parts)).toBeGreaterThan(1);
  expect(first).toContain("?values=2#what-we-read");
  const shops = new Set<string>();
  for (let part = 1; part <= Number(parts); part += 1)
    for (const [, shop = ""] of (await member.browser.page(`${resume}?values=${part}`)).matchAll(/>(Shop \w+)</g))
      shops.add(shop);
  const written = new Set(hostileTexts["resume with entries"]?.(longest).match(/Shop \w+(?=\n)/g));
  expect(shops.size).toBeGreaterThanOrEqual(written.size - 1);
  expect(await member.browser.page(rewrite)).toContain("?receipt=2#receipt");
  expect(await member.browser.page(`${rewrite}?receipt=2`)).toContain("?receipt=1#receipt");
});
