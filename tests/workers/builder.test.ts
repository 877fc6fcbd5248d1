import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { deleteResume } from "~/domain/resumes/bin/resume-bin.server";
import { type Member, newMember } from "../support/accounts/members";
import { fieldValue, visibleText } from "../support/http/markup";
import {
  builder,
  draftRow,
  fillIn,
  keyOf,
  reviewFields,
  save,
  seedBuiltResume,
  step,
  typed,
} from "../support/resumes/builder-member";
import { storedTextsOf } from "../support/storage/stored-texts-of";

const insert = (name: string) => ({ __intent__: JSON.stringify({ type: "insert", payload: { name } }) });
const remove = (name: string, index: number) => ({
  __intent__: JSON.stringify({ type: "remove", payload: { name, index } }),
});
const led = (response: Response) => response.headers.get("Location");

async function resumesOf({ user }: Member) {
  const { results } = await env.DB.prepare("SELECT * FROM resumes WHERE user_id = ?").bind(user.id).all();
  return results;
}

it("goes from section to section, and makes a resume of everything that was typed", async () => {
  const member = await newMember();
  const places: (string | null)[] = [];
  for (const [section, fields] of Object.entries(typed)) {
    const response = await step(member, section, fields);
    expect(response.status, section).toBe(303);
    places.push(led(response));
  }
  expect(places).toEqual(
    ["education", "experience", "skills", "review"].map((section) => `${builder}?section=${section}`),
  );
  const review = visibleText(await member.browser.page(builder));
  for (const text of [
    "Marisol Quint",
    "Kirkgate College",
    "Baked 400 croissants a day",
    "laminated dough, food safety",
  ]) {
    expect(review).toContain(text);
  }
  const saved = await save(member);
  expect([saved.status, led(saved)]).toEqual([303, builder]);
  const html = await member.browser.page(builder);
  expect(visibleText(html)).toContain("Resume created!");
  expect([fieldValue(html, "section"), fieldValue(html, "name") ?? "", fieldValue(html, "revision")]).toEqual([
    "personal",
    "",
    "0",
  ]);
  expect(await draftRow(member)).toBeNull();
  const [row, ...more] = await resumesOf(member);
  expect(more).toEqual([]);
  expect(row).toMatchObject({ job_post_id: "none", version: 1, original_file_url: null });
  expect(JSON.parse(String(row?.user_feedback))).toEqual({
    ...typed.personal,
    education: [{ school: "Kirkgate College", degree: "Diploma in Patisserie", year: "2014" }],
    experience: [
      {
        company: "Copper Lane Bakery",
        role: "Pastry chef",
        years: "2018 - present",
        highlights: "Baked 400 croissants a day",
      },
    ],
    ...typed.skills,
  });
  const { document } = await storedTextsOf(row);
  expect(document.work[0]).toMatchObject({ name: "Copper Lane Bakery", position: "Pastry chef", startDate: "2018" });
  expect(visibleText(html)).toContain("Text: Marisol Quint");
});

it("keeps what was typed and says what is missing where a section is not complete", async () => {
  const member = await newMember();
  const refused = await step(member, "personal", { ...typed.personal, name: " ", email: "marisol@" });
  const html = await refused.text();
  expect(refused.status).toBe(400);
  expect(visibleText(html)).toContain("Enter your name");
  expect(visibleText(html)).toContain("Please enter a valid email address");
  expect(fieldValue(html, "email")).toBe("marisol@");
  expect(fieldValue(await member.browser.page(builder), "email")).toBe("marisol@");
  // No section opens before those ahead of it are complete, whatever the address says.
  for (const section of ["education", "skills", "review"]) {
    expect(fieldValue(await member.browser.page(`${builder}?section=${section}`), "section")).toBe("personal");
  }
  await step(member, "personal", typed.personal);
  const education = await step(member, "education", { "education[0].school": "Kirkgate College" });
  const text = visibleText(await education.text());
  for (const message of ["Enter the degree", "Enter the year"]) expect(text).toContain(message);
  expect(text).not.toContain("Enter the school");
  await step(member, "education", typed.education);
  const { "experience[0].years": _, ...noYears } = typed.experience;
  expect(visibleText(await (await step(member, "experience", noYears)).text())).toContain("Enter the years");
  await step(member, "experience", typed.experience);
  for (const skills of ["", " , ,"]) {
    expect(visibleText(await (await step(member, "skills", { skills })).text())).toContain("Enter at least one skill");
  }
  const early = await save(member);
  expect(led(early)).toBe(`${builder}?section=skills`);
  expect(await resumesOf(member)).toEqual([]);
});

