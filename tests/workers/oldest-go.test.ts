import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { sessionsShown } from "~/domain/auth/limits";
import { openSession } from "~/domain/auth/sessions/open-session.server";
import { matchesPerUser, scoresPerUser } from "~/domain/matching/limits";
import { matchResumeWithJob } from "~/domain/matching/match-resume-with-job.server";
import { app, newMember } from "../support/accounts/members";
import { seedJob, seedResume } from "../support/storage/seed";

/** Rows numbered from 1 on, the oldest first: `SELECT` what stands in them, with `n` for the number. */
async function fill(table: string, columns: string, select: string, count: number, ...values: string[]): Promise<void> {
  const numbers = `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})`;
  const insert = env.DB.prepare(`INSERT INTO ${table} (${columns}) ${numbers} SELECT ${select} FROM numbers`);
  await insert.bind(...values).run();
}

const rowsOf = async (table: string, column: string, userId: string) => {
  const query = env.DB.prepare(`SELECT ${column} AS value FROM ${table} WHERE user_id = ? ORDER BY ${column}`);
  return (await query.bind(userId).all<{ value: number }>()).results.map(({ value }) => value);
};

it("keeps so many reports of matches, and lets those go that were not asked for longest", async () => {
  const member = await newMember();
  const { user, ctx } = member;
  const [resumeId, key] = [await seedResume(member), v7()];
  await fill(
    "job_posts",
    "id, user_id, job_title, company_name, job_description, created_at",
    "?1 || n, ?2, 'Nurse', '', 'Nurse', 1",
    matchesPerUser,
    key,
    user.id,
  );
  await fill(
    "resume_job_matches",
    "user_id, resume_id, job_post_id, report, suggestions, details, created_at, updated_at",
    "?3, ?2, ?1 || n, '', '', '', 1, n",
    matchesPerUser,
    key,
    resumeId,
    user.id,
  );
  const another = await seedJob(member);
  for (const _ of ["new", "again"]) {
    expect(await matchResumeWithJob(ctx, { resumeId, jobId: another })).toEqual({ ok: true });
    const times = await rowsOf("resume_job_matches", "updated_at", user.id);
    expect([times.length, times[0], times.at(-2)]).toEqual([matchesPerUser, 2, matchesPerUser]);
    expect(times.at(-1)).toBeGreaterThan(matchesPerUser);
  }
});

it("keeps so many scores of the history, and lets the oldest go", async () => {
  const member = await newMember();
  const { user, ctx } = member;
  const pair = { resumeId: await seedResume(member), jobId: await seedJob(member) };
  await fill(
    "match_scores",
    "id, user_id, resume_name, job_title, company_name, formula, created_at",
    "?1 || n, ?2, 'Dana', 'Nurse', '', '1', n",
    scoresPerUser,
    v7(),
    user.id,
  );
  expect(await matchResumeWithJob(ctx, pair)).toEqual({ ok: true });
  const times = await rowsOf("match_scores", "created_at", user.id);
  expect([times.length, times[0], times.at(-2)]).toEqual([scoresPerUser, 2, scoresPerUser]);
});

it("keeps so many sessions, those of others untouched, and ends what was used longest ago", async () => {
  const [member, other] = [await newMember(), await newMember()];
  const { user } = member;
  const now = Date.now();
  await env.DB.prepare("DELETE FROM sessions WHERE user_id = ?").bind(user.id).run();
  await fill(
    "sessions",
    "id, user_id, aal, amr, created_at, last_used_at, expires_at",
    `?1 || n, ?2, 'aal1', '[]', 1, n, ${now + 1_000_000}`,
    sessionsShown,
    v7(),
    user.id,
  );
  const client = { userAgent: null, address: "local", place: null };
  const { token } = await openSession(app, { userId: user.id, method: "password", client });
  expect(token).toBeTruthy();
  const times = await rowsOf("sessions", "last_used_at", user.id);
  expect([times.length, times[0], times.at(-2)]).toEqual([sessionsShown, 2, sessionsShown]);
  expect(times.at(-1)).toBeGreaterThanOrEqual(now);
  expect(await rowsOf("sessions", "last_used_at", other.user.id)).toHaveLength(1);
});
