import { v7 } from "uuid";
import { profiles, users } from "~/db/schema/accounts";
import { type ApiSession, startApiSession } from "~/domain/auth/sessions/issue-tokens.server";
import type { AuthMethod } from "~/domain/auth/sessions/session.schema";
import { app } from "./members";

export const issuer = "https://lapel.test/auth/v1";

/** A session of the API for an existing user, without sign-in. */
export function apiSessionOf(userId: string, method: AuthMethod = "password"): Promise<ApiSession> {
  const client = { userAgent: null, address: "local", place: null };
  return startApiSession(app, { userId, method, client, issuer });
}

/** A fresh user with a session of the API. */
export async function newApiMember(method?: AuthMethod): Promise<ApiSession> {
  const id = v7();
  const email = `${id}@example.com`;
  const now = app.now();
  await app.db.batch([
    app.db.insert(users).values({ id, email, emailConfirmedAt: now, createdAt: now, updatedAt: now }),
    app.db.insert(profiles).values({ id, email, createdAt: now }),
  ]);
  return apiSessionOf(id, method);
}

/** What an access token says, unverified. */
export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Record<string, unknown>;
}
