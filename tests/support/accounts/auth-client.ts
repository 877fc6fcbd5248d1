import { exports } from "cloudflare:workers";
import { GoTrueClient, type GoTrueClientOptions } from "@supabase/auth-js";
import type { ApiUser } from "~/domain/auth/account/api-user.server";
import type { Serve } from "../http/browser";
import { newApiMember } from "./api-session";

type Options = Pick<GoTrueClientOptions, "flowType"> & { origin?: string; address?: string; serve?: Serve };

/** The storage key of a device's session. */
export const sessionKey = "session";
let devices = 0;

/**
 * A device with the public client, connected to the built worker. It stores its session in memory and has a network
 * address of its own, so that devices do not share limits.
 */
export class Device {
  readonly origin: string;
  readonly address: string;
  readonly storage = new Map<string, string>();
  readonly auth: GoTrueClient;
  private readonly serve: Serve;

  /** Sessions are in `storage` under `sessionKey`. */
  constructor({ flowType = "implicit", origin = "https://lapel.test", address, serve }: Options = {}) {
    this.origin = origin;
    this.serve = serve ?? ((url, init) => exports.default.fetch(url, init));
    this.address = address ?? `10.9.${devices >> 8}.${devices++ & 255}`;
    // The client caches published keys for each storage key, even across test files.
    const storageKey = `device-${crypto.randomUUID()}`;
    const named = (key: string) => key.replace(storageKey, sessionKey);
    this.auth = new GoTrueClient({
      url: `${origin}/auth/v1`,
      headers: { apikey: "public", Authorization: "Bearer public" },
      fetch: this.fetch,
      flowType,
      storageKey,
      storage: {
        getItem: (key) => this.storage.get(named(key)) ?? null,
        setItem: (key, value) => void this.storage.set(named(key), value),
        removeItem: (key) => void this.storage.delete(named(key)),
      },
      autoRefreshToken: false,
      detectSessionInUrl: false,
    });
  }

  /** Fetches as this device, without following redirects; a path is one of our site. */
  readonly fetch = (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set("cf-connecting-ip", this.address);
    const url = input instanceof Request ? input.url : new URL(String(input), this.origin).href;
    headers.set("Host", new URL(url).host);
    return this.serve(url, { ...init, headers, redirect: "manual" });
  };

  /** A call of the API as a client would send it; `token` is an access token. */
  call(method: string, path: string, body?: unknown, token = "public"): Promise<Response> {
    return this.fetch(`/auth/v1${path}`, {
      method,
      headers: {
        apikey: "public",
        Authorization: `Bearer ${token}`,
        "X-Supabase-Api-Version": "2024-01-01",
        ...(method !== "GET" && { "Content-Type": "application/json;charset=UTF-8" }),
      },
      ...(method !== "GET" && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  }
}

/** A signed-in device of a new user, without registration and sign-in. */
export async function signedInDevice(options: Options = {}): Promise<{ device: Device; user: ApiUser }> {
  const device = new Device(options);
  const session = await newApiMember();
  const { error } = await device.auth.setSession(session);
  if (error) throw error;
  return { device, user: session.user };
}

/** Status and code of a refusal, "422 weak_password", as the client or a plain call got it. */
export async function refusalOf(
  answer: Response | { error: { status?: number | undefined; code?: string | undefined } | null },
) {
  if (answer instanceof Response) {
    const { code } = (await answer.json()) as { code?: string };
    return `${answer.status} ${code}`;
  }
  return answer.error ? `${answer.error.status} ${answer.error.code}` : null;
}

/** What a redirect answered in query and fragment. */
export function landing(response: Response): { url: URL; query: URLSearchParams; fragment: URLSearchParams } {
  const url = new URL(response.headers.get("Location") ?? "");
  return { url, query: url.searchParams, fragment: new URLSearchParams(url.hash.slice(1)) };
}
