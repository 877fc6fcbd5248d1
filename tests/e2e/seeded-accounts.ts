import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Many more than one test run uses. */
const count = 800;
/** The last ones are admins. */
const admins = 40;
const isAdmin = (number: number) => number >= count - admins;
/** The database takes statements of up to 100 kB. */
const rowsAStatement = 100;
const dayMilliseconds = 24 * 60 * 60 * 1000;
const digits = (number: number) => number.toString(16).padStart(12, "0");
const emailOf = (number: number) => `robin.${number}@seeded.example`;
const tokenOf = (number: number) => `session of browser test ${number}`;

/** The processes of one run note here which accounts are taken; the server empties it. */
export const takenFolder = (port: string) => join(tmpdir(), `lapel-e2e-taken-${port}`);

/** SQL that makes the accounts, each confirmed and signed in once. */
export function seededAccountsSql(passwordHash: string, now: number): string {
  const numbers = Array.from({ length: count }, (_, number) => number);
  const inserted = (into: string, row: (number: number) => string) =>
    Array.from({ length: count / rowsAStatement }, (_, part) => {
      const rows = numbers
        .slice(part * rowsAStatement, (part + 1) * rowsAStatement)
        .map((number) => `(${row(number)})`);
      return `INSERT INTO ${into} VALUES ${rows.join(",\n")};`;
    });
  const id = (kind: number, number: number) => `'00000000-000${kind}-7000-8000-${digits(number)}'`;
  return [
    ...inserted(
      "users (id, email, password_hash, email_confirmed_at, last_sign_in_at, created_at, updated_at)",
      (number) => `${id(0, number)}, '${emailOf(number)}', '${passwordHash}', ${now}, ${now}, ${now}, ${now}`,
    ),
    ...inserted(
      "profiles (id, email, role, created_at)",
      (number) => `${id(0, number)}, '${emailOf(number)}', '${isAdmin(number) ? "admin" : "user"}', ${now}`,
    ),
    ...inserted(
      "identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)",
      (number) =>
        `${id(1, number)}, ${id(0, number)}, 'email', ${id(0, number)}, '{"email":"${emailOf(number)}"}', ${now}, ${now}`,
    ),
    ...inserted(
      "sessions (id, user_id, token_hash, amr, user_agent, created_at, last_used_at, expires_at)",
      (number) =>
        `${id(2, number)}, ${id(0, number)}, '${createHash("sha256").update(tokenOf(number)).digest("hex")}', ` +
        `'[{"method":"password","timestamp":${Math.floor(now / 1000)}}]', 'Browser test', ${now}, ${now}, ${now + dayMilliseconds}`,
    ),
    ...operations(now),
  ].join("\n");
}

/** The subject of a mail that the queue gave up. Each project has its own, so that none drops the other's. */
export const givenUpSubject = (isScripted: boolean) => `Your place on the list${isScripted ? "" : ", again"}`;

/** For the admin area's pages about operations: messages that the queue gave up, refused forms, a run of the cron. */
function operations(now: number): string[] {
  const ids = Array.from({ length: 12 }, (_, number) => `00000000-0009-7000-8000-${digits(number)}`);
  const mail = (id: string, at: number) =>
    JSON.stringify({
      type: "mail",
      version: 1,
      mail: { id, to: "lee@example.com", subject: givenUpSubject(at % 2 === 0), text: "-", html: "-" },
    });
  return [
    ...ids.map(
      (id, at) => `INSERT INTO dead_letters VALUES ('${id}', 'mail', '${mail(id, at)}', 'lee@example.com', 3, ${now});`,
    ),
    ...ids.map(
      (id, at) =>
        "INSERT INTO security_events (id, type, field, message, value_start, network, created_at) VALUES " +
        (at % 2 === 0
          ? `('${id}', 'validation_error', 'email', 'Please enter a valid email format', 'lee@…', '${"n".repeat(43)}', ${now - at});`
          : `('${id}', 'rate_limit_exceeded', NULL, NULL, NULL, '${"m".repeat(43)}', ${now - at});`),
    ),
    `INSERT INTO cron_runs VALUES ('${ids[0]}', ${now - 60_000}, ${now - 58_000}, '["contents"]');`,
  ];
}

/** An account that no other test of this run uses: its address, and the unsigned value of its session cookie. */
export function takeSeededAccount(port: string, role: "user" | "admin" = "user"): { email: string; token: string } {
  for (let number = 0; number < count; number++) {
    if (isAdmin(number) !== (role === "admin")) continue;
    if (takes(join(takenFolder(port), String(number)))) return { email: emailOf(number), token: tokenOf(number) };
  }
  throw new Error(`All ${count} seeded accounts are taken: tests/e2e/seeded-accounts.ts`);
}

/** Creating a folder succeeds for one process only. */
function takes(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}
