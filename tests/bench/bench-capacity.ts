import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { v7 } from "uuid";
import { getPlatformProxy } from "wrangler";
import { r2Files } from "~/adapters/r2-files";
import { openDatabase } from "~/db/rows";
import { profiles, users } from "~/db/schema/accounts";
import { recordStep } from "~/domain/applications/record-step.server";
import { addJob } from "~/domain/jobs/add-job.server";
import { matchResumeWithJob } from "~/domain/matching/match-resume-with-job.server";
import { addResumeText } from "~/domain/resumes/add/add-resume-text.server";
import { getResume } from "~/domain/resumes/show/get-resume.server";
import { saveVersion } from "~/domain/resumes/versions/save-version.server";
import { decideRewrite } from "~/domain/rewriting/decide/decide-rewrite.server";
import { requestRewrite } from "~/domain/rewriting/request/request-rewrite.server";
import { processRewrite } from "~/domain/rewriting/run/process-rewrite.server";
import { getRewrite } from "~/domain/rewriting/show/get-rewrite.server";
import { storageUsed } from "~/domain/storage/storage-used.server";
import { sweepContents } from "~/domain/storage/sweep-contents.server";
import { defaultPreferences, noContact } from "~/ports/profile";
import { correctResume } from "~/tailor/correct/correct-resume";
import { entriesOf } from "~/tailor/correct/part-shape";
import { resumeToText } from "~/tailor/render/resume-to-text";
import { fontsFromDisk } from "../support/files/fonts";
import { accountant } from "../support/resumes/accountant";
import { nurse } from "../support/resumes/nurse";
import { accountantPost, nursePost, softwareEngineerPost } from "../support/resumes/sample-posts";
import { softwareEngineer } from "../support/resumes/software-engineer";

/** What somebody has who has looked for work for some months. */
const typical = { versions: 4, jobs: 20, rewrites: 15, matches: 40, steps: 10 };
const measuredUsers = 3;
/** An uploaded PDF or DOCX; each resume had one. */
const fileBytes = 150_000;
const databaseLimitBytes = 10e9;
const day = 24 * 60 * 60 * 1000;
const texts = [nurse, accountant, softwareEngineer].map((resume) => resumeToText(resume));
const posts = [nursePost, accountantPost, softwareEngineerPost];

