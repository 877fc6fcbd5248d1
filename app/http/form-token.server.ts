const lifetimeMilliseconds = 24 * 60 * 60 * 1000;

/** The browser and session that a form is rendered for. */
export interface FormHolder {
  visitorId: string;
  /** Undefined where nobody is signed in. */
  session?: { id: string; userId: string };
}

/**
 * The CSRF token of a form. It proves that we rendered the form for this browser less than a day ago. Without a session
 * it is `{milliseconds}.{HMAC-SHA-256(secret, visitor id + session id + milliseconds)}`. A signed-in user gets
 * `{milliseconds}.{user id}.{HMAC(secret, visitor id + user id + milliseconds)}.{HMAC of all}`, which still names the
 * owner of the form after their session has ended.
 */
export async function makeFormToken(secret: string, holder: FormHolder, now: number): Promise<string> {
  const key = await importKey(secret);
  const { visitorId, session } = holder;
  const owner = session ? `.${session.userId}.${await sign(key, ownerText(visitorId, session.userId, now))}` : "";
  return `${now}${owner}.${await sign(key, holderText(holder, `${now}${owner}`))}`;
}

export async function isFormTokenValid(
  secret: string,
  holder: FormHolder,
  token: unknown,
  now: number,
): Promise<boolean> {
  if (typeof token !== "string" || !isFresh(token, now)) return false;
  const end = token.lastIndexOf(".");
  return verify(await importKey(secret), token.slice(end + 1), holderText(holder, token.slice(0, end)));
}

/**
 * The id of the user that a form was rendered for, even after their session ended; null if the token is not valid here.
 */
export async function ownerOfFormToken(
  secret: string,
  visitorId: string,
  token: unknown,
  now: number,
): Promise<string | null> {
  if (typeof token !== "string" || !isFresh(token, now)) return null;
  const [issued, userId, signature, , ...rest] = token.split(".");
  if (!userId || !signature || rest.length > 0) return null;
  const text = ownerText(visitorId, userId, Number(issued));
  return (await verify(await importKey(secret), signature, text)) ? userId : null;
}

function isFresh(token: string, now: number): boolean {
  const issuedAt = Number(token.slice(0, token.indexOf(".")));
  return Number.isSafeInteger(issuedAt) && issuedAt <= now + 60_000 && issuedAt >= now - lifetimeMilliseconds;
}

function holderText({ visitorId, session }: FormHolder, start: string): string {
  return `${visitorId}.${session?.id ?? "anonymous"}.${start}`;
}

function ownerText(visitorId: string, userId: string, issuedAt: number): string {
  return `owner.${visitorId}.${userId}.${issuedAt}`;
}

async function sign(key: CryptoKey, text: string): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text));
  return Buffer.from(signature).toString("base64url");
}

/**
 * Accepts the signature only in the spelling that we wrote: base64 can spell the same bytes in several ways, and a used
 * token would pass for a new one.
 */
async function verify(key: CryptoKey, signature: string, text: string): Promise<boolean> {
  const bytes = Buffer.from(signature, "base64url");
  if (bytes.toString("base64url") !== signature) return false;
  return crypto.subtle.verify("HMAC", key, bytes, new TextEncoder().encode(text));
}

/** Imported once for each isolate, since every page needs a token. */
const keys = new Map<string, CryptoKey>();

async function importKey(secret: string): Promise<CryptoKey> {
  const known = keys.get(secret);
  if (known) return known;
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(secret), hmac, false, ["sign", "verify"]);
  keys.set(secret, key);
  return key;
}
