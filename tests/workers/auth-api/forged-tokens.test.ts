import { exportJWK, generateKeyPair, importJWK, type JWTPayload, SignJWT } from "jose";
import { v7 } from "uuid";
import { beforeAll, expect, it } from "vitest";
import { currentSigningKey, publishedKeys } from "~/domain/auth/sessions/signing-keys.server";
import { apiSessionOf, claimsOf, newApiMember } from "../../support/accounts/api-session";
import { Device, refusalOf } from "../../support/accounts/auth-client";
import { app } from "../../support/accounts/members";
import { bearerCalls } from "../../support/http/api-calls";

const device = new Device();
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const seconds = () => Math.floor(app.now() / 1000);

let genuine: string;
let claims: JWTPayload;
let header: { alg: string; typ: string; kid: string };
let key: Awaited<ReturnType<typeof currentSigningKey>>["key"];

beforeAll(async () => {
  genuine = (await newApiMember()).access_token;
  claims = claimsOf(genuine);
  const signing = await currentSigningKey(app);
  key = signing.key;
  header = { alg: "ES256", typ: "JWT", kid: signing.kid };
});

/** Signed with our own key: what is wrong is what it says. */
function signed(changes: Record<string, unknown>, of: Record<string, unknown> = {}): Promise<string> {
  return new SignJWT({ ...claims, ...changes }).setProtectedHeader({ ...header, ...of }).sign(key);
}

/** The genuine signature under another header. */
function withHeader(changes: Record<string, unknown>): string {
  return genuine.replace(/^[^.]+/, encode({ ...header, ...changes }));
}

async function foreignKey() {
  const pair = await generateKeyPair("ES256", { extractable: true });
  return { key: pair.privateKey, jwk: await exportJWK(pair.publicKey) };
}

/** DER, as most libraries outside the web write an ECDSA signature. */
function derOf(token: string): string {
  const [head, payload, signature = ""] = token.split(".");
  const raw = Buffer.from(signature, "base64url");
  const integer = (bytes: Buffer) => {
    const value = (bytes[0] ?? 0) > 127 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes;
    return Buffer.concat([Buffer.from([2, value.length]), value]);
  };
  const body = Buffer.concat([integer(raw.subarray(0, 32)), integer(raw.subarray(32))]);
  return `${head}.${payload}.${Buffer.concat([Buffer.from([0x30, body.length]), body]).toString("base64url")}`;
}

const forgeries: Record<string, () => string | Promise<string>> = {
  "alg none": () => `${encode({ alg: "none", typ: "JWT" })}.${encode(claims)}.`,
  "alg none with our kid and signature": () => withHeader({ alg: "none" }),
  "alg NoNe": () => withHeader({ alg: "NoNe" }),
  "HS256 with the public key as secret": async () => {
    const [jwk] = await publishedKeys(app);
    const secret = new TextEncoder().encode(JSON.stringify(jwk));
    return new SignJWT(claims).setProtectedHeader({ ...header, alg: "HS256" }).sign(secret);
  },
  "HS256 with a secret of zeros": () =>
    new SignJWT(claims).setProtectedHeader({ ...header, alg: "HS256" }).sign(new Uint8Array(32)),
  "ES384 by name": () => withHeader({ alg: "ES384" }),
  "a foreign key under our kid": async () =>
    new SignJWT(claims).setProtectedHeader(header).sign((await foreignKey()).key),
  "a foreign key that the header brings along": async () => {
    const { key: own, jwk } = await foreignKey();
    return new SignJWT(claims).setProtectedHeader({ ...header, jwk }).sign(own);
  },
  "a foreign key set that the header names": async () =>
    new SignJWT(claims)
      .setProtectedHeader({ ...header, jku: "https://evil.example/jwks.json", x5u: "https://evil.example/x" })
      .sign((await foreignKey()).key),
  "an unknown kid": () => withHeader({ kid: v7() }),
  "no kid": () => withHeader({ kid: undefined }),
  "an empty kid": () => withHeader({ kid: "" }),
  "a kid that is SQL": () => withHeader({ kid: "' OR 1=1 --" }),
  "a kid that is a path": () => withHeader({ kid: "../../etc/passwd\u0000" }),
  "a kid that is a number": () => withHeader({ kid: 1 }),
  "a kid that is true": () => withHeader({ kid: true }),
  "a kid that is a list": () => withHeader({ kid: [header.kid] }),
  "a kid that is an object": () => withHeader({ kid: { toString: header.kid } }),
  "a critical extension": () => withHeader({ crit: ["exp"], exp: 1 }),
  "an unencoded payload": () => withHeader({ crit: ["b64"], b64: false }),
  "a changed payload": () => genuine.replace(/\.[^.]+\./, `.${encode({ ...claims, aal: "aal2" })}.`),
  "a changed signature": () => genuine.replace(/.{10}$/, "AAAAAAAAAA"),
  "a signature of zeros": () => genuine.replace(/[^.]+$/, Buffer.alloc(64).toString("base64url")),
  "a DER signature": () => derOf(genuine),
  "no signature": () => genuine.replace(/[^.]+$/, ""),
  "a header that is no JSON": () => genuine.replace(/^[^.]+/, Buffer.from("{oops").toString("base64url")),
  "a header that is a list": () => genuine.replace(/^[^.]+/, encode(["ES256"])),
  "a header that is null": () => genuine.replace(/^[^.]+/, encode(null)),
  "a payload that is no JSON": () => genuine.replace(/\.[^.]+\./, ".e30x."),
  "half a token": () => genuine.slice(0, genuine.length / 2),
  "one dot": () => ".",
  "two dots": () => "..",
  "five parts": () => `${genuine}.${genuine.split(".")[0]}.e30`,
  "no token at all": () => "token",
  "a fox": () => "\u00f0\u009f\u00a6\u008a.\u00ff.\u00fe",
  "100 KB of payload": () => genuine.replace(/\.[^.]+\./, `.${encode({ ...claims, x: "x".repeat(75_000) })}.`),
  "100 KB of anything": () => "A".repeat(100_000),
  "100 KB of dots": () => ".".repeat(100_000),
  "a refresh token": async () => (await newApiMember()).refresh_token,
  "an expired token": () => signed({ exp: seconds() - 10, iat: seconds() - 910 }),
  "a token that never ends": () => signed({ exp: undefined }),
  "an end that is no number": () => signed({ exp: "tomorrow" as unknown as number }),
  "an end of true": () => signed({ exp: true as unknown as number }),
  "a life longer than ours": () => signed({ iat: seconds() - 7200, exp: seconds() + 7200 }),
  "a token not valid yet": () => signed({ nbf: seconds() + 600 }),
  "a token from in a minute": () => signed({ iat: seconds() + 60, exp: seconds() + 960 }),
  "a token from tomorrow": () => signed({ iat: seconds() + 86_400, exp: seconds() + 90_000 }),
  "a token without a beginning": () => signed({ iat: undefined }),
  "the issuer of another site": () => signed({ iss: "https://evil.example/auth/v1" }),
  "a list of issuers": () => signed({ iss: ["https://lapel.test/auth/v1"] as unknown as string }),
  "no issuer": () => signed({ iss: undefined }),
  "another audience": () => signed({ aud: "anon" }),
  "no audience": () => signed({ aud: undefined }),
  "no session": () => signed({ session_id: undefined }),
  "a session that is a list": () => signed({ session_id: [claims.session_id] }),
  "no subject": () => signed({ sub: undefined }),
  "a subject that is no id": () => signed({ sub: "admin" }),
};

