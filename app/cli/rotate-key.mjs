// Asks for the next signing key of access tokens: `npm run rotate-key`, or `-- --remote --env production`. Only the
// worker has APP_SECRET and can make a key. So this marks the newest key as old, and the cron replaces it within five
// minutes.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { wrangler } from "./wrangler.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const given = process.argv.slice(2);
const place = given.includes("--remote") || given.includes("--local") ? given : ["--local", ...given];
const newest = "SELECT id FROM signing_keys ORDER BY active_at DESC LIMIT 1";
const sql = `UPDATE signing_keys SET created_at = 0 WHERE id = (${newest}) RETURNING id`;

const { status, stdout, stderr } = spawnSync(
  ...wrangler(["d1", "execute", "DB", "--json", "--yes", "--command", sql, ...place]),
  { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, CI: "true" } },
);
const key = status === 0 ? JSON.parse(stdout)[0].results[0] : null;
if (status !== 0) {
  console.error(`The database did not answer as expected:\n${stdout}${stderr}`);
  process.exitCode = 1;
} else if (!key) {
  console.log("There is no signing key yet: the first is made when somebody signs in.");
} else {
  console.log(
    `Key ${key.id} is due. Within five minutes the next one is published, half an hour later it signs. ` +
      "Tokens of the old key stay good until they end.",
  );
}
