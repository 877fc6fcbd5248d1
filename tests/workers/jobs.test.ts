import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { jobPosts } from "~/db/schema/jobs";
import { releaseJobs, sweepDeletedJobs } from "~/domain/jobs/bin/job-bin.server";
import { app, type Member, newMember } from "../support/accounts/members";
import { fieldValue, linksIn, visibleText } from "../support/http/markup";
import { seedJob, seedResume, seedRewrite, seedStep, wardPost } from "../support/storage/seed";

const page = "/app/dashboard/add-job";
const list = "/app/dashboard/jobs";

function form(more: Record<string, string> = {}): Record<string, string> {
  return { id: v7(), title: "Ward Nurse", company: "Eastgate Clinic", description: wardPost, ...more };
}

async function jobsOf(member: Member): Promise<Record<string, unknown>[]> {
  const { results } = await env.DB.prepare("SELECT * FROM job_posts WHERE user_id = ?").bind(member.user.id).all();
  return results;
}

it("keeps a job post and shows it with what it asks for", async () => {
  const member = await newMember();
  const fields = form();
  const response = await member.browser.post(page, fields);
  expect([response.status, response.headers.get("Location")]).toEqual([303, `/app/dashboard/jobs/${fields.id}`]);
  const text = visibleText(await member.browser.page(`/app/dashboard/jobs/${fields.id}`));
  for (const part of ["Job saved!", "Ward Nurse", "Eastgate Clinic", "Wound care", "Ventilator care"]) {
    expect(text).toContain(part);
  }
  expect(await jobsOf(member)).toMatchObject([
    { job_title: "Ward Nurse", company_name: "Eastgate Clinic", job_description: wardPost },
  ]);
  expect(visibleText(await member.browser.page(list))).toMatch(/Ward Nurse\s+Eastgate Clinic/);
});

it("keeps to the limits of each field and says which one is passed", async () => {
  const member = await newMember();
  const cases: [Record<string, string>, string | null][] = [
    [{ title: "t".repeat(200), company: "c".repeat(200), description: "d".repeat(20_000) }, null],
    [{ description: `${"d".repeat(99)}\r\n`.repeat(200).slice(0, -2) }, null],
    [{ company: "" }, null],
    [{ title: "", description: "1. 2. 3." }, "Give the job a title: the post does not name one."],
    [{ title: "   ", description: "1. 2. 3." }, "Give the job a title: the post does not name one."],
    [{ title: "t".repeat(201) }, "At most 200 characters"],
    [{ company: "c".repeat(201) }, "At most 200 characters"],
    [{ description: "" }, "Paste the job description"],
    [{ description: " \r\n " }, "Paste the job description"],
    [{ description: "d".repeat(20_001) }, "20,000 character limit."],
    [{ sourceUrl: "javascript:alert(1)" }, "Enter an address that begins with https:// or http://"],
    [{ sourceUrl: "jobs.example.com/1" }, "Enter an address that begins with https:// or http://"],
    [{ sourceUrl: `https://jobs.example.com/${"a".repeat(1000)}` }, "At most 1000 characters"],
    [{ id: "not-an-id" }, "This form is incomplete. Reload the page and try again."],
  ];
  for (const [more, message] of cases) {
    const fields = form(more);
    const response = await member.browser.post(page, fields);
    expect(response.status, message ?? "taken").toBe(message ? 400 : 303);
    if (!message) continue;
    const html = await response.text();
    expect(visibleText(html)).toContain(message);
    expect(fieldValue(html, "company")).toBe(fields.company);
    expect(fieldValue(html, "description")?.trim()).toBe(fields.description?.trim());
  }
  expect(await jobsOf(member)).toHaveLength(3);
});

it("keeps what was typed where the form is too old", async () => {
  const member = await newMember();
  const fields = form({ title: 'Nurse "nights" & days' });
  const response = await member.browser.submit(page, { formToken: "", ...fields });
  const html = await response.text();
  expect(response.status).toBe(403);
  for (const name of ["title", "company", "description"]) expect(fieldValue(html, name)).toBe(fields[name]);
  expect(await jobsOf(member)).toEqual([]);
});

it("makes one job of a form that is sent ten times at once, and refuses another one under its id", async () => {
  const member = await newMember();
  const [fields, formToken] = [form(), await member.browser.formToken(page)];
  const sendings = Array.from({ length: 10 }, () => member.browser.submit(page, { formToken, ...fields }));
  expect((await Promise.all(sendings)).map(({ status }) => status)).toEqual(Array(10).fill(303));
  const other = await member.browser.submit(page, { formToken, ...fields, title: "Another job" });
  expect(other.status).toBe(409);
  expect(await jobsOf(member)).toMatchObject([{ job_title: "Ward Nurse" }]);
});

