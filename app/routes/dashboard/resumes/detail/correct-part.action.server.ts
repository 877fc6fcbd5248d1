import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { type CorrectResult, correctResumePart } from "~/domain/resumes/correct/correct-resume-part.server";
import { correctionSchema, type TypedPart, typedPart } from "~/domain/resumes/correct/correction.schema";
import { applyListButton, readListButton } from "~/domain/resumes/correct/list-buttons";
import { partAddress, type ResumePart, readPart } from "~/domain/resumes/correct/resume-part.shared";
import { linesWithOwnField } from "~/domain/resumes/limits";
import { type PageReply, readForm } from "~/http/form.server";
import type { KeptForm } from "~/http/kept-forms.server";
import { resumeGone } from "~/http/resume-errors";
import { redirectWithToast } from "~/http/toast.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import type { EntryForm } from "~/tailor/correct/correction";

export interface CorrectionReply extends PageReply {
  /** Changes with every reply, so that the form is rendered with its values. */
  serial: string;
  /** Null if nothing of the form could be read. */
  typed: TypedPart | null;
  basedOn: number | null;
  /** The line that a button has moved or added: "highlights-2". */
  focus: string | null;
  /** The part that the form is sent for next time: another tab may have moved it. */
  part: string;
  /** The current values, if another tab has saved meanwhile. */
  stale: { form: EntryForm | null } | null;
}

/** A kept form that is restored after signing in. */
export interface KeptCorrection extends Pick<CorrectionReply, "typed" | "basedOn" | "part"> {
  id: string;
}

type Context = AppContext & { user: SignedInUser };

/** The form of one part. A list button replies with the changed form, which is not saved yet; "Save" saves it. */
export async function correctPart(
  request: Request,
  ctx: Context,
  context: AppLoadContext,
  { resumeId, part }: { resumeId: string; part: ResumePart },
) {
  const nothing = { typed: null, basedOn: null, focus: null, part: addressOf(part), stale: null };
  const reply = (
    { errors = {}, ...answer }: Partial<CorrectionReply> & { errors?: Record<string, string[]> },
    status: number,
  ) => data<CorrectionReply>({ serial: ctx.newId(), ...nothing, result: { error: errors }, ...answer }, { status });
  const form = await readForm(request, context, correctionSchema(part), {
    cost: ({ press }) => (readListButton(press) ? "change" : "growth"),
  });
  if (!form.ok) {
    const { initialValue, error } = form.reply.data.result;
    const basedOn = Number(initialValue?.basedOn) || null;
    const typed = initialValue ? typedPart(part, initialValue) : null;
    return reply({ typed, basedOn, errors: listErrors(error) }, form.reply.init?.status ?? 400);
  }
  const { basedOn, press } = form.value;
  const typed = typedPart(part, form.value);
  const pressed = readListButton(press);
  if (pressed) return reply({ ...afterPress(typed, pressed), basedOn }, 200);
  const saved = await correctResumePart(ctx, { resumeId, part, basedOn, typed });
  if (saved.ok) return done(context, resumeId, part, saved);
  switch (saved.reason) {
    case "not-found":
      return reply({ typed, basedOn, errors: { "": [resumeGone] } }, 404);
    case "invalid":
      return reply({ typed, basedOn, errors: saved.errors }, 400);
    case "too-long":
      return reply({ typed, basedOn, errors: { "": ["This would make the resume longer than it may be."] } }, 400);
    case "stale": {
      const { current, index, form } = saved;
      const moved = part.section === "basics" ? part : { ...part, index };
      return reply({ typed: unplaced(typed), basedOn: current, part: addressOf(moved), stale: { form } }, 409);
    }
    default:
      return saved satisfies never;
  }
}

/** The kept input of a part, with its list button applied; null if nothing was kept. */
export function keptCorrection(kept: KeptForm | null, part: ResumePart): KeptCorrection | null {
  const sent = kept?.result.initialValue;
  if (!kept || !sent) return null;
  const pressed = readListButton(String(sent.press ?? ""));
  const typed = typedPart(part, sent);
  const target = readPart(String(sent.part ?? ""));
  if (target?.section !== part.section) return null;
  return {
    id: kept.id,
    part: String(sent.part),
    basedOn: Number(sent.basedOn) || null,
    typed: pressed ? afterPress(typed, pressed).typed : typed,
  };
}

function addressOf(part: ResumePart): string {
  return part.section === "basics" ? "basics" : partAddress(part.section, part.index);
}

function done(context: AppLoadContext, id: string, part: ResumePart, saved: Extract<CorrectResult, { ok: true }>) {
  const anchor = part.section === "basics" ? "basics" : part.section;
  return redirectWithToast(
    context,
    `/app/dashboard/resumes/${id}#${anchor}`,
    saved.isChanged
      ? { title: "Correction saved!", text: `This is version ${saved.version} now.`, tone: "success" }
      : { title: "Nothing to save", text: "The form is the same as the resume.", tone: "success" },
  );
}

function afterPress(typed: TypedPart, pressed: NonNullable<ReturnType<typeof readListButton>>) {
  const list = typed.lists[pressed.list];
  if (list === undefined) return { typed };
  const items = typeof list === "string" ? [] : list;
  if (pressed.step === "add" && items.length >= linesWithOwnField) {
    return { typed, errors: { [pressed.list]: [`At most ${linesWithOwnField} lines here.`] } };
  }
  const after = applyListButton(items, pressed, { text: "" });
  const focus = after.focus < 0 ? `${pressed.list}-add` : `${pressed.list}-${after.focus}`;
  return { typed: { ...typed, lists: { ...typed.lists, [pressed.list]: after.items } }, focus };
}

/** Drops the positions of lines, which belong to an older version. */
function unplaced(typed: TypedPart): TypedPart {
  const lists = Object.entries(typed.lists).map(([name, list]) => [
    name,
    typeof list === "string" ? list : list.map(({ text }) => ({ text })),
  ]);
  return { ...typed, lists: Object.fromEntries(lists) };
}

/** Moves errors of single lines ("highlights[2].text") to their list. */
function listErrors(error: Record<string, string[] | null> | null | undefined): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const [name, messages] of Object.entries(error ?? {})) {
    const field = name.split("[")[0] ?? name;
    errors[field] = [...new Set([...(errors[field] ?? []), ...(messages ?? [])])];
  }
  return errors;
}
