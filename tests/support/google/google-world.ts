import { v7 } from "uuid";
import { inject } from "vitest";
import { Device } from "../accounts/auth-client";
import { Browser } from "../http/browser";
import { workerWith } from "../runner/worker-with";
import type { GoogleCalls, GoogleScene } from "./google-server";

/** The built worker with a loopback Google at which this person signs in. */
export async function googleWorld(scene: Partial<GoogleScene> = {}, more: Record<string, string> = {}) {
  const url = `${inject("googleServer")}/${v7()}`;
  const person = { sub: v7(), email: `${v7()}@example.com`, email_verified: true, name: "Sample Person" };
  const play = (next: Partial<GoogleScene>) =>
    fetch(url, { method: "PUT", body: JSON.stringify({ claims: person, ...next }) });
  await play(scene);
  const variables = {
    GOOGLE_CLIENT_ID: "client-of-tests",
    GOOGLE_CLIENT_SECRET: "secret-of-tests",
    GOOGLE_AUTHORIZE_URL: `${url}/authorize`,
    GOOGLE_TOKEN_URL: `${url}/token`,
    GOOGLE_USERINFO_URL: `${url}/userinfo`,
    ...more,
  };
  const serve = workerWith(variables);
  return {
    person,
    play,
    variables,
    asked: async (): Promise<GoogleCalls> => (await fetch(url)).json(),
    browser: () => new Browser(undefined, undefined, serve),
    device: () => new Device({ flowType: "pkce", serve }),
  };
}

/** Where a redirect leads. */
export function locationOf(response: Response): string {
  return response.headers.get("Location") ?? "";
}

/** Signs in at the provider, as the person in front of it does: answers the address of our callback. */
export async function visitProvider(url: string): Promise<string> {
  return locationOf(await fetch(url, { redirect: "manual" }));
}

/** All the way with the pages: begins, signs in at the provider, comes back. */
export async function signInWithGoogle(browser: Browser, to = "/app"): Promise<Response> {
  const begun = await browser.get(`/app/auth/google?${new URLSearchParams({ to })}`);
  return browser.get(await visitProvider(locationOf(begun)));
}
