import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type AppLoadContext, data } from "@remix-run/cloudflare";
import type { z } from "zod";
import { formBinding } from "./create-http-context.server";
import { isFormTokenValid } from "./form-token.server";
import { readBody } from "./read-body.server";
import { retryAfter, tooManyAttempts } from "./too-many-attempts";

/** Forms without files: two texts of 20,000 characters in any encoding, and room. */
const textFormMaxBytes = 512 * 1024;
const secretFields = ["password", "confirmPassword", "currentPassword"];
const maxFields = 200;
/**
 * "title", "education[0].school". Conform builds the objects and lists that names spell, so a name like
 * "a[999999999]" from a stranger would cost the memory of the whole isolate.
 */
const fieldName = /^(?=.{1,64}$)[A-Za-z]\w*(\[\d{1,2}\]|\.[A-Za-z]\w*){0,4}$/;

export type FormReply = ReturnType<typeof formReply>;
export type ReadForm = Pick<Extract<Read<unknown>, { ok: true }>, "refuse" | "refuseForNow">;
type Read<Value> =
  | {
      ok: true;
      value: Value;
      formData: FormData;
      refuse: Refuse;
      refuseForNow: (retryAfterSeconds: number) => FormReply;
    }
  | { ok: false; reply: FormReply };
/** Answers the form with what was typed and messages: `form` for all of it, others under their fields. */
export type Refuse = (errors: Record<string, string[]>, status?: number, headers?: HeadersInit) => FormReply;

/**
 * Reads a form: bounded body, form token, schema. What is wrong comes back as the form with
 * everything that was typed, so that nothing is lost.
 */
export async function readForm<Schema extends z.ZodType>(
  request: Request,
  context: AppLoadContext,
  schema: Schema,
  maxBytes = textFormMaxBytes,
): Promise<Read<z.output<Schema>>> {
  const body = await readBody(request, maxBytes);
  if (body === null) return { ok: false, reply: formError("Too much was sent at once.", 413) };
  const formData = await parseFormData(body, request.headers.get("Content-Type") ?? "");
  if (formData === null) return { ok: false, reply: formError("What was sent is not a form.", 400) };
  const submission = parseWithZod(formData, { schema });
  const refuse: Refuse = (errors, status = 400, headers) => {
    const { form, ...fieldErrors } = errors;
    return formReply(submission.reply({ formErrors: form, fieldErrors, hideFields: secretFields }), status, headers);
  };
  const binding = formBinding(context.visitorId, context.user?.sessionId);
  const { appSecret } = context.app.config;
  if (!(await isFormTokenValid(appSecret, binding, formData.get("formToken"), context.app.now()))) {
    const message = "This form was open for too long, or in another session. Nothing is lost: please send it again.";
    return { ok: false, reply: refuse({ form: [message] }, 403) };
  }
  if (submission.status !== "success") {
    return { ok: false, reply: formReply(submission.reply({ hideFields: secretFields }), 400) };
  }
  const refuseForNow = (seconds: number) => refuse({ form: [tooManyAttempts(seconds)] }, 429, retryAfter(seconds));
  return { ok: true, value: submission.value, formData, refuse, refuseForNow };
}

async function parseFormData(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData | null> {
  try {
    const formData = await new Response(body, { headers: { "Content-Type": contentType } }).formData();
    const names = [...formData.keys()];
    return names.length <= maxFields && names.every((name) => fieldName.test(name)) ? formData : null;
  } catch {
    return null;
  }
}

function formError(message: string, status: number) {
  return formReply({ status: "error", error: { "": [message] } }, status);
}

function formReply(result: SubmissionResult<string[]>, status: number, headers?: HeadersInit) {
  return data({ result }, { status, headers });
}
