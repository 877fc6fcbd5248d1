import { randomUUID } from "node:crypto";
import { resumeToText } from "../../app/tailor/render/resume-to-text";
import { nurse } from "../support/resumes/nurse";
import { nursePost } from "../support/sample-posts";
import { requestsPerSecond, withServer } from "./bench-http";
import { BenchVisitor } from "./bench-visitor";

const password = "a long enough one";
const accounts = 6;
const rewritesPerAccount = 5;

/** Pages for everybody against a bare answer of the same worker, and rewrites through the queue, over HTTP. */
export function benchServer(): Promise<[string, string][]> {
  return withServer(async () => {
    const rows: [string, string][] = [];
    const hello = await requestsPerSecond("/dev/hello");
    rows.push(["requests a second, bare hello", hello.toFixed(0)]);
    for (const path of ["/", "/app/login"]) {
      const page = await requestsPerSecond(path);
      rows.push([`requests a second, ${path}`, `${page.toFixed(0)} (${(page / hello).toFixed(2)} of hello)`]);
    }
    rows.push(["rewrites a minute through the queue", (await rewritesPerMinute()).toFixed(0)]);
    return rows;
  });
}

async function rewritesPerMinute(): Promise<number> {
  const prepared: Prepared[] = [];
  for (let account = 0; account < accounts; account++) prepared.push(await prepareVisitor());
  const began = performance.now();
  await Promise.all(prepared.map(rewriteAll));
  return (accounts * rewritesPerAccount * 60_000) / (performance.now() - began);
}

type Prepared = Awaited<ReturnType<typeof prepareVisitor>>;

/** A confirmed, signed-in visitor with a resume and a job post. */
async function prepareVisitor() {
  const visitor = await BenchVisitor.open();
  const email = `${randomUUID()}@example.com`;
  await visitor.post("/app/sign-up", { email, password, confirmPassword: password });
  const link = await visitor.mailedLink(email);
  await visitor.post(link, { token: new URL(link).searchParams.get("token") ?? "" });
  await visitor.post("/app/login", { email, password });
  const [resumeId, jobId] = [randomUUID(), randomUUID()];
  await visitor.post("/app/dashboard/resumes?tab=paste", { intent: "paste", id: resumeId, text: resumeToText(nurse) });
  await visitor.post("/app/dashboard/add-job", { id: jobId, title: "Nurse", description: nursePost });
  return { visitor, resumeId, jobId };
}

async function rewriteAll({ visitor, resumeId, jobId }: Prepared): Promise<void> {
  const ids = Array.from({ length: rewritesPerAccount }, () => randomUUID());
  for (const id of ids) {
    await visitor.post("/app/dashboard/add-job", { id, resumeId, jobId }, "/app/dashboard/rewrites");
  }
  for (const id of ids) await visitor.waitFor(`/app/dashboard/rewrites/${id}`, "Your new resume");
}
