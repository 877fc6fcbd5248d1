import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { arrangeSchema } from "~/domain/resumes/correct/arrange.schema";
import { type Arrangement, arrangePart, currentArrangement } from "~/domain/resumes/correct/arrange-part.server";
import { applyListButton, type ListButton, readListButton } from "~/domain/resumes/correct/list-buttons";
import { type PageReply, readForm } from "~/http/form.server";
import type { KeptForm } from "~/http/kept-forms.server";
import { resumeGone } from "~/http/resume-errors";
import { redirectWithToast } from "~/http/toast.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import type { PartSection } from "~/tailor/correct/part-shape";

export interface ArrangeReply extends PageReply {
  serial: string;
  /** Null shows the entries in their current order. */
  arrangement: Arrangement | null;
  focus: number | null;
  isStale: boolean;
}

type Context = AppContext & { user: SignedInUser };
type Part = { resumeId: string; section: PartSection };

/** The form that moves and removes entries. Its list buttons reply with the changed form, which is not saved yet. */
export async function arrangeEntries(request: Request, ctx: Context, context: AppLoadContext, part: Part) {
  const reply = async (sent: Arrangement | null, more: { focus?: number; error?: string } = {}, status = 200) => {
    const stored = sent && (await currentArrangement(ctx, { ...part, ...sent }));
    const isGone = sent !== null && stored === null;
    const isStale = stored !== null && stored.basedOn !== sent?.basedOn;
    const error = isGone ? resumeGone : more.error;
    const answer: ArrangeReply = {
      result: error ? { error: { "": [error] } } : {},
      serial: ctx.newId(),
      arrangement: stored ?? sent,
      isStale,
      focus: more.focus ?? null,
    };
    return data(answer, { status: isGone ? 404 : isStale && status === 200 ? 409 : status });
  };
  const form = await readForm(request, context, arrangeSchema, {
    cost: ({ press }) => (readListButton(press) ? "change" : "growth"),
  });
  if (!form.ok) {
    const { initialValue, error } = form.reply.data.result;
    const message = error?.[""]?.join(" ") ?? "This form is incomplete. Reload the page and try again.";
    return reply(readArrangement(initialValue), { error: message }, form.reply.init?.status ?? 400);
  }
  const { basedOn, order, press } = form.value;
  const pressed = readListButton(press);
  if (pressed) {
    const after = afterPress(order, pressed);
    return reply({ basedOn, order: after.items }, { focus: after.focus });
  }
  const saved = await arrangePart(ctx, { ...part, basedOn, order });
  if (saved.ok) {
    const toast = saved.isChanged ? { title: "Order saved!" } : { title: "Nothing to save" };
    const page = `/app/dashboard/resumes/${part.resumeId}#${part.section}`;
    return redirectWithToast(context, page, { ...toast, tone: "success" });
  }
  return reply({ basedOn, order });
}

/** The order of a kept form, applied to the current version. */
export async function keptArrangement(ctx: Context, part: Part, kept: KeptForm | null): Promise<Arrangement | null> {
  const sent = readArrangement(kept?.result.initialValue);
  return sent && currentArrangement(ctx, { ...part, ...sent });
}

/** The order that was sent, with its list button applied. */
function readArrangement(sent: unknown): Arrangement | null {
  const { data } = arrangeSchema.safeParse(sent);
  if (!data) return null;
  const pressed = readListButton(data.press);
  return { basedOn: data.basedOn, order: pressed ? afterPress(data.order, pressed).items : data.order };
}

/** There is nothing to add. */
function afterPress(order: number[], pressed: ListButton) {
  return pressed.step === "add" ? { items: order, focus: 0 } : applyListButton(order, pressed, 0);
}
