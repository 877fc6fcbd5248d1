import { env } from "cloudflare:workers";
import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from "jose";
import { beforeEach, expect, it } from "vitest";
import { startApiSession } from "~/domain/auth/sessions/issue-tokens.server";
import { readAccessToken } from "~/domain/auth/sessions/read-access-token.server";
import { publishedKeys, rotateSigningKeys } from "~/domain/auth/sessions/signing-keys.server";
import { app, newMember } from "../support/accounts/members";

const minute = 60_000;
const hour = 60 * minute;
const issuer = "https://lapel.test/auth/v1";

/** The application at another time. */
const at = (milliseconds: number) => ({ ...app, now: () => start + milliseconds });
let start = 0;

async function signer() {
  const { user } = await newMember();
  const client = { userAgent: null, address: "10.1.1.1", place: null };
  return async (milliseconds: number) => {
    const { access_token: token } = await startApiSession(at(milliseconds), {
      userId: user.id,
      method: "password",
      client,
      issuer,
    });
    return { token, kid: decodeProtectedHeader(token).kid };
  };
}

const kids = async (milliseconds: number) => (await publishedKeys(at(milliseconds))).map(({ kid }) => kid);
const keySet = async (milliseconds: number) => ({ keys: await publishedKeys(at(milliseconds)) }) as JSONWebKeySet;

/** What `npm run rotate-key` does to the database. */
async function askForRotation(): Promise<void> {
  const newest = "SELECT id FROM signing_keys ORDER BY active_at DESC LIMIT 1";
  await env.DB.prepare(`UPDATE signing_keys SET created_at = 0 WHERE id = (${newest})`).run();
}

beforeEach(async () => {
  start = Date.now();
  await env.DB.prepare("DELETE FROM signing_keys").run();
});

it("publishes the next key half an hour before it signs, and the old one until its tokens have ended", async () => {
  const sign = await signer();
  const first = await sign(0);
  await rotateSigningKeys(at(0));
  expect(await kids(0)).toEqual([first.kid]);

  await askForRotation();
  await rotateSigningKeys(at(minute));
  const [next, old] = await kids(minute);
  expect([old, next === old]).toEqual([first.kid, false]);
  expect((await sign(30 * minute)).kid).toBe(first.kid);
  const last = await sign(31 * minute - 1);
  expect(last.kid).toBe(first.kid);
  const fresh = await sign(31 * minute);
  expect(fresh.kid).toBe(next);

  // Who fetched the keys at any time since they were published can read the first token of the new one; and the
  // old key's last token is good until it ends.
  const keys = createLocalJWKSet(await keySet(minute));
  const currentDate = new Date(start + 32 * minute);
  await jwtVerify(fresh.token, keys, { currentDate });
  await jwtVerify(last.token, keys, { currentDate });
  expect((await readAccessToken(at(45 * minute), { token: last.token, issuer })).ok).toBe(true);
  expect((await readAccessToken(at(47 * minute), { token: last.token, issuer })).ok).toBe(false);

  await rotateSigningKeys(at(24 * hour));
  expect(await kids(24 * hour)).toEqual([next, first.kid]);
  await rotateSigningKeys(at(25 * hour));
  expect(await kids(25 * hour)).toEqual([next]);
});

it("rotates by itself after 90 days, once", async () => {
  const sign = await signer();
  await sign(0);
  const days = 24 * hour;
  await rotateSigningKeys(at(90 * days));
  expect(await kids(90 * days)).toHaveLength(1);
  for (let run = 0; run < 3; run += 1) await rotateSigningKeys(at(90 * days + minute + run * 5 * minute));
  expect(await kids(90 * days + hour)).toHaveLength(2);
});

it("makes one key where two crons run at once, and one first key for many requests at once", async () => {
  const sign = await signer();
  const firsts = await Promise.all(Array.from({ length: 5 }, () => sign(0)));
  expect(new Set(firsts.map(({ kid }) => kid)).size).toBe(1);
  await askForRotation();
  await Promise.all(Array.from({ length: 5 }, () => rotateSigningKeys(at(minute))));
  expect(await kids(minute)).toHaveLength(2);
  await askForRotation();
  await rotateSigningKeys(at(2 * minute));
  expect(new Set(await kids(2 * minute)).size).toBe(3);
});

it("publishes nothing private, and keeps private keys encrypted", async () => {
  await (await signer())(0);
  for (const key of await publishedKeys(at(0))) {
    expect(Object.keys(key).sort()).toEqual(["alg", "crv", "kid", "kty", "use", "x", "y"]);
  }
  const { results } = await env.DB.prepare("SELECT private_key FROM signing_keys").all<{ private_key: string }>();
  for (const { private_key: sealed } of results) expect(sealed).toMatch(/^[\w-]+$/);
});
