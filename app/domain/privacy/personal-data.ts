import { and, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { identities, keptForms, profiles, sessions, users } from "~/db/schema/accounts";
import { milestones, rewriteFeedback } from "~/db/schema/admin";
import { payments, subscribers } from "~/db/schema/billing";
import { applicationSteps, jobPosts } from "~/db/schema/jobs";
import { facts, matchScores, resumeJobMatches } from "~/db/schema/matching";
import { builderDrafts, resumes, resumeVersions } from "~/db/schema/resumes";
import { creditLedger, creditUsage, rewrites } from "~/db/schema/rewriting";
import { flowStates, mfaChallenges, mfaFactors, oneTimeTokens, recoveryCodes } from "~/db/schema/sign-in";
import { waitlistSignups } from "~/db/schema/waitlist";
import { type LongTexts, matchTexts, resumeTexts, rewriteTexts, stepTexts, versionTexts } from "./long-texts.server";

interface Owner {
  id: string;
  /** Lower-cased. */
  email: string;
}

export interface PersonalTable {
  /** Name in the download, without ".json". */
  file: string;
  /** What it is, for its owner. */
  about: string;
  table: SQLiteTable;
  of: (owner: Owner) => SQL | undefined;
  /** The columns that its owner gets; every other is named in `withheld`, so that a new one waits for a decision. */
  columns: Record<string, SQLiteColumn>;
  /** Secrets and their hashes; and where long texts lie, which stand in the download themselves. */
  withheld: string[];
  /** What a row says at length, by the names of the columns that had it once. */
  longTexts?: LongTexts;
}

/** Every table with data about users, as the download shows it. Deleting the user's row deletes the rows of all. */
export const personalTables: PersonalTable[] = [
  described(users, "account", "Your account", { withheld: ["passwordHash"], of: ({ id }) => eq(users.id, id) }),
  described(profiles, "profile", "Your profile and plan", { of: ({ id }) => eq(profiles.id, id) }),
  described(identities, "ways-to-sign-in", "What you sign in with"),
  described(sessions, "sessions", "Where you are signed in", { withheld: ["tokenHash", "refreshCounter"] }),
  described(mfaFactors, "second-factors", "Your second factors", { withheld: ["secret", "lastStep"] }),
  described(mfaChallenges, "second-factor-checks", "Recent requests for a second factor", {
    withheld: ["codeHash"],
    of: ({ id }) =>
      inArray(
        mfaChallenges.factorId,
        sql`(select ${mfaFactors.id} from ${mfaFactors} where ${mfaFactors.userId} = ${id})`,
      ),
  }),
  described(recoveryCodes, "recovery-codes", "When your recovery codes were made", { withheld: ["codeHash"] }),
  described(oneTimeTokens, "mailed-links", "Links and codes we mailed you recently", {
    withheld: ["tokenHash", "codeHash", "payload"],
    // A sign-up belongs to no user yet: whoever reads its mail may know of it.
    of: ({ id, email }) =>
      or(eq(oneTimeTokens.userId, id), and(isNull(oneTimeTokens.userId), eq(oneTimeTokens.email, email))),
  }),
  described(flowStates, "sign-ins-under-way", "Sign-ins in progress", {
    withheld: ["codeChallenge", "codeHash", "stateHash", "providerVerifier", "nonce"],
  }),
  described(keptForms, "kept-forms", "Forms you sent after your session had ended", { withheld: ["visitorHash"] }),
  described(resumes, "resumes", "Your resumes; uploaded files are in the folder “files”", {
    withheld: ["content", "contentKey", "textHash"],
    longTexts: resumeTexts,
  }),
  described(resumeVersions, "resume-versions", "Earlier versions of your resumes", {
    withheld: ["content", "contentKey"],
    longTexts: versionTexts,
  }),
  described(builderDrafts, "builder-draft", "The resume you are building"),
  described(jobPosts, "job-posts", "Your job posts"),
  described(
    applicationSteps,
    "application-steps",
    "Steps of your applications, with the resumes and letters you sent",
    {
      withheld: ["content", "contentKey"],
      longTexts: stepTexts,
    },
  ),
  described(resumeJobMatches, "matches", "How your resumes match your job posts", {
    withheld: ["content", "contentKey", "outcome"],
    longTexts: matchTexts,
  }),
  described(matchScores, "match-scores", "Every match you made, and its score"),
  described(rewrites, "rewrites", "Your rewrites and cover letters", {
    withheld: ["leaseId", "content", "contentKey"],
    longTexts: rewriteTexts,
  }),
  described(rewriteFeedback, "feedback", "How you rated rewrites, and what came of your applications"),
  described(milestones, "first-steps", "When you first added a resume, matched, rewrote and downloaded"),
  described(facts, "answers", "What you told us about yourself"),
  described(creditUsage, "rewrites-by-month", "How many rewrites you used each month"),
  described(waitlistSignups, "waitlist", "Your place on the waitlist", {
    withheld: ["formKey"],
    of: ({ email }) => eq(waitlistSignups.email, email),
  }),
  described(creditLedger, "credits", "Every credit you received or spent"),
  described(subscribers, "subscription", "Your subscription, and your customer number at Stripe", {
    withheld: ["syncId"],
  }),
  described(payments, "payments", "Your payments, with their receipts"),
];

/** Tables without data about users. A new table of the schema is named here or above, or the tests fail. */
export const otherTables = {
  stored_contents: "Where long texts lie that stand in the download themselves; it goes with its user.",
  waitlist_perks: "Keyed hashes of the mailboxes that were given a discount of the waitlist, and whether it was used.",
  stripe_events: "Numbers of the messages of the payment provider, so that none counts twice.",
  waitlist_forms: "Hashes of the forms that joined a place of the waitlist; they go with it.",
  security_events: "What forms for everybody refused and took: keyed hashes, and how a refused value began.",
  signing_keys: "Keys of our own.",
  audit_log: "What administrators changed: ids, states and numbers, no names, addresses or texts; it stays.",
  daily_figures: "How often something happened on a day, for all users together.",
  totals: "How many rows there are of a kind.",
  search_keys: "Numbers of rows in our search index; they go with their rows.",
  dead_letters:
    "Messages that could not be delivered, until we send or drop them, 30 days at most; they go with whom they concern.",
  cron_runs: "When our clean-up ran.",
  outbox: "The mail box of a developer, empty in production: mails that were sent are not ours to take back.",
};

function described<Table extends SQLiteTable>(
  table: Table,
  file: string,
  about: string,
  more: { withheld?: (keyof Table["$inferSelect"] & string)[]; of?: PersonalTable["of"]; longTexts?: LongTexts } = {},
): PersonalTable {
  const { withheld = [] } = more;
  const all: Record<string, SQLiteColumn> = getTableColumns(table);
  const shown = Object.entries(all).filter(([name]) => !(withheld as string[]).includes(name));
  const { userId } = all;
  const of = more.of ?? (({ id }) => userId && eq(userId, id));
  return {
    table,
    file,
    about,
    of,
    columns: Object.fromEntries(shown),
    withheld,
    ...(more.longTexts && { longTexts: more.longTexts }),
  };
}
