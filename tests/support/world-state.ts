import { env } from "cloudflare:workers";

/** Tables whose rows a page may write; `outbox` is written by the queue only. */
const tables = [
  "users",
  "profiles",
  "sessions",
  "one_time_tokens",
  "resumes",
  "job_posts",
  "resume_job_matches",
  "credit_usage",
  "rewrites",
  "facts",
];

/** Every row of the database and every stored file, to see that a request left no trace. */
export async function worldState(): Promise<Record<string, unknown>> {
  const results = await env.DB.batch(tables.map((table) => env.DB.prepare(`SELECT * FROM ${table} ORDER BY 1`)));
  const rows = Object.fromEntries(results.map(({ results }, index) => [tables[index], results]));
  return { ...rows, files: await storedKeys() };
}

export async function storedKeys(prefix?: string): Promise<string[]> {
  const { objects } = await env.FILES.list({ prefix });
  return objects.map(({ key }) => key);
}
