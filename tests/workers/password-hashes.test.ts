import { env } from "cloudflare:workers";
import { randomBytes, scryptSync } from "node:crypto";
import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { createAppContext } from "~/context.server";
import { users } from "~/db/schema/accounts";
import { hashPassword, isWeakHash, verifyPassword } from "~/domain/auth/secrets.server";
import { isKnownDevice, rememberAccount } from "~/domain/auth/sign-in/known-device.server";
import { renewWeakHash } from "~/domain/auth/sign-in/sign-in.server";
import { newAccount, signIn } from "../support/accounts/members";
import { Browser } from "../support/http/browser";
import { workerWith } from "../support/runner/worker-with";

const password = "a long sentence";

/** What production has: other tests hash more cheaply. */
const production = { ...env, PASSWORD_HASH_LN: undefined };
const costly = createAppContext(production);
const productionBrowser = () => new Browser(undefined, undefined, workerWith(production));

/** A hash as another version of the product, or another product, may have left it. */
function hashWith(ln: number, r: number, p: number, of = password): string {
  const salt = randomBytes(16);
  const hash = scryptSync(of, salt, 32, { N: 2 ** ln, r, p, maxmem: 128 * 1024 * 1024 });
  const text = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  return `$scrypt$ln=${ln},r=${r},p=${p}$${text(salt)}$${text(hash)}`;
}

it.each([
  [14, 8, 1],
  [10, 8, 16],
  [15, 8, 2],
  [15, 8, 3],
  [16, 8, 1],
])("verifies what was hashed with N=2^%i, r=%i, p=%i", async (ln, r, p) => {
  const hash = hashWith(ln, r, p);
  expect(await verifyPassword(costly, password, hash)).toBe(true);
  expect(await verifyPassword(costly, "a wrong sentence", hash)).toBe(false);
  expect(isWeakHash(costly, hash)).toBe(2 ** ln * r * p < 2 ** 15 * 8 * 3);
});

it("takes no hash for one that would cost more than the runtime allows, or is none of ours", async () => {
  const [salt, hash] = ["A".repeat(22), "A".repeat(43)];
  const hostile = [
    `$scrypt$ln=20,r=8,p=1$${salt}$${hash}`,
    `$scrypt$ln=17,r=8,p=1$${salt}$${hash}`,
    `$scrypt$ln=15,r=8,p=9$${salt}$${hash}`,
    `$scrypt$ln=1,r=99,p=9999$${salt}$${hash}`,
    `$scrypt$ln=99,r=1,p=1$${salt}$${hash}`,
    `$scrypt$ln=0,r=8,p=3$${salt}$${hash}`,
    `$scrypt$ln=15,r=0,p=3$${salt}$${hash}`,
    `$scrypt$ln=15,r=8,p=0$${salt}$${hash}`,
    `$scrypt$ln=-5,r=8,p=3$${salt}$${hash}`,
    `$scrypt$ln=1e3,r=8,p=3$${salt}$${hash}`,
    `$scrypt$ln=15,r=8,p=3$${salt}$`,
    `$scrypt$ln=15,r=8,p=3$$${hash}`,
    `$scrypt$ln=15,r=8,p=3$${salt}$${hash}${hash}`,
    `$argon2id$v=19$m=65536,t=3,p=4$${salt}$${hash}`,
    "$scrypt$",
    "plain text",
    "",
  ];
  for (const phc of hostile) expect(await verifyPassword(costly, password, phc), phc).toBe(false);
  expect(await verifyPassword(costly, password, null)).toBe(false);
});

it("renews a weaker hash at sign-in, once, and lets everybody in who signs in at once", async () => {
  const { email } = await newAccount(password);
  const weak = hashWith(14, 8, 1);
  await env.DB.prepare("UPDATE users SET password_hash = ? WHERE email = ?").bind(weak, email).run();
  expect((await signIn(productionBrowser(), email, "a wrong sentence")).status).toBe(400);
  const stored = () =>
    env.DB.prepare("SELECT password_hash AS hash FROM users WHERE email = ?").bind(email).first("hash");
  expect(await stored()).toBe(weak);
  const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(productionBrowser(), email, password)));
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
  const renewed = await stored();
  expect(renewed).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
  expect((await signIn(productionBrowser(), email, password)).status).toBe(303);
  expect(await stored()).toBe(renewed);
});

it("never puts the old password back over one that was chosen meanwhile", async () => {
  const { email } = await newAccount(password);
  const id = await env.DB.prepare("SELECT id FROM users WHERE email = ?").bind(email).first<string>("id");
  const chosen = await hashPassword(costly, `chosen meanwhile ${v7()}`);
  await env.DB.prepare("UPDATE users SET password_hash = ? WHERE email = ?").bind(chosen, email).run();
  const late = { userId: id ?? "", password, hash: hashWith(14, 8, 1) };
  expect(await renewWeakHash(costly, late)).toBeNull();
  const stored = env.DB.prepare("SELECT password_hash AS hash FROM users WHERE email = ?").bind(email);
  expect(await stored.first("hash")).toBe(chosen);
});

it("goes on knowing a device where the same password is hashed anew, and makes strangers of all by a new one", async () => {
  const { email } = await newAccount(password);
  const user = async () => (await costly.db.select().from(users).where(eq(users.email, email)))[0];
  const id = (await user())?.id ?? "";
  const weak = hashWith(14, 8, 1);
  await costly.db.update(users).set({ passwordHash: weak }).where(eq(users.id, id));
  const device = await rememberAccount(costly, null, id);
  expect(isKnownDevice(costly, device, await user())).toBe(true);
  const renewed = await renewWeakHash(costly, { userId: id, password, hash: weak });
  expect([renewed === weak, isWeakHash(costly, renewed ?? ""), (await user())?.passwordHash]).toEqual([
    false,
    false,
    renewed,
  ]);
  expect(await verifyPassword(costly, password, renewed)).toBe(true);
  expect(isKnownDevice(costly, device, await user())).toBe(true);

  // The same words, typed as a new password: others may have known them.
  await costly.db
    .update(users)
    .set({ passwordHash: await hashPassword(costly, password) })
    .where(eq(users.id, id));
  expect(isKnownDevice(costly, device, await user())).toBe(false);
});
