import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { z } from "zod";
import { dropKeptForm } from "../domain/auth/kept-forms/drop-kept-form.server";
import { formHolder } from "./create-http-context.server";
import { isFormTokenValid } from "./form-token.server";
import { type ListIntent, readListIntent } from "./list-intent";
import { intentName, parseFormData } from "./parse-form-data.server";
import { readBody } from "./read-body.server";
import { retryAfter, tooManyAttempts } from "./too-many-attempts";

/** Forms without files: two texts of 20,000 characters in any encoding, and room. */
const textFormMaxBytes = 512 * 1024;
const notAForm = "What was sent is not a form.";
const secretFields = ["password", "confirmPassword", "currentPassword"];

export type FormReply = ReturnType<typeof formReply>;
export type ReadForm = Pick<Extract<Read<unknown>, { ok: true }>, "refuse" | "refuseForNow">;
type Read<Value, List extends string = string> =
  | {
      ok: true;
      value: Value;
      formData: FormData;
      /** The entry that a button adds to one of the form's lists, or takes away; the value is the form before that. */
      listIntent: ListIntent<List> | null;
      refuse: Refuse;
      refuseForNow: (retryAfterSeconds: number) => FormReply;
    }
  | { ok: false; reply: FormReply };
/** Answers the form with what was typed and messages: `form` for all of it, others under their fields. */
export type Refuse = (errors: Record<string, string[]>, status?: number, headers?: HeadersInit) => FormReply;

interface ReadFormOptions<List extends string> {
  maxBytes?: number;
  /** The lists of the form to which buttons add entries. */
  lists?: readonly List[];
}

/**
 * Reads a form: bounded body, form token, schema. What is wrong comes back as the form with
 * everything that was typed, so that nothing is lost.
 */
export async function readForm<Schema extends z.core.$ZodType, List extends string = never>(
  request: Request,
  context: AppLoadContext,
  schema: Schema,
  { maxBytes = textFormMaxBytes, lists = [] }: ReadFormOptions<List> = {},
): Promise<Read<z.output<Schema>, List>> {
  const body = await readBody(request, maxBytes);
  if (body === null) return { ok: false, reply: formError("Too much was sent at once.", 413) };
  const formData = await parseFormData(body, request.headers.get("Content-Type") ?? "");
  if (formData === null) return { ok: false, reply: formError(notAForm, 400) };
  const listIntent = readListIntent(formData.get(intentName), lists);
  if (formData.has(intentName) && listIntent === null) return { ok: false, reply: formError(notAForm, 400) };
  // The library would throw at lists that are none; what is done to ours, their use case does.
  formData.delete(intentName);
  const submission = parseWithZod(formData, { schema });
  const refuse: Refuse = (errors, status = 400, headers) => {
    const { form, ...fieldErrors } = errors;
    return formReply(submission.reply({ formErrors: form, fieldErrors, hideFields: secretFields }), status, headers);
  };
  const { app, user } = context;
  const holder = formHolder(context);
  if (!(await isFormTokenValid(app.config.appSecret, holder, formData.get("formToken"), app.now()))) {
    const message = "This form was open for too long, or in another session. Nothing is lost: please send it again.";
    return { ok: false, reply: refuse({ form: [message] }, 403) };
  }
  if (submission.status !== "success") {
    return { ok: false, reply: formReply(submission.reply({ hideFields: secretFields }), 400) };
  }
  const keptForm = z.uuid().safeParse(formData.get("keptForm"));
  if (keptForm.success && user) await dropKeptForm({ ...app, user }, keptForm.data);
  const refuseForNow = (seconds: number) => refuse({ form: [tooManyAttempts(seconds)] }, 429, retryAfter(seconds));
  return { ok: true, value: submission.value, formData, listIntent, refuse, refuseForNow };
}

function formError(message: string, status: number) {
  return formReply({ status: "error", error: { "": [message] } }, status);
}

function formReply(result: SubmissionResult<string[]>, status: number, headers?: HeadersInit) {
  return data({ result }, { status, headers });
}
