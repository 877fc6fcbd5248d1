import { milestones } from "~/db/schema/admin";
import { resolveLooks } from "~/domain/rewriting/resolve-looks";
import { exportFormats, type OfferedFormat, type RewriteResult } from "~/domain/rewriting/rewrite.schema";
import type { AppContext, SignedInUser } from "~/ports/context";
import type { Contact } from "~/ports/profile";
import type { RoundTrip } from "~/tailor/document";
import { UnsupportedScript } from "~/tailor/render/pdf/unsupported-script";
import { readBack } from "~/tailor/render/read-back";
import { readBackLetter } from "~/tailor/render/read-back-letter";
import { renderLetter } from "~/tailor/render/render-letter";
import { renderResume } from "~/tailor/render/render-resume";
import type { Basics } from "~/tailor/resume";
import { getRewrite } from "./get-rewrite.server";

/** "incomplete": read back, something is missing that the rewrite's page did not tell; `lost` says what. */
type NoFile =
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "unsupported-script"; message: string }
  | { ok: false; reason: "incomplete"; lost: string[] };

/**
 * The file behind "resume.pdf", "cover-letter.docx" and the like of a finished rewrite, as the user decided by now, in
 * their paper and template: the same rewrite gives the same bytes. Each is read back before it is handed out; one that
 * lost something only with `anyway`. A user's first file is noted as a milestone.
 */
export async function exportRewrite(
  ctx: Pick<AppContext, "db" | "files" | "loadFont" | "now"> & { user: SignedInUser },
  input: { id: string; fileName: string; anyway?: boolean },
): Promise<{ ok: true; bytes: Uint8Array; fileName: string; format: OfferedFormat } | NoFile> {
  const [, kind, extension] = /^(resume|cover-letter)\.(\w+)$/.exec(input.fileName) ?? [];
  const format = exportFormats.find((offered) => offered === extension);
  const rewrite = format ? await getRewrite(ctx, input.id) : null;
  if (!format || !rewrite?.result || rewrite.coverLetter === null) return { ok: false, reason: "not-found" };

  const { document, base } = rewrite.result;
  const { contact, preferences } = ctx.user;
  const looks = resolveLooks(preferences, { document, contact, posting: base?.posting });
  const options = { format, fonts: ctx.loadFont, ...looks };
  try {
    const isResume = kind === "resume";
    const bytes = isResume
      ? await renderResume(document, options)
      : await renderLetter(rewrite.coverLetter, letterHead(document.basics, contact, base?.name), options);
    const lost = isResume
      ? lossesNotShown(await readBack(bytes, format, document), rewrite.result)
      : await letterLosses(bytes, format, rewrite.coverLetter);
    if (lost.length > 0 && !input.anyway) return { ok: false, reason: "incomplete", lost };
    await ctx.db
      .insert(milestones)
      .values({ userId: ctx.user.id, step: "download", reachedAt: ctx.now() })
      .onConflictDoNothing();
    const title = isResume ? "resume" : "cover letter";
    const fileName = `${[document.basics.name, rewrite.companyName, title].filter(Boolean).join(" - ")}.${format}`;
    return { ok: true, bytes, fileName: fileName.replace(/[\\/:*?"<>|]+/g, "_"), format };
  } catch (error) {
    if (error instanceof UnsupportedScript) return { ok: false, reason: "unsupported-script", message: error.message };
    throw error;
  }
}

/** What a machine would not find, unless the page shows that very result beside the button. */
function lossesNotShown({ format, fields, recovered, lost }: RoundTrip, { roundTrips }: RewriteResult): string[] {
  const isShown = roundTrips.some(
    (trip) => trip.format === format && trip.fields === fields && trip.recovered === recovered,
  );
  return isShown ? [] : lost.map(({ expected }) => expected);
}

async function letterLosses(bytes: Uint8Array, format: OfferedFormat, text: string): Promise<string[]> {
  return (await readBackLetter(bytes, format, text)) ? [] : ["some words of the letter"];
}

/** What stands above a letter: the resume's own, with what the profile says in its place where that says something. */
export function letterHead(basics: Basics, contact: Contact, name: string | undefined): Basics {
  const { email, phone, location, links } = contact;
  return {
    ...basics,
    name: name ?? basics.name,
    email: email || basics.email,
    phone: phone || basics.phone,
    location: location ? { address: location } : basics.location,
    ...(links.length > 0 && { url: undefined, profiles: links.map((url) => ({ network: url, url })) }),
  };
}
