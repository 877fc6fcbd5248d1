import { applyD1Migrations, type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";

declare global {
  namespace Cloudflare {
    interface Env {
      TEST_MIGRATIONS: D1Migration[];
    }
  }
}

// Files share a running worker but not its storage: each begins with empty databases, objects, files and caches.
await reset();
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
