import type { AppLoadContext } from "@remix-run/cloudflare";
import { keepForm } from "../domain/auth/kept-forms/keep-form.server";
import { ownerOfFormToken } from "./form-token.server";
import { keptField, keptFormPath } from "./kept-form";
import { parseFormData } from "./parse-form-data.server";
import { readBody } from "./read-body.server";
import { safeReturnPath } from "./return-path";

const formType = "application/x-www-form-urlencoded";
/** 60,000 characters, each of which may be nine bytes of an address. */
const keptFormMaxBytes = 512 * 1024;
/** What nobody writes down for anybody: a form with one of these is not kept at all. */
const secretName = /password|code|secret|token|otp/i;
/** What belongs to the sending, not to what was typed. */
const ofTheSending = new Set(["formToken", "__intent__", "keptForm", keptField]);

/**
 * Keeps a form that comes to a page of the signed-in area without a session. Whose it is says the form's own token, which
 * we signed for this browser when its owner was signed in. Forms that want to come back name themselves (`KeptForm`).
 * The name under which it is kept; null where it is not.
 */
export async function keepSentForm(request: Request, context: AppLoadContext): Promise<string | null> {
  const url = new URL(request.url);
  const isOurs = request.method === "POST" && context.user === null && url.pathname.startsWith("/app/dashboard/");
  const isForm = request.headers.get("Content-Type")?.toLowerCase().startsWith(formType) ?? false;
  const length = Number(request.headers.get("Content-Length") ?? Number.NaN);
  // A body of unknown length is not read twice.
  if (!isOurs || !isForm || !(length <= keptFormMaxBytes)) return null;
  const body = await readBody(request.clone(), keptFormMaxBytes);
  const formData = body && (await parseFormData(body, formType));
  const fields = [...(formData ?? [])].filter((field): field is [string, string] => typeof field[1] === "string");
  const name = fields.find(([field]) => field === keptField)?.[1] ?? "";
  const page = pageOf(request, url);
  if (!/^[\w-]{1,40}$/.test(name) || page === null) return null;
  const typed = fields.filter(([field]) => !ofTheSending.has(field));
  if (typed.some(([field]) => secretName.test(field))) return null;
  const { app, visitorId } = context;
  const userId = await ownerOfFormToken(app.config.appSecret, visitorId, formData?.get("formToken"), app.now());
  if (userId === null) return null;
  const isKept = await keepForm(app, { userId, visitorId, path: keptFormPath(page, name), fields: typed });
  return isKept ? name : null;
}

/** The page that the form stands on. */
function pageOf(request: Request, url: URL): string | null {
  const referer = request.headers.get("Referer") ?? "";
  const page = URL.canParse(referer) ? new URL(referer) : null;
  return page?.origin === url.origin && safeReturnPath(page.pathname) === page.pathname ? page.pathname : null;
}
