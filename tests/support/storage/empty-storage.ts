import { type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll } from "vitest";

declare global {
  namespace Cloudflare {
    interface Env {
      TEST_MIGRATIONS: D1Migration[];
    }
  }
}

// Files share a running worker but not its storage: each begins with empty databases, objects, files and caches. A reset
// now and then leaves everything as it was, without an error, where the file before has just written much.
const isEmpty = async () => (await env.DB.prepare("SELECT 1 FROM sqlite_master LIMIT 1").first()) === null;
for (let attempt = 1; attempt === 1 || !(await isEmpty()); attempt++) {
  if (attempt > 20) throw new Error("The storage of the file before could not be emptied");
  await reset();
}
// All migrations in one call: one by one they cost a file half a second of processor time.
const statements = env.TEST_MIGRATIONS.flatMap(({ queries }) => queries);
await env.DB.batch(statements.map((query) => env.DB.prepare(query)));

// What a test writes is told to the admin's pages a quarter of a second later. The object that hears it needs its code
// from the runner, so the file ends after that; otherwise the runner fails with "Closing rpc".
afterAll(async () => {
  await scheduler.wait(300);
  await env.LIVE_FEED.getByName("admins").publish([]);
});
