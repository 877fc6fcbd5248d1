import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import type { z } from "zod";
import { messagesOf } from "~/domain/resumes/add/resume-file.shared";
import { completeSchemas, sections } from "~/domain/resumes/builder/builder.schema";
import { type BuilderStep, builderLists, builderStepSchema } from "~/domain/resumes/builder/builder-step.schema";
import type { Draft } from "~/domain/resumes/builder/get-draft.server";
import { addsResume, discardDraft } from "~/domain/resumes/builder/save-built-resume.server";
import { saveSection } from "~/domain/resumes/builder/save-section.server";
import { type FormReply, type ListIntent, readForm } from "~/http/form.server";
import { notSaved } from "~/http/resume-errors";
import { redirectWithToast } from "~/http/toast.server";
import { logError } from "~/log-error";
import type { AppContext, SignedInUser } from "~/ports/context";
import { builderPath } from "~/routes/dashboard/paths";
import { type BuilderReply, saveBuilt } from "./save-built.server";

type Context = AppContext & { user: SignedInUser };

export function readBuilderForm(request: Request, context: AppLoadContext) {
  return readForm(request, context, builderStepSchema, {
    lists: builderLists,
    cost: async ({ step, resumeId }, ctx) => {
      if (step !== "save") return "change";
      return (await addsResume(ctx, resumeId)) ? "resume" : "growth";
    },
  });
}

/** Handles a button of the builder: saves the input, then goes where the button leads. */
export async function takeBuilderStep(request: Request, ctx: Context, context: AppLoadContext) {
  const form = await readBuilderForm(request, context);
  if (!form.ok) return reply(form.reply);
  try {
    return await takeStep(form, ctx, context);
  } catch (error) {
    // An error page in place of this one would lose the input.
    logError("Builder", error);
    return reply(form.refuse({ form: messagesOf(notSaved) }, 503));
  }
}

type SentForm = Extract<Awaited<ReturnType<typeof readBuilderForm>>, { ok: true }>;

async function takeStep(form: SentForm, ctx: Context, context: AppLoadContext) {
  const { step } = form.value;
  if (step === "save") return saveBuilt(ctx, context, form, form.value);
  if (step === "start-over") return startOver(ctx, context, form.value);
  if (form.value.section === "review") return redirect(afterReview(step), 303);
  const saved = await keepSection(ctx, form.value, form.listIntent);
  if (!saved.ok) return reply(form.refuse({}, 409), { stale: saved.current });
  const { section } = form.value;
  const { draft } = saved;
  if (form.listIntent) return redirect(builderPath(section, placeOf(form.listIntent, draft)), 303);
  if (step === "discard") return redirect(`${builderPath(section)}&discard=ask`, 303);
  if (step === "next" && draft.section === section) {
    const errors = errorsOf(completeSchemas[section].safeParse(draft.content).error?.issues ?? []);
    return reply(form.refuse(errors), { draft });
  }
  return redirect(builderPath(draft.section), 303);
}

/** Keeps what was typed so far. */
export function keepSection(ctx: Context, form: BuilderStep, change: ListIntent<"education" | "experience"> | null) {
  const { section, resumeId, revision, step, shown: _, over: __, ...fields } = form;
  const toward = step === "next" ? step : sections.find((name) => name === step);
  return saveSection(ctx, { section, resumeId, revision, fields, change, toward });
}

async function startOver(ctx: Context, context: AppLoadContext, draft: { resumeId: string; revision: number }) {
  const isGone = await discardDraft(ctx, draft);
  if (isGone) return redirectWithToast(context, builderPath(), { title: "Started over", tone: "success" });
  const text = "The draft was changed in another tab or on another device. Look at it first.";
  return redirectWithToast(context, builderPath(), { title: "Nothing was deleted", text, tone: "error" });
}

function afterReview(step: BuilderStep["step"]): string {
  if (step === "discard") return `${builderPath("review")}&discard=ask`;
  const section = sections.find((name) => name === step);
  return builderPath(section ?? "review");
}

/** The anchor of the new entry, or of the list. */
function placeOf(intent: ListIntent<"education" | "experience">, draft: Draft): string {
  return intent.type === "insert" ? `${intent.list}-${draft.content[intent.list].length}` : intent.list;
}

function errorsOf(issues: z.core.$ZodIssue[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of issues) {
    const name = path.reduce<string>((before, part) => {
      if (typeof part === "number") return `${before}[${part}]`;
      return before === "" ? String(part) : `${before}.${String(part)}`;
    }, "");
    errors[name] = [...(errors[name] ?? []), message];
  }
  return errors;
}

function reply(form: FormReply, more: Omit<BuilderReply, "result"> = {}) {
  const body: BuilderReply = { ...form.data, ...more };
  return data(body, form.init ?? undefined);
}
