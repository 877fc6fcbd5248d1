import { proposeTitle } from "~/domain/jobs/clean-post";
import type { ReadForm } from "~/http/form.server";

interface Titled {
  title: string;
  description: string;
}

/** The values of a job form. */
export function bytesOfJob({ description }: Titled): number {
  return new TextEncoder().encode(description).byteLength;
}

/** Fills in an empty title from the post; `isProposed` if it did. */
export function withTitle<Job extends Titled>(job: Job): Job & { isProposed: boolean } {
  const title = job.title || proposeTitle(job.description) || "";
  return { ...job, title, isProposed: job.title === "" };
}

/** Answers a job form whose post names no title either. */
export function askForTitle(form: ReadForm) {
  return form.refuse({ title: ["Give the job a title: the post does not name one."] });
}

/** For the toast after it is saved: where the title came from. */
export function aboutTitle({ title, isProposed }: { title: string; isProposed: boolean }): string {
  return isProposed ? `We took its title from the post: “${title}”. Edit it if it is wrong.` : "";
}
