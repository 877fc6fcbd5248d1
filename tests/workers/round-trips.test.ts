import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { beforeAll, expect, it } from "vitest";
import { addResumeText } from "~/domain/resumes/add/add-resume-text.server";
import { saveVersion } from "~/domain/resumes/versions/save-version.server";
import { processRewrite } from "~/domain/rewriting/run/process-rewrite.server";
import { parseResume } from "~/tailor/parse/parse-resume";
import { seedFactor } from "../support/accounts/factors";
import { furnishedMember } from "../support/accounts/furnished-member";
import { app, type Member } from "../support/accounts/members";
import { accessTable } from "../support/http/access-table";
import { Browser } from "../support/http/browser";
import { addressOf, builtRoutes } from "../support/http/built-routes";
import { longResume } from "../support/resumes/long-resume";
import { workerWith } from "../support/runner/worker-with";
import { notedTrips, type SentStatement } from "../support/storage/noted-trips";
import { seedAnswer, seedJob, seedResume, seedRewrite, seedStep } from "../support/storage/seed";

const tripsAPage = 3;
const rowsEach = 6;

/** Streams an account as a whole, some rows at a time. */
const download = "routes/dashboard/profile/data-download";

/** Every page that leads an anonymous visitor to the sign-in, and is shown to who is signed in. */
const pages = builtRoutes().filter(({ id }) => {
  const answers = accessTable[id]?.GET;
  return id !== download && answers?.anonymous.startsWith("302 /app/login") && answers.member === "200";
});

/** Tables in which a user has ever more rows; of the others they have a few. */
const growing =
  /\b(resumes|resume_versions|job_posts|application_steps|resume_job_matches|match_scores|rewrites|facts|credit_ledger)/;

/** What else a page is asked for: ":resumeId" stands for an id. */
const queries: Record<string, string[]> = {
  "routes/dashboard/history/history": [
    "?q=nurse",
    "?kind=rewrite&state=failed",
    "?kind=match",
    "?before=1795000000000_x",
  ],
  "routes/dashboard/jobs/jobs": ["?view=board", "?q=nurse", "?status=applied", "?before=1795000000000_x"],
  "routes/dashboard/matcher/matcher": ["?resume=:resumeId&job=:jobId", "?findResume=nurse", "?findJob=nurse"],
  "routes/dashboard/resumes/resumes": [
    "?tab=paste",
    "?q=dana",
    "?rewrite=:resumeId",
    "?rewritten=:resumeId",
    "?letter=:resumeId",
    "?before=1795000000000_x",
  ],
};

interface PlanStep {
  parent: number;
  detail: string;
}

let member: Member;
let ids: Record<string, string>;
const watched = notedTrips(env.DB);
let objectsRead = 0;
/** The file store, counting what is read. */
const files = new Proxy(env.FILES, {
  get(bucket, name) {
    if (name === "get") objectsRead++;
    const method = Reflect.get(bucket, name);
    return typeof method === "function" ? method.bind(bucket) : method;
  },
});
const served = workerWith({ DB: watched.database, FILES: files });
const browser = new Browser("https://lapel.test", "10.8.0.1", served);

beforeAll(async () => {
  member = await furnishedMember();
  // Long enough to lie in an object, in two versions.
  const resumeId = v7();
  await addResumeText(member.ctx, { id: resumeId, text: longResume(5000) });
  const document = parseResume(longResume(5200));
  await saveVersion(member.ctx, { resumeId, basedOn: 1, source: "correction", text: document.source, document });
  const jobId = await seedJob(member);
  for (let row = 0; row < rowsEach; row++) {
    const [resume, job] = [await seedResume(member), await seedJob(member)];
    await seedRewrite(member, resume, job);
    await seedAnswer(member, `Answer ${row}`);
    await member.browser.post("/app/dashboard/matcher", { resumeId: resume, jobId: job });
  }
  await member.browser.post("/app/dashboard/matcher", { resumeId, jobId });
  const rewriteId = v7();
  await member.browser.post("/app/dashboard/matcher", { id: rewriteId, resumeId, jobId }, "/app/dashboard/rewrites");
  await processRewrite(app, { rewriteId });
  const one = (sql: string) => env.DB.prepare(sql).bind(member.user.id).first<string>("id");
  ids = {
    resumeId,
    jobId,
    rewriteId,
    answerId: (await one("SELECT id FROM facts WHERE user_id = ?")) ?? "",
    factorId: (await seedFactor(member.user.id, { status: "unverified" })).id,
    fileName: "resume.txt",
    part: "basics",
    section: "work",
    version: "1",
    stepId: await seedStep(member, jobId, resumeId),
  };
  for (const [name, value] of member.browser.cookies) browser.cookies.set(name, value);
});

async function statementsOf(path: string): Promise<SentStatement[][]> {
  watched.trips.length = 0;
  const response = await browser.get(path);
  await response.arrayBuffer();
  expect(response.status, path).toBe(200);
  return [...watched.trips];
}

function addressesOf(route: (typeof pages)[number]): string[] {
  const filled = (query: string) => query.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? "");
  return ["", ...(queries[route.id] ?? [])].map((query) => addressOf(route, ids) + filled(query));
}

it.each(pages)("$id asks the database at most three times", async (route) => {
  for (const path of addressesOf(route)) {
    const trips = await statementsOf(path);
    const shown = trips.map((trip, at) => `${at + 1}. ${trip.map(({ sql }) => sql).join("\n   ")}`).join("\n");
    expect(trips.length, `${path} asks ${trips.length} times:\n${shown}`).toBeLessThanOrEqual(tripsAPage);
  }
});

/** Two versions side by side are two. */
const mostObjects = (id: string) => (id === "routes/dashboard/resumes/versions/compare" ? 2 : 1);

it.each(pages)("$id reads one object at most", async (route) => {
  for (const path of addressesOf(route)) {
    objectsRead = 0;
    await statementsOf(path);
    expect(objectsRead, path).toBeLessThanOrEqual(mostObjects(route.id));
  }
});

it("reads the objects that it counts", async () => {
  objectsRead = 0;
  await statementsOf(`/app/dashboard/resumes/${ids.resumeId}`);
  await statementsOf(`/app/dashboard/rewrites/${ids.rewriteId}`);
  expect(objectsRead).toBe(2);
});

it.each(pages)("$id neither reads a whole table nor sorts a user's rows", async (route) => {
  for (const path of addressesOf(route)) {
    for (const { sql, values } of (await statementsOf(path)).flat()) {
      if (!/^\s*(select|with)\b/i.test(sql)) continue;
      const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...values)
        .all<PlanStep>();
      const shown = plan.results.map(({ detail }) => detail).join("\n");
      expect(slowSteps(plan.results), `${path}\n${sql}\n${shown}`).toEqual([]);
    }
  }
});

/** A growing table read from one end to the other, or its many rows put into another order than an index has. */
function slowSteps(steps: PlanStep[]): string[] {
  const isSlow = ({ detail, parent }: PlanStep) =>
    detail.startsWith("SCAN")
      ? growing.test(detail)
      : detail === "USE TEMP B-TREE FOR ORDER BY" &&
        steps.some((step) => step.parent === parent && /^S(EARCH|CAN)/.test(step.detail) && growing.test(step.detail));
  return steps.filter(isSlow).map(({ detail }) => detail);
}
