import { getResume } from "~/domain/resumes/show/get-resume.server";
import { saveVersion } from "~/domain/resumes/versions/save-version.server";
import { getRewrite } from "~/domain/rewriting/show/get-rewrite.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import { parseResume } from "~/tailor/parse/parse-resume";
import { fieldsOf } from "~/tailor/render/resume-fields";
import type { Resume } from "~/tailor/resume";

/**
 * Replaces the resume with its rewritten text, with the user's decisions applied, as the next version. Idempotent.
 * "stale": the resume is no longer at version `basedOn`, or the rewrite no longer at revision `seen`; nothing is saved.
 */
export async function replaceResume(
  ctx: Pick<AppContext, "db" | "files" | "newId" | "now"> & { user: SignedInUser },
  input: { id: string; basedOn: number; seen?: number },
): Promise<{ ok: true; resumeId: string } | { ok: false; reason: "not-found" | "stale" }> {
  const rewrite = await getRewrite(ctx, input.id);
  const resume = rewrite?.resumeId ? await getResume(ctx, rewrite.resumeId) : null;
  if (!rewrite?.result || rewrite.rewrittenCv === null || !resume) return { ok: false, reason: "not-found" };
  const text = rewrite.rewrittenCv;
  const isSaved = resume.versionRewriteId === rewrite.id && resume.originalCvText === text;
  if (isSaved) return { ok: true, resumeId: resume.id };
  if (input.seen !== undefined && rewrite.revision !== input.seen) return { ok: false, reason: "stale" };
  const saved = await saveVersion(ctx, {
    resumeId: resume.id,
    basedOn: input.basedOn,
    source: "rewrite",
    rewriteId: rewrite.id,
    text,
    document: standAlone(rewrite.result.document, text),
  });
  return saved.ok ? { ok: true, resumeId: resume.id } : { ok: false, reason: saved.reason };
}

/** The document with the new text as its source: as it is read from there, or, where that would lose a field, as it is. */
function standAlone(document: Resume, text: string): Resume {
  const read = parseResume(text);
  if (JSON.stringify(fieldsOf(read)) === JSON.stringify(fieldsOf(document))) return read;
  return { ...document, source: text, atoms: document.atoms.map((atom) => ({ ...atom, span: null })) };
}
