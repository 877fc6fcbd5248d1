import { createHash } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import { hasTexts } from "~/db/rows";
import { rewrites } from "~/db/schema/rewriting";
import { listAnswers, toFacts } from "~/domain/facts/list-answers.server";
import type { StoredJob } from "~/domain/jobs/get-job.server";
import { postingOf } from "~/domain/jobs/job-view";
import { yearAndMonth } from "~/domain/matching/match-content";
import type { StoredResume } from "~/domain/resumes/show/get-resume.server";
import { resolveLooks } from "~/domain/rewriting/resolve-looks";
import type { AppContext, Config, SignedInUser } from "~/ports/context";
import { gateVersion } from "~/tailor/gate/judge-text";
import { formulaVersion } from "~/tailor/match/formula";
import type { Paper } from "~/tailor/render/template";
import type { TailorInput } from "~/tailor/tailor-resume";

type EngineInput = Pick<TailorInput, "resume" | "posting" | "facts" | "asOf" | "name"> & { paper: Paper };

/**
 * Everything that decides the text of a rewrite, as SHA-256: resume, post with corrections, answers, name, paper,
 * month, rules and model. The dates of answers are left out, because they change no word. `model` is null if the rules
 * write.
 */
export function inputHash(
  { resume, posting, facts = [], asOf, name, paper }: EngineInput,
  model: string | null,
): string {
  const said = facts.map(({ subject, confirmed, detail }) => JSON.stringify([subject, confirmed, detail])).sort();
  const all = [resume, posting, said, asOf, name ?? null, paper, formulaVersion, gateVersion, model];
  return createHash("sha256").update(JSON.stringify(all)).digest("base64url");
}

/** The model that writes where one is configured; null: the rules. */
export function writerOf(config: Config): string | null {
  return config.ai?.model ?? null;
}

type Context = Pick<AppContext, "config" | "db" | "now"> & { user: SignedInUser };
interface Wanted {
  resume: StoredResume;
  job: StoredJob;
  name?: string | undefined;
}

/** The hash of the input that a rewrite would have now. */
export async function wantedHash(ctx: Context, input: Wanted): Promise<string> {
  const { document } = input.resume;
  const posting = postingOf(input.job);
  const { preferences, contact } = ctx.user;
  return inputHash(
    {
      resume: document,
      posting,
      facts: toFacts(await listAnswers(ctx)),
      asOf: yearAndMonth(ctx.now()),
      name: input.name ?? ctx.user.name ?? undefined,
      paper: resolveLooks(preferences, { document, contact, posting }).paper,
    },
    writerOf(ctx.config),
  );
}

/**
 * The newest finished rewrite of this resume for this post that was made from exactly what stands there now, and still has
 * its texts; null where there is none. One of another pair with the same texts is not the answer: it may be deleted by now.
 */
export async function findSameRewrite(ctx: Context, input: Wanted, hash?: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ id: rewrites.id })
    .from(rewrites)
    .where(
      and(
        eq(rewrites.userId, ctx.user.id),
        eq(rewrites.inputHash, hash ?? (await wantedHash(ctx, input))),
        eq(rewrites.resumeId, input.resume.id),
        eq(rewrites.jobPostId, input.job.id),
        hasTexts,
      ),
    )
    .orderBy(desc(rewrites.createdAt), desc(rewrites.id))
    .limit(1);
  return row?.id ?? null;
}
