import type { APIRequestContext, Page } from "playwright/test";
import { answerFields } from "../support/http/answer-fields";
import { submit } from "./account";
import { applicantPdf, job } from "./sample-application";
import { pdfType } from "./steps";

export interface Workspace {
  resumeId: string;
  jobId: string;
}

/** Gives the signed-in account a resume and a job post, over HTTP. */
export async function fillWorkspace(page: Page): Promise<Workspace> {
  const { request } = page.context();
  const file = { name: "imogen.pdf", mimeType: pdfType, buffer: Buffer.from(await applicantPdf()) };
  await submit(request, "/app/dashboard/resumes", { file }, "/app/dashboard/resumes?tab=upload");
  return { resumeId: await newestResume(request), jobId: await addJob(page) };
}

/** Adds a job post that ends in `reference`, because a rewrite for an equal post would return the existing one. */
export async function addJob(page: Page, reference = ""): Promise<string> {
  const fields = { title: job.title, company: job.company, description: job.text + reference };
  return idAtEnd(await submit(page.context().request, "/app/dashboard/add-job", fields));
}

export async function match(page: Page, { resumeId, jobId }: Workspace): Promise<string> {
  return submit(page.context().request, "/app/dashboard/matcher", { resumeId, jobId });
}

/** Asks for a rewrite and answers with the address of its page. */
export async function rewrite(page: Page, { resumeId, jobId }: Workspace): Promise<string> {
  const fields = { id: crypto.randomUUID(), resumeId, jobId };
  const address = await submit(page.context().request, "/app/dashboard/matcher", fields, "/app/dashboard/rewrites");
  return address.replace("?wait", "");
}

/** Answers a question about the subject with yes. */
export async function answer(page: Page, subject: string): Promise<void> {
  const fields = answerFields({ subject, answer: "yes", detail: "Since 2022" });
  await submit(page.context().request, "/app/dashboard/matcher", fields, "/app/dashboard/answers");
}

async function newestResume(request: APIRequestContext): Promise<string> {
  const html = await (await request.get("/app/dashboard/resumes")).text();
  return html.match(/href="\/app\/dashboard\/resumes\/([0-9a-f-]{36})"/)?.[1] ?? "";
}

function idAtEnd(address: string): string {
  return address.slice(-36);
}
