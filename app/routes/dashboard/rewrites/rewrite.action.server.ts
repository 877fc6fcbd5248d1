import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { factsPerUser } from "~/domain/facts/limits";
import { admitNewResume } from "~/domain/resumes/add/add-resume-text.server";
import { decideRewrite, rescoreRewrite } from "~/domain/rewriting/decide/decide-rewrite.server";
import { type DecisionForm, decisionSchema } from "~/domain/rewriting/decide/decision.schema";
import { deleteRewriteTexts } from "~/domain/rewriting/decide/delete-rewrite-texts.server";
import { replaceResume } from "~/domain/rewriting/decide/replace-resume.server";
import { saveAsResume } from "~/domain/rewriting/decide/save-as-resume.server";
import type { WriteCost } from "~/domain/storage/quota";
import { type PageReply, readForm } from "~/http/form.server";
import { found } from "~/http/guards.server";
import { keptField, readKeptForm } from "~/http/kept-forms.server";
import { tooManyResumes, usedForm } from "~/http/resume-errors";
import { redirectWithToast } from "~/http/toast.server";
import { logError } from "~/log-error";
import type { AppContext, SignedInUser } from "~/ports/context";

/** The answer to a form of a rewrite's page that stays on that page. */
export interface DecisionReply extends PageReply {
  /** The part of the page that it is about: the id of a change, "letter", "changes", "confirm", "use". */
  about: string;
  saved: boolean;
  /** It was changed meanwhile, so nothing was saved. */
  isStale: boolean;
  /** What was typed and not saved. */
  typed: string | null;
}

/** A kept form with text, restored after sign-in. */
export interface KeptDecision {
  id: string;
  /** Of its form on the page. */
  name: string;
  reply: DecisionReply;
}

type Context = AppContext & { user: SignedInUser };

/** For the page of a rewrite: what of it was typed before its owner had to sign in again, as an answer to its form. */
export async function keptDecision(
  request: Request,
  ctx: Context,
  context: AppLoadContext,
  { revision, changeIds }: { revision: number; changeIds: string[] },
): Promise<KeptDecision | null> {
  const name = new URL(request.url).searchParams.get(keptField) ?? "";
  if (name !== "letter" && !name.startsWith("own-")) return null;
  const kept = await readKeptForm(ctx, request, context, name);
  const typed = kept?.result.initialValue;
  if (!kept || !typed) return null;
  const about = placeOf(typed);
  const isOffered = about === "letter" || changeIds.includes(about);
  const reply = isOffered
    ? { about, isStale: typed.revision !== String(revision) }
    : { about: "changes", result: resultOf([notOnOffer]) };
  return { id: kept.id, name, reply: { ...nothingYet, ...reply, typed: textOf(typed) } };
}

const nothingYet: Omit<DecisionReply, "about"> = { saved: false, isStale: false, typed: null, result: {} };
const needsUse =
  "Your new answers would add something, but this rewrite did not count towards your plan. Ask for a new rewrite below.";
const tooManyAnswers = `You have given ${factsPerUser} answers, the most an account can have. Withdraw one that you no longer need.`;
const notOnOffer = "This change is no longer available.";

/** Each decision and each scoring makes the engine read the whole rewrite. */
function costOf({ intent }: DecisionForm): WriteCost {
  if (intent === "delete-texts") return "change";
  if (intent === "use") return "growth";
  return intent === "new-resume" ? "resume" : "engine";
}

/** Takes a decision about a rewrite. A script asks for data with "live"; a form goes on to the part it is about. */
export async function answerDecision(request: Request, ctx: Context, context: AppLoadContext, id: string) {
  const form = await readForm(request, context, decisionSchema, { cost: costOf });
  if (!form.ok) {
    const { initialValue, error } = form.reply.data.result;
    const typed = (initialValue ?? {}) as Record<string, unknown>;
    const messages = Object.values(error ?? {}).flatMap((texts) => texts ?? []);
    return reply({ about: placeOf(typed), messages, typed: textOf(typed) }, form.reply.init?.status ?? 400);
  }
  const decision = form.value;
  const about = placeOf(decision);
  try {
    const refused = await takeDecision(ctx, context, id, decision);
    if (refused) return refused;
  } catch (error) {
    if (error instanceof Response) throw error;
    // An error page in place of this one would lose the input.
    logError(`Decision about rewrite ${id}`, error);
    return reply({ about, messages: [notSavedNow], typed: textOf(decision) }, 503);
  }
  if (form.formData.has("live")) return reply({ about, saved: true }, 200);
  const part = new URL(request.url).searchParams.get("changes");
  const to = `${pagePath(id)}${part ? `?changes=${encodeURIComponent(part)}` : ""}#${/^(letter|changes|confirm|questions)$/.test(about) ? about : `change-${about}`}`;
  return about === "letter"
    ? redirectWithToast(context, to, { title: "Letter saved!", tone: "success" })
    : redirect(to, 303);
}

