import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { facts } from "~/db/schema/matching";
import { resumes } from "~/db/schema/resumes";
import { rewrites } from "~/db/schema/rewriting";
import { decideRewrite } from "~/domain/rewriting/decide/decide-rewrite.server";
import type { Decision } from "~/domain/rewriting/decide/decision.schema";
import { saveRecomputed } from "~/domain/rewriting/decide/save-recomputed.server";
import { getRewrite } from "~/domain/rewriting/show/get-rewrite.server";
import type { Verdict } from "~/tailor/change";
import { extractText } from "~/tailor/extract/extract-text";
import { app, type Member, newMember } from "../support/accounts/members";
import { answerFields } from "../support/http/answer-fields";
import { visibleText } from "../support/http/markup";
import { type DoneRewrite, doneRewrite } from "../support/rewriting/done-rewrite";
import { seedAnswer, seedJob } from "../support/storage/seed";
import { worldState } from "../support/storage/world-state";

const stale = "This was changed in another tab or on another device since you opened it.";

async function scene() {
  const member = await newMember();
  const rewrite = await doneRewrite(member);
  return { member, rewrite, ...(await stateOf(member, rewrite)) };
}

async function stateOf({ ctx }: Member, { id }: DoneRewrite) {
  const stored = await getRewrite(ctx, id);
  if (!stored?.result) throw new Error("No result");
  const changeAt = (path: string) => stored.result?.changes.find(({ change }) => change.path === path)?.change;
  return { stored, result: stored.result, changeAt };
}

const send = ({ browser }: Member, { path }: DoneRewrite, fields: Record<string, string>) => browser.post(path, fields);

const line = "/work/0/highlights/0";

it("offers every change as accepted, and takes one back, and again, with the score, the texts and the resume's last ones", async () => {
  const { member, rewrite, stored, changeAt } = await scene();
  const change = changeAt(line);
  const answer = await send(member, rewrite, { intent: "reject", change: change?.id ?? "", revision: "1" });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe(`${rewrite.path}#change-${change?.id}`);
  const after = await stateOf(member, rewrite);
  expect(after.stored.revision).toBe(2);
  expect(after.stored.rewrittenCv).toContain(change?.before);
  expect(after.result.receipt.hash).not.toBe(stored.result?.receipt.hash);
  const [resume] = await app.db.select().from(resumes).where(eq(resumes.id, rewrite.resumeId));
  expect(resume?.lastRewriteId).toBe(rewrite.id);
  expect(await member.browser.page(rewrite.path)).toContain("Rejected, yours stays");

  await send(member, rewrite, { intent: "accept", change: change?.id ?? "", revision: "2" });
  const again = await stateOf(member, rewrite);
  expect(again.stored.rewrittenCv).toBe(stored.rewrittenCv);
  expect(again.result.receipt).toEqual(stored.result?.receipt);
  expect(again.stored.scoreAfter).toBe(stored.scoreAfter);
  const used = await app.usage.used(member.user.id, new Date().toISOString().slice(0, 7));
  expect(used).toBe(1);
});

it("rejects all: the text and the score are what they were", async () => {
  const { member, rewrite } = await scene();
  await send(member, rewrite, { intent: "reject-all", revision: "1" });
  const { stored, result } = await stateOf(member, rewrite);
  expect(stored.scoreAfter).toBe(stored.scoreBefore);
  expect(result.document.work).toEqual(result.base?.resume.work);
  await send(member, rewrite, { intent: "accept-all", revision: "2" });
  expect((await stateOf(member, rewrite)).stored.decisions.changes).toEqual({});
});

it("keeps the user's own words as theirs, says what nothing proves, and shows both on the page", async () => {
  const { member, rewrite, changeAt } = await scene();
  const change = changeAt(line)?.id ?? "";
  const text = "Managed 12 patients a shift and wrote Kubernetes manifests";
  await send(member, rewrite, { intent: "edit", change, text, revision: "1" });
  const { stored, result } = await stateOf(member, rewrite);
  expect(stored.rewrittenCv).toContain(text);
  expect(result.receipt.own).toMatchObject([{ id: change, text, date: new Date().toISOString().slice(0, 10) }]);
  expect(JSON.stringify(result.receipt.claims)).not.toContain("Kubernetes");
  const page = await member.browser.page(rewrite.path);
  expect(page).toContain("In your own words");
  expect(page).toContain("Your resume does not prove all of it.");
});

