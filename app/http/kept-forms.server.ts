import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { findKeptForm, keepForm } from "~/domain/auth/kept-forms/kept-forms.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import { parseFormData } from "./form.server";
import { ownerOfFormToken } from "./form-token.server";
import { readBody } from "./request.server";
import { safeReturnPath } from "./return-path";

/** The hidden field with a form's name, and the query parameter that brings the name back after sign-in. */
export const keptField = "kept";

/** A form that was sent without a session, given back to its owner after they signed in again. */
export interface KeptForm {
  id: string;
  /** For the form's `lastResult`: the values, without errors. */
  result: SubmissionResult<string[]>;
}

const formType = "application/x-www-form-urlencoded";
/** 60,000 characters, each of which can take nine bytes when URL-encoded. */
const keptFormMaxBytes = 512 * 1024;
/** A form with one of these fields is never stored. */
const secretName = /password|code|secret|token|otp/i;
/** Fields of the request itself, which the user did not type. */
const technicalFields = new Set(["formToken", "__intent__", "keptForm", keptField]);

/**
 * Stores a form that is posted to the dashboard without a session, so that it can be restored after sign-in. The owner
 * is taken from the form token, which we signed for this browser while its owner was signed in. Only forms with
 * `KeptFormFields` are stored. Returns the form's name, or null if it was not stored.
 */
export async function keepSentForm(request: Request, context: AppLoadContext): Promise<string | null> {
  const url = new URL(request.url);
  const isOurs = request.method === "POST" && context.user === null && url.pathname.startsWith("/app/dashboard/");
  const isForm = request.headers.get("Content-Type")?.toLowerCase().startsWith(formType) ?? false;
  const length = Number(request.headers.get("Content-Length") ?? Number.NaN);
  // The body is read twice, here and by the action, so its length must be known to be small.
  if (!isOurs || !isForm || !(length <= keptFormMaxBytes)) return null;
  const body = await readBody(request.clone(), keptFormMaxBytes);
  const formData = body && (await parseFormData(body, formType));
  const fields = [...(formData ?? [])].filter((field): field is [string, string] => typeof field[1] === "string");
  const name = fields.find(([field]) => field === keptField)?.[1] ?? "";
  const page = pageOf(request, url);
  if (!/^[\w-]{1,40}$/.test(name) || page === null) return null;
  const values = fields.filter(([field]) => !technicalFields.has(field));
  if (values.some(([field]) => secretName.test(field))) return null;
  const { app, visitorId } = context;
  const userId = await ownerOfFormToken(app.config.appSecret, visitorId, formData?.get("formToken"), app.now());
  if (userId === null) return null;
  const isKept = await keepForm(app, { userId, visitorId, path: keptFormPath(page, name), fields: values });
  return isKept ? name : null;
}

/** The path of the page that shows the form. */
function pageOf(request: Request, url: URL): string | null {
  const referer = request.headers.get("Referer") ?? "";
  const page = URL.canParse(referer) ? new URL(referer) : null;
  return page?.origin === url.origin && safeReturnPath(page.pathname) === page.pathname ? page.pathname : null;
}

function keptFormPath(page: string, name: string): string {
  return `${page}#${name}`;
}

/**
 * For the loader of a page that restores this form: what its owner sent before they had to sign in again. It queries
 * the database only if the address has the parameter that the redirect after sign-in sets.
 */
export async function readKeptForm(
  ctx: AppContext & { user: SignedInUser },
  request: Request,
  context: AppLoadContext,
  name: string,
): Promise<KeptForm | null> {
  const url = new URL(request.url);
  if (url.searchParams.get(keptField) !== name) return null;
  const path = keptFormPath(url.pathname.replace(/\.data$/, ""), name);
  const kept = await findKeptForm(ctx, { visitorId: context.visitorId, path });
  if (!kept) return null;
  const formData = new FormData();
  for (const [field, value] of kept.fields) formData.append(field, value);
  const { initialValue } = parseWithZod(formData, { schema: z.looseObject({}) }).reply();
  return { id: kept.id, result: { initialValue } };
}
