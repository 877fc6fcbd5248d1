import { eq } from "drizzle-orm";
import { brand } from "~/brand";
import { profiles } from "~/db/schema/accounts";
import { layOutMail, type MailContent } from "~/domain/mail/mail-layout";
import { sendMail } from "~/domain/mail/send-mail.server";
import { monthlyRewriteLimit, nearLimit, spendsCredits } from "~/domain/rewriting/limits";
import { logError } from "~/log-error";
import type { AppContext } from "~/ports/context";
import { count } from "~/wording";

/**
 * Mails a user who has just reached their monthly limit, or 80% of it. `used` is the month's count after a use; every
 * count is reached once, so each mail goes out once a month. A rewrite never fails because of it.
 */
export async function mailUsage(
  ctx: Pick<AppContext, "config" | "db" | "messages" | "newId">,
  { userId, used }: { userId: string; used: number },
): Promise<void> {
  try {
    const [profile] = await ctx.db.select().from(profiles).where(eq(profiles.id, userId));
    const limit = profile && monthlyRewriteLimit[profile.subscriptionTier];
    if (!profile || !limit) return;
    const page = ctx.config.origin && `${ctx.config.origin}/app/dashboard/billing`;
    const credits = spendsCredits(profile.subscriptionTier) ? profile.credits : 0;
    const state = { used, limit, credits, page };
    if (used === limit) await sendMail(ctx, { to: profile.email, ...limitReached(state) });
    else if (used === nearLimit(limit)) await sendMail(ctx, { to: profile.email, ...limitNear(state) });
  } catch (error) {
    logError("A mail about the monthly limit is not sent", error);
  }
}

interface UsageState {
  used: number;
  limit: number;
  /** That pay for more. */
  credits: number;
  page: string | null;
}

function limitNear({ used, limit, page }: UsageState): MailContent {
  return layOutMail({
    subject: `${used} of your ${limit} ${brand} rewrites are used`,
    paragraphs: [
      `You have used ${used} of the ${limit} rewrites that your plan includes this month: ${limit - used} ${limit - used === 1 ? "is" : "are"} left.`,
      "The count starts again with the next month. If you need more before that, see Credits & Subscription.",
    ],
    actions: pageAction(page),
    foot: "Matching, tracking and downloads have no such limit.",
  });
}

function limitReached({ limit, credits, page }: UsageState): MailContent {
  return layOutMail({
    subject: `Your ${brand} rewrites of this month are used`,
    paragraphs: [
      `You have used all ${limit} rewrites that your plan includes this month.`,
      credits > 0
        ? `Each further one takes a credit: you have ${count(credits, "credit")}.`
        : "The count starts again with the next month. If you need more before that, see Credits & Subscription.",
    ],
    actions: pageAction(page),
    foot: "Matching, tracking and downloads have no such limit.",
  });
}

function pageAction(page: string | null) {
  return page ? [{ label: "Credits & Subscription", link: page }] : [];
}