it("lists jobs newest first, twenty a page, none lost or shown twice", async () => {
  const member = await newMember();
  const now = Date.now();
  for (let index = 0; index < 65; index += 1) {
    await seedJob(member, { title: `Job ${index}.`, createdAt: now - Math.floor(index / 8) * 1000 });
  }
  const seen: number[] = [];
  let path: string | undefined = list;
  for (let pages = 0; path && pages < 5; pages += 1) {
    const html: string = await member.browser.page(path);
    const shown = [...visibleText(html).matchAll(/Job (\d+)\. Eastgate/g)].map(([, index]) => Number(index));
    expect(shown.length).toBeLessThanOrEqual(20);
    seen.push(...shown);
    const next = linksIn(html, /before=/)[0];
    path = next && new URL(next, `https://lapel.test${list}`).href.slice("https://lapel.test".length);
  }
  expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: 65 }, (_, index) => index));
  const times = seen.map((index) => Math.floor(index / 8));
  expect(times).toEqual([...times].sort((a, b) => a - b));
});

it("shows markup in a job post as text, wherever it appears", async () => {
  const member = await newMember();
  const attack = `</script><script>alert(1)</script><img src=x onerror=alert(2)>"'</title></textarea>\u2028-->`;
  const fields = form({ title: attack, company: attack, description: `Requirements\n- ${attack}\n- Wound care` });
  await member.browser.post(page, fields);
  const paths = [
    list,
    `${list}?view=board`,
    `${list}/${fields.id}/edit`,
    `/app/dashboard/jobs/${fields.id}`,
    `/app/dashboard/matcher?job=${fields.id}`,
  ];
  for (const path of paths) {
    const response = await member.browser.get(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html, path).not.toContain("<script>alert");
    expect(html, path).not.toContain("<img src=x");
    expect(visibleText(html), path).toContain("alert(1)");
    const nonce = response.headers.get("Content-Security-Policy")?.match(/'nonce-([^']+)'/)?.[1];
    for (const script of html.match(/<script\b[^>]*>/g) ?? []) expect(script).toContain(`nonce="${nonce}"`);
  }
});

it("says of a post that asks for nothing that it cannot be scored", async () => {
  const member = await newMember();
  const id = await seedJob(member, { description: "Call me." });
  expect(visibleText(await member.browser.page(`/app/dashboard/jobs/${id}`))).toContain(
    "We found no requirements in this text.",
  );
});

it("saves a post without a title under the one that it names, and says where it is from", async () => {
  const member = await newMember();
  const fields = form({ title: "" });
  const saved = await member.browser.post(page, fields);
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, `/app/dashboard/jobs/${fields.id}`]);
  expect(visibleText(await member.browser.page(`/app/dashboard/jobs/${fields.id}`))).toContain(
    "We took its title from the post: “Ward Nurse”.",
  );
  expect(await jobsOf(member)).toMatchObject([{ job_title: "Ward Nurse", company_name: "Eastgate Clinic" }]);
  expect(
    (await member.browser.submit(page, { formToken: await member.browser.formToken(page), ...fields })).status,
  ).toBe(303);
  expect(await jobsOf(member)).toHaveLength(1);

  const edit = `/app/dashboard/jobs/${fields.id}/edit`;
  const { id: _, ...typed } = fields;
  const description = `Night Sister\n${wardPost}`;
  expect((await member.browser.post(edit, { ...typed, description, revision: "1" })).status).toBe(303);
  expect(await jobsOf(member)).toMatchObject([{ job_title: "Night Sister", job_description: description }]);
});

it("asks for a title where the post names none, and keeps all that was typed", async () => {
  const member = await newMember();
  const fields = form({ title: "", description: "1. 2. 3.", sourceUrl: "https://jobs.example.com/1" });
  const asked = await member.browser.post(page, fields);
  const html = await asked.text();
  expect(asked.status).toBe(400);
  for (const name of ["company", "description", "sourceUrl"]) expect(fieldValue(html, name)).toBe(fields[name]);
  expect(await jobsOf(member)).toEqual([]);
});

