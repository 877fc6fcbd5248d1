import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { arrangeSchema } from "../domain/resumes/arrange.schema";
import { arrangePart } from "../domain/resumes/arrange-part.server";
import { pressList, readPress } from "../domain/resumes/press-list";
import type { AppContext, SignedInUser } from "../ports/context";
import type { PartSection } from "../tailor/correct/part-shape";
import { readForm } from "./form.server";
import { redirectWithToast } from "./redirect-with-toast.server";

export interface ArrangeReply {
  serial: string;
  /** Null shows the entries as they stand. */
  order: number[] | null;
  basedOn: number | null;
  focus: number | null;
  isStale: boolean;
  error: string | null;
}

type Context = AppContext & { user: SignedInUser };

/** The form that moves and removes entries: its list buttons answer with the form, unsaved. */
export async function arrangeEntries(
  request: Request,
  ctx: Context,
  context: AppLoadContext,
  { resumeId, section }: { resumeId: string; section: PartSection },
) {
  const reply = (answer: Partial<ArrangeReply>, status: number) =>
    data<ArrangeReply>(
      { serial: ctx.newId(), order: null, basedOn: null, focus: null, isStale: false, error: null, ...answer },
      { status },
    );
  const form = await readForm(request, context, arrangeSchema);
  if (!form.ok) {
    const { initialValue, error } = form.reply.data.result;
    const sent = arrangeSchema.safeParse(initialValue);
    const kept = sent.success ? { order: sent.data.entries.map(({ at }) => at), basedOn: sent.data.basedOn } : {};
    const message = error?.[""]?.join(" ") ?? "This form is incomplete. Reload the page and try again.";
    return reply({ ...kept, error: message }, form.reply.init?.status ?? 400);
  }
  const { basedOn, entries, press } = form.value;
  const order = entries.map(({ at }) => at);
  const pressed = readPress(press);
  if (pressed) {
    const after = pressList(order, pressed, 0);
    return reply({ order: pressed.step === "add" ? order : after.items, focus: after.focus, basedOn }, 200);
  }
  const saved = await arrangePart(ctx, { resumeId, section, basedOn, order });
  if (saved.ok) {
    const toast = saved.isChanged ? { title: "Order saved!" } : { title: "Nothing to save" };
    return redirectWithToast(context, `/app/dashboard/resumes/${resumeId}#${section}`, { ...toast, tone: "success" });
  }
  switch (saved.reason) {
    case "not-found":
      throw new Response("Not found", { status: 404 });
    case "stale":
      return reply({ isStale: true }, 409);
    default:
      return saved.reason satisfies never;
  }
}
