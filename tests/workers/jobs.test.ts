import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { fieldValue, linksIn, visibleText } from "../support/markup";
import { type Member, newMember } from "../support/members";
import { seedJob, wardPost } from "../support/seed";

const page = "/app/dashboard/add-job";

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
  expect(visibleText(await member.browser.page(page))).toMatch(/Ward Nurse\s+· Eastgate Clinic/);
});

it("keeps to the limits of each field and says which one is passed", async () => {
  const member = await newMember();
  const cases: [Record<string, string>, string | null][] = [
    [{ title: "t".repeat(200), company: "c".repeat(200), description: "d".repeat(20_000) }, null],
    [{ description: `${"d".repeat(99)}\r\n`.repeat(200).slice(0, -2) }, null],
    [{ company: "" }, null],
    [{ title: "" }, "Give the job a title"],
    [{ title: "   " }, "Give the job a title"],
    [{ title: "t".repeat(201) }, "At most 200 characters"],
    [{ company: "c".repeat(201) }, "At most 200 characters"],
    [{ description: "" }, "Paste the job description"],
    [{ description: " \r\n " }, "Paste the job description"],
    [{ description: "d".repeat(20_001) }, "20,000 character limit."],
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

it("lists jobs newest first, thirty a page, none lost or shown twice", async () => {
  const member = await newMember();
  const now = Date.now();
  for (let index = 0; index < 65; index += 1) {
    await seedJob(member, { title: `Job ${index}.`, createdAt: now - Math.floor(index / 8) * 1000 });
  }
  const seen: number[] = [];
  let path: string | undefined = page;
  for (let pages = 0; path && pages < 5; pages += 1) {
    const html: string = await member.browser.page(path);
    const shown = [...visibleText(html).matchAll(/Job (\d+)\./g)].map(([, index]) => Number(index));
    expect(shown.length).toBeLessThanOrEqual(30);
    seen.push(...shown);
    const next = linksIn(html, /before=/)[0];
    path = next && new URL(next, `https://lapel.test${page}`).href.slice("https://lapel.test".length);
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
  const paths = [page, `/app/dashboard/jobs/${fields.id}`, `/app/dashboard/matcher?job=${fields.id}`];
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
