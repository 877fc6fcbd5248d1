import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { resumes } from "~/db/schema/resumes";
import { type DraftContent, draftContentSchema } from "~/domain/resumes/builder/builder.schema";
import { builtResumeText } from "~/domain/resumes/builder/built-resume-text";
import { app, type Member } from "../accounts/members";
import { fieldValue } from "../http/markup";
import { seedResume } from "../storage/seed";
import { filledForm } from "./builder-form";

export const builder = "/app/dashboard/resumes/builder";

/** What the builder's form holds besides what is typed. */
export async function keyOf({ browser }: Member, section = "skills"): Promise<Record<string, string>> {
  const html = await browser.page(`${builder}?section=${section}`);
  return Object.fromEntries(
    ["formToken", "resumeId", "revision", "section"].map((name) => [name, fieldValue(html, name) ?? ""]),
  );
}

/** Presses a button of a section, as its page stands now. */
export async function step(
  member: Member,
  section: string,
  fields: Record<string, string>,
  button: Record<string, string> = { step: "next" },
): Promise<Response> {
  const key = await keyOf(member, section);
  return member.browser.submit(`${builder}?section=${section}`, { ...key, section, ...fields, ...button });
}

export async function draftRow({ user }: Member) {
  const row = await env.DB.prepare("SELECT * FROM builder_drafts WHERE user_id = ?").bind(user.id).first();
  return row && { ...row, form: draftContentSchema.parse(JSON.parse(String(row.form))) as DraftContent };
}

export const typed = {
  personal: {
    name: "Marisol Quint",
    email: "marisol.quint@example.com",
    phone: "",
    location: "Leeds, UK",
    summary: "",
  },
  education: {
    "education[0].school": "Kirkgate College",
    "education[0].degree": "Diploma in Patisserie",
    "education[0].year": "2014",
  },
  experience: {
    "experience[0].company": "Copper Lane Bakery",
    "experience[0].role": "Pastry chef",
    "experience[0].years": "2018 - present",
    "experience[0].highlights": "Baked 400 croissants a day",
  },
  skills: { skills: "laminated dough, food safety" },
};

/** Fills in all sections, up to the review. */
export async function fillIn(member: Member): Promise<void> {
  for (const [section, fields] of Object.entries(typed)) await step(member, section, fields);
}

/** "Save Resume", as the review stands now. */
export async function save(member: Member, more: Record<string, string> = {}): Promise<Response> {
  return member.browser.submit(`${builder}?section=review`, { ...(await reviewFields(member)), ...more });
}

export async function reviewFields({ browser }: Member): Promise<Record<string, string>> {
  const html = await browser.page(`${builder}?section=review`);
  const names = ["formToken", "resumeId", "revision", "section", "shown"];
  return { ...Object.fromEntries(names.map((name) => [name, fieldValue(html, name) ?? ""])), step: "save" };
}

/** A resume of the member as the builder saves it. */
export async function seedBuiltResume(member: Member, form = filledForm): Promise<string> {
  const id = await seedResume(member, { text: builtResumeText(form) });
  await app.db.update(resumes).set({ userFeedback: form }).where(eq(resumes.id, id));
  return id;
}
