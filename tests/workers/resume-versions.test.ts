import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { resumes, resumeVersions } from "~/db/schema/resumes";
import { deleteResume } from "~/domain/resumes/bin/resume-bin.server";
import { correctResumePart } from "~/domain/resumes/correct/correct-resume-part.server";
import { keptVersionsMax, olderVersionsMax } from "~/domain/resumes/limits";
import { getResume } from "~/domain/resumes/show/get-resume.server";
import { listVersions } from "~/domain/resumes/versions/list-versions.server";
import { restoreVersion } from "~/domain/resumes/versions/restore-version.server";
import type { Resume } from "~/tailor/resume";
import { app, newMember } from "../support/accounts/members";
import { linksIn, visibleText } from "../support/http/markup";
import { nurseText, seedJob, seedResume } from "../support/storage/seed";

const job = {
  position: "Staff Nurse",
  name: "Northfield General",
  from: "Mar 2019",
  to: "Present",
  "highlights[0].text": "Trained 4 student nurses in medication administration",
  "highlights[0].at": "1",
  "highlights[1].text": "Responsible for managing 12 patients a shift on a surgical ward",
  "highlights[1].at": "0",
};

const names = (name: string) => ({ values: { name, email: "dana.reyes@example.com" }, lists: { links: "" } });

async function scene(text = nurseText) {
  const member = await newMember();
  const id = await seedResume(member, { text });
  return { ...member, member, id, page: `/app/dashboard/resumes/${id}` };
}

function bulletIds({ atoms }: Resume): string[] {
  return atoms.filter(({ path }) => path.startsWith("/work/0/highlights")).map(({ id }) => id);
}

async function archived(id: string) {
  return app.db.select().from(resumeVersions).where(eq(resumeVersions.resumeId, id));
}

it("saves what a form says as a new version, keeps the old one, and matches with the new", async () => {
  const { browser, member, ctx, id, page } = await scene();
  const answer = await browser.post(`${page}/edit/work-0`, { basedOn: "1", ...job });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${page}#work`]);
  const resume = await getResume(ctx, id);
  expect([resume?.version, resume?.versionSource]).toEqual([2, "correction"]);
  expect(resume?.originalCvText).toBe(resume?.document.source);
  expect(resume?.document.work[0]).toMatchObject({ name: "Northfield General", current: true });
  const [first] = await archived(id);
  expect([first?.version, first?.source, first?.text]).toEqual([1, "original", nurseText]);
  const before = bulletIds(JSON.parse(first?.document ?? "{}") as Resume);
  expect(before).toHaveLength(2);
  expect(resume && bulletIds(resume.document)).toEqual(before.reverse());
  const match = await browser.post("/app/dashboard/matcher", { resumeId: id, jobId: await seedJob(member) });
  expect(match.status).toBe(303);
});

it("lets exactly one of ten corrections at once win, and tells the others", async () => {
  const { ctx, id } = await scene();
  const part = { section: "basics" } as const;
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      correctResumePart(ctx, { resumeId: id, part, basedOn: 1, typed: names(`Dana ${at}`) }),
    ),
  );
  const won = answers.filter(({ ok }) => ok);
  expect(won).toHaveLength(1);
  for (const answer of answers) if (!answer.ok) expect(answer).toMatchObject({ reason: "stale", current: 2 });
  expect(await archived(id)).toHaveLength(1);
  expect((await getResume(ctx, id))?.document.basics.name).toBe(`Dana ${answers.findIndex(({ ok }) => ok)}`);
});

it("answers a form that came too late with all that was typed, with what stands now, and lets it win knowingly", async () => {
  const { browser, ctx, id, page } = await scene();
  await browser.post(`${page}/edit/work-0`, { basedOn: "1", ...job });
  const late = { ...job, basedOn: "1", name: "Northfield Clinic" };
  const answer = await browser.post(`${page}/edit/work-0`, late);
  const html = await answer.text();
  expect(answer.status).toBe(409);
  expect(html).toContain('value="Northfield Clinic"');
  expect(html).toContain('name="basedOn" value="2"');
  const text = visibleText(html);
  expect(text).toContain("This was changed in another tab or on another device since you opened it.");
  expect(text).toContain("Northfield General");
  expect((await getResume(ctx, id))?.version).toBe(2);
  expect((await browser.post(`${page}/edit/work-0`, { ...late, basedOn: "2" })).status).toBe(303);
  expect((await getResume(ctx, id))?.document.work[0]?.name).toBe("Northfield Clinic");
});

