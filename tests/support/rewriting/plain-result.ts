import type { RewriteResult } from "~/domain/rewriting/rewrite.schema";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { nurseText, wardPost } from "../storage/seed";

/** A result in which nothing was changed. */
export function plainResult(): RewriteResult {
  const document = parseResume(nurseText);
  const match = matchResume(document, readPosting(wardPost), { asOf: "2026-03" });
  const receipt = { version: "1", claims: [], hash: "" };
  return { document, changes: [], refused: [], questions: [], roundTrips: [], receipt, before: match, after: match };
}