/** What one typical user takes in database and file store, and which of the two is full first. */
export async function benchCapacity(): Promise<[string, string][]> {
  const folder = mkdtempSync(join(tmpdir(), "lapel-capacity-"));
  const proxy = await getPlatformProxy<Env>({ persist: { path: folder } });
  try {
    const { DB, FILES } = proxy.env;
    for (const file of readdirSync("migrations").filter((name) => name.endsWith(".sql"))) {
      const statements = readFileSync(join("migrations", file), "utf8").split("--> statement-breakpoint");
      await DB.batch(statements.map((statement) => DB.prepare(statement)));
    }
    const sizeNow = async () => (await DB.prepare("SELECT 1").run()).meta.size_after;
    const before = await sizeNow();
    let counted = 0;
    for (let user = 0; user < measuredUsers; user++) counted += await makeUser(DB, FILES);
    const databaseBytes = ((await sizeNow()) - before) / measuredUsers;
    const { objects } = await FILES.list();
    const objectBytes = objects.reduce((sum, { size }) => sum + size, 0) / measuredUsers;
    const perUser = objects.length / measuredUsers;
    const users = Math.floor(databaseLimitBytes / databaseBytes);
    const largest = await largestRow(DB);
    const storeGigabytes = (users * (objectBytes + texts.length * fileBytes)) / 1e9;
    return [
      [
        "a typical user",
        `${texts.length} resumes of ${typical.versions} versions, ${count("jobs")}, ${count("rewrites")}, ${count("matches")}, ${count("steps")}`,
      ],
      ["database, indexes included", `${kilobytes(databaseBytes)} a user`],
      ["largest row of a rewrite, version, match or step", `${largest} bytes (limit 4096)`],
      ["long texts in the file store", `${kilobytes(objectBytes)} in ${perUser.toFixed(0)} objects a user`],
      [
        "uploaded files",
        `${kilobytes(texts.length * fileBytes)} in ${texts.length} objects a user (assumed: 150 kB each)`,
      ],
      ["counted for a user's quota", kilobytes(counted / measuredUsers)],
      ["full first", `the database, 10 GB, at ${users.toLocaleString("en")} such users`],
      [
        "file store by then",
        `${storeGigabytes.toFixed(0)} GB, which has no limit: $${(storeGigabytes * 0.015).toFixed(2)} a month`,
      ],
    ];
  } finally {
    await proxy.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

const count = (what: Exclude<keyof typeof typical, "versions">) => `${typical[what]} ${what}`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

async function largestRow(DB: D1Database): Promise<number> {
  let largest = 0;
  for (const table of ["rewrites", "resume_versions", "resume_job_matches", "application_steps"]) {
    const { results } = await DB.prepare(`PRAGMA table_info(${table})`).all<{ name: string }>();
    const bytes = results.map(({ name }) => `coalesce(octet_length("${name}"), 0)`).join(" + ");
    largest = Math.max(largest, (await DB.prepare(`SELECT max(${bytes}) AS n FROM ${table}`).first<number>("n")) ?? 0);
  }
  return largest;
}

/** Everything that a typical user has, through the product's own use cases; answers with what counts for their quota. */
async function makeUser(DB: D1Database, FILES: R2Bucket): Promise<number> {
  const id = v7();
  const email = `${id}@example.com`;
  const now = () => Date.now();
  const usage = { reserve: async () => ({ ok: true, used: 1 }), settle: nothing, release: nothing, forget: nothing };
  const ctx = {
    ai: null,
    config: { ai: null },
    db: openDatabase(DB),
    files: r2Files(FILES),
    limits: { take: async () => ({ allowed: true }), takeAll: async () => ({ allowed: true }) },
    loadFont: fontsFromDisk,
    messages: { send: nothing },
    now,
    newId: () => v7(),
    usage: { ...usage, used: async () => 0 },
    user: { ...{ id, email, sessionId: v7(), name: null, aal: "aal1", hasSecondFactor: false, role: "user" } },
  } as never as Parameters<typeof requestRewrite>[0] &
    Parameters<typeof matchResumeWithJob>[0] &
    Parameters<typeof processRewrite>[0];
  Object.assign(ctx.user, { tier: "enterprise", credits: 0, contact: noContact, preferences: defaultPreferences });
  await ctx.db.batch([
    ctx.db.insert(users).values({ id, email, emailConfirmedAt: now(), createdAt: now(), updatedAt: now() }),
    ctx.db.insert(profiles).values({ id, email, createdAt: now() }),
  ]);
  const resumeIds = texts.map(() => v7());
  for (const [at, text] of texts.entries()) {
    const resumeId = resumeIds[at] ?? "";
    await addResumeText(ctx, { id: resumeId, text });
    for (let version = 1; version < typical.versions; version++) await correct(ctx, resumeId, version);
  }
  const jobIds = Array.from({ length: typical.jobs }, () => v7());
  for (const [at, jobId] of jobIds.entries()) {
    const description = `${posts[at % posts.length]}\nReference ${at}`;
    await addJob(ctx, { id: jobId, title: `Post ${at}`, company: `Company ${at}`, description });
  }
  for (let at = 0; at < typical.matches; at++) {
    await matchResumeWithJob(ctx, { resumeId: resumeIds[at % 3] ?? "", jobId: jobIds[at % typical.jobs] ?? "" });
  }
  for (let at = 0; at < typical.rewrites; at++) {
    const rewriteId = v7();
    // Each post with the resume that it suits.
    const pair = { resumeId: resumeIds[at % 3] ?? "", jobId: jobIds[at] ?? "" };
    const asked = await requestRewrite(ctx, { id: rewriteId, ...pair });
    const outcome = await processRewrite(ctx, { rewriteId });
    // Without its rewrites the user would look small.
    if (!asked.ok || outcome !== "finished") throw new Error("A rewrite was not made");
    const change = (await getRewrite(ctx, rewriteId))?.result?.changes[0]?.change.id ?? "";
    await decideRewrite(ctx, { id: rewriteId, decision: { intent: "reject", change, revision: 1 } });
    if (at >= typical.steps) continue;
    const attachments = { from: "rewrite", id: rewriteId } as const;
    await recordStep(ctx, pair.jobId, { id: v7(), status: "applied", day: "2026-01-05", attachments });
  }
  // What decisions put aside goes within a day.
  await sweepContents({ ...ctx, now: () => now() + day });
  return (await storageUsed(ctx)).bytes;
}

async function nothing(): Promise<void> {}

async function correct(ctx: Parameters<typeof saveVersion>[0], resumeId: string, basedOn: number): Promise<void> {
  const resume = await getResume(ctx, resumeId);
  if (!resume) throw new Error("No resume");
  const entries = entriesOf(resume.document, "work").map((_, from) => ({ from }));
  const corrected = correctResume(resume.document, { section: "work", entries: entries.reverse() }, `v${basedOn + 1}`);
  if (!corrected.ok) throw new Error("Not corrected");
  const { resume: document } = corrected;
  await saveVersion(ctx, { resumeId, basedOn, source: "correction", text: document.source, document });
}