it("finds an entry that moved meanwhile, and says where one went that is gone", async () => {
  const two = nurseText.replace(
    "\n\nEDUCATION",
    "\nCare Assistant, Elm House\n2015 - 2018\n• Washed residents\n\nEDUCATION",
  );
  const { browser, page } = await scene(two);
  const order = { basedOn: "1", order: "1,0" };
  expect((await browser.post(`${page}/arrange/work`, order)).status).toBe(303);
  const moved = await (await browser.post(`${page}/edit/work-0`, { basedOn: "1", ...job })).text();
  expect(moved).toContain(`action="${page}/edit/work-1"`);
  expect((await browser.post(`${page}/arrange/work`, { basedOn: "2", order: "0" })).status).toBe(303);
  const gone = await (
    await browser.post(`${page}/edit/basics`, { basedOn: "2", ...job }, `${page}/edit/work-1`)
  ).text();
  expect(gone).toContain(`action="${page}/edit/work-new"`);
  expect(gone).toContain('value="Northfield General"');
  expect(visibleText(gone)).toContain("It was removed there. Saving adds it again.");
});

it("moves, adds and removes lines of the form without saving anything", async () => {
  const { browser, ctx, id, page } = await scene();
  const press = async (button: string) => {
    const answer = await browser.post(`${page}/edit/work-0`, { basedOn: "1", ...job, press: button });
    expect(answer.status, button).toBe(200);
    return [...(await answer.text()).matchAll(/<textarea[^>]*name="highlights\[\d\]\.text"[^>]*>([^<]*)/g)].map(
      ([, text]) => text,
    );
  };
  const [first, second] = [job["highlights[0].text"], job["highlights[1].text"]];
  expect(await press("down:highlights:0")).toEqual([second, first]);
  expect(await press("up:highlights:0")).toEqual([first, second]);
  expect(await press("remove:highlights:0")).toEqual([second]);
  expect(await press("add:highlights:0")).toEqual([first, second, ""]);
  expect(await press("add:nonsense:0")).toEqual([first, second]);
  expect((await getResume(ctx, id))?.version).toBe(1);
});

it("tells a page with scripts that its resume was deleted, and keeps what was typed in it", async () => {
  const { browser, ctx, id, page } = await scene();
  const formToken = await browser.formToken(`${page}/edit/work-0`);
  await deleteResume(ctx, id);
  for (const [form, fields] of [
    ["edit/work-0", job],
    ["arrange/work", { order: "0" }],
  ] as const) {
    const answer = await browser.submit(`${page}/${form}.data`, { formToken, basedOn: "1", ...fields });
    expect(answer.status).toBe(404);
    const said = await answer.text();
    expect(said).toContain("This resume has been deleted in the meantime. Restore it under Recently deleted");
    if ("name" in fields) expect(said).toContain("Northfield General");
    expect((await browser.submit(`${page}/${form}`, { formToken, basedOn: "1", ...fields })).status).toBe(404);
  }
});

it("takes a degree with as many courses and bullets as get a field each", async () => {
  const { browser, ctx, id, page } = await scene();
  const lines = Array.from({ length: 60 }, (_, at) => at);
  const fields = lines.flatMap((at) => [
    [`courses[${at}].text`, `Course ${at}`],
    [`courses[${at}].at`, String(at)],
    [`highlights[${at}].text`, `Bullet ${at}`],
    [`highlights[${at}].at`, String(at)],
  ]);
  const degree = { studyType: "BSc", area: "Nursing", institution: "University of Leeds", to: "2018" };
  const form = { basedOn: "1", ...degree, ...Object.fromEntries(fields) };
  expect((await browser.post(`${page}/edit/education-0`, form)).status).toBe(303);
  const saved = (await getResume(ctx, id))?.document.education[0];
  expect([saved?.courses?.length, saved?.highlights?.length]).toEqual([60, 60]);
});

