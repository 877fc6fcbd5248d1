import { and, eq, sql } from "drizzle-orm";
import { rowOf } from "~/db/rows";
import { builderDrafts, resumes, type versionSources } from "~/db/schema/resumes";
import { resumeTextMaxCharacters } from "~/domain/resumes/limits";
import { shownResumes } from "~/domain/resumes/resume-columns";
import { keepResumeContent } from "~/domain/resumes/resume-content.server";
import { saveVersion } from "~/domain/resumes/versions/save-version.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import { parseResume } from "~/tailor/parse/parse-resume";
import { type BuilderForm, builderFormSchema, firstIncomplete, type Section } from "./builder.schema";
import { builtResumeText } from "./built-resume-text";
import { type Draft, getDraft } from "./get-draft.server";

type Context = Pick<AppContext, "db" | "files" | "now" | "newId"> & { user: Pick<SignedInUser, "id"> };

type SaveBuiltResumeAnswer =
  | { ok: true; resumeId: string; isNew: boolean }
  | { ok: false; reason: "stale"; current: Draft }
  | { ok: false; reason: "incomplete"; section: Section }
  | { ok: false; reason: "too-long"; characters: number }
  /** The resume was changed elsewhere since the builder took it; `current` is the version that stands. */
  | { ok: false; reason: "resume-changed"; current: number }
  | { ok: false; reason: "resume-gone" };

/** Whether saving the draft of this id makes a resume that was not there: no new version, and no form that is sent again. */
export async function addsResume(
  ctx: Pick<AppContext, "db" | "newId"> & { user: Pick<SignedInUser, "id"> },
  resumeId: string,
): Promise<boolean> {
  const draft = await getDraft(ctx);
  return draft.resumeId === resumeId && draft.content.basedOn === null;
}

/**
 * Makes a resume of the draft, or a new version of the one that it changes. `shown` is the digest of the form that the
 * user saw; `over` the version to write over where another than the draft's stands by now. Idempotent: the same form sent again finds its resume saved, and answers as the first time.
 */
export async function saveBuiltResume(
  ctx: Context,
  input: { resumeId: string; revision: number; shown: string; over?: number },
): Promise<SaveBuiltResumeAnswer> {
  const draft = await getDraft(ctx);
  if (draft.revision !== input.revision || draft.resumeId !== input.resumeId) {
    const saved = draft.resumeId === input.resumeId ? null : await savedBefore(ctx, input);
    return saved?.answer ?? { ok: false, reason: "stale", current: draft };
  }
  const { basedOn, ...form } = draft.content;
  const section = firstIncomplete(form);
  if (section !== "review") return { ok: false, reason: "incomplete", section };
  const text = builtResumeText(form);
  if (text.length > resumeTextMaxCharacters) return { ok: false, reason: "too-long", characters: text.length };
  return basedOn === null ? saveNew(ctx, draft, form, text) : saveAgain(ctx, draft, form, text, input.over ?? basedOn);
}

/** Row and draft in one batch: there is a resume, or there is still the draft, also where its id is taken already. */
async function saveNew(
  ctx: Context,
  draft: Draft,
  form: BuilderForm,
  text: string,
  id = draft.resumeId,
): Promise<SaveBuiltResumeAnswer> {
  const { resumeId, revision } = draft;
  const now = ctx.now();
  const stands = and(
    eq(builderDrafts.userId, ctx.user.id),
    eq(builderDrafts.resumeId, resumeId),
    eq(builderDrafts.revision, revision),
  );
  const said = await keepResumeContent(ctx, ctx.user.id, { text, document: parseResume(text) });
  const row = { id, userId: ctx.user.id, ...said, userFeedback: form, storedAt: now, createdAt: now };
  await ctx.db.batch([
    ctx.db
      .insert(resumes)
      // Nothing where the draft no longer stands.
      .select(rowOf(resumes, row, sql`FROM ${builderDrafts} WHERE ${stands}`))
      .onConflictDoNothing(),
    ctx.db.delete(builderDrafts).where(and(stands, sql`changes() = 1`)),
  ]);
  const saved = await savedBefore(ctx, { resumeId: id, shown: await formDigest(form) });
  if (saved) return saved.answer;
  const current = await getDraft(ctx);
  // This draft began from a form loaded before the last resume was saved, which has the id: this one gets a new id.
  const isTaken = id === resumeId && current.resumeId === resumeId && current.revision === revision;
  return isTaken ? saveNew(ctx, draft, form, text, ctx.newId()) : { ok: false, reason: "stale", current };
}

async function saveAgain(
  ctx: Context,
  { resumeId, revision }: Draft,
  form: BuilderForm,
  text: string,
  basedOn: number,
): Promise<SaveBuiltResumeAnswer> {
  const version = {
    resumeId,
    basedOn,
    source: "builder",
    text,
    document: parseResume(text),
    userFeedback: form,
  } as const;
  const answer = await saveVersion(ctx, version);
  if (!answer.ok) {
    // The other one of two sendings at once was faster.
    const isOurs = answer.reason === "stale" && answer.current === basedOn + 1;
    const saved = isOurs ? await savedBefore(ctx, { resumeId, shown: await formDigest(form) }) : null;
    if (saved?.source === "builder") return saved.answer;
    return answer.reason === "stale"
      ? { ok: false, reason: "resume-changed", current: answer.current }
      : { ok: false, reason: "resume-gone" };
  }
  await discardDraft(ctx, { resumeId, revision });
  return { ok: true, resumeId, isNew: false };
}

/** What an earlier sending of the same form left, and what the version that stands came from; null where it was deleted since. */
async function savedBefore(
  ctx: Context,
  { resumeId, shown }: { resumeId: string; shown: string },
): Promise<{ answer: SaveBuiltResumeAnswer; source: (typeof versionSources)[number] } | null> {
  const [row] = await ctx.db
    .select({ form: resumes.userFeedback, version: resumes.version, source: resumes.versionSource })
    .from(resumes)
    .where(and(shownResumes(ctx.user.id), eq(resumes.id, resumeId)));
  const form = builderFormSchema.safeParse(row?.form);
  if (!row || !form.success || (await formDigest(form.data)) !== shown) return null;
  return { answer: { ok: true, resumeId, isNew: row.version === 1 }, source: row.source };
}

/** Says whether two forms are the same: SHA-256 of the form, its fields in the order of the schema. */
export async function formDigest(form: BuilderForm): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(builderFormSchema.parse(form)));
  return Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("base64url");
}

/** Forgets the draft; false where it was changed since, or is gone. */
export async function discardDraft(
  ctx: Pick<AppContext, "db"> & { user: Pick<SignedInUser, "id"> },
  { resumeId, revision }: { resumeId: string; revision: number },
): Promise<boolean> {
  const gone = await ctx.db
    .delete(builderDrafts)
    .where(
      and(
        eq(builderDrafts.userId, ctx.user.id),
        eq(builderDrafts.resumeId, resumeId),
        eq(builderDrafts.revision, revision),
      ),
    )
    .returning({ revision: builderDrafts.revision });
  return gone.length > 0;
}