it("adds and takes away entries by buttons alone, at least one remains, and twenty are the most", async () => {
  const member = await newMember();
  await step(member, "personal", typed.personal);
  const added = await step(member, "education", typed.education, insert("education"));
  expect([added.status, led(added)]).toEqual([303, `${builder}?section=education#education-2`]);
  const two = {
    ...typed.education,
    "education[1].school": "Open University",
    "education[1].degree": "BA",
    "education[1].year": "2020",
  };
  const removed = await step(member, "education", two, remove("education", 0));
  expect(led(removed)).toBe(`${builder}?section=education#education`);
  expect((await draftRow(member))?.form.education).toEqual([{ school: "Open University", degree: "BA", year: "2020" }]);
  const page = await member.browser.page(`${builder}?section=education`);
  expect(page).toMatch(/<button[^>]*disabled=""[^>]*>(?:(?!<\/button>).)*Remove/);
  await step(member, "education", typed.education, remove("education", 0));
  expect((await draftRow(member))?.form.education).toHaveLength(1);
  for (let count = 0; count < 22; count++) {
    const list = (await draftRow(member))?.form.education ?? [];
    const fields = Object.fromEntries(list.flatMap((_, index) => [[`education[${index}].school`, `School ${index}`]]));
    await step(member, "education", fields, insert("education"));
  }
  expect((await draftRow(member))?.form.education).toHaveLength(20);
});

it("refuses lists that no page of ours sends, and keeps nothing of them", async () => {
  const member = await newMember();
  await step(member, "personal", typed.personal);
  const before = await draftRow(member);
  const hostile: Record<string, string>[] = [
    { "education[999999999].school": "x" },
    { "education[99].school": "x" },
    { __intent__: '{"type":"insert","payload":{"name":"education","index":999999999}}' },
    { __intent__: '{"type":"update","payload":{"name":"education","value":"x"}}' },
    { __intent__: '{"type":"insert","payload":{"name":"name"}}' },
    { __intent__: "{" },
    { __state__: "{}" },
    { "education[0].school": "x".repeat(121) },
    { revision: "-1" },
    { resumeId: "mine" },
    { section: "all" },
  ];
  for (const fields of hostile) {
    const response = await step(member, "education", fields);
    expect(response.status, JSON.stringify(fields)).toBe(400);
  }
  expect((await step(member, "education", typed.education, { step: "anywhere" })).status).toBe(400);
  expect(await draftRow(member)).toEqual(before);
});

it("tells a tab that another one was faster, shows what stands, and lets it win knowingly", async () => {
  const member = await newMember();
  await step(member, "personal", typed.personal);
  const old = await keyOf(member, "personal");
  await step(member, "personal", { ...typed.personal, name: "Marisol Quint-Hale" });
  const late = await member.browser.submit(`${builder}?section=personal`, {
    ...old,
    ...typed.personal,
    name: "M. Quint",
    step: "next",
  });
  const html = await late.text();
  expect(late.status).toBe(409);
  const text = visibleText(html);
  expect(text).toContain("This was changed in another tab or on another device since you opened it.");
  expect(text).toContain(
    "Your changes are not saved yet: compare them with the current version below, then save again.",
  );
  expect(text).toContain("Marisol Quint-Hale");
  expect(fieldValue(html, "name")).toBe("M. Quint");
  expect((await draftRow(member))?.form.name).toBe("Marisol Quint-Hale");
  const again = {
    ...old,
    revision: fieldValue(html, "revision") ?? "",
    ...typed.personal,
    name: "M. Quint",
    step: "next",
  };
  expect((await member.browser.submit(`${builder}?section=personal`, again)).status).toBe(303);
  expect((await draftRow(member))?.form.name).toBe("M. Quint");
});

