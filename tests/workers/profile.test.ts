import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { readSessionById } from "~/domain/auth/sessions/read-session.server";
import { app, type Member, newMember } from "../support/accounts/members";
import { fieldValue, linksIn, visibleText } from "../support/http/markup";
import { seedAnswer } from "../support/storage/seed";

const page = "/app/dashboard/profile";
const empty = { name: "", email: "", phone: "", location: "", links: "", paper: "a4", template: "plain" };

async function save({ browser }: Member, fields: Partial<typeof empty> & { revision?: string }): Promise<Response> {
  const revision = fieldValue(await browser.page(page), "revision") ?? "";
  return browser.post(page, { ...empty, revision, ...fields });
}

/** What letters and files of the user are made with. */
async function kept({ user }: Member) {
  const session = await readSessionById(app, user.sessionId);
  return session && { name: session.name, contact: session.contact, preferences: session.preferences };
}

it("keeps name, contact details and preferences as they are read, for letters and files", async () => {
  const member = await newMember();
  const sent = await save(member, {
    name: "  Dana \u202e Reyes\u200b ",
    email: " Dana@Reyes.example ",
    phone: "+44 (0)113 496-0000 ext. 12",
    location: "Leeds,  UK",
    links: "reyes.example\r\n\r\n  https://www.linkedin.com/in/dana?x=1\r\nhttps://reyes.example",
    paper: "letter",
    template: "compact",
  });
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, page]);
  const html = await member.browser.page(page);
  expect(visibleText(html)).toContain("Profile saved!");
  expect(visibleText(html)).toContain(`Dana Reyes · ${member.user.email}`);
  expect(await kept(member)).toEqual({
    name: "Dana Reyes",
    contact: {
      email: "Dana@Reyes.example",
      phone: "+44 (0)113 496-0000 ext. 12",
      location: "Leeds, UK",
      links: ["https://reyes.example", "https://www.linkedin.com/in/dana?x=1"],
    },
    preferences: { paper: "letter", template: "compact" },
  });
  expect(fieldValue(html, "links")).toBe("https://reyes.example\nhttps://www.linkedin.com/in/dana?x=1");
  for (const chosen of ["letter", "compact"]) {
    expect(html).toMatch(
      new RegExp(`<input type="radio"[^>]*(checked="" value="${chosen}"|value="${chosen}"[^>]*checked)`),
    );
  }
  await save(member, { template: "plain" });
  expect(await kept(member)).toEqual({
    name: null,
    contact: { email: "", phone: "", location: "", links: [] },
    preferences: { paper: "a4", template: "plain" },
  });
});

it.each([
  [{ name: "x".repeat(101) }, "Name must be at most 100 characters"],
  [{ email: "nobody" }, "Please enter a valid email address"],
  [{ email: `${"a".repeat(250)}@example.com` }, "Email must be less than 254 characters"],
  [{ phone: "call me" }, "Please enter a phone number, like +44 113 496 0000"],
  [{ phone: "12" }, "Please enter a phone number"],
  [{ location: "x".repeat(101) }, "Location must be at most 100 characters"],
  [{ links: "a.example\nb.example\nc.example\nd.example\ne.example\nf.example" }, "At most 5 links"],
  [{ links: "javascript:alert(1)" }, "Not a web address: javascript:alert(1)."],
  [{ links: "https://dana:secret@reyes.example" }, "Not a web address"],
  [{ links: "fine.example\nnot a link" }, "Not a web address: not a link."],
  [{ paper: "a5" }, "Choose a paper size"],
  [{ template: "fancy" }, "Choose how files look"],
  [{ revision: "soon" }, "This form is incomplete. Reload the page and try again."],
])("refuses %o under its field, with what was typed", async (wrong, message) => {
  const member = await newMember();
  const refused = await save(member, { location: "Leeds", ...wrong });
  const html = await refused.text();
  expect([refused.status, visibleText(html)]).toEqual([400, expect.stringContaining(message)]);
  const [[field = "", typed = ""] = []] = Object.entries(wrong);
  if (!["paper", "template", "revision"].includes(field)) expect(fieldValue(html, field)).toBe(typed);
  expect((await kept(member))?.contact.location).toBe("");
});

it("tells the later of two tabs, shows what stands now, and lets it win knowingly", async () => {
  const member = await newMember();
  const { browser } = member;
  await save(member, { name: "Dana", phone: "+44 113 496 0000" });
  const opened = fieldValue(await browser.page(page), "revision") ?? "";
  await save(member, { name: "Dana R.", phone: "+44 113 496 0000", paper: "letter" });

  const mine = { ...empty, revision: opened, name: "Dana Reyes", phone: "+44 113 496 0000" };
  const told = await browser.post(page, mine);
  const html = await told.text();
  expect(told.status).toBe(409);
  expect(visibleText(html)).toContain("This was changed in another tab or on another device since you opened it.");
  expect(visibleText(html)).toMatch(/Name now:\s+Dana R\.\s+Paper now:\s+US Letter/);
  expect(visibleText(html)).not.toContain("Phone now:");
  expect(fieldValue(html, "name")).toBe("Dana Reyes");
  expect((await kept(member))?.name).toBe("Dana R.");

  const again = await browser.post(page, { ...mine, revision: fieldValue(html, "revision") ?? "" });
  expect(again.status).toBe(303);
  expect(await kept(member)).toMatchObject({ name: "Dana Reyes", preferences: { paper: "a4" } });
});

it("saves a form once that is sent twice, and one of two that are sent at once", async () => {
  const member = await newMember();
  const { browser } = member;
  const fields = { ...empty, revision: "1", name: "Dana" };
  const formToken = await browser.formToken(page);
  const statuses = async (forms: Record<string, string>[]) =>
    (await Promise.all(forms.map((form) => browser.submit(page, { formToken, ...form })))).map(({ status }) => status);
  expect(await statuses([fields, fields, fields])).toEqual([303, 303, 303]);
  const revision = await env.DB.prepare("SELECT revision FROM profiles WHERE id = ?").bind(member.user.id).first();
  expect(revision).toEqual({ revision: 2 });
  const names = ["Ann", "Ben", "Cem", "Dov"];
  const answers = await statuses(names.map((name) => ({ ...empty, revision: "2", name })));
  expect(answers.sort()).toEqual([303, 409, 409, 409]);
});

it("sums up what the user confirmed and denied, the latest first, each to be withdrawn", async () => {
  const member = await newMember();
  expect(visibleText(await member.browser.page(page))).toContain("No answers yet.");
  const ids: string[] = [];
  for (const [at, subject] of ["Triage", "Phlebotomy", "Plastering", "Welding"].entries()) {
    ids.push(await seedAnswer(member, subject, { confirmed: at > 0, answeredAt: at + 1 }));
  }
  await seedAnswer(await newMember(), "Glassblowing");
  const html = await member.browser.page(page);
  const text = visibleText(html);
  expect(text).toContain("3 confirmed, 1 denied.");
  expect(text).toMatch(/Welding.*Plastering.*Phlebotomy/);
  expect(text).not.toMatch(/Triage|Glassblowing/);
  const latest = ids.slice(1).reverse();
  expect(linksIn(html, /withdraw$/)).toEqual(latest.map((id) => `/app/dashboard/answers/${id}/withdraw`));
  expect(text).toContain("All 4 answers");
});
