import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { profiles, sessions } from "../../app/db/schema/accounts";
import { apiSessionOf, claimsOf } from "./api-session";
import { Browser } from "./browser";
import { seedFactor } from "./factors";
import { app, newMember } from "./members";
import { seedAnswer, seedJob, seedResume, seedRewrite, seedStep } from "./seed";

/** Who asks: nobody, a user with somebody else's ids, a user, one with half a sign-in, one with all of it, an admin. */
export const visitorNames = ["anonymous", "stranger", "member", "halfway", "assured", "admin"] as const;
export type VisitorName = (typeof visitorNames)[number];

export interface Visitor {
  browser: Browser;
  /** Access token of the API. */
  token: string;
  /** What the visitor puts into addresses and fields; of another user for a stranger and an admin. */
  ids: Record<string, string>;
}

/** Each of them, with one of everything that belongs to a user. */
export async function newVisitors(): Promise<Record<VisitorName, Visitor>> {
  const anonymous = { browser: new Browser(), token: "public", ids: unknownIds() };
  const [stranger, member, halfway, assured, admin] = await Promise.all([
    newVisitor(),
    newVisitor(),
    newVisitor({ hasFactor: true }),
    newVisitor({ hasFactor: true, aal: "aal2" }),
    newVisitor({ role: "admin" }),
  ]);
  const visitors = { anonymous, stranger, member, halfway, assured, admin };
  stranger.ids = { ...stranger.ids, ...member.ids };
  admin.ids = { ...admin.ids, ...member.ids };
  // Every browser has been on some page before: its form tokens are bound to a cookie.
  await Promise.all(Object.values(visitors).map(({ browser }) => browser.get("/nowhere")));
  return visitors;
}

function unknownIds(): Record<string, string> {
  const names = ["resumeId", "jobId", "rewriteId", "answerId", "factorId", "sessionId", "stepId"];
  return Object.fromEntries(names.map((name) => [name, v7()]));
}

type Kind = { hasFactor?: boolean; aal?: "aal1" | "aal2"; role?: "user" | "admin" };

async function newVisitor({ hasFactor = false, aal = "aal1", role = "user" }: Kind = {}): Promise<Visitor> {
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
      factorId,
      sessionId: String(claimsOf(token).session_id),
      fileName: "resume.txt",
      part: "basics",
      section: "skills",
      version: "1",
    },
  };
}
