import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import autocannon from "autocannon";
import { type APIRequestContext, request } from "playwright";
import { resumeToText } from "../../app/tailor/render/resume-to-text";
import { nurse } from "../support/resumes/nurse";
import { nursePost } from "../support/sample-posts";

const port = 8793;
const origin = `http://localhost:${port}`;
const password = "a long enough one";
const accounts = 6;
const rewritesPerAccount = 5;

/** Pages against a bare answer of the same worker, and rewrites through the queue, over HTTP as a visitor. */
export async function benchServer(): Promise<[string, string][]> {
  const server = spawn(process.execPath, ["tests/e2e/serve.mjs", String(port)], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  try {
    await serving();
    const rows: [string, string][] = [];
    const hello = await requestsPerSecond("/dev/hello");
    rows.push(["requests a second, bare hello", hello.toFixed(0)]);
    for (const path of ["/", "/app/login"]) {
      const page = await requestsPerSecond(path);
      rows.push([`requests a second, ${path}`, `${page.toFixed(0)} (${(page / hello).toFixed(2)} of hello)`]);
    }
    rows.push(["rewrites a minute through the queue", (await rewritesPerMinute()).toFixed(0)]);
    return rows;
  } finally {
    server.kill("SIGTERM");
  }
}

async function serving(): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const answer = await fetch(`${origin}/dev/hello`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error("The server did not start");
}

async function requestsPerSecond(path: string): Promise<number> {
  await autocannon({ url: origin + path, connections: 8, duration: 2 });
  const { requests, non2xx } = await autocannon({ url: origin + path, connections: 8, duration: 6 });
  if (non2xx > 0) throw new Error(`${path} answered ${non2xx} errors`);
  return requests.average;
}

async function rewritesPerMinute(): Promise<number> {
  const visitors: { visitor: APIRequestContext; resumeId: string; jobId: string }[] = [];
  for (let account = 0; account < accounts; account++) visitors.push(await prepareVisitor());
  const began = performance.now();
  await Promise.all(visitors.map(({ visitor, resumeId, jobId }) => rewriteAll(visitor, resumeId, jobId)));
  return (accounts * rewritesPerAccount * 60_000) / (performance.now() - began);
}

/** A confirmed, signed-in visitor with a resume and a job post. */
async function prepareVisitor() {
  const visitor = await request.newContext({ baseURL: origin, extraHTTPHeaders: { Origin: origin } });
  const email = `${randomUUID()}@example.com`;
  await post(visitor, "/app/sign-up", { email, password, confirmPassword: password });
  const link = await confirmationLink(visitor, email);
  await post(visitor, link, { token: new URL(link).searchParams.get("token") ?? "" });
  await post(visitor, "/app/login", { email, password });
  const [resumeId, jobId] = [randomUUID(), randomUUID()];
  await post(visitor, "/app/dashboard/resumes?tab=paste", { intent: "paste", id: resumeId, text: resumeToText(nurse) });
  await post(visitor, "/app/dashboard/add-job", { id: jobId, title: "Nurse", description: nursePost });
  return { visitor, resumeId, jobId };
}

async function rewriteAll(visitor: APIRequestContext, resumeId: string, jobId: string): Promise<void> {
  const ids = Array.from({ length: rewritesPerAccount }, () => randomUUID());
  for (const id of ids) {
    await post(visitor, "/app/dashboard/add-job", { id, resumeId, jobId }, "/app/dashboard/rewrites");
  }
  for (const id of ids) {
    while (!(await (await visitor.get(`/app/dashboard/rewrites/${id}`)).text()).includes("Your new resume")) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Sends the form of `page` with its token, to `to` where that is another address. */
async function post(
  visitor: APIRequestContext,
  page: string,
  fields: Record<string, string>,
  to = page,
): Promise<void> {
  const html = await (await visitor.get(page)).text();
  const formToken = html.match(/name="formToken" value="([^"]+)"/)?.[1] ?? "";
  const answer = await visitor.post(to, { form: { formToken, ...fields }, maxRedirects: 0 });
  if (answer.status() >= 400) throw new Error(`${to} answered ${answer.status()}`);
}

async function confirmationLink(visitor: APIRequestContext, email: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const mails: { text: string }[] = await (await visitor.get(`/dev/mail?to=${email}`)).json();
    const link = mails[0]?.text.match(/https?:\S+/)?.[0];
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The confirmation mail did not come");
}