const notSavedNow = "We could not save it just now. Please try again.";

/** Null if it was done and the page continues as after any decision. */
async function takeDecision(ctx: Context, context: AppLoadContext, id: string, decision: DecisionForm) {
  switch (decision.intent) {
    case "use":
      return adopt(ctx, context, id, decision);
    case "new-resume":
      return saveNew(ctx, context, id, decision.id);
    case "delete-texts": {
      if (!(await deleteRewriteTexts(ctx, id))) return found<never>(null);
      const toast = { title: "Deleted", text: "Its line in your history stays.", tone: "success" } as const;
      return redirectWithToast(context, pagePath(id), toast);
    }
    case "rescore": {
      const answer = await rescoreRewrite(ctx, id);
      return answer.ok ? null : refusal(answer.reason, decision);
    }
    default: {
      const answer = await decideRewrite(ctx, { id, decision });
      return answer.ok ? null : refusal(answer.reason, decision);
    }
  }
}

function refusal(reason: "not-found" | "no-such-change" | "stale" | "needs-use" | "too-many", decision: DecisionForm) {
  const about = placeOf(decision);
  const typed = textOf(decision);
  switch (reason) {
    case "not-found":
      return found<never>(null);
    case "no-such-change":
      return reply({ about: "changes", messages: [notOnOffer], typed }, 409);
    case "stale":
      return reply({ about, isStale: true, typed }, 409);
    case "needs-use":
      return reply({ about, messages: [needsUse], typed }, 409);
    case "too-many":
      return reply({ about, messages: [tooManyAnswers], typed }, 409);
    default:
      return reason satisfies never;
  }
}

async function adopt(
  ctx: Context,
  context: AppLoadContext,
  id: string,
  { basedOn, seen }: { basedOn: number; seen?: number },
) {
  const answer = await replaceResume(ctx, { id, basedOn, seen });
  if (answer.ok) {
    const text = "The one before is kept among its versions.";
    const toast = { title: "This is your resume now", text, tone: "success" } as const;
    return redirectWithToast(context, `/app/dashboard/resumes/${answer.resumeId}`, toast);
  }
  return answer.reason === "stale" ? reply({ about: "use", isStale: true }, 409) : found<never>(null);
}

async function saveNew(ctx: Context, context: AppLoadContext, id: string, newId: string) {
  const answer = (await admitNewResume(ctx)) ?? (await saveAsResume(ctx, { id, newId }));
  if (answer.ok) {
    const toast = { title: "Saved as a new resume", tone: "success" } as const;
    return redirectWithToast(context, `/app/dashboard/resumes/${newId}`, toast);
  }
  switch (answer.reason) {
    case "not-found":
      return found<never>(null);
    case "id-taken":
      return reply({ about: "use", messages: [usedForm] }, 409);
    case "not-saved":
      return reply({ about: "use", messages: [notSavedNow] }, 503);
    case "rate-limited": {
      const { title, text } = tooManyResumes(answer.retryAfterSeconds);
      return reply({ about: "use", messages: [`${title}. ${text}`] }, 429);
    }
    default:
      return answer satisfies never;
  }
}

function pagePath(id: string): string {
  return `/app/dashboard/rewrites/${id}`;
}

/** The part of the page that a form stood in. */
function placeOf(form: object): string {
  const { intent, change } = form as { intent?: unknown; change?: unknown };
  if (typeof change === "string")
    return intent === "accept-cuts" || intent === "reject-cuts" ? `cuts-${change}` : change;
  switch (intent) {
    case "letter":
    case "letter-as-written":
    case "letter-sentences":
      return "letter";
    case "use":
    case "new-resume":
      return "use";
    case "rescore":
      return "questions";
    case "confirm-all":
    case "keep-mine":
      return "confirm";
    default:
      return "changes";
  }
}

function textOf(form: object): string | null {
  const { text } = form as { text?: unknown };
  return typeof text === "string" ? text : null;
}

function resultOf(messages: string[]): DecisionReply["result"] {
  return messages.length > 0 ? { error: { "": messages } } : {};
}

type Body = Pick<DecisionReply, "about"> & Partial<DecisionReply> & { messages?: string[] };

function reply({ messages = [], ...body }: Body, status: number) {
  return data<DecisionReply>({ ...nothingYet, result: resultOf(messages), ...body }, { status });
}
