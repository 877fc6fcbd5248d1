import { type Cookie, createCookie } from "@remix-run/cloudflare";

const minute = 60;
const day = 24 * 60 * minute;

/** How long a browser keeps each, in seconds. */
export const cookieSeconds = {
  session: 30 * day,
  visitor: 365 * day,
  toast: minute,
  mailed: 60 * minute,
  google: 5 * minute,
  sidebar: 7 * day,
};

export type Cookies = ReturnType<typeof makeCookies>;

/** Making them costs more than reading one: an isolate makes them once for each protocol. */
const made = new Map<string, Cookies>();

/**
 * All signed. On https every cookie carries the __Host- prefix: no other host can set or read it. Plain
 * http://localhost cannot have it.
 */
export function cookiesFor(url: URL, secret: string): Cookies {
  const key = `${url.protocol} ${secret}`;
  const cookies = made.get(key) ?? makeCookies(url.protocol === "https:", secret);
  made.set(key, cookies);
  return cookies;
}

function makeCookies(secure: boolean, secret: string) {
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
    toast: named("toast"),
    /** Whom this browser had a mail sent to last. */
    mailed: named("mailed"),
    google: named("google"),
    /** "collapsed" or "expanded". */
    sidebar: named("sidebar"),
  };
}

/** A signature that is not even base64 makes Remix throw; to us it is a cookie of somebody else's. */
function parseOrNull(cookie: Cookie): Cookie["parse"] {
  return async (header, options) => {
    try {
      return await cookie.parse(header, options);
    } catch {
      return null;
    }
  };
}
