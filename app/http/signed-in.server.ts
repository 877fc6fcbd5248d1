import type { AppLoadContext } from "@remix-run/cloudflare";
import type { AuthMethod } from "../domain/auth/auth-method";
import { sessionStorageFor } from "./authenticator.server";
import { redirectWithToast } from "./redirect-with-toast.server";

interface SignedIn {
  userId: string;
  method: AuthMethod;
  /** Checked: where the visitor wanted to go. */
  to: string;
  /** Further cookies of the answer. */
  cookies?: string[];
}

/** Opens a session of the pages for whoever has just proven who they are, and leads on. */
export async function signedIn(context: AppLoadContext, { userId, method, to, cookies = [] }: SignedIn) {
  const storage = sessionStorageFor(context);
  const session = await storage.getSession();
  session.set("userId", userId);
  session.set("method", method);
  const cookie = await storage.commitSession(session);
  const toast = { title: "Logged in", text: "Welcome back!", tone: "success" } as const;
  return redirectWithToast(context, to, toast, [...cookies, cookie]);
}
