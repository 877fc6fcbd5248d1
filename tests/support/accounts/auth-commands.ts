import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect } from "vitest";
import { users } from "~/db/schema/accounts";
import { changePassword } from "~/domain/auth/password/change-password.server";
import { requestPasswordReset } from "~/domain/auth/password/request-password-reset.server";
import { resetPassword } from "~/domain/auth/password/reset-password.server";
import { type ApiSession, startApiSession } from "~/domain/auth/sessions/issue-tokens.server";
import { openSession } from "~/domain/auth/sessions/open-session.server";
import { readAccessToken } from "~/domain/auth/sessions/read-access-token.server";
import { readSession, readSessionById } from "~/domain/auth/sessions/read-session.server";
import { refreshSession } from "~/domain/auth/sessions/refresh-session.server";
import { signOut } from "~/domain/auth/sessions/sign-out.server";
import { rotateSigningKeys } from "~/domain/auth/sessions/signing-keys.server";
import { signIn } from "~/domain/auth/sign-in/sign-in.server";
import { sweepExpired } from "~/domain/auth/sweep-expired.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import { claimsOf, issuer } from "./api-session";
import type { AuthModel, ModelSession, ModelUser } from "./auth-model";

export interface Real {
  ctx: AppContext;
}
export type Command = fc.AsyncCommand<AuthModel, Real>;

export const address = "192.0.2.1";
const client = { userAgent: null, address, place: null };
const origin = "https://lapel.test";

/** One step: runs the model, then the real service, and compares them. */
export function step(name: string, run: (model: AuthModel, real: Real) => Promise<void>, needsSession = true): Command {
  return {
    check: (model) => !needsSession || model.sessions.length > 0,
    run: async (model, real) => {
      model.steps += 1;
      await run(model, real);
    },
    toString: () => name,
  };
}

export const pick = <T>(list: T[], index: number): T => list[index % list.length] as T;
export const index = fc.nat({ max: 999 });
const userIndex = fc.nat({ max: 1 });
const password = (number: number) => `a sentence nobody guesses, number ${number}`;

/** Checks that issued tokens match the session's counter and level. */
export function note(model: AuthModel, session: ModelSession, real: ApiSession): void {
  const { aal, session_id, sub, amr } = claimsOf(real.access_token);
  const { counter } = session;
  expect([aal, session_id, sub]).toEqual([session.aal, session.id, session.user.id]);
  expect(amr).toEqual(session.amr);
  expect(real.refresh_token).toMatch(new RegExp(`^${session.id}\\.${counter}\\.`));
  session.issued.push({
    refresh: real.refresh_token,
    access: real.access_token,
    counter,
    aal: session.aal,
    issuedAt: model.seconds,
  });
}

/** The user that the pages or the API would take this session for. */
export async function userOf(model: AuthModel, { ctx }: Real, session: ModelSession): Promise<SignedInUser | null> {
  const expected = model.read(session);

  const user = session.cookie ? await readSession(ctx, session.cookie) : await readSessionById(ctx, session.id);
  expect(user && { aal: user.aal, hasSecondFactor: user.hasSecondFactor }).toEqual(expected);
  return user;
}

async function trySignIn(model: AuthModel, { ctx }: Real, user: ModelUser, isRight: boolean): Promise<boolean> {
  const typed = isRight ? user.password : password(-1);
  const expected = model.signIn(user, typed);
  const answer = await signIn(ctx, { email: user.email, password: typed, address });
  expect(answer.ok ? "ok" : answer.reason).toBe(expected);
  return answer.ok;
}

const mostlyRight = fc.nat({ max: 9 }).map((number) => number > 0);

const signInByApi = fc.tuple(userIndex, mostlyRight).map(([who, isRight]) =>
  step(
    `signInByApi(${who}, ${isRight})`,
    async (model, real) => {
      const user = pick(model.users, who);
      if (!(await trySignIn(model, real, user, isRight))) return;
      const session = await startApiSession(real.ctx, { userId: user.id, method: "password", client, issuer });
      const id = String(claimsOf(session.access_token).session_id);
      note(model, model.open({ id, user, cookie: null }), session);
    },
    false,
  ),
);

const signInByPage = fc.tuple(userIndex, mostlyRight).map(([who, isRight]) =>
  step(
    `signInByPage(${who}, ${isRight})`,
    async (model, real) => {
      const user = pick(model.users, who);
      if (!(await trySignIn(model, real, user, isRight))) return;
      const { id, token } = await openSession(real.ctx, { userId: user.id, method: "password", client });
      model.open({ id, user, cookie: token });
    },
    false,
  ),
);

/** Steps back from the newest token of the session. */
const stepsBack = fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, { weight: 4, arbitrary: fc.nat({ max: 5 }) });

const refresh = fc.tuple(index, stepsBack, fc.nat({ max: 19 })).map(([which, back, luck]) =>
  step(`refresh(${which}, ${back} back${luck === 0 ? ", forged" : ""})`, async (model, { ctx }) => {
    const session = pick(model.sessions, which);
    const token = session.issued[Math.max(0, session.issued.length - 1 - back)];
    if (!token) return;
    const forged = token.refresh.replace(/\.(\d+)\./, (_, counter: string) => `.${Number(counter) + 1}.`);
    const expected = luck === 0 ? "unknown" : model.refresh(session, token.counter);
    const answer = await refreshSession(ctx, { refreshToken: luck === 0 ? forged : token.refresh, issuer });
    expect(answer.ok ? "ok" : answer.reason).toBe(expected);
    if (!answer.ok) return;
    note(model, session, answer.session);
    expect([token.aal, session.aal]).not.toEqual(["aal1", "aal2"]);
  }),
);

