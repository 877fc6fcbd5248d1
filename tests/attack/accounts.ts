import { randomUUID } from "node:crypto";
import { totpCode } from "../support/accounts/totp";
import type { Attack, AttackedServer, Finding, Mail, Visitor } from "./attack-frame";

const strangers = "set by a stranger";
const owners = "set by the owner";
const typedTwice = { password: owners, confirmPassword: owners };
const asPage = { Accept: "text/html" };

type Json = Record<string, unknown>;

/** A call of the API, as its public clients send it. */
async function call(visitor: Visitor, method: string, path: string, body: Json | null, token = "public") {
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const answer = await visitor.send(`/auth/v1${path}`, init);
  const read = (await answer.json().catch(() => ({}))) as Json;
  return { status: answer.status, body: read };
}

const newAddress = () => `owner.${randomUUID()}@postbox.example`;

/** The newest mail to an address, once there are `count`. */
async function mailTo(server: AttackedServer, email: string, count = 1): Promise<Mail> {
  for (let tries = 0; tries < 100; tries += 1) {
    const mails = await server.mails(email);
    const newest = mails.at(-1);
    if (newest && mails.length >= count) return newest;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${email} got no mail`);
}

function linkIn(mail: Mail): URL {
  return new URL(mail.text.match(/https?:\/\/\S+/)?.[0] ?? "");
}

const pathOf = ({ pathname, search }: URL) => pathname + search;

/** What the owner does with the only mail there is: opens it in their browser, and does what the page asks for. */
async function ownerClicks(owner: Visitor, mail: Mail): Promise<number> {
  let link = linkIn(mail);
  if (link.pathname.startsWith("/auth/v1/")) {
    link = new URL((await owner.get(pathOf(link), asPage)).headers.get("Location") ?? "");
  }
  const token = link.searchParams.get("token") ?? "";
  const page = pathOf(link);
  const bare = await owner.post(page, { token });
  return bare.status === 303 ? 303 : (await owner.post(page, { token, ...typedTwice })).status;
}

async function signsIn(visitor: Visitor, email: string, password: string): Promise<string> {
  const answer = await visitor.post("/app/login", { email, password });
  return answer.status === 303 ? `in, at ${answer.headers.get("Location")}` : `refused (${answer.status})`;
}

async function bothSignIn(server: AttackedServer, what: string, email: string, confirmed: number): Promise<Finding> {
  const stranger = await signsIn(await server.visitor(), email, strangers);
  const owner = await signsIn(await server.visitor(), email, owners);
  return {
    what,
    measured: `owner's click ${confirmed}, stranger ${stranger}, owner ${owner}`,
    promise: "the stranger's password is worth nothing, the owner is in",
    holds: stranger.startsWith("refused") && owner === "in, at /app",
  };
}

const preRegistration: Attack = {
  item: "4 Pre-registration",
  async run(server) {
    const redirect = `redirect_to=${encodeURIComponent(`${server.origin}/app/login`)}`;
    const findings: Finding[] = [];

    const byPage = newAddress();
    const stranger = await server.visitor();
    await stranger.post("/app/sign-up", { email: byPage, password: strangers, confirmPassword: strangers });
    const clicked = await ownerClicks(await server.visitor(), await mailTo(server, byPage));
    findings.push(await bothSignIn(server, "A stranger registers on the page first", byPage, clicked));

    const byApi = newAddress();
    await call(stranger, "POST", `/signup?${redirect}`, { email: byApi, password: strangers, data: { name: "X" } });
    const mail = await mailTo(server, byApi);
    findings.push({
      what: "The mail of a registration over the API",
      measured: mail.text.match(/It was asked for on .*/)?.[0] ?? "says nothing",
      promise: "says when and from where it was asked for",
      holds: mail.text.includes(`network address ${stranger.address}`),
    });
    const clickedToo = await ownerClicks(await server.visitor(), mail);
    findings.push(await bothSignIn(server, "A stranger registers over the API first", byApi, clickedToo));

    const byVerifier = newAddress();
    const pkce = { code_challenge: "c".repeat(43), code_challenge_method: "s256" };
    await call(stranger, "POST", `/signup?${redirect}`, { email: byVerifier, password: strangers, ...pkce });
    const link = pathOf(linkIn(await mailTo(server, byVerifier)));
    for (let visit = 0; visit < 3; visit += 1) await (await server.visitor()).get(link, { Accept: "*/*" });
    const credentials = { email: byVerifier, password: strangers };
    const early = await call(stranger, "POST", "/token?grant_type=password", credentials);
    findings.push({
      what: "A link with PKCE is opened three times without its verifier",
      measured: `the stranger's sign-in: ${early.status} ${String(early.body.error_code)}`,
      promise: "confirms nothing",
      holds: early.body.error_code === "email_not_confirmed",
    });
    return [...findings, await takenAndGivenBack(server, stranger)];
  },
};

