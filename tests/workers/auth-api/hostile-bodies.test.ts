import { expect, it } from "vitest";
import { newApiMember } from "../../support/accounts/api-session";
import { Device } from "../../support/accounts/auth-client";
import { type BodyCall, bodyCalls } from "../../support/http/api-calls";

const deep = (opening: string, closing: string, depth = 15_000) => opening.repeat(depth) + closing.repeat(depth);
const bytes = (...values: number[]) => new Uint8Array(values);

/** Bodies that are no JSON object. */
const noObjects: Record<string, BodyInit> = {
  "an open brace": "{",
  "a missing value": '{"email":}',
  "a comma too many": '{"email":"a@example.com",}',
  "single quotes": "{'email':'a@example.com'}",
  "a comment": '{/* hello */"email":"a@example.com"}',
  "two objects": "{}{}",
  NaN: '{"email":NaN}',
  null: "null",
  "a list": '[{"email":"a@example.com"}]',
  "a text": '"email"',
  "a number": "1e999",
  true: "true",
  blanks: "   ",
  "a NUL": "\u0000",
  "a form": "email=a%40example.com&password=a+long+sentence",
  "half a surrogate in bytes": bytes(0x7b, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x3a, 0x31, 0x7d),
  "bytes that are no UTF-8": bytes(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d),
  "overlong UTF-8": bytes(0x7b, 0x22, 0xc0, 0xaf, 0x22, 0x3a, 0x31, 0x7d),
  "UTF-16": bytes(0xff, 0xfe, 0x7b, 0, 0x7d, 0),
  "lists in lists": deep("[", "]"),
};

/** Values that no text field takes. */
const noTexts: unknown[] = [null, 1, 1e308, -0, true, false, [], ["a@example.com"], {}, { $ne: null }, { length: 3 }];

/** Values that a text field may take and that nobody sends by mistake. */
const oddTexts = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "\u202egpj.exe",
  "' OR 1=1 --",
  "{{7*7}}<%= 7*7 %>",
  "../../etc/passwd",
  "\r\nSet-Cookie: a=b",
  "x".repeat(60_000),
  "🦊".repeat(10_000),
  "__proto__",
];

/** Fewer than anybody may write in a minute. */
const sendsOfAMember = 100;
let sends = 0;
let token = "";

async function send({ method, path, signedIn }: BodyCall, body: BodyInit, headers = {}, device = new Device()) {
  if (signedIn && sends++ % sendsOfAMember === 0) token = (await newApiMember()).access_token;
  const answer = await device.fetch(`/auth/v1${path}`, {
    method,
    body,
    headers: {
      Authorization: `Bearer ${signedIn ? token : "public"}`,
      "Content-Type": "application/json;charset=UTF-8",
      "X-Supabase-Api-Version": "2024-01-01",
      ...headers,
    },
  });
  const text = await answer.text();
  return { status: answer.status, code: text ? (JSON.parse(text) as { code?: string }).code : undefined, answer };
}

it.each(bodyCalls)("$method $path refuses what is no JSON object", async (call) => {
  for (const [name, body] of Object.entries(noObjects)) {
    expect(await send(call, body), name).toMatchObject({ status: 400, code: "bad_json" });
  }
});

it.each(bodyCalls)("$method $path refuses fields of other types and takes none for a text", async (call) => {
  for (const field of call.fields) {
    for (const value of noTexts) {
      // A field that may be left out may be null, as the public clients send it.
      if (value === null && (call.allOptional || field === "token_hash" || field === "friendly_name")) continue;
      const honest = Object.fromEntries(call.fields.map((name) => [name, honestOf(name)]));
      const { status, code } = await send(call, JSON.stringify({ ...honest, [field]: value }));
      expect([status, code], `${field}: ${JSON.stringify(value)}`).toEqual([400, "validation_failed"]);
    }
  }
});

it.each(bodyCalls)("$method $path never breaks on odd texts, names or depths", async (call) => {
  // Many of the odd texts are good passwords: hashing them is tried with sign-up alone.
  const fields = call.fields.filter((field) => field !== "password" || !call.signedIn);
  const bodies = oddTexts.flatMap((text) => fields.map((field) => JSON.stringify({ [field]: text })));
  bodies.push(
    "",
    "{}",
    '{"":1}',
    '{"__proto__":{"email":"a@example.com"},"constructor":{"prototype":{}}}',
    `{"unknown":${deep("[", "]")}}`,
    `{"data":{"deep":${deep("[", "]")}}}`,
    `{"${call.fields[0]}":${deep('{"a":', "}", 9000).replace("}", "1}")}}`,
    JSON.stringify(Object.fromEntries(Array.from({ length: 4000 }, (_, index) => [`field${index}`, 1]))),
  );
  for (const body of bodies) {
    const { status, code } = await send(call, body);
    expect([status < 500, status < 400 || typeof code === "string"], `${status} for ${body.slice(0, 60)}`).toEqual([
      true,
      true,
    ]);
  }
});

it.each(bodyCalls)("$method $path reads no more than it needs of a large body", async (call) => {
  const large = JSON.stringify({ [call.fields[0] ?? ""]: "x".repeat(1024 * 1024) });
  expect(await send(call, large)).toMatchObject({ status: 413, code: "validation_failed" });
  expect(await send(call, streamOf(large))).toMatchObject({ status: 413 });
});

const refreshCall: BodyCall = { method: "POST", path: "/token?grant_type=refresh_token", fields: [] };

it("takes the last of a field that is given twice, in whatever spelling", async () => {
  const good = JSON.stringify((await newApiMember()).refresh_token);
  for (const [body, status] of [
    [`{"refresh_token":${good},"refresh_token":"forged"}`, 400],
    [`{"refresh_token":${good},"refresh\\u005ftoken":"forged"}`, 400],
    [`{"refresh_token":"forged","refresh_token":${good}}`, 200],
  ] as const) {
    expect((await send(refreshCall, body)).status, body.slice(0, 40)).toBe(status);
  }
});

it("ignores fields it does not know, those of the public clients among them", async () => {
  const { refresh_token } = await newApiMember();
  const body = {
    refresh_token,
    gotrue_meta_security: {},
    code_challenge: null,
    options: null,
    aal: "aal2",
    role: "admin",
  };
  const { status, answer } = await send(refreshCall, JSON.stringify(body));
  expect([status, answer.headers.get("Content-Type")]).toEqual([200, "application/json"]);
});

it("reads JSON whatever the content type says, and nothing but JSON", async () => {
  for (const type of [
    "application/json",
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "",
  ]) {
    const { refresh_token } = await newApiMember();
    const headers = { "Content-Type": type };
    expect((await send(refreshCall, JSON.stringify({ refresh_token }), headers)).status, type).toBe(200);
    const form = new URLSearchParams({ refresh_token }).toString();
    expect((await send(refreshCall, form, headers)).code, type).toBe("bad_json");
  }
});

/** Something that the field of this name takes. */
function honestOf(field: string): string {
  if (field === "factor_type") return "totp";
  return field === "type" ? "signup" : "a@example.com";
}

function streamOf(text: string): ReadableStream<Uint8Array> {
  const chunk = new TextEncoder().encode(text.slice(0, 64 * 1024));
  let left = Math.ceil(text.length / chunk.length);
  return new ReadableStream({
    pull(controller) {
      if (left-- > 0) controller.enqueue(chunk);
      else controller.close();
    },
  });
}
