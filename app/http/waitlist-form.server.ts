import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { brand } from "../brand";
import { joinWaitlist } from "../domain/waitlist/join-waitlist.server";
import { refuseSignup } from "../domain/waitlist/refuse-signup.server";
import type { Limited } from "../domain/waitlist/take-join-limits.server";
import { disposableEmail, waitlistSchema } from "../domain/waitlist/waitlist.schema";
import { type FormReply, readForm } from "./form.server";
import { redirectWithToast } from "./redirect-with-toast.server";
import { siteOrigin } from "./site-origin";
import type { Toast } from "./toast";
import { retryAfter } from "./too-many-attempts";
import { limitedText, typedText, usedFormText } from "./waitlist-answers";

const formMaxBytes = 16 * 1024;

/**
 * Joins the waitlist with the form of the landing page. Who has joined is sent back to it, and only the toast on the way says
 * so; who has not gets the form with what was typed, and a toast where nothing in the form is to blame.
 */
export async function joinWithForm(request: Request, context: AppLoadContext) {
  const { app, address: network } = context;
  const form = await readForm(request, context, waitlistSchema, { maxBytes: formMaxBytes });
  if (!form.ok) return (await noteRefused(context, form.reply)) ?? withToast(form.reply);
  const formToken = String(form.formData.get("formToken"));
  const origin = siteOrigin(request, context);
  const answer = await joinWaitlist(app, { ...form.value, formToken, network, origin });
  if (answer.ok) {
    const title = "You're on the waitlist!";
    const text = `We'll notify you when ${brand} is ready for early access.`;
    return redirectWithToast(context, "/#waitlist", { title, text, tone: "success", done: "waitlist" });
  }
  switch (answer.reason) {
    case "disposable":
      await refuseSignup(app, disposableFields(form.value.email, network));
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

export function disposableFields(email: string, network: string) {
  return { fields: [{ name: "email", message: disposableEmail, value: email }], email, network };
}

/** Notes what was wrong with a form, and refuses who sends it without any address too often. */
async function noteRefused({ app, address: network }: AppLoadContext, reply: FormReply) {
  const { error, initialValue } = reply.data.result;
  if (reply.init?.status !== 400 || !initialValue) return null;
  const typed = (name: string) => typedText(initialValue[name]);
  const fields = Object.entries(error ?? {}).map(([name, messages]) => {
    return { name, message: messages?.[0] ?? "", value: typed(name) };
  });
  const limited = await refuseSignup(app, { fields, email: typed("email"), network });
  return limited && tooMany(reply, limited);
}

function tooMany({ data: { result } }: FormReply, limited: Limited) {
  const { title, text } = limitedText(limited);
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
