import { v7 } from "uuid";
import { expect, it } from "vitest";
import { processRewrite } from "~/domain/rewriting/run/process-rewrite.server";
import { furnishedMember } from "../support/accounts/furnished-member";
import { app, type Member } from "../support/accounts/members";
import { linksIn } from "../support/http/markup";
import { seedJob, seedResume, seedStep } from "../support/storage/seed";

/** Ids and search of an address: one page of each kind is enough. */
const kindOf = (path: string) =>
  path
    .replace(/#.*/, "")
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ":id")
    .replace(/=[^&]*/g, "")
    .replace(/\/(work|education|skills|projects|volunteer|other)-\d+$/, "/$1-0");

/** Its secret is made up in the furnished account, and shown by nobody. */
const unreadable = /\/two-step\/[0-9a-f-]{36}$/;

/** Breadth first through everything that the dashboard links to. */
async function follow(member: Member, start: string) {
  const seen = new Map<string, { status: number; path: string; from: string }>();
  const queue = [{ path: start, from: "" }];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path, from } = next;
    if (seen.has(kindOf(path)) || unreadable.test(path)) continue;
    const response = await member.browser.get(path.replace(/#.*/, ""));
    seen.set(kindOf(path), { status: response.status, path, from });
    const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
    const html = isPage ? await response.text() : "";
    if (!isPage) await response.body?.cancel();
    const base = `https://lapel.test${path}`;
    const links = linksIn(html, /^(\/app\/dashboard|\?|#|[a-z-]+$)/).map((href) => {
      const url = new URL(href, base);
      return url.pathname + url.search;
    });
    for (const link of links) queue.push({ path: link, from: path });
  }
  return seen;
}

it("links to nothing that is not there", async () => {
  const member = await furnishedMember();
  const [resumeId, jobId, id] = [await seedResume(member), await seedJob(member), v7()];
  await member.browser.post("/app/dashboard/matcher", { resumeId, jobId });
  await member.browser.post("/app/dashboard/matcher", { id, resumeId, jobId }, "/app/dashboard/rewrites");
  await processRewrite(app, { rewriteId: id });
  await seedStep(member, jobId, resumeId);
  const seen = await follow(member, "/app/dashboard");
  expect([...seen.values()].filter(({ status }) => status >= 400)).toEqual([]);
  expect(seen.size).toBeGreaterThan(50);
});
