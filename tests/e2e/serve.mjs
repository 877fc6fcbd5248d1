// Serves the built worker with its own temporary database, files and queue.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../../app/cli/free-port.mjs";
import { startTestCheckout } from "../../app/cli/test-checkout/start.mjs";
import { makeDatabase, wrangler, writeConfigWithoutBuild } from "../../app/cli/wrangler.mjs";
import { hashPassword } from "../../app/domain/auth/secrets.server.ts";
import { quickPasswordHashLn } from "../support/runner/password-hash-cost.ts";
import { password } from "./account.ts";
import { seededAccountsSql, takenFolder } from "./seeded-accounts.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const [port, seedFile] = process.argv.slice(2);
const state = mkdtempSync(join(tmpdir(), "lapel-e2e-"));
const taken = takenFolder(port);
const remove = (folder) => rmSync(folder, { recursive: true, force: true });
process.on("exit", () => [state, taken].map(remove));

// The bench starts with accounts with much data, tests with empty ones.
makeDatabase(state, seedFile ?? (await writeAccounts()));
const checkout = startTestCheckout(await freePort(), join(state, "test-checkout.json"));
const args = [
  "dev",
  "--var",
  checkout.variable,
  "--config",
  writeConfigWithoutBuild(state),
  "--port",
  port,
  "--persist-to",
  state,
  "--log-level",
  "warn",
];
if (!seedFile) args.push("--var", `PASSWORD_HASH_LN:${quickPasswordHashLn}`);
const server = spawn(...wrangler(args), { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => {
  checkout.stop();
  process.exit(code ?? 0);
});

async function writeAccounts() {
  remove(taken);
  mkdirSync(taken);
  const file = join(state, "accounts.sql");
  writeFileSync(
    file,
    seededAccountsSql(await hashPassword({ config: { passwordHashLn: quickPasswordHashLn } }, password), Date.now()),
  );
  return file;
}
