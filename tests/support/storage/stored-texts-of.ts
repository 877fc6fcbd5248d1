import type { SentDocument } from "~/domain/applications/copy-attachments.server";
import type { MatchContent } from "~/domain/matching/match-content";
import type { ResumeContent } from "~/domain/resumes/resume-content.server";
import type { RewriteContent } from "~/domain/rewriting/rewrite-content";
import { readStored } from "~/domain/storage/content.server";
import { app } from "../accounts/members";

interface SentContent {
  resume: string;
  letter: string | null;
  sent: SentDocument;
}
type Content = ResumeContent & RewriteContent & MatchContent & SentContent;

/** The stored long texts of a row, whose columns may have the names of Drizzle or of SQL. */
export async function storedTextsOf(row: object | null | undefined): Promise<Content> {
  const { userId, user_id, content, contentKey, content_key } = (row ?? {}) as Record<string, string> & {
    content?: ArrayLike<number> | null;
  };
  const stored = await readStored(app, "row", {
    userId: userId ?? user_id ?? "",
    content: content ? new Uint8Array(content) : null,
    contentKey: contentKey ?? content_key ?? null,
  });
  return stored.content as Content;
}