it("takes the original's words for a rejection and ours for an acceptance", async () => {
  const { member, rewrite, changeAt } = await scene();
  const { id = "", before = "", after = "" } = changeAt(line) ?? {};
  await send(member, rewrite, { intent: "edit", change: id, text: before, revision: "1" });
  expect((await stateOf(member, rewrite)).stored.decisions.changes).toEqual({ [id]: "rejected" });
  await send(member, rewrite, { intent: "edit", change: id, text: after, revision: "2" });
  expect((await stateOf(member, rewrite)).stored.decisions.changes).toEqual({});
});

it.each<[string, Record<string, string>]>([
  ["a decision", { intent: "reject-all" }],
  ["own words", { intent: "edit", text: "My tablet's own words" }],
  ["a letter", { intent: "letter", text: "Dear team,\n\nMy tablet's own words" }],
])("tells the later of two tabs about %s, saves nothing of it, and keeps what was typed", async (_, fields) => {
  const { member, rewrite, changeAt } = await scene();
  const change = changeAt(line)?.id ?? "";
  await send(member, rewrite, { intent: "reject", change, revision: "1" });
  const before = await worldState();
  const late = await send(member, rewrite, { change, ...fields, revision: "1" });
  expect(late.status).toBe(409);
  const page = await late.text();
  expect(page).toContain(stale);
  if (fields.text) expect(page).toContain("My tablet&#x27;s own words");
  expect(page).toContain('name="revision" value="2"');
  expect(await worldState()).toEqual(before);
  expect((await send(member, rewrite, { change, ...fields, revision: "2" })).status).toBe(303);
});