it("keeps a post clean, and links to where it stands without a trace of us", async () => {
  const member = await newMember();
  const description = `\ufeff${wardPost.replace(/^- /gm, "•\t").replace(/\n/g, "\r\n\r\n\r\n")}`;
  const fields = form({ description, sourceUrl: "https://jobs.example.com/ward?a=1&b=2" });
  await member.browser.post(page, fields);
  expect(await jobsOf(member)).toMatchObject([
    { job_description: wardPost.replace(/\n/g, "\n\n"), source_url: "https://jobs.example.com/ward?a=1&b=2" },
  ]);
  const html = await member.browser.page(`${list}/${fields.id}`);
  const link = html.match(/<a\b[^>]*jobs\.example\.com[^>]*>/)?.[0];
  expect(link).toContain('rel="noopener noreferrer nofollow"');
});

it("finds posts by title, company and status", async () => {
  const member = await newMember();
  await seedJob(member, { title: "Night Nurse 100%" });
  await seedJob(member, { title: "Chef de Partie" });
  const applied = await seedJob(member, { title: "Solicitor" });
  await seedStep(member, applied);
  const shown = async (query: string) => {
    const text = visibleText(await member.browser.page(`${list}?${query}`));
    return ["Night Nurse", "Chef", "Solicitor"].filter((title) => text.includes(title));
  };
  expect(await shown("q=nurse+night")).toEqual(["Night Nurse"]);
  expect(await shown("q=100%25")).toEqual(["Night Nurse"]);
  expect(await shown("q=EASTGATE")).toEqual(["Night Nurse", "Chef", "Solicitor"]);
  expect(await shown("status=applied")).toEqual(["Solicitor"]);
  expect(await shown("status=saved&q=eastgate")).toEqual(["Night Nurse", "Chef"]);
  expect(await shown("status=nonsense")).toHaveLength(3);
  expect(visibleText(await member.browser.page(`${list}?q=zebra`))).toContain("No job posts found.");
});

it("deletes with a way back, for seven days", async () => {
  const member = await newMember();
  const id = await seedJob(member);
  const bin = `${list}/bin`;
  await member.browser.post(list, { intent: "delete", id }, bin);
  const after = await member.browser.page(list);
  expect(visibleText(after)).toMatch(/Job post deleted.*Undo/);
  expect(visibleText(after)).toContain("No job posts found.");
  expect((await member.browser.get(`${list}/${id}`)).status).toBe(404);
  expect(visibleText(await member.browser.page(bin))).toMatch(/Ward Nurse.*Restore.*Delete for good/);

  await member.browser.post(bin, { intent: "restore", id });
  expect((await member.browser.get(`${list}/${id}`)).status).toBe(200);
  // The same Undo once more, from another tab.
  await member.browser.post(list, { intent: "restore", id }, bin);
  expect(visibleText(await member.browser.page(list))).toContain("Nothing changed");

  await member.browser.post(list, { intent: "purge", id }, bin);
  expect(await jobsOf(member), "what is not in the bin is not purged").toHaveLength(1);
  await member.browser.post(list, { intent: "delete", id }, bin);
  await member.browser.post(bin, { intent: "purge", id });
  expect(await jobsOf(member)).toEqual([]);
});

it("sweeps the bin after seven days, and nothing else", async () => {
  const member = await newMember();
  const [kept, fresh, old] = [await seedJob(member), await seedJob(member), await seedJob(member)];
  const rewriteId = await seedRewrite(member, await seedResume(member), old);
  const day = 24 * 60 * 60 * 1000;
  const setDeleted = env.DB.prepare("UPDATE job_posts SET deleted_at = ? WHERE id = ?");
  await env.DB.batch([setDeleted.bind(Date.now() - 6.9 * day, fresh), setDeleted.bind(Date.now() - 7.1 * day, old)]);
  await sweepDeletedJobs(app);
  await sweepDeletedJobs(app);
  expect((await jobsOf(member)).map(({ id }) => id).sort()).toEqual([kept, fresh].sort());
  const rewrite = await env.DB.prepare("SELECT * FROM rewrites WHERE id = ?").bind(rewriteId).first();
  expect(rewrite).toMatchObject({ job_post_id: null, job_title: "Ward Nurse" });
});

it("finds the matches of a deleted post by an index, for us and for the cascade", async () => {
  const { sql, params } = releaseJobs(app, eq(jobPosts.id, v7()))[0].toSQL();
  const cascade = "SELECT 1 FROM resume_job_matches WHERE job_post_id = ?";
  for (const [asked, values] of [
    [sql, params],
    [cascade, [v7()]],
  ] as const) {
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${asked}`)
      .bind(...values)
      .all<{ detail: string }>();
    const steps = results.map(({ detail }) => detail).filter((detail) => detail.includes("resume_job_matches"));
    expect(steps.join("\n")).toContain("resume_job_matches_by_job");
    expect(steps.join("\n")).not.toContain("SCAN resume_job_matches");
  }
});
