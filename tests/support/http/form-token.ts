import { readSession } from "~/domain/auth/sessions/read-session.server";
import { cookiesFor } from "~/http/cookies.server";
import { formHolder } from "~/http/create-http-context.server";
import { makeFormToken } from "~/http/form-token.server";
import { app } from "../accounts/members";
import type { Browser } from "./browser";

/** The form token that a page would give this browser now, or at another time. It has visited some page before. */
export async function tokenFor(browser: Browser, time = app.now()): Promise<string> {
  const cookies = cookiesFor(new URL(browser.origin), app.config.appSecret);
  const header = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const visitor: string = await cookies.visitor.parse(header);
  const session: string | null = await cookies.session.parse(header);
  const user = session ? await readSession(app, session) : null;
  return makeFormToken(app.config.appSecret, formHolder({ visitorId: visitor, user }), time);
}
