import { type SQL, sql } from "drizzle-orm";
import { creditLedger, rewrites } from "~/db/schema/rewriting";
import { givenBackAsksPerMonth } from "~/domain/rewriting/limits";
import type { RewriteRow } from "~/domain/rewriting/stored-rewrite";
import type { ModelFailure } from "./ask-model.server";

const causes: Record<ModelFailure | "crash", string> = {
  "rate-limit": "Our writing model is very busy at the moment",
  refusal: "Our writing model declined this one",
  "bad-schema": "Our writing model gave an answer we could not use",
  "time-out": "Our writing model took too long this time",
  outage: "Our writing model could not be reached just now",
  "bad-configuration": "Our writing model is not available at the moment",
  crash: "Our writing model did not finish this time",
};

/** Tells the user why the rules wrote the rewrite instead of a model; the sentence ends with what it costs. */
export function fallbackReason(cause: ModelFailure | "crash"): string {
  return `${causes[cause]}, so our own rules wrote this for you`;
}

/** Why a rewrite ended without a result: the title of its notice, and what is kept with the row. */
export const failures = {
  gone: { title: "Error", text: "Resume or job post not found. It was deleted before this was written." },
  engine: { title: "Rewrite error", text: "Something went wrong on our side, three times in a row." },
  late: { title: "Rewrite error", text: "It took too long, three times in a row." },
  saving: {
    title: "Error updating records",
    text: "Failed to save rewrite: our records could not be reached, three times in a row.",
  },
};

/** The title that belongs to a kept reason. */
export function failureTitle(text: string | null): string {
  return Object.values(failures).find((failure) => failure.text === text)?.title ?? failures.engine.title;
}

/**
 * SQL condition for the update of this row: whether its use or credit may be given back. It may if no model was asked.
 * Every model request costs money that a use pays for, so only a few of those are given back per user and month.
 */
export function mayGiveBack({ id, userId, month }: Pick<RewriteRow, "id" | "userId" | "month">): SQL {
  return sql`(${rewrites.asks} = 0 OR ${givenBackAsksPerMonth} > (
    SELECT count(*) FROM ${rewrites} AS other
    WHERE other.user_id = ${userId} AND other.month = ${month} AND other.id <> ${id} AND other.asks > 0
      AND (other.counted = 0 OR EXISTS (
        SELECT 1 FROM ${creditLedger} WHERE ${creditLedger.rewriteId} = other.id AND ${creditLedger.reason} = 'returned'
      ))))`;
}
