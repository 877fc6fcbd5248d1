import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { decideRewrite } from "~/domain/rewriting/decide/decide-rewrite.server";
import { getRewrite } from "~/domain/rewriting/show/get-rewrite.server";
import { type Member, newMemberWithPassword } from "../support/accounts/members";
import { fieldValue, visibleText } from "../support/http/markup";
import { type DoneRewrite, doneRewrite } from "../support/rewriting/done-rewrite";

const password = "a long sentence";
const back = "You had been signed out. What you typed is back: check it and send it again.";
const stale = "This was changed in another tab or on another device since you opened it.";
const typed = 'Dear hiring team,\n\nI <b>nurse</b> & "sew".\n\nDana Reyes';

type Fields = Record<string, string>;

/** A rewrite whose page stands open in a browser that is signed out meanwhile. */
async function scene() {
  const member = await newMemberWithPassword(password);
  const rewrite = await doneRewrite(member);
  const html = await member.browser.page(rewrite.path);
  const change = html.match(/id="own-([\w-]+)"/)?.[1] ?? "";
  member.browser.cookies.delete("__Host-session");
  return { member, rewrite, change, formToken: fieldValue(html, "formToken") ?? "" };
}

/** Sends a form of the page as a browser does, or its script. */
function send({ browser }: Member, { path }: DoneRewrite, fields: Fields, to = path): Promise<Response> {
  const body = new URLSearchParams(fields);
  const headers = {
    Origin: browser.origin,
    Referer: browser.origin + path,
    "Content-Length": String(body.toString().length),
  };
  return browser.send(to, { method: "POST", body, headers });
}

/** Signs in where the form led to, and answers with the page behind it. */
async function signBackIn({ browser, user }: Member, login: string): Promise<string> {
  const signedIn = await browser.post(login, { email: user.email, password });
  return browser.page(signedIn.headers.get("Location") ?? "");
}

const led = (response: Response) => response.headers.get("Location") ?? "";
const count = async () => (await env.DB.prepare("SELECT count(*) AS n FROM kept_forms").first<{ n: number }>())?.n;

/** The form with this field, as its page shows it. */
function formWith(html: string, id: string): string {
  const at = html.indexOf(`id="${id}"`);
  return html.slice(html.lastIndexOf("<details", at), html.indexOf("</form>", at));
}

it("brings an edited letter back to its form, open, which then saves it and forgets it", async () => {
  const { member, rewrite, formToken } = await scene();
  const sent = await send(member, rewrite, { formToken, revision: "1", intent: "letter", kept: "letter", text: typed });
  expect(led(sent)).toBe(`/app/login?${new URLSearchParams({ to: `${rewrite.path}?kept=letter`, sent: "kept" })}`);
  const html = await signBackIn(member, led(sent));
  const form = formWith(html, "letter-text");
  expect(form).toMatch(/^<details open=""/);
  expect(visibleText(form)).toContain(back);
  expect(visibleText(html)).toContain("Not saved yet");
  expect(fieldValue(form, "text")).toBe(typed);
  expect(html.split(back)).toHaveLength(2);
  const again = Object.fromEntries(
    ["formToken", "revision", "intent", "kept", "keptForm"].map((name) => [name, fieldValue(form, name) ?? ""]),
  );
  const saved = await send(member, rewrite, { ...again, text: typed });
  expect([saved.status, led(saved)]).toEqual([303, `${rewrite.path}#letter`]);
  expect((await getRewrite(member.ctx, rewrite.id))?.decisions.letter?.text).toBe(typed);
  expect(await count()).toBe(0);
  expect(visibleText(await member.browser.page(`${rewrite.path}?kept=letter`))).not.toContain(back);
});

it("brings own words back to their change, sent by a script too, and tells where it was changed meanwhile", async () => {
  const { member, rewrite, change, formToken } = await scene();
  const name = `own-${change}`;
  const fields = { formToken, revision: "1", intent: "edit", change, kept: name, text: "My own line", live: "yes" };
  const sent = await send(member, rewrite, fields, `${rewrite.path}.data`);
  const to = `${rewrite.path}?kept=${name}`;
  expect(await sent.text()).toContain(`/app/login?${new URLSearchParams({ to, sent: "kept" })}`);
  const decided = { intent: "letter" as const, text: "From another device", revision: 1 };
  expect(await decideRewrite(member.ctx, { id: rewrite.id, decision: decided })).toEqual({ ok: true });

  const html = await signBackIn(member, `/app/login?${new URLSearchParams({ to })}`);
  const form = formWith(html, name);
  expect(form).toMatch(/^<details open=""/);
  expect(fieldValue(form, "text")).toBe("My own line");
  expect(fieldValue(form, "revision")).toBe("2");
  expect(visibleText(html)).toContain(stale);
  expect(fieldValue(formWith(html, "letter-text"), "text")).toBe("From another device");
  const keptForm = fieldValue(form, "keptForm") ?? "";
  const saved = await send(member, rewrite, {
    ...fields,
    revision: "2",
    keptForm,
    formToken: fieldValue(form, "formToken") ?? "",
  });
  expect(saved.status).toBe(200);
  const after = await getRewrite(member.ctx, rewrite.id);
  expect(after?.decisions.changes[change]).toMatchObject({ text: "My own line" });
  expect(after?.decisions.letter?.text).toBe("From another device");
});

it("shows words whose change is not on offer any more, so that nothing typed is lost", async () => {
  const { member, rewrite, formToken } = await scene();
  const fields = {
    formToken,
    revision: "1",
    intent: "edit",
    change: "c77",
    kept: "own-c77",
    text: "Words without a place",
  };
  const sent = await send(member, rewrite, fields);
  const text = visibleText(await signBackIn(member, led(sent)));
  expect(text).toMatch(/This change is no longer available\. What you wrote: “Words without a place”/);
  const answer = await member.browser.post(rewrite.path, {
    revision: "1",
    intent: "edit",
    change: "c77",
    text: "Lost?",
  });
  expect([answer.status, visibleText(await answer.text())]).toEqual([
    409,
    expect.stringContaining("What you wrote: “Lost?”"),
  ]);
});

it("shows them to nobody else", async () => {
  const { member, rewrite, formToken } = await scene();
  const sent = await send(member, rewrite, { formToken, revision: "1", intent: "letter", kept: "letter", text: typed });
  const other = await newMemberWithPassword(password);
  const shared = { ...other, browser: member.browser };
  expect(await signBackIn(shared, led(sent))).not.toMatch(/nurse/);
});
