import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { AuthMethod } from "../domain/auth/auth-method";
import { hasSecondFactor } from "../domain/auth/factors/has-second-factor.server";
import { sessionStorageFor } from "./authenticator.server";
import { redirectWithToast } from "./redirect-with-toast.server";
import { withReturnPath } from "./return-path";

interface SignedIn {
  userId: string;
  method: AuthMethod;
  /** Of the password that was checked, where it was one. */
  passwordHash?: string;
  /** Checked: where the visitor wanted to go. */
  to: string;
  /** Further cookies of the answer. */
  cookies?: string[];
}

/** Opens a session of the pages for whoever has just proven who they are, and leads on: to their second step first. */
export async function signedIn(context: AppLoadContext, { userId, method, passwordHash, to, cookies = [] }: SignedIn) {
  const storage = sessionStorageFor(context);
  const session = await storage.getSession();
  session.set("userId", userId);
  session.set("method", method);
  if (passwordHash) session.set("passwordHash", passwordHash);
  const all = [...cookies, await storage.commitSession(session)];
  if (await hasSecondFactor(context.app, userId)) {
    const headers = all.map((cookie): [string, string] => ["Set-Cookie", cookie]);
    return redirect(withReturnPath("/app/auth/second-factor", to), { headers, status: 303 });
  }
  const toast = { title: "Logged in", text: "Welcome back!", tone: "success" } as const;
  return redirectWithToast(context, to, toast, all);
}