it("lets one of many decisions at once through, and loses none silently", async () => {
  const { member, rewrite, result } = await scene();
  const decisions = result.changes.map(
    ({ change }): Decision => ({ intent: "reject", change: change.id, revision: 1 }),
  );
  const answers = await Promise.all(
    decisions.map((decision) => decideRewrite(member.ctx, { id: rewrite.id, decision })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const { stored } = await stateOf(member, rewrite);
  expect(stored.revision).toBe(2);
  expect(Object.keys(stored.decisions.changes)).toHaveLength(1);
});

it("refuses what makes no sense, with a word about it", async () => {
  const { member, rewrite, result, changeAt } = await scene();
  const change = changeAt(line)?.id ?? "";
  const order = result.changes.find((verdict) => verdict.change.order)?.change.id ?? "";
  expect(order).not.toBe("");
  const cases: [Record<string, string>, number, string][] = [
    [{ intent: "edit", change, text: " " }, 400, "Write the line as you want it"],
    [{ intent: "edit", change, text: "a".repeat(2001) }, 400, "At most 2000 characters"],
    [{ intent: "edit", change: order, text: "An order" }, 409, "This change is no longer available."],
    [{ intent: "accept", change: "none" }, 409, "This change is no longer available."],
    [{ intent: "letter", text: "" }, 400, "go back to the letter as it was written"],
    [{ intent: "letter", text: "a".repeat(6001) }, 400, "At most 6000 characters"],
    [{ intent: "burn" }, 400, "This form is incomplete."],
  ];
  const before = await worldState();
  for (const [fields, status, message] of cases) {
    const answer = await send(member, rewrite, { ...fields, revision: "1" });
    expect([answer.status, await answer.text()], message).toEqual([status, expect.stringContaining(message)]);
  }
  expect(await worldState()).toEqual(before);
});

it("takes no decision of somebody else", async () => {
  const { member, rewrite } = await scene();
  const stranger = await newMember();
  const own = await doneRewrite(stranger);
  const before = await worldState();
  const forms: Record<string, string>[] = [
    { intent: "reject-all", revision: "1" },
    { intent: "letter", text: "Mine", revision: "1" },
    { intent: "rescore" },
    { intent: "use", basedOn: "1" },
    { intent: "new-resume", id: crypto.randomUUID() },
  ];
  for (const fields of forms) {
    const answer = await stranger.browser.post(own.path, fields, rewrite.path);
    expect(answer.status, fields.intent).toBe(404);
  }
  expect(await worldState()).toEqual(before);
  expect((await member.browser.get(rewrite.path)).status).toBe(200);
});

it("marks sentences of the user's in the letter, hands out that letter, and goes back to the one written", async () => {
  const { member, rewrite, stored } = await scene();
  const mine = "I once ran a marathon in Osaka.";
  const text = (stored.coverLetter ?? "").replace("Kind regards", `${mine}\n\nKind regards`);
  const saved = await send(member, rewrite, { intent: "letter", text, revision: "1" });
  expect(saved.headers.get("Location")).toBe(`${rewrite.path}#letter`);
  const { stored: edited, result } = await stateOf(member, rewrite);
  expect(edited.coverLetter).toBe(text);
  expect(result.receipt.own).toMatchObject([{ document: "letter", text: mine }]);
  const page = await member.browser.page(rewrite.path);
  expect(page).toContain("Letter saved!");
  expect(page).toContain("Sentences of your own");
  for (const format of ["pdf", "docx", "txt"])
    expect(await readFile(member, rewrite, `cover-letter.${format}`)).toContain(mine);

  await send(member, rewrite, { intent: "letter-as-written", revision: "2" });
  const back = await stateOf(member, rewrite);
  expect(back.stored.coverLetter).toBe(stored.coverLetter);
  expect(back.result.receipt).toEqual(stored.result?.receipt);
});

async function readFile({ browser }: Member, { path }: DoneRewrite, name: string): Promise<string> {
  const answer = await browser.get(`${path}/${name}`);
  expect(answer.status, name).toBe(200);
  const extraction = await extractText(new Uint8Array(await answer.arrayBuffer()), { filename: name });
  return extraction.ok ? extraction.text.replace(/\s+/g, " ") : extraction.message;
}

it("makes files of what was decided, in the user's paper and template, under their contact details", async () => {
  const { member, rewrite, changeAt } = await scene();
  const change = changeAt(line)?.id ?? "";
  const text = "Managed 12 patients a shift with a red notebook";
  await send(member, rewrite, { intent: "edit", change, text, revision: "1" });
  for (const format of ["pdf", "docx", "txt"])
    expect(await readFile(member, rewrite, `resume.${format}`)).toContain(text);

  const contact = { email: "dana@letters.example", phone: "", location: "Whitby", links: ["https://dana.example"] };
  const preferences = JSON.stringify({ paper: "letter", template: "compact" });
  await env.DB.prepare("UPDATE profiles SET contact = ?, preferences = ? WHERE id = ?")
    .bind(JSON.stringify(contact), preferences, member.user.id)
    .run();
  const letter = await readFile(member, rewrite, "cover-letter.pdf");
  for (const part of ["dana@letters.example", "Whitby", "555 010 4477", "dana.example"]) expect(letter).toContain(part);
  expect(letter).not.toContain("dana.reyes@example.com");
  expect(await readFile(member, rewrite, "resume.txt")).toContain("dana.reyes@example.com");
  const pdf = await (await member.browser.get(`${rewrite.path}/resume.pdf`)).text();
  expect(pdf).toMatch(/MediaBox\s*\[\s*0 0 612 792\s*\]/);
});

it("signs with the profile's name where there is one", async () => {
  const member = await newMember();
  await env.DB.prepare("UPDATE profiles SET name = ? WHERE id = ?").bind("Dana Q. Reyes", member.user.id).run();
  const rewrite = await doneRewrite(member);
  const { stored } = await stateOf(member, rewrite);
  expect(stored.coverLetter).toMatch(/Kind regards,\nDana Q\. Reyes$/);
  expect(await readFile(member, rewrite, "cover-letter.docx")).toMatch(/^Dana Q\. Reyes/);
});

it("dates the letter as the country of its writer does, and takes their paper, unless they chose one", async () => {
  const pageSize = async (member: Member, path: string) =>
    (await (await member.browser.get(`${path}/resume.pdf`)).text()).match(/MediaBox\s*\[\s*0 0 (\S+)/)?.[1];
  const [leeds, austin] = [await newMember(), await newMember()];
  await env.DB.prepare("UPDATE profiles SET contact = ? WHERE id = ?")
    .bind(JSON.stringify({ email: "", phone: "+1 512 736 5000", location: "Austin, TX", links: [] }), austin.user.id)
    .run();
  const [british, american] = [await doneRewrite(leeds), await doneRewrite(austin)];
  const written = async (member: Member, rewrite: typeof british) =>
    (await stateOf(member, rewrite)).stored.coverLetter;
  expect(await written(leeds, british)).toMatch(
    /^\d{1,2} [A-Z][a-z]+ \d{4}\n\nEastgate Clinic\n\nRe: Ward Nurse\n\nDear Eastgate Clinic team,/,
  );
  expect(await written(austin, american)).toMatch(
    /^[A-Z][a-z]+ \d{1,2}, \d{4}\n\nEastgate Clinic\n\nRe: Ward Nurse\n\nDear/,
  );
  expect([await pageSize(leeds, british.path), await pageSize(austin, american.path)]).toEqual(["595.28", "612"]);
  const before = await written(austin, american);
  await env.DB.prepare(`UPDATE profiles SET preferences = '{"paper":"a4"}' WHERE id = ?`).bind(austin.user.id).run();
  await send(austin, american, { intent: "reject-all", revision: "0" });
  expect(await written(austin, american)).toBe(before);
  expect(await pageSize(austin, american.path)).toBe("595.28");
});

it("says beside the files what a reader would trip over", async () => {
  const { member, rewrite } = await scene();
  const html = visibleText(await member.browser.page(rewrite.path));
  expect(html).toContain("Before you send it: 2 things to fill in");
  expect(html).toContain("“dana.reyes@example.com” is still a placeholder.");

  const text = "Dear [Company Name] team,\n\nI would like to nurse on your ward.";
  await send(member, rewrite, { intent: "letter", text, revision: "1" });
  const edited = await member.browser.page(rewrite.path);
  expect(visibleText(edited)).toContain("Before you send it: 3 things to fill in");
  expect(visibleText(edited)).toContain("“[Company Name]” is still a placeholder in the letter.");
  expect(edited).toContain(`href="${rewrite.path}#letter"`);
});

it("counts an answer at once where it is given, and says so where one came from elsewhere", async () => {
  const { member, rewrite, stored } = await scene();
  const given = answerFields({ subject: "Ventilator care", answer: "yes" });
  const yes = { ...given, back: rewrite.path, rewriteId: rewrite.id };
  const answered = await member.browser.post(rewrite.path, yes, "/app/dashboard/answers");
  expect(answered.headers.get("Location")).toBe(`${rewrite.path}#questions`);
  const after = await stateOf(member, rewrite);
  expect(after.stored.rewrittenCv).toContain("Ventilator care");
  expect(after.stored.scoreAfter).toBeGreaterThan(stored.scoreAfter ?? 0);
  const behind = "Answers you gave or withdrew since are not in this result yet.";
  expect(await member.browser.page(rewrite.path)).not.toContain(behind);

  const added = after.result.changes.find(({ change }) => change.kind === "skill-added")?.change.id ?? "";
  await send(member, rewrite, { intent: "reject", change: added, revision: "2" });
  expect((await stateOf(member, rewrite)).stored.rewrittenCv).not.toContain("Ventilator care");

  await env.DB.prepare("DELETE FROM facts WHERE user_id = ?").bind(member.user.id).run();
  expect(await member.browser.page(rewrite.path)).toContain(behind);
  expect((await send(member, rewrite, { intent: "rescore" })).headers.get("Location")).toBe(
    `${rewrite.path}#questions`,
  );
  const last = await stateOf(member, rewrite);
  expect(last.stored.scoreBefore).toBe(stored.scoreBefore);
  expect(last.result.changes.map(({ change }) => change.id)).not.toContain(added);
  await seedAnswer(member, "Wound care");
  expect((await member.browser.get(rewrite.path)).status).toBe(200);
});

it("leaves the resume's last texts to a later rewrite", async () => {
  const { member, rewrite } = await scene();
  const later = await doneRewrite(member, {
    resumeId: rewrite.resumeId,
    jobId: await seedJob(member, { title: "Night Nurse" }),
  });
  await app.db
    .update(rewrites)
    .set({ finishedAt: Date.now() + 1000 })
    .where(eq(rewrites.id, later.id));
  await send(member, rewrite, { intent: "reject-all", revision: "1" });
  const [resume] = await app.db.select().from(resumes).where(eq(resumes.id, rewrite.resumeId));
  expect(resume?.lastRewriteId).toBe(later.id);
});

it("shows a rewrite of before bases were kept as it is, without decisions", async () => {
  const { member, rewrite, result } = await scene();
  const { base: _, countedAt: __, ...old } = result;
  await app.db
    .update(rewrites)
    .set({
      content: null,
      contentKey: null,
      rewrittenCv: "As it was",
      coverLetter: "Dear",
      result: JSON.stringify(old),
    })
    .where(eq(rewrites.id, rewrite.id));
  const page = await member.browser.page(rewrite.path);
  expect(page).toContain("What changed");
  expect(page).not.toContain("Reject all");
  expect((await send(member, rewrite, { intent: "reject-all", revision: "1" })).status).toBe(404);
  expect((await member.browser.get(`${rewrite.path}/resume.pdf`)).status).toBe(200);
});

/** The line with two words that nothing proves. */
const wordingOf = (before: string) => `${before.replace(/\.$/, "")}, with rigorous audits`;

/** A wording of the first line that waits for a yes, as a model might have left it. */
async function withWaiting(member: Member, rewrite: DoneRewrite, before: string) {
  const stored = await getRewrite(member.ctx, rewrite.id);
  if (!stored?.result?.base) throw new Error("No result");
  const change = {
    id: "w0",
    kind: "rephrase",
    atomId: null,
    path: line,
    before,
    after: wordingOf(before),
    why: "",
    requirementIds: [],
  };
  const claims = [{ text: "rigorous", kind: "skill", status: "confirm", source: null, reason: "Not said." }];
  const refused = [{ change, accepted: false, confirm: true, claims, reason: "Not said." }] as Verdict[];
  const { rewrittenCv, coverLetter, decisions, result } = stored;
  const changes = result.changes.filter((one) => one.change.path !== line);
  const content = {
    decisions,
    result: { ...result, changes, refused },
    rewrittenCv: rewrittenCv ?? "",
    coverLetter: coverLetter ?? "",
  };
  await saveRecomputed(member.ctx, stored, { content, scoreBefore: stored.scoreBefore, scoreAfter: stored.scoreAfter });
}

it("keeps a wording out until its owner says yes, dates the yes, and takes it back with the answer", async () => {
  const { member, rewrite, changeAt } = await scene();
  const waiting = wordingOf(changeAt(line)?.before ?? "");
  await withWaiting(member, rewrite, changeAt(line)?.before ?? "");
  const page = visibleText(await member.browser.page(rewrite.path));
  expect(page).toContain("Review 1 wording");
  expect(page).toContain("Yes, that is true");
  expect((await stateOf(member, rewrite)).stored.rewrittenCv).not.toContain(waiting);
  const file = async () => (await member.browser.get(`${rewrite.path}/resume.txt`)).text();
  expect(await file()).not.toContain(waiting);

  const answer = await send(member, rewrite, { intent: "confirm", change: "w0", revision: "2" });
  expect(answer.status).toBe(303);
  const after = await stateOf(member, rewrite);
  expect(after.stored.rewrittenCv).toContain(waiting);
  expect(await file()).toContain(waiting);
  const [fact] = await app.db.select().from(facts).where(eq(facts.userId, member.user.id));
  expect(fact).toMatchObject({ subject: waiting, confirmed: true, insteadOf: changeAt(line)?.before });
  expect(after.result.receipt.claims.some(({ source }) => source?.factId === fact?.id)).toBe(true);
  expect(visibleText(await member.browser.page("/app/dashboard/answers"))).toContain("A wording that you confirmed");

  await app.db.delete(facts).where(eq(facts.id, fact?.id ?? ""));
  await send(member, rewrite, { intent: "rescore" });
  expect((await stateOf(member, rewrite)).stored.rewrittenCv).not.toContain(waiting);
});

it("keeps the owner's line where they say no to all wordings", async () => {
  const { member, rewrite, changeAt } = await scene();
  const waiting = wordingOf(changeAt(line)?.before ?? "");
  await withWaiting(member, rewrite, changeAt(line)?.before ?? "");
  await send(member, rewrite, { intent: "keep-mine", revision: "2" });
  expect(visibleText(await member.browser.page(rewrite.path))).toContain("You kept your own line.");
  const again = await send(member, rewrite, { intent: "confirm-all", revision: "3" });
  expect(again.status).toBe(409);
  expect((await stateOf(member, rewrite)).stored.rewrittenCv).not.toContain(waiting);
});
