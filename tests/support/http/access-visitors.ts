import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { profiles, sessions } from "~/db/schema/accounts";
import { apiSessionOf, claimsOf } from "../accounts/api-session";
import { seedFactor } from "../accounts/factors";
import { app, newMember } from "../accounts/members";
import { seedAnswer, seedJob, seedResume, seedRewrite, seedStep } from "../storage/seed";
import { Browser } from "./browser";

/**
 * A signed-out visitor, a user with another's ids, a user, one who owes the second factor, one who showed it, an admin.
 */
export const visitorNames = ["anonymous", "stranger", "member", "halfway", "assured", "admin"] as const;
export type VisitorName = (typeof visitorNames)[number];

export interface Visitor {
  browser: Browser;
  /** Access token of the API. */
  token: string;
  /** What the visitor puts into addresses and fields; of another user for a stranger and an admin. */
  ids: Record<string, string>;
}

type Kind = { hasFactor?: boolean; aal?: "aal1" | "aal2"; role?: "user" | "admin" };
const kinds: Record<Exclude<VisitorName, "anonymous">, Kind> = {
  stranger: {},
  member: {},
  halfway: { hasFactor: true },
  assured: { hasFactor: true, aal: "aal2" },
  admin: { role: "admin" },
};

/** The visitors by name, each with one of everything that belongs to a user. */
export async function newVisitors<Name extends VisitorName>(names: readonly Name[]): Promise<Record<Name, Visitor>> {
  const coming = new Set<VisitorName>(["member", ...names]);
  const visitors = Object.fromEntries(
    await Promise.all([...coming].map(async (name) => [name, await newVisitor(name)] as const)),
  ) as Record<VisitorName, Visitor>;
  for (const borrower of ["stranger", "admin"] as const) {
    if (coming.has(borrower)) Object.assign(visitors[borrower].ids, visitors.member.ids);
  }
  return visitors;
}

async function newVisitor(name: VisitorName): Promise<Visitor> {
  const visitor = name === "anonymous" ? nobody() : await newUser(kinds[name]);
  // Every browser has opened a page before, because form tokens are bound to its cookie.
  await visitor.browser.get("/nowhere");
  return visitor;
}

function nobody(): Visitor {
  const names = ["resumeId", "jobId", "rewriteId", "answerId", "factorId", "sessionId", "stepId", "userId"];
  return { browser: new Browser(), token: "public", ids: Object.fromEntries(names.map((name) => [name, v7()])) };
}

async function newUser({ hasFactor = false, aal = "aal1", role = "user" }: Kind): Promise<Visitor> {
  const member = await newMember();
  const userId = member.user.id;
  const { access_token: token } = await apiSessionOf(userId);
  const [resumeId, jobId, answerId] = [
    await seedResume(member),
    await seedJob(member),
    await seedAnswer(member, "Tea"),
  ];
  const rewriteId = await seedRewrite(member, resumeId, jobId);
  const ids = { resumeId, jobId, answerId, rewriteId, stepId: await seedStep(member, jobId, resumeId) };
  const { id: factorId } = await seedFactor(userId, { status: hasFactor ? "verified" : "unverified" });
  await app.db.batch([
    app.db.update(sessions).set({ aal }).where(eq(sessions.userId, userId)),
    app.db.update(profiles).set({ role }).where(eq(profiles.id, userId)),
  ]);
  return {
    browser: member.browser,
    token,
    ids: {
      ...ids,
      userId,
      factorId,
      sessionId: String(claimsOf(token).session_id),
      fileName: "resume.txt",
      part: "basics",
      section: "skills",
      version: "1",
    },
  };
}