const call = fc.tuple(index, stepsBack).map(([which, back]) =>
  step(`call(${which}, ${back} back)`, async (model, { ctx }) => {
    const session = pick(model.sessions, which);
    const token = session.issued[Math.max(0, session.issued.length - 1 - back)];
    if (!token) return;
    const expected = model.readAccess(session, token);
    const answer = await readAccessToken(ctx, { token: token.access, issuer });
    expect(answer.ok ? "ok" : answer.reason).toBe(expected);
    if (answer.ok) expect([answer.user.id, answer.user.aal]).toEqual([session.user.id, session.aal]);
  }),
);

const visit = index.map((which) =>
  step(`visit(${which})`, async (model, real) => {
    await userOf(model, real, pick(model.sessions, which));
  }),
);

const leave = fc.tuple(index, fc.constantFrom("global", "local", "others")).map(([which, scope]) =>
  step(`signOut(${which}, ${scope})`, async (model, real) => {
    const session = pick(model.sessions, which);
    const user = await userOf(model, real, session);
    if (!user) return;
    model.signOut(session, scope);
    await signOut({ ...real.ctx, user }, scope);
  }),
);

const [minute, day] = [60_000, 86_400_000];
const leaps = [1000, 4000, 9000, 11_000, 2 * minute, 11 * minute, 16 * minute, day + 1, 13 * day, 15 * day, 31 * day];
const wait = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...leaps.slice(0, 5)) },
  { weight: 4, arbitrary: fc.constantFrom(...leaps.slice(5)) },
  { weight: 2, arbitrary: fc.constantFrom(-2000, -30_000, -50 * minute) },
);
const clock = wait.map((milliseconds) =>
  step(
    `clock(${milliseconds})`,
    async (model) => {
      model.now += milliseconds;
    },
    false,
  ),
);

const askForReset = userIndex.map((who) =>
  step(
    `askForReset(${who})`,
    async (model, { ctx }) => {
      const user = pick(model.users, who);
      const linkOf = (token: string) => {
        model.askForReset(user, token);
        return `${origin}/${token}`;
      };
      expect(await requestPasswordReset(ctx, { email: user.email, address, linkOf })).toEqual({ ok: true });
    },
    false,
  ),
);

const spentLinks = new WeakMap<AuthModel, string[]>();

const reset = fc.tuple(userIndex, index, fc.nat({ max: 3 })).map(([who, which, number]) =>
  step(
    `reset(${who}, ${which}, ${number})`,
    async (model, { ctx }) => {
      const spent = spentLinks.get(model) ?? [];
      spentLinks.set(model, spent);
      const links = [...pick(model.users, who).resets.map(({ token }) => token), ...spent.slice(-2)];
      const token = pick(links, which);
      if (!token) return;
      spent.push(token);
      const expected = model.reset(token, password(number));
      const answer = await resetPassword(ctx, { token, password: password(number), address, origin });
      expect(answer.ok ? "ok" : answer.reason).toBe(expected);
    },
    false,
  ),
);

const change = fc
  .tuple(index, fc.constantFrom("right", "wrong", "none"), fc.nat({ max: 3 }))
  .map(([which, by, number]) =>
    step(`changePassword(${which}, ${by}, ${number})`, async (model, real) => {
      const session = pick(model.sessions, which);
      const user = await userOf(model, real, session);
      if (!user) return;
      const currentPassword = { right: session.user.password, wrong: password(-1), none: undefined }[by];
      const expected = model.changePassword(session, currentPassword, password(number));
      const input = { currentPassword, password: password(number), address, origin };
      const answer = await changePassword({ ...real.ctx, user }, input);
      expect(answer.ok ? "ok" : answer.reason).toBe(expected);
    }),
  );

const ban = userIndex.map((who) =>
  step(
    `ban or forgive(${who})`,
    async (model, { ctx }) => {
      const user = pick(model.users, who);
      user.banned = !user.banned;
      const bannedUntil = user.banned ? Number.MAX_SAFE_INTEGER : null;
      await ctx.db.update(users).set({ bannedUntil }).where(eq(users.id, user.id));
    },
    false,
  ),
);

const sweep = fc.constant(
  step("sweep", async (model, { ctx }) => {
    model.sweep();
    await sweepExpired(ctx);
  }),
);
const rotate = fc.constant(step("rotateKeys", (_, { ctx }) => rotateSigningKeys(ctx), false));

/** A command that is listed more often is drawn more often. */
export const commandsOfSessions: fc.Arbitrary<Command>[] = [
  ...[signInByApi, signInByApi, signInByApi, signInByPage, signInByPage],
  ...[refresh, refresh, refresh, refresh, refresh, refresh],
  ...[call, call, call, visit, visit, clock, clock, clock, clock],
  ...[leave, askForReset, reset, change, change, ban, sweep, rotate],
];
