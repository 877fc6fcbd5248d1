import { v7 } from "uuid";
import { matchScores } from "~/db/schema/matching";
import { rewrites } from "~/db/schema/rewriting";
import { app, type Member } from "../accounts/members";

type Rewrite = typeof rewrites.$inferInsert;
type Score = typeof matchScores.$inferInsert;

/** Seeds rewrites for the history, done and scored by default, and returns their ids. */
export async function seedRewrites({ user }: Member, rows: Partial<Rewrite>[]): Promise<string[]> {
  const now = Date.now();
  const values = rows.map((row) => ({
    id: v7(),
    userId: user.id,
    resumeName: "cv.pdf",
    jobTitle: "Ward Nurse",
    companyName: "Eastgate Clinic",
    status: "done" as const,
    scoreBefore: 48,
    scoreAfter: 71,
    engine: "local",
    month: "2026-11",
    createdAt: now,
    settledAt: now,
    ...row,
  }));
  await inserted(values.map((row) => app.db.insert(rewrites).values(row)));
  return values.map(({ id }) => id);
}

/** Seeds matches for the history. */
export async function seedScores({ user }: Member, rows: Partial<Score>[]): Promise<string[]> {
  const values = rows.map((row) => ({
    id: v7(),
    userId: user.id,
    resumeName: "cv.pdf",
    jobTitle: "Ward Nurse",
    companyName: "Eastgate Clinic",
    score: 55,
    ceiling: 80,
    formula: "1",
    createdAt: Date.now(),
    ...row,
  }));
  await inserted(values.map((row) => app.db.insert(matchScores).values(row)));
  return values.map(({ id }) => id);
}

type Statement = Parameters<typeof app.db.batch>[0][number];

async function inserted([first, ...others]: Statement[]): Promise<void> {
  if (first) await app.db.batch([first, ...others]);
}
