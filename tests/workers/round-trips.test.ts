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

/** Every page that leads an anonymous visitor to the sign-in, and is shown to who is signed in, or to an admin. */
const pages = builtRoutes().filter(({ id }) => {
  const answers = accessTable[id]?.GET;
  return (
    id !== download &&
    answers?.anonymous.startsWith("302 /app/login") &&
    [answers.member, answers.admin].includes("200")
  );
});

/** Tables in which a user has ever more rows; of the others they have a few. */
const growing =
  /\b(rewrite_feedback|waitlist_signups|resumes|resume_versions|job_posts|application_steps|resume_job_matches|match_scores|rewrites|facts|credit_ledger)/;

/** What else a page is asked for: ":resumeId" stands for an id. */
const queries: Record<string, string[]> = {
  "routes/admin/feedback/feedback": ["?rating=4", "?outcome=offer", "?rating=1&outcome=none&direction=asc"],
  "routes/admin/resumes-jobs/resumes-jobs": [
    "?sort=name",
    "?filter=pdf",
    "?filter=text&sort=name&direction=asc",
    "?list=posts",
    "?list=posts&sort=title",
    "?list=posts&filter=saved",
    "?list=posts&filter=saved&sort=title",
    "?list=rewrites",
    "?list=rewrites&sort=score",
    "?list=rewrites&filter=failed",
    "?list=rewrites&filter=done&sort=score",
    "?list=matches",
    "?list=matches&sort=score",
    "?list=matches&filter=red",
    "?list=matches&filter=red&sort=score",
    "?list=matches&filter=none&sort=score",
  ],
  "routes/admin/waitlist/waitlist": [
    "?direction=asc",
    "?state=unconfirmed",
    "?state=to-invite",
    "?state=invited",
    "?state=mail-failed",
    "?state=webhook-failed&direction=asc",
  ],
  "routes/admin/usage/usage": ["?days=365"],
  "routes/admin/security/security": [
    "?q=dana",
    "?action=user.update",
    "?log=events",
    "?log=events&q=a@example.com",
    "?log=events&type=form_submission",
  ],
  "routes/admin/health/health": [`?${new URLSearchParams({ after: '[1795000000000,"x"]' })}`],
  "routes/admin/users/users": ["?q=example", "?plan=pro", "?sort=name&direction=asc&plan=free"],
  "routes/admin/billing/billing": ["?q=example&status=active", "?status=failed&plan=pro", "?plan=single"],
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
    userId: member.user.id,
    fileName: "resume.txt",
    part: "basics",
    section: "work",
    version: "1",
    stepId: await seedStep(member, jobId, resumeId),
  };
  await env.DB.prepare("UPDATE profiles SET role = 'admin' WHERE id = ?").bind(member.user.id).run();
  for (const [name, value] of member.browser.cookies) browser.cookies.set(name, value);
});

interface Visit {
  status: number;
  trips: SentStatement[][];
  objects: number;
}
const visits = new Map<string, Visit>();

/** What a page asks for. Looking changes nothing, so that each is visited once, whatever is then counted. */
async function visit(path: string): Promise<Visit> {
  let seen = visits.get(path);
  if (!seen) {
    watched.trips.length = 0;
    objectsRead = 0;
    const response = await browser.get(path);
    await response.arrayBuffer();
    seen = { status: response.status, trips: [...watched.trips], objects: objectsRead };
    visits.set(path, seen);
  }
  expect(seen.status, path).toBe(200);
  return seen;
}

function addressesOf(route: (typeof pages)[number]): string[] {
  const filled = (query: string) => query.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? "");
  return ["", ...(queries[route.id] ?? [])].map((query) => addressOf(route, ids) + filled(query));
}

it.each(pages)("$id asks the database at most three times", async (route) => {
  for (const path of addressesOf(route)) {
    const { trips } = await visit(path);
    const shown = trips.map((trip, at) => `${at + 1}. ${trip.map(({ sql }) => sql).join("\n   ")}`).join("\n");
    expect(trips.length, `${path} asks ${trips.length} times:\n${shown}`).toBeLessThanOrEqual(tripsAPage);
  }
});

/** Two versions side by side are two. */
const mostObjects = (id: string) => (id === "routes/dashboard/resumes/versions/compare" ? 2 : 1);

it.each(pages)("$id reads one object at most", async (route) => {
  for (const path of addressesOf(route)) {
    expect((await visit(path)).objects, path).toBeLessThanOrEqual(mostObjects(route.id));
  }
});

it("reads the objects that it counts", async () => {
  expect((await visit(`/app/dashboard/resumes/${ids.resumeId}`)).objects).toBe(1);
  expect((await visit(`/app/dashboard/rewrites/${ids.rewriteId}`)).objects).toBe(1);
});

const plans = new Map<string, PlanStep[]>();

/** How the database goes about a statement, which depends on its text only. */
async function planOf(sql: string, values: SentStatement["values"]): Promise<PlanStep[]> {
  const known = plans.get(sql);
  if (known) return known;
  const explained = env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...values);
  const { results } = await explained.all<PlanStep>();
  plans.set(sql, results);
  return results;
}

it.each(pages)("$id neither reads a whole table nor sorts a user's rows", async (route) => {
  for (const path of addressesOf(route)) {
    for (const { sql, values } of (await visit(path)).trips.flat()) {
      if (!/^\s*(select|with)\b/i.test(sql)) continue;
      const plan = await planOf(sql, values);
      const shown = plan.map(({ detail }) => detail).join("\n");
      expect(slowSteps(sql, plan), `${path}\n${sql}\n${shown}`).toEqual([]);
    }
  }
});

/**
 * The first rows in the order of the table or of an index: it has a limit, and no condition but one that nearly all rows
 * meet, which is marked with "+" so that no index is chosen for it.
 */
const readsOnlyFirst = (sql: string) => / limit \?$/.test(sql) && !/ where (?!\+)/.test(sql);
/** The whole of an index that has the wanted rows only. */
const partialIndex =
  /^SCAN waitlist_signups USING (COVERING )?INDEX waitlist_signups_(unconfirmed|confirmed|uninvited|invited)$/;

/** A growing table read from one end to the other, or its many rows put into another order than an index has. */
function slowSteps(sql: string, steps: PlanStep[]): string[] {
  const isSlow = ({ detail, parent }: PlanStep) =>
    detail.startsWith("SCAN")
      ? growing.test(detail) && !readsOnlyFirst(sql) && !partialIndex.test(detail)
      : detail === "USE TEMP B-TREE FOR ORDER BY" &&
        steps.some((step) => step.parent === parent && /^S(EARCH|CAN)/.test(step.detail) && growing.test(step.detail));
  return steps.filter(isSlow).map(({ detail }) => detail);
}
