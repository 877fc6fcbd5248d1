import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { hasSecondFactor } from "~/domain/auth/factors/list-factors.server";
import type { AuthMethod } from "~/domain/auth/sessions/session.schema";
import { deviceCookie } from "~/http/create-http-context.server";
import { withReturnPath } from "~/http/return-path";
import { sessionStorageFor } from "~/http/session-storage.server";
import { redirectWithToast } from "~/http/toast.server";

interface SignedIn {
  userId: string;
  method: AuthMethod;
  /** When they proved it, in seconds since 1970, where that is not now. */
  provenAt?: number;
  /** Of the password that was checked, where it was one. */
  passwordHash?: string;
  /** Checked: where the visitor wanted to go. */
  to: string;
  /** Further cookies of the answer. */
  cookies?: string[];
}

/**
 * Opens a session for a user who has just proven who they are, and redirects: to their second step first, if they have
 * one.
 */
export async function signedIn(
  context: AppLoadContext,
  { userId, method, provenAt, passwordHash, to, cookies = [] }: SignedIn,
) {
  const storage = sessionStorageFor(context);
  const session = await storage.getSession();
  session.set("userId", userId);
  session.set("method", method);
  if (provenAt !== undefined) session.set("provenAt", provenAt);
  if (passwordHash) session.set("passwordHash", passwordHash);
  const all = [...cookies, await storage.commitSession(session)];
  if (await hasSecondFactor(context.app, userId)) {
    const headers = all.map((cookie): [string, string] => ["Set-Cookie", cookie]);
    return redirect(withReturnPath("/app/auth/second-factor", to), { headers, status: 303 });
  }
  const toast = { title: "Logged in", text: "Welcome back!", tone: "success" } as const;
  return redirectWithToast(context, to, toast, [...all, await deviceCookie(context, userId)]);
}
