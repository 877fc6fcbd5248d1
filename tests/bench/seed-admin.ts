import { readdirSync, readFileSync } from "node:fs";
import { keyedHash } from "~/keyed-hash";

export interface AdminSeed {
  users: number;
  rewrites: number;
  signups: number;
}

const dayMilliseconds = 24 * 60 * 60 * 1000;
/** So many days the accounts, rewrites and places are spread over. */
const days = 365;
/** Of so many users one has rewrites and matches, so that each of these has as many in a small database as in a large one. */
const usersForOneAtWork = 4;

/** The first user who has rewrites, and the place that is looked at. */
const rowPlace = 2;

/** An id of a kind, from 1: uuids that grow as the rows do. */
const idOf = (kind: number, number = "i") => `printf('0000000${kind}-0000-7000-8000-%012x', ${number})`;

/**
 * SQL that makes this many users, rewrites (and as many matches) and places on the waitlist, evenly over a year, with
 * what hangs on them: a resume and a post each, a subscription, an audit entry and a security event for every fourth
 * user, feedback on every sixth rewrite. Of each kind the smallest database fills a page of a list too. The first user
 * is an admin with this password hash. Row by row, the triggers of search and figures would take many minutes:
 * they are away meanwhile, and the migration's own statements then count and index what is there.
 */
