import { randomUUID } from "node:crypto";
import { jobsPerUser, resumesPerUser } from "~/domain/storage/quota";
import { resumeToText } from "~/tailor/render/resume-to-text";
import { nurse } from "../support/resumes/nurse";
import { nursePost } from "../support/resumes/sample-posts";
import { speedOf, withServer } from "./bench-http";
import { BenchVisitor } from "./bench-visitor";
import { password, type SeededAccount, seedAccounts } from "./seed-accounts";

/** Enough to fill a page of each list, so that both accounts are shown as much. */
const few: SeededAccount = { email: "few@example.com", resumes: 30, jobs: 30, rewrites: 30 };
/** As many as there may be, but for the resume and the post that are added below. */
const many: SeededAccount = {
  email: "many@example.com",
  resumes: resumesPerUser - 1,
  jobs: jobsPerUser - 1,
  rewrites: 10_000,
};
/** Short turns, one after the other: what else the machine does slows all of them alike. */
const rounds = 7;
const requestsATurn = { hello: 400, page: 48 };

const dashboard = "/app/dashboard";

/**
 * Every page of somebody who is signed in against the bare answer of the same worker, and with the many rows of a long
 * use against the same page with a few. All in one run, in turns, and the median of the turns.
 */
export async function benchPages(): Promise<[string, string][]> {
  const seed = await seedAccounts([few, many], Date.now());
  return withServer(async () => {
    const [light, heavy] = [await signedIn(few), await signedIn(many)];
    const rows: [string, string][] = [];
    const hello: number[] = [];
    const figures = light.pages.map(() => ({ light: [] as number[], heavy: [] as number[], share: [] as number[] }));
    for (let round = 0; round < rounds; round++) {
      for (const [at, figure] of figures.entries()) {
        const bare = await speedOf("/dev/hello", requestsATurn.hello);
        const [a, b] = [await light.speedOf(at), await heavy.speedOf(at)];
        hello.push(bare);
        figure.light.push(a);
        figure.heavy.push(b);
        figure.share.push(a / bare);
      }
    }
    rows.push(["requests a second, bare hello", median(hello).toFixed(0)]);
    for (const [at, figure] of figures.entries()) {
      const slower = median(figure.light.map((speed, turn) => speed / (figure.heavy[turn] ?? speed)));
      rows.push([
        (light.pages[at] ?? "").replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID"),
        `${median(figure.light).toFixed(0).padStart(5)} a second, ${median(figure.share).toFixed(2)} of hello; ` +
          `${slower.toFixed(2)} x slower with many rows`,
      ]);
    }
    return rows;
  }, seed);
}

/** Signs in, matches and rewrites once; the pages are those of this account. */
async function signedIn({ email }: SeededAccount) {
  const visitor = await BenchVisitor.open();
  await visitor.post("/app/login", { email, password });
  const [resumeId, jobId, rewriteId] = [randomUUID(), randomUUID(), randomUUID()];
  await visitor.post(`${dashboard}/resumes?tab=paste`, { intent: "paste", id: resumeId, text: resumeToText(nurse) });
  await visitor.post(`${dashboard}/add-job`, { id: jobId, title: "Nurse", description: nursePost });
  await visitor.post(`${dashboard}/matcher`, { resumeId, jobId });
  await visitor.post(`${dashboard}/add-job`, { id: rewriteId, resumeId, jobId }, `${dashboard}/rewrites`);
  await visitor.waitFor(`${dashboard}/rewrites/${rewriteId}`, "Your new resume");
  const pages = [
    "",
    "/resumes",
    `/resumes/${resumeId}`,
    "/add-job",
    `/jobs/${jobId}`,
    "/matcher",
    `/matcher?resume=${resumeId}&job=${jobId}`,
    "/history",
    `/rewrites/${rewriteId}`,
    "/profile",
    "/billing",
  ].map((path) => dashboard + path);
  const cookie = await visitor.cookie();
  return { pages, speedOf: (at: number) => speedOf(pages[at] ?? "", requestsATurn.page, cookie) };
}

function median(figures: number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}
