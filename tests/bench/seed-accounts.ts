import { hashPassword } from "~/domain/auth/secrets.server";
import { safePasswordHashLn } from "~/env.server";
import { parseResume } from "~/tailor/parse/parse-resume";
import { resumeToText } from "~/tailor/render/resume-to-text";
import { nurse } from "../support/resumes/nurse";
import { nursePost } from "../support/resumes/sample-posts";

export interface SeededAccount {
  email: string;
  resumes: number;
  jobs: number;
  rewrites: number;
}

export const password = "a long enough one";
/** What the result of a rewrite weighs in its row at most: a longer one lies in the file store. */
const resultBytes = 2_000;
const minuteMilliseconds = 60_000;

/** SQL that makes these accounts, as if used for years: as many matches, and scores, as there are rewrites. */
export async function seedAccounts(accounts: SeededAccount[], now: number): Promise<string> {
  const hash = await hashPassword({ config: { passwordHashLn: safePasswordHashLn } }, password);
  const text = resumeToText(nurse);
  const document = JSON.stringify(parseResume(text));
  return accounts.map((account, at) => statementsOf(account, { at, hash, text, document, now })).join("\n");
}

type Material = { at: number; hash: string; text: string; document: string; now: number };

function statementsOf({ email, resumes, jobs, rewrites }: SeededAccount, { at, hash, text, document, now }: Material) {
  const userId = `'${idOf(at, 0)}'`;
  const rows = (count: number) => `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
  const id = (kind: number, number = "i") => `printf('${at}${kind}000000-0000-7000-8000-%012x', ${number})`;
  const age = `${now} - i * ${minuteMilliseconds}`;
  const [resumeId, jobId] = [id(1, `1 + i % ${resumes}`), id(2, `1 + i / ${resumes} % ${jobs}`)];
  return `
INSERT INTO users (id, email, password_hash, email_confirmed_at, created_at, updated_at)
  VALUES (${userId}, '${email}', '${hash}', ${now}, ${now}, ${now});
INSERT INTO profiles (id, email, created_at, subscription_tier) VALUES (${userId}, '${email}', ${now}, 'enterprise');
${rows(resumes)} INSERT INTO resumes (id, user_id, original_cv_text, document, stored_at, created_at, name)
  SELECT ${id(1)}, ${userId}, ${quoted(text)}, ${quoted(document)}, ${age}, ${age}, 'Resume ' || i FROM n;
${rows(jobs)} INSERT INTO job_posts (id, user_id, job_title, company_name, job_description, created_at)
  SELECT ${id(2)}, ${userId}, 'Nurse ' || i, 'Clinic ' || i % 97, ${quoted(nursePost)}, ${age} FROM n;
${rows(rewrites)} INSERT INTO rewrites (id, user_id, resume_id, job_post_id, resume_name, job_title, company_name, status,
    engine, month, score_before, score_after, settled_at, created_at, finished_at, rewritten_cv, cover_letter, result)
  SELECT ${id(3)}, ${userId}, ${resumeId}, ${jobId}, 'Resume ' || (1 + i % ${resumes}), 'Nurse ' || i, 'Clinic',
    'done', 'rules', '2025-01', 40 + i % 20, 60 + i % 40, ${age}, ${age}, ${age}, ${quoted(text)}, ${quoted(text)},
    hex(zeroblob(${resultBytes / 2})) FROM n;
${rows(rewrites)} INSERT INTO match_scores (id, user_id, resume_id, job_post_id, resume_name, job_title, company_name,
    score, ceiling, formula, created_at)
  SELECT ${id(4)}, ${userId}, ${resumeId}, ${jobId}, 'Resume ' || (1 + i % ${resumes}), 'Nurse ' || i, 'Clinic',
    40 + i % 60, 90, '1', ${age} - 30000 FROM n;
${rows(rewrites)} INSERT INTO resume_job_matches (user_id, resume_id, job_post_id, match_score, report, suggestions, details,
    created_at, updated_at)
  SELECT ${userId}, ${resumeId}, ${jobId}, 40 + i % 60, 'A report', '[]', '{}', ${age}, ${age} FROM n WHERE true
  ON CONFLICT DO NOTHING;`;
}

function idOf(at: number, kind: number): string {
  return `${at}${kind}000000-0000-7000-8000-000000000000`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
