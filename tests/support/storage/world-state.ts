import { env } from "cloudflare:workers";

/** Every row of the database and every stored file, to see that a request left no trace. */
export async function worldState(): Promise<Record<string, unknown>> {
  const tables = await tableNames();
  const results = await env.DB.batch(tables.map((table) => env.DB.prepare(`SELECT * FROM ${table} ORDER BY 1`)));
  const rows = Object.fromEntries(results.map(({ results }, index) => [tables[index], results]));
  return { ...rows, files: await storedKeys() };
}

/**
 * All tables except `outbox` (written by the queue only), `security_events` (refusals), the counters of both, the search
 * index (it has no readable text) and the database's own.
 */
export async function tableNames(): Promise<string[]> {
  const { results } = await env.DB.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").all<{
    name: string;
  }>();
  return results
    .map(({ name }) => name)
    .filter(
      (name) =>
        !/^(outbox|security_events|daily_figures|search_(user|resume|job|rewrite|signup|feedback)(_\w+)?|d1_migrations|sqlite_.*|_cf_.*)$/.test(
          name,
        ),
    );
}

export async function storedKeys(prefix?: string): Promise<string[]> {
  const { objects } = await env.FILES.list({ prefix });
  return objects.map(({ key }) => key);
}
