import { env } from "cloudflare:workers";
import type { Member } from "../accounts/members";
import { storedTextsOf } from "./stored-texts-of";
import { storedKeys } from "./world-state";

const tables = ["resumes", "resume_versions", "rewrites", "resume_job_matches", "application_steps"] as const;
type Row = Record<string, string | number | null>;

/** Turns the member's rows into the old format: long texts in columns, as plain JSON without a version. */
export async function asOldRows({ user }: Member): Promise<void> {
  const last = new Map<string, Row>();
  for (const table of ["rewrites", ...tables.filter((name) => name !== "rewrites")] as const) {
    const { results } = await env.DB.prepare(`SELECT rowid, * FROM ${table} WHERE user_id = ?`)
      .bind(user.id)
      .all<Row>();
    for (const row of results) {
      if (row.content === null && row.content_key === null) continue;
      const old = { content: null, content_key: null, ...(await oldColumns(table, row, last)) };
      if (table === "rewrites") last.set(String(row.id), old);
      const names = Object.keys(old);
      await env.DB.prepare(`UPDATE ${table} SET ${names.map((name) => `${name} = ?`).join(", ")} WHERE rowid = ?`)
        .bind(...Object.values(old), row.rowid)
        .run();
    }
  }
  await env.DB.prepare("DELETE FROM stored_contents WHERE user_id = ?").bind(user.id).run();
  for (const key of await storedKeys(`${user.id}/contents/`)) await env.FILES.delete(key);
}

async function oldColumns(table: (typeof tables)[number], row: Row, last: Map<string, Row>): Promise<Row> {
  const said = await storedTextsOf(row);
  switch (table) {
    case "resumes": {
      const { rewritten_cv = null, cover_letter = null } = last.get(String(row.last_rewrite_id)) ?? {};
      const texts = { rewritten_cv, cover_letter, last_rewrite_id: null, text_hash: null };
      return { original_cv_text: said.text, document: JSON.stringify(said.document), ...texts };
    }
    case "resume_versions":
      return { text: said.text, document: JSON.stringify(said.document) };
    case "rewrites":
      return {
        decisions: Object.keys(said.decisions.changes).length > 0 ? JSON.stringify(said.decisions) : null,
        rewritten_cv: said.rewrittenCv,
        cover_letter: said.coverLetter,
        // The oldest questions do not say of what kind they are.
        result: JSON.stringify({ ...said.result, questions: said.result.questions.map(({ kind: _, ...old }) => old) }),
        has_own_words: 0,
      };
    case "resume_job_matches": {
      const { report, suggestions, details } = said;
      return { report, suggestions: JSON.stringify(suggestions), details: JSON.stringify(details), outcome: null };
    }
    case "application_steps":
      return {
        sent_resume: said.resume,
        sent_letter: said.letter,
        sent_document: JSON.stringify(said.sent),
        has_letter: 0,
      };
    default:
      return table satisfies never;
  }
}
