import type { AppContext, SignedInUser } from "../../ports/context";
import { UnsupportedScript } from "../../tailor/render/pdf/unsupported-script";
import { renderLetter } from "../../tailor/render/render-letter";
import { renderResume } from "../../tailor/render/render-resume";
import { getRewrite } from "./get-rewrite.server";
import { exportFormats, type OfferedFormat } from "./rewrite.schema";

/**
 * The file behind "resume.pdf", "cover-letter.docx" and the like of a finished rewrite, made anew from its
 * stored document: the same rewrite gives the same bytes.
 */
export async function exportRewrite(
  ctx: Pick<AppContext, "db" | "loadFont"> & { user: SignedInUser },
  input: { id: string; fileName: string },
): Promise<
  | { ok: true; bytes: Uint8Array; fileName: string; format: OfferedFormat }
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "unsupported-script"; message: string }
> {
  const [, kind, extension] = /^(resume|cover-letter)\.(\w+)$/.exec(input.fileName) ?? [];
  const format = exportFormats.find((offered) => offered === extension);
  const rewrite = format ? await getRewrite(ctx, input.id) : null;
  if (!format || !rewrite?.result || rewrite.coverLetter === null) return { ok: false, reason: "not-found" };

  const { document } = rewrite.result;
  const options = { format, fonts: ctx.loadFont };
  try {
    const bytes =
      kind === "resume"
        ? await renderResume(document, options)
        : await renderLetter(rewrite.coverLetter, document.basics, options);
    const title = kind === "resume" ? "resume" : "cover letter";
    const fileName = `${[document.basics.name, rewrite.companyName, title].filter(Boolean).join(" - ")}.${format}`;
    return { ok: true, bytes, fileName: fileName.replace(/[\\/:*?"<>|]+/g, "_"), format };
  } catch (error) {
    if (error instanceof UnsupportedScript) return { ok: false, reason: "unsupported-script", message: error.message };
    throw error;
  }
}