it("keeps one of ten first savings at once, and what is typed while typing under the same guard", async () => {
  const member = await newMember();
  const key = await keyOf(member, "personal");
  const keep = (revision: string, name: string) =>
    member.browser.submit(`${builder}/draft`, { ...key, revision, name, email: "" });
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => keep("0", `Name ${index}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  const winner = answers.findIndex(({ status }) => status === 200);
  expect((await draftRow(member))?.form.name).toBe(`Name ${winner}`);
  const saved = { resumeId: key.resumeId, revision: 2 };
  expect(await (await keep("1", "Marisol")).json()).toEqual(saved);
  // A page that was loaded anew sends what it still holds: it stands already.
  expect(await (await keep("1", "Marisol")).json()).toEqual(saved);
  expect(await (await keep("0", "Marisol")).json()).toEqual(saved);
  expect(await (await keep("1", "Somebody")).json()).toMatchObject({ reason: "stale", current: { revision: 2 } });
  expect((await draftRow(member))?.form.name).toBe("Marisol");
});

it("makes one resume of a review that is sent ten times at once", async () => {
  const member = await newMember();
  await fillIn(member);
  const fields = await reviewFields(member);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => member.browser.submit(`${builder}?section=review`, fields)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(303));
  expect(await resumesOf(member)).toHaveLength(1);
  expect(await draftRow(member)).toBeNull();
});

it("saves a draft under another id where a resume has its own, and loses nothing", async () => {
  const member = await newMember();
  const taken = await seedBuiltResume(member);
  await step(member, "personal", { ...typed.personal, name: "Marisol Hale" });
  await step(member, "education", typed.education);
  await step(member, "experience", typed.experience);
  await step(member, "skills", typed.skills);
  await env.DB.prepare("UPDATE builder_drafts SET resume_id = ? WHERE user_id = ?").bind(taken, member.user.id).run();
  expect((await save(member)).status).toBe(303);
  const names = (await resumesOf(member)).map(({ user_feedback: form }) => JSON.parse(String(form)).name);
  expect(names.sort()).toEqual(["Marisol Hale", "Marisol Quint"]);
  expect(await draftRow(member)).toBeNull();
});

it("does not say that a resume was made which is in the bin by now", async () => {
  const member = await newMember();
  await fillIn(member);
  const fields = await reviewFields(member);
  await member.browser.submit(`${builder}?section=review`, fields);
  const [row] = await resumesOf(member);
  await deleteResume(member.ctx, String(row?.id));
  const again = await member.browser.submit(`${builder}?section=review`, fields);
  expect(again.status).toBe(409);
  expect(visibleText(await again.text())).toContain("This draft is gone");
});

it("saves nothing where the draft was changed after the review was shown", async () => {
  const member = await newMember();
  await fillIn(member);
  const fields = await reviewFields(member);
  await step(member, "skills", { skills: "sourdough" });
  const late = await member.browser.submit(`${builder}?section=review`, fields);
  expect(late.status).toBe(409);
  expect(visibleText(await late.text())).toContain("sourdough");
  expect(await resumesOf(member)).toEqual([]);
});

it("asks before it starts over, and takes no draft that another tab has changed meanwhile", async () => {
  const member = await newMember();
  const asked = await step(member, "personal", typed.personal, { step: "discard" });
  expect(led(asked)).toBe(`${builder}?section=personal&discard=ask`);
  const question = await member.browser.page(led(asked) ?? "");
  expect(visibleText(question)).toContain("Start over?");
  const names = ["formToken", "resumeId", "revision", "section"];
  const fields = {
    ...Object.fromEntries(names.map((name) => [name, fieldValue(question, name) ?? ""])),
    step: "start-over",
  };
  await step(member, "personal", { ...typed.personal, name: "Changed" });
  await member.browser.submit(builder, fields);
  expect(visibleText(await member.browser.page(builder))).toContain("Nothing was deleted");
  expect((await draftRow(member))?.form.name).toBe("Changed");
  const key = await keyOf(member, "personal");
  await member.browser.submit(builder, { ...key, section: "review", step: "start-over" });
  expect(await draftRow(member)).toBeNull();
  expect(visibleText(await member.browser.page(builder))).toContain("Started over");
});

it("takes a built resume back, and saves it as the next version", async () => {
  const member = await newMember();
  const id = await seedBuiltResume(member);
  const path = `/app/dashboard/resumes/${id}/builder`;
  expect(led(await member.browser.post(path, {}))).toBe(`${builder}?section=personal`);
  await step(member, "personal", { ...typed.personal, name: "Marisol Hale" });
  const saved = await save(member);
  expect(led(saved)).toBe(`/app/dashboard/resumes/${id}`);
  const [row] = await resumesOf(member);
  expect(row).toMatchObject({ id, version: 2, version_source: "builder" });
  expect(String(row?.original_cv_text)).toMatch(/^Marisol Hale\n/);
  expect(JSON.parse(String(row?.user_feedback)).name).toBe("Marisol Hale");
  const old = await env.DB.prepare("SELECT * FROM resume_versions WHERE resume_id = ?").bind(id).first();
  expect(old?.text).toMatch(/^Marisol Quint\n/);
  expect(await draftRow(member)).toBeNull();
});

it("tells where the resume was changed elsewhere, and lets the builder win knowingly", async () => {
  const member = await newMember();
  const id = await seedBuiltResume(member);
  await member.browser.post(`/app/dashboard/resumes/${id}/builder`, {});
  await env.DB.prepare("UPDATE resumes SET version = 4, version_source = 'correction' WHERE id = ?").bind(id).run();
  const late = await save(member);
  const html = await late.text();
  expect(late.status).toBe(409);
  expect(visibleText(html)).toContain("The current resume: version 4");
  expect(led(await save(member, { over: fieldValue(html, "over") ?? "" }))).toBe(`/app/dashboard/resumes/${id}`);
  expect((await resumesOf(member))[0]?.version).toBe(5);
});

it("asks before one draft takes the place of another", async () => {
  const member = await newMember();
  const id = await seedBuiltResume(member);
  const path = `/app/dashboard/resumes/${id}/builder`;
  await step(member, "personal", { ...typed.personal, name: "Unfinished Person" });
  expect(led(await member.browser.post(path, {}))).toBe(path);
  expect((await draftRow(member))?.form.name).toBe("Unfinished Person");
  const html = await member.browser.page(path);
  expect(visibleText(html)).toContain("Unfinished Person You can have one draft at a time");
  const draft = { resumeId: fieldValue(html, "resumeId") ?? "", revision: fieldValue(html, "revision") ?? "" };
  expect(led(await member.browser.post(path, draft))).toBe(`${builder}?section=personal`);
  expect(await draftRow(member)).toMatchObject({ resume_id: id, form: { name: "Marisol Quint" } });
});

it("opens nobody else's resume and no draft of theirs", async () => {
  const [owner, stranger] = [await newMember(), await newMember()];
  const id = await seedBuiltResume(owner);
  await step(owner, "personal", typed.personal);
  const mine = await keyOf(owner, "personal");
  expect((await stranger.browser.get(`/app/dashboard/resumes/${id}/builder`)).status).toBe(404);
  expect(await stranger.browser.page(builder)).not.toContain("Marisol");
  const { formToken = "" } = await keyOf(stranger, "personal");
  const answer = await stranger.browser.submit(`${builder}?section=personal`, {
    ...mine,
    formToken,
    ...typed.personal,
    name: "Mine now",
    step: "next",
  });
  expect(answer.status).toBe(409);
  expect((await draftRow(owner))?.form.name).toBe("Marisol Quint");
  // The id of a resume that is somebody else's: theirs stays as it is, and what was typed becomes one of a new id.
  const before = await resumesOf(owner);
  await fillIn(stranger);
  await env.DB.prepare("UPDATE builder_drafts SET resume_id = ? WHERE user_id = ?").bind(id, stranger.user.id).run();
  expect((await save(stranger)).status).toBe(303);
  expect(await resumesOf(owner)).toEqual(before);
  const made = await resumesOf(stranger);
  expect(made).toHaveLength(1);
  expect(made[0]?.id).not.toBe(id);
});

it("leaves what is too long for a resume in the review, and says so", async () => {
  const member = await newMember();
  await fillIn(member);
  const long = Object.fromEntries(
    Array.from({ length: 14 }, (_, index) =>
      Object.entries(typed.experience).map(([name, value]): [string, string] => [
        name.replace("[0]", `[${index}]`),
        name.endsWith("highlights") ? "A long line about what I did. ".repeat(60) : value,
      ]),
    ).flat(),
  );
  expect((await step(member, "experience", long)).status).toBe(303);
  const refused = await save(member);
  expect(refused.status).toBe(400);
  expect(visibleText(await refused.text())).toContain("A resume holds 20,000 characters, yours has");
  expect((await draftRow(member))?.form.experience).toHaveLength(14);
});
