import { type AppLoadContext, type Cookie, createCookie } from "@remix-run/cloudflare";

const minute = 60;
const day = 24 * 60 * minute;

/** Lifetimes in seconds. */
export const cookieSeconds = {
  session: 30 * day,
  visitor: 365 * day,
  device: 365 * day,
  toast: minute,
  mailed: 60 * minute,
  google: 5 * minute,
  sidebar: 7 * day,
};

export type Cookies = ReturnType<typeof createCookies>;

/** Creating the cookies costs more than reading one, so an isolate creates them once for each protocol. */
const cache = new Map<string, Cookies>();

/**
 * All cookies are signed. On https their names begin with `__Host-`, so that no other host can set or read them;
 * browsers do not accept that prefix on http://localhost.
 */
export function cookiesFor(url: URL, secret: string): Cookies {
  const key = `${url.protocol} ${secret}`;
  const cookies = cache.get(key) ?? createCookies(url.protocol === "https:", secret);
  cache.set(key, cookies);
  return cookies;
}

function createCookies(secure: boolean, secret: string) {
  const named = (name: keyof typeof cookieSeconds) => {
    const cookie = createCookie(secure ? `__Host-${name}` : name, {
      httpOnly: true,
      secure,
      sameSite: "lax",
      path: "/",
      maxAge: cookieSeconds[name],
      secrets: [secret],
    });
    return { ...cookie, parse: parseOrNull(cookie) };
  };
  return {
    session: named("session"),
    visitor: named("visitor"),
    /** The accounts that have signed in with this browser; signing out does not clear it. */
    device: named("device"),
    toast: named("toast"),
    /** The address that this browser last had a mail sent to. */
    mailed: named("mailed"),
    google: named("google"),
    /** "collapsed" or "expanded". */
    sidebar: named("sidebar"),
  };
}

/** Remix throws if a signature is not base64; we treat such a cookie like any other forged one. */
function parseOrNull(cookie: Cookie): Cookie["parse"] {
  return async (header, options) => {
    try {
      return await cookie.parse(header, options);
    } catch {
      return null;
    }
  };
}

/** Takes the session's cookie from the browser, where the session itself has ended. */
export function endedSessionCookie(context: AppLoadContext): Promise<string> {
  return context.cookies.session.serialize("", { maxAge: 0 });
}