export function adminSeed({ users, rewrites, signups }: AdminSeed, passwordHash: string, now: number): string {
  const rows = (count: number) => `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
  // Whole milliseconds from a year ago until now, in the order of the ids.
  const time = (count: number) =>
    `CAST(${now - days * dayMilliseconds} + i * ${(days * dayMilliseconds) / count} AS INTEGER)`;
  const email = `'person' || i || '@' || char(97 + i % 26) || 'xample' || (i % 997) || '.example'`;
  const name = `char(65 + i % 26) || 'lex Quill ' || i`;
  const owner = `${rowPlace} + ${usersForOneAtWork} * (i % ${users / usersForOneAtWork})`;
  const tier = "CASE i % 10 WHEN 1 THEN 'pro' WHEN 2 THEN 'single' WHEN 3 THEN 'enterprise' ELSE 'free' END";
  const state = "CASE i % 20 WHEN 7 THEN 'failed' ELSE 'done' END";
  const network = `'${keyedHash("bench", "event-network", "10.0.0.1")}'`;
  const { dropped, caughtUp, created } = triggers();
  return `${dropped}
${rows(users)} INSERT INTO users (id, email, password_hash, email_confirmed_at, created_at, updated_at)
  SELECT ${idOf(1)}, CASE i WHEN 1 THEN '${adminEmail}' ELSE ${email} END, '${passwordHash}', ${time(users)}, ${time(users)}, ${time(users)} FROM n;
${rows(users)} INSERT INTO profiles (id, email, name, role, credits, subscription_tier, created_at)
  SELECT ${idOf(1)}, CASE i WHEN 1 THEN '${adminEmail}' ELSE ${email} END, ${name}, CASE i WHEN 1 THEN 'admin' ELSE 'user' END,
    i % 7, ${tier}, ${time(users)} FROM n;
${rows(users)} INSERT INTO identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
  SELECT ${idOf(2)}, ${idOf(1)}, 'email', ${idOf(1)}, '{}', ${time(users)}, ${time(users)} FROM n;
${rows(users)} INSERT INTO resumes (id, user_id, original_cv_text, document, stored_at, created_at, name)
  SELECT ${idOf(3)}, ${idOf(1)}, 'Dana Reyes, Nurse', '{}', ${time(users)}, ${time(users)}, 'Resume of person ' || i FROM n;
${rows(users)} INSERT INTO job_posts (id, user_id, job_title, company_name, job_description, created_at)
  SELECT ${idOf(4)}, ${idOf(1)}, 'Nurse ' || i, 'Clinic ' || (i % 997), 'We look for a nurse', ${time(users)} FROM n;
${rows(rewrites)} INSERT INTO rewrites (id, user_id, resume_id, job_post_id, resume_name, job_title, company_name, status,
    engine, month, score_before, score_after, failure, settled_at, created_at, started_at, finished_at)
  SELECT ${idOf(5)}, ${idOf(1, owner)}, ${idOf(3, owner)}, ${idOf(4, owner)}, 'Resume ' || i, 'Nurse ' || i, 'Clinic ' || (i % 997),
    ${state}, 'rules', '2026-01', 40 + i % 20, 60 + i % 40, CASE i % 20 WHEN 7 THEN 'The engine failed' END,
    ${time(rewrites)} + 3000, ${time(rewrites)}, ${time(rewrites)} + 1000, ${time(rewrites)} + 3000 FROM n;
${rows(rewrites)} INSERT INTO match_scores (id, user_id, resume_id, job_post_id, resume_name, job_title, company_name, score,
    ceiling, formula, created_at)
  SELECT ${idOf(6)}, ${idOf(1, owner)}, ${idOf(3, owner)}, ${idOf(4, owner)}, 'Resume ' || i, 'Nurse ' || i, 'Clinic ' || (i % 997),
    i % 101, 90, '1', ${time(rewrites)} FROM n;
${rows(signups)} INSERT INTO waitlist_signups (first_name, email, form_key, origin, created_at, confirmed_at, mail_state, mail_id, webhook_state)
  SELECT char(65 + i % 26) || 'obin', 'wait' || i || '@example.com', 'form', 'https://lapel.example', ${time(signups)},
    CASE i % 3 WHEN 0 THEN ${time(signups)} END, 'sent', ${idOf(7)}, CASE i % 4 WHEN 0 THEN 'failed' ELSE 'delivered' END FROM n;
${rows(users / 4)} INSERT INTO subscribers (user_id, stripe_customer_id, subscribed, subscription_tier, status)
  SELECT ${idOf(1, "4 * i")}, 'cus_' || i, i % 2, 'pro', CASE i % 2 WHEN 1 THEN 'active' ELSE 'cancelled' END FROM n;
${rows(users / 4)} INSERT INTO audit_log (id, actor_id, action, target_kind, target_id, before, after, created_at)
  SELECT ${idOf(8)}, ${idOf(1, "1")}, CASE i % 3 WHEN 0 THEN 'user.suspend' ELSE 'user.update' END, 'user', ${idOf(1, "4 * i")},
    '{"tier":"free"}', '{"tier":"pro"}', ${time(users / 4)} FROM n;
${rows(users / 4)} INSERT INTO security_events (id, type, field, message, network, subject, created_at)
  SELECT ${idOf(9)}, CASE i % 2 WHEN 1 THEN 'validation_error' ELSE 'form_submission' END, 'email', 'Email is required',
    ${network}, 'subject', ${time(users / 4)} FROM n;
${caughtUp}
${created}
${rows(Math.floor(rewrites / 6))} INSERT INTO rewrite_feedback (rewrite_id, user_id, rating, outcome, score, created_at, updated_at)
  SELECT ${idOf(5)}, ${idOf(1, owner)}, 1 + i % 5, CASE i % 4 WHEN 0 THEN 'interview' WHEN 1 THEN 'offer' WHEN 2 THEN 'rejection' ELSE 'none' END,
    i % 101, ${time(rewrites)}, ${time(rewrites)} FROM n;`;
}

/** The triggers of all migrations, and what the admin area's migration does for rows that are there before them. */
function triggers(): { dropped: string; caughtUp: string; created: string } {
  const files = readdirSync("migrations").filter((name) => name.endsWith(".sql"));
  const statements = files
    .sort()
    .flatMap((name) => readFileSync(`migrations/${name}`, "utf8").split("--> statement-breakpoint"))
    .map((statement) => statement.replace(/^--.*$/gm, "").trim());
  const byName = new Map<string, string>();
  for (const statement of statements) {
    const name = /^CREATE TRIGGER `(\w+)`/.exec(statement)?.[1];
    if (name) byName.set(name, statement);
  }
  return {
    dropped: [...byName.keys()].map((name) => `DROP TRIGGER \`${name}\`;`).join("\n"),
    caughtUp: statements
      .filter((statement) => /^INSERT INTO `(search_|totals|daily_figures|milestones)/.test(statement))
      .join("\n"),
    created: [...byName.values()].join("\n"),
  };
}

export const adminEmail = "admin@bench.example";
/** Of the first user with rewrites, for pages about one thing, by the names in their addresses. */
export const rowIds: Record<string, string> = {
  userId: `00000001-0000-7000-8000-${String(rowPlace).padStart(12, "0")}`,
  resumeId: `00000003-0000-7000-8000-${String(rowPlace).padStart(12, "0")}`,
  position: String(rowPlace),
};
