import type { Browser } from "../http/browser";
import { tokenFor } from "../http/form-token";
import { type Member, newMemberWithPassword } from "./members";

type Fields = Record<string, string>;

const password = "a long sentence";

/** A member whose session ended while a form was open; `formToken` is the token of that form. */
export async function signedOut(): Promise<{ member: Member; formToken: string }> {
  const member = await newMemberWithPassword(password);
  return { member, formToken: await endSession(member) };
}

export async function endSession({ browser }: Member): Promise<string> {
  await browser.get("/app");
  const formToken = await tokenFor(browser);
  browser.cookies.delete("__Host-session");
  return formToken;
}

export async function signBackIn({ browser, user }: Member, login: string): Promise<Response> {
  return browser.post(login, { email: user.email, password });
}

/** Sends a form from its page, as a browser does. */
export function sendFrom(browser: Browser, page: string, fields: Fields, more: { to?: string; headers?: Fields } = {}) {
  const { to = page, headers = {} } = more;
  const length = String(new URLSearchParams(fields).toString().length);
  return browser.send(to, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Origin: browser.origin, Referer: `${browser.origin}${page}`, "Content-Length": length, ...headers },
  });
}

/** Where an answer leads. */
export const led = (response: Response) => response.headers.get("Location") ?? "";