/** The worst case: a program opened the stranger's link, they signed in and set up a second factor. */
async function takenAndGivenBack(server: AttackedServer, stranger: Visitor): Promise<Finding> {
  const email = newAddress();
  await call(stranger, "POST", "/signup", { email, password: strangers });
  await (await server.visitor()).get(pathOf(linkIn(await mailTo(server, email))), { Accept: "*/*" });
  const signedIn = await call(stranger, "POST", "/token?grant_type=password", { email, password: strangers });
  const token = String(signedIn.body.access_token);
  const factor = await call(stranger, "POST", "/factors", { factor_type: "totp", friendly_name: "Mine" }, token);
  const { id, totp } = factor.body as { id: string; totp: { secret: string } };
  const challenge = await call(stranger, "POST", `/factors/${id}/challenge`, {}, token);
  const code = totpCode(totp.secret);
  const proof = { challenge_id: challenge.body.id as string, code };
  const raised = await call(stranger, "POST", `/factors/${id}/verify`, proof, token);

  const owner = await server.visitor();
  await owner.post("/app/auth/forgot-password", { email });
  const reset = linkIn(await mailTo(server, email, 3));
  await owner.post(pathOf(reset), { token: reset.searchParams.get("token") ?? "", ...typedTwice });
  const after = await call(stranger, "GET", "/user", null, String(raised.body.access_token));
  const led = await signsIn(owner, email, owners);
  return {
    what: "The stranger is in, with a second factor; the owner resets by mail",
    measured: `stranger's session ${raised.status} before, ${after.status} after; owner ${led}`,
    promise: "a reset ends their sessions and factors, and lets the owner in",
    holds: raised.status === 200 && after.status === 403 && led === "in, at /app",
  };
}

const resetBlocking: Attack = {
  item: "5 Reset blocking",
  async run(server) {
    const redirect = `redirect_to=${encodeURIComponent(`${server.origin}/app/auth/reset-password`)}`;
    const findings: Finding[] = [];
    for (const [kind, more] of [
      ["without PKCE", {}],
      ["with PKCE", { code_challenge: "c".repeat(43), code_challenge_method: "s256" }],
    ] as const) {
      const { email } = await server.member();
      await call(await server.visitor(), "POST", `/recover?${redirect}`, { email, ...more });
      const mail = await mailTo(server, email);
      const scanner = await server.visitor();
      const path = pathOf(linkIn(mail));
      for (let visit = 0; visit < 5; visit += 1) {
        await scanner.get(path, asPage);
        await scanner.get(path, { Accept: "*/*" });
        await scanner.send(path, { method: "HEAD" });
      }
      const status = await ownerClicks(await server.visitor(), mail);
      const led = await signsIn(await server.visitor(), email, owners);
      findings.push({
        what: `A stranger asks over the API ${kind}, scanners open the link 15 times, then its owner`,
        measured: `the page answers ${status}, owner ${led}`,
        promise: "no GET spends a link, and our page takes it",
        holds: status === 303 && led === "in, at /app",
      });
    }
    return findings;
  },
};

const sessionFixing: Attack = {
  item: "6 Sessions in the address",
  async run(server) {
    const email = newAddress();
    const attacker = await server.visitor();
    await call(attacker, "POST", "/signup", { email, password: strangers });
    const answer = await attacker.get(pathOf(linkIn(await mailTo(server, email))), { Accept: "*/*" });
    const fragment = new URLSearchParams(new URL(answer.headers.get("Location") ?? "").hash.slice(1));
    const tokens = {
      accessToken: fragment.get("access_token") ?? "",
      refreshToken: fragment.get("refresh_token") ?? "",
    };
    const victim = await server.visitor();
    await victim.get("/app/login");
    const foreign = await victim.send("/app/auth/continue", {
      method: "POST",
      body: new URLSearchParams(tokens),
      headers: { Origin: "https://evil.example" },
    });
    const unasked = await victim.submit("/app/auth/continue", tokens);
    const half = await victim.post("/app/login", { ...tokens, refreshToken: "x".repeat(40) }, "/app/auth/continue");
    const asked = await victim.post("/app/login", tokens, "/app/auth/continue");
    const again = await (await server.visitor()).post("/app/login", tokens, "/app/auth/continue");
    const statuses = [foreign, unasked, half, asked, again].map(({ status }) => status);
    return [
      {
        what: "From another site, without a form token, with one token of two, by the button, by the button again",
        measured: statuses.join(" "),
        promise: "nobody is signed in unasked; once, by the button",
        holds: statuses.join(" ") === "403 403 400 303 400",
      },
    ];
  },
};

export const attacks: Attack[] = [preRegistration, resetBlocking, sessionFixing];
