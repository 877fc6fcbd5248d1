import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { joinWaitlist } from "~/domain/waitlist/join-waitlist.server";
import type { AppContext } from "~/ports/context";
import { app } from "../accounts/members";
import { Browser } from "../http/browser";
import { tokenFor } from "../http/form-token";

export type SignupRow = Record<string, unknown> & { position: number; email: string };

/** A context whose queue collects messages and whose clock is set by the test. */
export function heldWaitlist(more: Partial<AppContext> = {}) {
  const clock = { now: Date.now() };
  const queued: number[] = [];
  const ctx: AppContext = {
    ...app,
    now: () => clock.now,
    messages: {
      send: async (message) => {
        if (message.type === "waitlist") queued.push(message.position);
      },
    },
    ...more,
  };
  return { ctx, clock, queued };
}

let networks = 0;

/** Joins from a new network with a new form. */
export function join(ctx: AppContext, more: Partial<Parameters<typeof joinWaitlist>[1]> = {}) {
  return joinWaitlist(ctx, {
    firstName: "Robin",
    email: `${v7()}@example.com`,
    formToken: v7(),
    network: `10.9.${networks >> 8}.${networks++ & 255}`,
    origin: "https://lapel.test",
    ...more,
  });
}

/** A browser that has opened the landing page. */
export async function visitor(): Promise<{ browser: Browser; token: (time?: number) => Promise<string> }> {
  const browser = new Browser();
  await browser.get("/app/login");
  return { browser, token: (time) => tokenFor(browser, time) };
}

export async function signups(): Promise<SignupRow[]> {
  return (await env.DB.prepare("SELECT * FROM waitlist_signups ORDER BY position").all<SignupRow>()).results;
}

export async function signupOf(email: string): Promise<SignupRow | undefined> {
  return (await signups()).find((row) => row.email === email);
}

export async function securityEvents(): Promise<Record<string, unknown>[]> {
  return (await env.DB.prepare("SELECT * FROM security_events ORDER BY rowid").all()).results;
}
