import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { createAppContext } from "~/context.server";
import { readConfig } from "~/env.server";
import { type Mail, Undeliverable } from "~/ports/senders";
import { productionVariables } from "../support/runner/worker-with";

const mail: Mail = {
  id: v7(),
  to: "somebody@example.com",
  subject: "Confirm your email for Lapel",
  text: "042137 — grüße",
  html: "<p>042137 — grüße</p>",
};
const sent = { to: mail.to, subject: mail.subject, text: mail.text, html: mail.html };

/** The application with a sender of mails that notes what it is asked, and fails with this code. */
function configured(variables: Record<string, unknown>, code?: string) {
  const mails: unknown[] = [];
  const send = async (builder: unknown) => {
    mails.push(builder);
    if (code) throw Object.assign(new Error(`${mail.to} was refused`), { code });
    return { messageId: "m1" };
  };
  return { app: createAppContext({ ...env, EMAIL: { send } as SendEmail, ...variables } as typeof env), mails };
}

it("sends a mail through the binding, as text and as HTML, from the configured sender", async () => {
  const { app, mails } = configured({ MAIL_FROM: "Lapel Mails <hello@lapel.test>" });
  await app.mail.send(mail);
  expect(mails).toEqual([
    {
      ...sent,
      from: { name: "Lapel Mails", email: "hello@lapel.test" },
      headers: { "Auto-Submitted": "auto-generated", "X-Entity-Ref-ID": mail.id },
    },
  ]);
});

it("is taken by the runtime's own binding", async () => {
  await createAppContext({ ...env, MAIL_FROM: "hello@lapel.test" } as typeof env).mail.send(mail);
});

it.each([
  ["E_RECIPIENT_SUPPRESSED", true],
  ["E_VALIDATION_ERROR", true],
  ["E_RATE_LIMIT_EXCEEDED", false],
  ["E_DELIVERY_FAILED", false],
  ["E_SENDER_NOT_VERIFIED", false],
  ["E_INTERNAL_SERVER_ERROR", false],
])("tells what is hopeless from what may pass: %s", async (code, isHopeless) => {
  const { app } = configured({ MAIL_FROM: "hello@lapel.test" }, code);
  const error = await app.mail.send(mail).catch((thrown: unknown) => thrown);
  expect(String(error)).toContain(code);
  expect(String(error)).not.toContain(mail.to);
  expect(error instanceof Undeliverable).toBe(isHopeless);
});

it("keeps mails in the outbox until a sender is configured, and fails in production", async () => {
  const { app, mails } = configured({});
  await app.mail.send(mail);
  const { results } = await env.DB.prepare("SELECT recipient FROM outbox WHERE id = ?").bind(mail.id).all();
  expect([results.length, mails.length]).toEqual([1, 0]);
  await expect(configured(productionVariables).app.mail.send(mail)).rejects.toThrow(/MAIL_FROM/);
  const unbound = configured({ ...productionVariables, MAIL_FROM: "hello@lapel.test", EMAIL: undefined });
  await expect(unbound.app.mail.send(mail)).rejects.toThrow(/send_email/);
});

it("reads a sender with or without a name, and refuses what is none", () => {
  const from = (MAIL_FROM: string) => readConfig({ ...env, MAIL_FROM } as typeof env).mail?.from;
  expect(from("Lapel <hello@lapel.test>")).toEqual({ name: "Lapel", email: "hello@lapel.test" });
  expect(from("  Jobs & Co. < hello@lapel.test >")).toEqual({ name: "Jobs & Co.", email: "hello@lapel.test" });
  expect(from("hello@lapel.test")).toEqual({ name: "Lapel", email: "hello@lapel.test" });
  expect(from("")).toBeUndefined();
  for (const wrong of ["Lapel", "Lapel <hello>", "a@b.example, c@d.example", "x\r\nBcc: <a@b.example>"]) {
    expect(() => from(wrong), wrong).toThrow(/MAIL_FROM/);
  }
});