it("says what is wrong under its field, and that nothing changed where nothing did", async () => {
  const { browser, ctx, id, page } = await scene();
  const wrong = await browser.post(`${page}/edit/work-0`, { basedOn: "1", ...job, from: "some day" });
  expect([wrong.status, visibleText(await wrong.text())]).toEqual([400, expect.stringContaining("Write a date like")]);
  const same = {
    basedOn: "1",
    name: "Dana Reyes",
    email: "dana.reyes@example.com",
    phone: "555 010 4477",
    location: "Leeds",
  };
  expect((await browser.post(`${page}/edit/basics`, same)).status).toBe(303);
  expect((await getResume(ctx, id))?.version).toBe(1);
  expect(visibleText(await browser.page(page))).toContain("Nothing to save");
});

it("takes another's part, a part that is not there and a strange number for no page", async () => {
  const { browser, page, id } = await scene();
  const stranger = await newMember();
  for (const path of ["edit/basics", "arrange/work", "versions", "versions/1", "compare", "view"]) {
    expect((await stranger.browser.get(`${page}/${path}`)).status, path).toBe(404);
  }
  for (const path of [
    "edit/work-9",
    "edit/toString-0",
    "edit/constructor-new",
    "arrange/summary",
    "versions/2",
    "versions/x",
    "compare?from=1&to=9",
  ]) {
    expect((await browser.get(`${page}/${path}`)).status, path).toBe(404);
  }
  const input = { resumeId: id, part: { section: "basics" }, basedOn: 1, typed: names("Mine now") } as const;
  expect(await correctResumePart(stranger.ctx, input)).toEqual({ ok: false, reason: "not-found" });
  expect(await restoreVersion(stranger.ctx, { resumeId: id, version: 1, basedOn: 1 })).toEqual({
    ok: false,
    reason: "not-found",
  });
});

it("lists versions page by page, compares them word by word and brings one back", async () => {
  const { browser, ctx, id, page } = await scene();
  for (let version = 1; version <= 23; version++) {
    const typed = names(`Dana Reyes ${version}`);
    await correctResumePart(ctx, { resumeId: id, part: { section: "basics" }, basedOn: version, typed });
  }
  const first = await listVersions(ctx, { resumeId: id });
  expect(first?.items.map(({ version }) => version)).toEqual(Array.from({ length: 21 }, (_, at) => 24 - at));
  const rest = await listVersions(ctx, { resumeId: id, before: first?.next ?? 0 });
  expect([rest?.items.map(({ version, source }) => [version, source]), rest?.next]).toEqual([
    [
      [3, "correction"],
      [2, "correction"],
      [1, "original"],
    ],
    null,
  ]);
  expect(visibleText(await browser.page(`${page}/versions?before=4`))).toContain("As first added");
  const compared = await browser.page(`${page}/compare?from=2&to=3`);
  expect(compared).toMatch(/<del[^>]*>1<\/del>/);
  expect(compared).toMatch(/<ins[^>]*>2<\/ins>/);
  const stale = await browser.post(`${page}/versions/1`, { basedOn: "23" });
  expect([stale.status, visibleText(await stale.text())]).toEqual([
    409,
    expect.stringContaining("Version 24 is the current one."),
  ]);
  expect((await browser.post(`${page}/versions/1`, { basedOn: "24" })).status).toBe(303);
  const resume = await getResume(ctx, id);
  expect([resume?.version, resume?.versionSource, resume?.originalCvText]).toEqual([25, "restore", nurseText]);
  expect(await archived(id)).toHaveLength(24);
});

it("shows an uploaded PDF within its page, locked in, and to nobody else", async () => {
  const { browser, member, id, page } = await scene();
  const key = `${member.user.id}/1_cv.pdf`;
  await app.files.put(key, new TextEncoder().encode("%PDF-1.4"), "application/pdf");
  await app.db
    .update(resumes)
    .set({ originalFileUrl: key, fileName: "cv.pdf", fileType: "pdf" })
    .where(eq(resumes.id, id));
  const view = await browser.get(`${page}/view`);
  expect([view.status, await view.text()]).toEqual([200, "%PDF-1.4"]);
  expect(Object.fromEntries(view.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": "inline",
    "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'self'",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  });
  expect(await browser.page(`${page}?show=file`)).toContain(`<iframe src="${page}/view"`);
  expect((await (await newMember()).browser.get(`${page}/view`)).status).toBe(404);
  await app.db.update(resumes).set({ fileType: "docx" }).where(eq(resumes.id, id));
  expect((await browser.get(`${page}/view`)).status).toBe(404);
});

