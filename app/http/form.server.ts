import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { z } from "zod";
import { dropKeptForm } from "~/domain/auth/kept-forms/kept-forms.server";
import { needsSecondFactor } from "~/domain/auth/sessions/read-session.server";
import { admitWrite } from "~/domain/storage/admit-write.server";
import type { WriteCost } from "~/domain/storage/quota";
import type { AppContext, SignedInUser } from "~/ports/context";
import { formHolder } from "./create-http-context.server";
import { isFormTokenValid } from "./form-token.server";
import { retryAfter, tooManyAttempts, writeError } from "./limit-errors";
import { readBody } from "./request.server";

/** Our largest form is a degree with sixty courses and sixty bullets, each with the position it had before. */
const maxFields = 300;
/**
 * "title", "education[0].school". Conform builds the objects and lists that the names describe, so without this check a
 * name like "a[999999999]" would use up the memory of the isolate.
 */
const fieldName = /^(?=.{1,64}$)[A-Za-z]\w*(\[\d{1,2}\]|\.[A-Za-z]\w*){0,4}$/;
/** Conform's field for buttons that add an entry to a list or remove one. */
const intentName = "__intent__";

/** Parses a body; null if it is no form, or has fields that none of our forms has. */
export async function parseFormData(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData | null> {
  try {
    const formData = await new Response(body, { headers: { "Content-Type": contentType } }).formData();
    const names = [...formData.keys()];
    const isBounded = names.length <= maxFields && names.every((name) => name === intentName || isFieldName(name));
    return isBounded ? formData : null;
  } catch {
    return null;
  }
}

/** Rejects names such as "toString", which would overwrite the methods of the object that Conform builds. */
function isFieldName(name: string): boolean {
  return fieldName.test(name) && !name.split(/[.[\]]/).some((part) => part in Object.prototype);
}

const listName = z.string().max(32);
const indexInList = z.int().min(0).max(99);

/** The part of Conform's intents that we accept: inserting without values, and removing, in lists of bounded length. */
const listIntentSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("insert"), payload: z.strictObject({ name: listName }) }),
  z.strictObject({ type: z.literal("remove"), payload: z.strictObject({ name: listName, index: indexInList }) }),
]);

export type ListIntent<List extends string = string> =
  | { type: "insert"; list: List }
  | { type: "remove"; list: List; index: number };

/** Reads the intent of a form with these lists; null if it is none, or is about another list. */
export function readListIntent<List extends string>(value: unknown, lists: readonly List[]): ListIntent<List> | null {
  const parsed = listIntentSchema.safeParse(parseJson(value));
  if (!parsed.success) return null;
  const { type, payload } = parsed.data;
  const list = lists.find((name) => name === payload.name);
  if (list === undefined) return null;
  return type === "insert" ? { type, list } : { type, list, index: payload.index };
}

function parseJson(value: unknown): unknown {
  try {
    return typeof value === "string" && value.length <= 200 ? JSON.parse(value) : null;
  } catch {
    return null;
  }
}

/** For forms without files: two texts of 20,000 characters in any encoding, and some room. */
const textFormMaxBytes = 512 * 1024;
const notAForm = "What was sent is not a form.";
const secretFields = ["password", "confirmPassword", "currentPassword", "token", "accessToken", "refreshToken"];

/**
 * What every action of a page replies with when the page stays: what Conform knows of the form, errors of the whole form
 * under "". Pages add to it what else they need.
 */
export interface PageReply {
  result: SubmissionResult<string[]>;
}
export type FormReply = ReturnType<typeof formReply>;
export type ReadForm = Pick<Extract<Read<unknown>, { ok: true }>, "refuse" | "refuseForNow">;
type Read<Value, List extends string = string> =
  | {
      ok: true;
      value: Value;
      formData: FormData;
      /** Set if a button adds or removes a list entry; `value` is the form before that change. */
      listIntent: ListIntent<List> | null;
      refuse: Refuse;
      refuseForNow: (retryAfterSeconds: number) => FormReply;
    }
  | { ok: false; reply: FormReply };
/** 500 is missing because failed-submissions.ts takes it for a server failure without a reply. */
export type FormErrorStatus = 400 | 403 | 404 | 409 | 413 | 422 | 429 | 503;
/**
 * Replies with the values that were sent and with messages: `form` for the whole form, other names for their fields.
 */
export type Refuse = (errors: Record<string, string[]>, status?: FormErrorStatus, headers?: HeadersInit) => FormReply;

interface ReadFormOptions<List extends string, Value> {
  /** What it counts as when a signed-in user sends it; "change" by default. */
  cost?: WriteCost | ((value: Value, ctx: AppContext & { user: SignedInUser }) => WriteCost | Promise<WriteCost>);
  /** How many bytes it adds to the user's storage, if known. */
  bytes?: (value: Value) => number;
  maxBytes?: number;
  /** The form's lists that buttons add entries to. */
  lists?: readonly List[];
}

/**
 * Reads a form: bounds its size, checks the form token and parses it with the schema. On an error the reply carries all
 * values that were sent, so that nobody types them twice. Write limits of signed-in users are counted here too, because
 * every form passes through and no action can forget it.
 */
export async function readForm<Schema extends z.core.$ZodType, List extends string = never>(
  request: Request,
  context: AppLoadContext,
  schema: Schema,
  { maxBytes = textFormMaxBytes, lists = [], cost = "change", bytes }: ReadFormOptions<List, z.output<Schema>> = {},
): Promise<Read<z.output<Schema>, List>> {
  const body = await readBody(request, maxBytes);
  if (body === null) return { ok: false, reply: formError("Too much was sent at once.", 413) };
  const formData = await parseFormData(body, request.headers.get("Content-Type") ?? "");
  if (formData === null) return { ok: false, reply: formError(notAForm, 400) };
  const listIntent = readListIntent(formData.get(intentName), lists);
  if (formData.has(intentName) && listIntent === null) return { ok: false, reply: formError(notAForm, 400) };
  // Conform would throw for a field that is no list. Our use cases apply the intent themselves.
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
  // Whoever has only the password must not use up the owner's limits.
  if (user && !needsSecondFactor(user)) {
    const value = submission.status === "success" ? submission.value : null;
    const ctx = { ...app, user };
    const kind = typeof cost === "string" ? cost : value === null ? "change" : await cost(value, ctx);
    const refused = await admitWrite(ctx, kind, value === null ? 0 : bytes?.(value));
    if (refused) {
      const { message, status, headers } = writeError(refused);
      return { ok: false, reply: refuse({ form: [message] }, status, headers) };
    }
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
  return data<PageReply>({ result }, { status, headers });
}
