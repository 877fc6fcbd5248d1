import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { createAppContext } from "~/context.server";
import { newMember, register } from "../support/accounts/members";
import { Browser } from "../support/http/browser";
import { mailsTo } from "../support/messages/mailbox";
import { productionVariables, workerWith } from "../support/runner/worker-with";

const secret = "a secret of production with many characters";

const origin = "https://lapel.test";

type Variables = Record<string, string | undefined>;

function askWorker(path: string, variables: Variables, headers: HeadersInit = {}): Promise<Response> {
  return workerWith(variables)(`${origin}${path}`, { headers });
}

it("shows the outbox in development only", async () => {
  const email = "outbox@example.com";
  await register(new Browser(), email, "a long sentence");
  await mailsTo(email);
  expect(await new Browser().page("/dev/mail")).toContain(email);
  for (const path of ["/dev/mail", `/dev/mail?to=${email}`, `/dev/mail.json?to=${email}`, "/dev/mail.data"]) {
    const response = await askWorker(path, productionVariables);
    expect(response.status, path).toBe(404);
    expect(await response.text()).not.toContain("Confirm your email");
  }
  expect(await (await askWorker("/app/auth/check-mail", productionVariables)).text()).not.toContain("/dev/mail");
});

it("refuses to start in production with the secret that everybody knows", async () => {
  const start = (variables: Variables) => () => createAppContext({ ...env, ...variables } as typeof env);
  expect(start({ ENVIRONMENT: "production" })).toThrow(/wrangler secret put APP_SECRET/);
  expect(start({ ENVIRONMENT: "production", APP_SECRET: "short" })).toThrow(/at least 32 characters/);
  expect(start({ ENVIRONMENT: "production", APP_SECRET: undefined })).toThrow();
  expect(start({ ENVIRONMENT: "staging", APP_SECRET: secret })).toThrow();
  expect(start({ ENVIRONMENT: "production", APP_SECRET: secret })).toThrow(/APP_ORIGIN/);
  expect(start(productionVariables)).not.toThrow();
  const quick = { ...productionVariables, PASSWORD_HASH_LN: "14" };
  expect(start(quick)).toThrow(/PASSWORD_HASH_LN/);
  expect(start({ ...quick, PASSWORD_HASH_LN: "16" })).not.toThrow();
  const nobody = productionVariables;
  expect(start({ ...nobody, CONTACT_EMAIL: undefined })).toThrow(/CONTACT_EMAIL/);
  expect(start({ ...nobody, CONTACT_EMAIL: "nobody" })).toThrow(/CONTACT_EMAIL/);
  expect(start({ ...nobody, POSTAL_ADDRESS: undefined })).toThrow(/POSTAL_ADDRESS/);
  expect(start({ ...nobody, POSTAL_ADDRESS: " , Leeds," })).toThrow(/POSTAL_ADDRESS/);
  expect((await askWorker("/app/login", { ENVIRONMENT: "production" })).status).toBe(500);
});

it("opens no session that another secret signed", async () => {
  const { browser } = await newMember();
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  expect((await browser.get("/app/dashboard")).status).toBe(200);
  const response = await askWorker("/app/dashboard", { APP_SECRET: secret }, { Cookie: cookie });
  expect(response.status).toBe(302);
});
