import { eq } from "drizzle-orm";
import { resumes } from "~/db/schema/resumes";
import { builtResumeText } from "~/domain/resumes/builder/built-resume-text";
import { app, type Member } from "../accounts/members";
import { seedResume } from "../storage/seed";
import { filledForm } from "./builder-form";

/** A resume of the member as the builder saves it. */
export async function seedBuiltResume(member: Member, form = filledForm): Promise<string> {
  const id = await seedResume(member, { text: builtResumeText(form) });
  await app.db.update(resumes).set({ userFeedback: form }).where(eq(resumes.id, id));
  return id;
}
