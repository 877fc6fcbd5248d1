import { eq } from "drizzle-orm";
import { resumes } from "~/db/schema/resumes";
import { builtResumeText } from "~/domain/resumes/builder/built-resume-text";
import { filledForm } from "./builder-form";
import { app, type Member } from "./members";
import { seedResume } from "./seed";

/** A resume of the member as the builder saves it. */
export async function seedBuiltResume(member: Member, form = filledForm): Promise<string> {
  const id = await seedResume(member, { text: builtResumeText(form) });
  await app.db.update(resumes).set({ userFeedback: form }).where(eq(resumes.id, id));
  return id;
}