it.each(Object.entries(forgeries))("refuses %s as no token of ours", async (_, forge) => {
  const token = await forge();
  for (const [method, path, body] of bearerCalls) {
    const answer = await device.call(method, path, body, token);
    expect(await refusalOf(answer), `${method} ${path}`).toMatch(/^(403 bad_jwt|401 no_authorization)$/);
  }
});

it("refuses our own tokens of sessions that are over, of nobody, or of somebody else", async () => {
  const [one, other] = [await newApiMember(), await newApiMember()];
  const theirs = claimsOf(other.access_token).session_id;
  const foreign = await signed({ ...claimsOf(one.access_token), session_id: theirs });
  const never = await signed({ ...claimsOf(one.access_token), session_id: v7() });
  await device.call("POST", "/logout?scope=local", {}, one.access_token);
  for (const token of [foreign, never, one.access_token]) {
    for (const [method, path, body] of bearerCalls) {
      expect(await refusalOf(await device.call(method, path, body, token))).toBe("403 session_not_found");
    }
  }
  expect((await device.call("POST", "/logout?scope=local", {}, other.access_token)).status).toBe(204);
});

it("reads exactly one bearer token and nothing else", async () => {
  const { user } = await newApiMember();
  const token = (await apiSessionOf(user.id)).access_token;
  const headers = {
    "two of them": `Bearer ${token}, Bearer ${token}`,
    "one in another": `Bearer Bearer ${token}`,
    "another scheme": `Basic ${token}`,
    "no scheme": token,
    "no token": "Bearer",
    "blanks alone": "Bearer    ",
    "two tokens": `Bearer ${token} ${token}`,
  };
  for (const [name, Authorization] of Object.entries(headers)) {
    const answer = await device.fetch("/auth/v1/logout", { method: "POST", headers: { Authorization } });
    expect(answer.status, name).toBe(401);
    expect(await answer.json(), name).toMatchObject({ error_code: "no_authorization" });
  }
  for (const place of [`?access_token=${token}`, `?apikey=${token}`, `#access_token=${token}`]) {
    const answer = await device.fetch(`/auth/v1/logout${place}`, { method: "POST", headers: { apikey: token } });
    expect(answer.status, place).toBe(401);
  }
  const Authorization = `bearer ${token}`;
  expect((await device.fetch("/auth/v1/logout", { method: "POST", headers: { Authorization } })).status).toBe(204);
});

it("verifies with the keys that it publishes, none of which can sign", async () => {
  const { keys } = (await (await device.fetch("/.well-known/jwks.json")).json()) as { keys: Record<string, string>[] };
  expect(keys.map(({ kid }) => kid)).toContain(header.kid);
  for (const jwk of keys) {
    expect(Object.keys(jwk).sort()).toEqual(["alg", "crv", "kid", "kty", "use", "x", "y"]);
    await importJWK(jwk, "ES256");
  }
});

it("ends no session of anybody for all these forgeries", async () => {
  expect((await device.call("POST", "/logout?scope=local", {}, genuine)).status).toBe(204);
});
