import { inArray } from "drizzle-orm";
import fc from "fast-check";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { profiles, sessions, users } from "~/db/schema/accounts";
import { hashPassword } from "~/domain/auth/secrets.server";
import type { AppContext } from "~/ports/context";
import { type Command, commandsOfSessions, type Real } from "../../support/accounts/auth-commands";
import { commandsOfFactors } from "../../support/accounts/auth-factor-commands";
import { AuthModel } from "../../support/accounts/auth-model";
import { app } from "../../support/accounts/members";

const runs = 50;
const commandsARun = 100;
const allow = async () => ({ allowed: true }) as const;
const nothing = async () => undefined;

/** Two users, one of them confirmed unbound, nobody signed in, and a clock that only the commands move. */
async function newWorld(): Promise<{ model: AuthModel; real: Real }> {
  const model = new AuthModel(Date.now());
  const ctx: AppContext = {
    ...app,
    now: () => model.now,
    breachedPasswords: null,
    limits: { take: allow, takeAll: allow, takeShare: allow, giveBack: nothing, clear: nothing },
    messages: { send: async () => undefined },
  };
  for (const password of ["a first sentence", "a second sentence"]) {
    const id = v7();
    const unbound = model.users.length > 0;
    const email = `${id}@example.com`;
    const times = { createdAt: model.now, updatedAt: model.now };
    const passwordHash = await hashPassword(ctx, password);
    await ctx.db.batch([
      ctx.db.insert(users).values({
        id,
        email,
        passwordHash,
        emailConfirmedAt: model.now,
        confirmedUnboundAt: unbound ? model.now : null,
        ...times,
      }),
      ctx.db.insert(profiles).values({ id, email, createdAt: model.now }),
    ]);
    model.users.push({ id, email, password, banned: false, unbound, factors: [], resets: [] });
  }
  return { model, real: { ctx } };
}

/** The rows are the model's sessions and no others, after every step. */
async function agree(model: AuthModel, { ctx }: Real): Promise<void> {
  const ids = model.users.map(({ id }) => id);
  const rows = await ctx.db.select().from(sessions).where(inArray(sessions.userId, ids));
  const real = rows.map(({ id, aal, refreshCounter, amr }) => ({ id, aal, counter: refreshCounter, amr }));
  const modelled = model.alive().map(({ id, aal, counter, amr }) => ({ id, aal, counter, amr }));
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
  expect(real.sort(byId)).toEqual(modelled.sort(byId));
}

function checked(command: Command): Command {
  return {
    check: (model) => command.check(model),
    toString: () => command.toString(),
    async run(model, real) {
      await command.run(model, real);
      await agree(model, real);
    },
  };
}

it("does what the model says, in whatever order people sign in, refresh, leave and change their minds", async () => {
  let steps = 0;
  const commands = fc.commands(
    [...commandsOfSessions, ...commandsOfFactors].map((command) => command.map(checked)),
    { maxCommands: commandsARun, size: "max" },
  );
  await fc.assert(
    fc.asyncProperty(commands, async (sequence) => {
      const world = await newWorld();
      await fc.asyncModelRun(() => world, sequence);
      steps += world.model.steps;
    }),
    { numRuns: runs },
  );
  expect(steps).toBeGreaterThan(1500);
});
