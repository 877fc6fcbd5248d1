import { and, eq, or, sql } from "drizzle-orm";
import { profiles } from "~/db/schema/accounts";
import { rewriteFeedback, totals } from "~/db/schema/admin";
import { rewrites } from "~/db/schema/rewriting";
import { type Outcome, outcomes, ratings } from "~/domain/rewriting/rate/feedback.schema";
import type { AppContext } from "~/ports/context";
import {
  foundByOwnerOr,
  hasValue,
  type ListAddress,
  ownerColumns,
  pageQuery,
  type Searched,
  toListPage,
} from "./list-rows";

export const feedbackSorts = ["created"] as const;

interface Asked {
  address: ListAddress<(typeof feedbackSorts)[number]>;
  rating: number | null;
  outcome: Outcome | null;
}

/** Feedback on rewrites whose score was `from` to `from` + 9 (to 100 in the last one) when they were rated. */
interface ScoreStep {
  from: number;
  ratings: number;
  /** 1 to 5; null without a rating. */
  averageRating: number | null;
  outcomes: Record<Outcome, number>;
}

export interface FeedbackFigures {
  count: number;
  averageRating: number | null;
  outcomes: Record<Outcome, number>;
  /** Every ten points of the score, lowest first. */
  steps: ScoreStep[];
}

const searched: Searched = {
  kind: "feedback",
  table: rewriteFeedback,
  key: rewriteFeedback.rewriteId,
  texts: [
    rewriteFeedback.comment,
    sql`(SELECT ${rewrites.jobTitle} || char(10) || ${rewrites.companyName} || char(10) || ${rewrites.resumeName} FROM ${rewrites} WHERE ${rewrites.id} = ${rewriteFeedback.rewriteId})`,
  ],
  starts: [],
};

/** What people said of their rewrites, newest first, and the figures over all of it, from maintained totals. */
export async function listFeedback({ db }: Pick<AppContext, "db">, { address, rating, outcome }: Asked) {
  const { sortKey, where, orderBy, limit } = pageQuery(
    address,
    { created: rewriteFeedback.createdAt },
    rewriteFeedback.rewriteId,
  );
  const [rows, counts] = await db.batch([
    db
      .select({
        id: rewriteFeedback.rewriteId,
        sortKey,
        ...ownerColumns,
        jobTitle: rewrites.jobTitle,
        companyName: rewrites.companyName,
        rating: rewriteFeedback.rating,
        comment: rewriteFeedback.comment,
        outcome: rewriteFeedback.outcome,
        score: rewriteFeedback.score,
        createdAt: rewriteFeedback.createdAt,
        updatedAt: rewriteFeedback.updatedAt,
      })
      .from(rewriteFeedback)
      .leftJoin(profiles, eq(profiles.id, rewriteFeedback.userId))
      .leftJoin(rewrites, eq(rewrites.id, rewriteFeedback.rewriteId))
      .where(
        and(
          where,
          rating === null ? undefined : hasValue(address, rewriteFeedback.rating, rating),
          outcome === null ? undefined : hasValue(address, rewriteFeedback.outcome, outcome),
          foundByOwnerOr(address.search, searched, rewriteFeedback.userId),
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
    db
      .select()
      .from(totals)
      .where(
        or(eq(totals.name, "feedback"), and(sql`${totals.name} >= 'feedback:'`, sql`${totals.name} < 'feedback;'`)),
      ),
  ]);
  return { ...toListPage(rows, address), figures: toFigures(counts) };
}

function toFigures(rows: { name: string; value: number }[]): FeedbackFigures {
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  const count = (name: string) => values.get(name) ?? 0;
  const rated = (prefix: string) => {
    const number = ratings.reduce((sum, rating) => sum + count(`${prefix}rating:${rating}`), 0);
    const points = ratings.reduce<number>((sum, rating) => sum + rating * count(`${prefix}rating:${rating}`), 0);
    return { ratings: number, averageRating: number === 0 ? null : points / number };
  };
  const byOutcome = (prefix: string) =>
    Object.fromEntries(outcomes.map((outcome) => [outcome, count(`${prefix}outcome:${outcome}`)])) as Record<
      Outcome,
      number
    >;
  return {
    count: count("feedback"),
    averageRating: rated("feedback:").averageRating,
    outcomes: byOutcome("feedback:"),
    steps: Array.from({ length: 10 }, (_, step) => {
      // The triggers name a step by the tens of its score, "00" to "90".
      const prefix = `feedback:score:${step}0:`;
      return { from: step * 10, ...rated(prefix), outcomes: byOutcome(prefix) };
    }),
  };
}
