import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { createAppContext } from "~/context.server";
import { profiles, users } from "~/db/schema/accounts";
import { createAccount } from "~/domain/auth/register/create-account.server";
import { hashPassword } from "~/domain/auth/secrets.server";
import { openSession } from "~/domain/auth/sessions/open-session.server";
import { cookiesFor } from "~/http/cookies.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import { defaultPreferences, noContact } from "~/ports/profile";
import { Browser } from "../http/browser";
import { linkIn, type mailsTo, tokenIn } from "../messages/mailbox";

export const app: AppContext = createAppContext(env);

export interface Member {
  browser: Browser;
  user: SignedInUser;
  /** The domain's context as this user. */
  ctx: AppContext & { user: SignedInUser };
}

/** A signed-in browser of a new user, without registration and sign-in. */
export async function newMember(origin?: string): Promise<Member> {
  const id = v7();
  const email = `${id}@example.com`;
  const now = Date.now();
  await app.db.batch([
    app.db.insert(users).values({ id, email, emailConfirmedAt: now, createdAt: now, updatedAt: now }),
    app.db.insert(profiles).values({ id, email, createdAt: now }),
  ]);
  const browser = new Browser(origin);
  const { token } = await openSession(app, {
    userId: id,
    method: "password",
    client: { userAgent: null, address: browser.address, place: null },
  });
  const cookie = await cookiesFor(new URL(browser.origin), app.config.appSecret).session.serialize(token);
  const [, name = "", value = ""] = cookie.match(/^([^=]+)=([^;]*)/) ?? [];
  browser.cookies.set(name, value);
  const session = await env.DB.prepare("SELECT id FROM sessions WHERE user_id = ?").bind(id).first<{ id: string }>();
  const user: SignedInUser = {
    id,
    sessionId: session?.id ?? "",
    aal: "aal1",
    hasSecondFactor: false,
    email,
    name: null,
    role: "user",
    tier: "free",
    credits: 0,
    contact: noContact,
    preferences: defaultPreferences,
  };
  return { browser, user, ctx: { ...app, user } };
}

/** The same with a password, for the pages that ask for it again. */
export async function newMemberWithPassword(password: string): Promise<Member> {
  const member = await newMember();
  const passwordHash = await hashPassword(app, password);
  await app.db.update(users).set({ passwordHash }).where(eq(users.id, member.user.id));
  return member;
}

/** An account as a confirmed registration leaves it; nobody is signed in yet. */
export async function newAccount(password = "a long sentence"): Promise<{ email: string; password: string }> {
  const id = v7();
  const email = `${id}@example.com`;
  await app.db.batch(createAccount(app, { id, email, passwordHash: await hashPassword(app, password) }));
  return { email, password };
}

/** Fills in the form that asks for an account. */
export function register(browser: Browser, email: string, password: string): Promise<Response> {
  return browser.post("/app/sign-up", { email, password, confirmPassword: password });
}

/** Presses the button behind the confirmation link of a mail. */
export function confirm(browser: Browser, mail: Awaited<ReturnType<typeof mailsTo>>[number] | undefined) {
  return browser.post(linkIn(mail), { token: tokenIn(mail) }, "/app/auth/confirm");
}

export function signIn(browser: Browser, email: string, password: string): Promise<Response> {
  return browser.post("/app/login", { email, password });
}
