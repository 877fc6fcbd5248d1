import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { brand } from "~/brand";
import { joinWaitlist } from "~/domain/waitlist/join-waitlist.server";
import { refuseSignup } from "~/domain/waitlist/refuse-signup.server";
import type { Limited } from "~/domain/waitlist/take-join-limits.server";
import { disposableEmail, waitlistSchema } from "~/domain/waitlist/waitlist.schema";
import { type FormReply, readForm } from "~/http/form.server";
import { retryAfter } from "~/http/limit-errors";
import { siteOrigin } from "~/http/request.server";
import type { Toast } from "~/http/toast.server";
import { redirectWithToast } from "~/http/toast.server";
import { count } from "~/wording";

const formMaxBytes = 16 * 1024;

export const usedFormText = "This form has been used already. Nothing is lost: please send it again.";

/**
 * Joins the waitlist with the form of the landing page. Success redirects back to the page with a toast. An error
 * replies with the form and its values, and with a toast if the cause is not in the form.
 */
export async function joinWithForm(request: Request, context: AppLoadContext) {
  const { app, address: network } = context;
  const form = await readForm(request, context, waitlistSchema, { maxBytes: formMaxBytes });
  if (!form.ok) return (await recordInvalid(context, form.reply)) ?? withToast(form.reply);
  const formToken = String(form.formData.get("formToken"));
  const origin = siteOrigin(request, context);
  // The page's script fills it in.
  const referrer = String(form.formData.get("referrer") ?? "");
  const answer = await joinWaitlist(app, { ...form.value, formToken, network, origin, referrer });
  if (answer.ok) {
    const title = "You're on the waitlist!";
    const text = `We'll notify you when ${brand} is ready for early access.`;
    return redirectWithToast(context, "/#waitlist", { title, text, tone: "success", done: "waitlist" });
  }
  switch (answer.reason) {
    case "disposable":
      await refuseSignup(app, disposableSignup(form.value.email, network));
      return withToast(form.refuse({ email: [disposableEmail] }));
    case "used-form":
      return withToast(form.refuse({ form: [usedFormText] }, 403));
    case "rate-limited":
    case "abuse":
      return tooMany(form.refuse({}, 429), answer);
    default:
      return answer satisfies never;
  }
}

export function disposableSignup(email: string, network: string) {
  return { fields: [{ name: "email", message: disposableEmail, value: email }], email, network };
}

/** Records an invalid form, for the search for abuse. Returns a reply only if this network sends too many of them. */
async function recordInvalid({ app, address: network }: AppLoadContext, reply: FormReply) {
  const { error, initialValue } = reply.data.result;
  if (reply.init?.status !== 400 || !initialValue) return null;
  const textOf = (name: string) => fieldText(initialValue[name]);
  const fields = Object.entries(error ?? {}).map(([name, messages]) => {
    return { name, message: messages?.[0] ?? "", value: textOf(name) };
  });
  const limited = await refuseSignup(app, { fields, email: textOf("email"), network });
  return limited && tooMany(reply, limited);
}

function tooMany({ data: { result } }: FormReply, limited: Limited) {
  const { title, text } = limitMessage(limited);
  const headers = retryAfter(limited.retryAfterSeconds);
  return withToast(data({ result: { ...result, error: undefined } }, { status: 429, headers }) as FormReply, {
    title,
    text,
    tone: "error",
  });
}

function withToast(reply: FormReply, toast: Toast | null = null) {
  return data({ ...reply.data, toast }, reply.init ?? undefined);
}

/** The text of a field; empty if somebody sends a list or an object in its place. */
export function fieldText(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

/** What visitors read when they have reached a limit. */
export function limitMessage({ reason, retryAfterSeconds }: Limited): { title: string; text: string } {
  switch (reason) {
    case "rate-limited":
      return {
        title: "Too many attempts",
        text: `Please wait ${count(retryAfterSeconds, "second")} before trying again.`,
      };
    case "abuse":
      return { title: "Submission failed", text: "Too many submission attempts. Please try again later." };
    default:
      return reason satisfies never;
  }
}
