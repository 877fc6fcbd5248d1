import { randomUUID } from "node:crypto";
import { resumeToText } from "~/tailor/render/resume-to-text";
import { nurse } from "../support/resumes/nurse";
import { nursePost } from "../support/resumes/sample-posts";
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

/** A confirmed, signed-in visitor with a resume, and a job post for each rewrite: the same pair again leads to the one there is. */
async function prepareVisitor() {
  const visitor = await BenchVisitor.open();
  const email = `${randomUUID()}@example.com`;
  await visitor.post("/app/sign-up", { email, password, confirmPassword: password });
  const link = await visitor.mailedLink(email);
  await visitor.post(link, { token: new URL(link).searchParams.get("token") ?? "" });
  await visitor.post("/app/login", { email, password });
  const resumeId = randomUUID();
  await visitor.post("/app/dashboard/resumes?tab=paste", { intent: "paste", id: resumeId, text: resumeToText(nurse) });
  const jobIds = Array.from({ length: rewritesPerAccount }, () => randomUUID());
  for (const [at, id] of jobIds.entries()) {
    const description = `${nursePost}\nReference ${at}`;
    await visitor.post("/app/dashboard/add-job", { id, title: "Nurse", description });
  }
  return { visitor, resumeId, jobIds };
}

async function rewriteAll({ visitor, resumeId, jobIds }: Prepared): Promise<void> {
  const asked = jobIds.map((jobId) => ({ id: randomUUID(), jobId }));
  for (const { id, jobId } of asked) {
    await visitor.post("/app/dashboard/add-job", { id, resumeId, jobId }, "/app/dashboard/rewrites");
  }
  for (const { id } of asked) await visitor.waitFor(`/app/dashboard/rewrites/${id}`, "Your new resume");
}