it("says what a machine would miss, marks what was not recognised, and shows texts that exist", async () => {
  const { browser, id, page } = await scene(
    "Dana Reyes\nNationality: British\n\nEXPERIENCE\nStaff Nurse\n• Cared for 12 patients",
  );
  const text = visibleText(await browser.page(page));
  for (const fact of ["No email address was found.", "“Staff Nurse” has no dates.", "1 line was not recognised"]) {
    expect(text).toContain(fact);
  }
  expect(text).toContain("Not recognised: Nationality: British");
  expect(text).not.toContain("View Cover Letter");
  await app.db.update(resumes).set({ rewrittenCv: "", coverLetter: "Dear team" }).where(eq(resumes.id, id));
  const links = linksIn(await browser.page(page), /\?(rewritten|letter)=/);
  expect(links).toHaveLength(2);
  const shown = await Promise.all(links.map(async (link) => visibleText(await browser.page(link.split("#")[0] ?? ""))));
  expect(shown[0]).toContain("No text found");
  expect(shown[1]).toContain("Dear team");
});

it("keeps the newest older versions, the first one and those that their owner keeps, and no more", async () => {
  const member = await newMember();
  const resumeId = await seedResume(member);
  const page = `/app/dashboard/resumes/${resumeId}/versions`;
  const restore = async (times: number) => {
    for (let time = 0; time < times; time++) {
      const current = await app.db.select().from(resumes).where(eq(resumes.id, resumeId));
      await restoreVersion(member.ctx, { resumeId, version: 1, basedOn: current[0]?.version ?? 0 });
    }
  };
  const numbers = async () => {
    const rows = await app.db.select().from(resumeVersions).where(eq(resumeVersions.resumeId, resumeId));
    return rows.map(({ version }) => version).sort((a, b) => a - b);
  };
  await restore(5);
  const kept = await member.browser.post(page, { version: "3", keep: "yes" });
  expect([kept.status, kept.headers.get("Location")]).toEqual([303, page]);
  const list = visibleText(await member.browser.page(page));
  for (const text of ["Version 3 is kept", "While it is current", "Always"])
    expect(list.split(text), text).toHaveLength(2);
  await restore(60);
  const newest = Array.from({ length: olderVersionsMax }, (_, at) => 66 - olderVersionsMax + at);
  expect(await numbers()).toEqual([1, 3, ...newest]);

  const shown = await member.browser.page(`${page}?before=${newest[5]}`);
  expect(shown).toContain(`compare?from=3&amp;to=${newest[0]}`);
  expect(shown).toContain("compare?from=1&amp;to=3");
  expect((await member.browser.get(`/app/dashboard/resumes/${resumeId}/compare?from=3&to=66`)).status).toBe(200);

  await member.browser.post(page, { version: "3", keep: "no" });
  await restore(1);
  expect(await numbers()).toEqual([1, ...newest.map((version) => version + 1)]);
});

it("says so where as many versions are kept as may be, and keeps nothing of anybody else's", async () => {
  const [member, stranger] = [await newMember(), await newMember()];
  const resumeId = await seedResume(member);
  for (let basedOn = 1; basedOn <= keptVersionsMax + 2; basedOn++) {
    await restoreVersion(member.ctx, { resumeId, version: 1, basedOn });
  }
  const page = `/app/dashboard/resumes/${resumeId}/versions`;
  const formToken = await member.browser.formToken(page);
  const keep = (version: number) => member.browser.submit(page, { formToken, version: String(version), keep: "yes" });
  const answers = await Promise.all(Array.from({ length: keptVersionsMax + 2 }, (_, at) => keep(at + 1)));
  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...Array.from({ length: keptVersionsMax }, () => 303),
    409,
    409,
  ]);
  const refused = answers.find(({ status }) => status === 409);
  expect(visibleText((await refused?.text()) ?? "")).toContain(`You already keep ${keptVersionsMax} versions`);
  const rows = () => app.db.select().from(resumeVersions).where(eq(resumeVersions.resumeId, resumeId));
  const before = await rows();
  expect((await stranger.browser.post("/app/dashboard", { version: "1", keep: "no" }, page)).status).toBe(404);
  expect(await rows()).toEqual(before);
});
