import { v7 } from "uuid";
import { expect, it, vi } from "vitest";
import { oneTimeTokens } from "~/db/schema/sign-in";
import { runCron } from "../../workers/cron";
import { heldWaitlist, join } from "../support/messages/waitlist";

it("lets no sweep that fails keep the others from their work", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const broken = new Error("The queue is down");
  const { ctx, clock } = heldWaitlist({
    messages: {
      send: async () => {
        throw broken;
      },
    },
  });
  expect((await join(ctx)).ok).toBe(true);
  clock.now += 10 * 60_000;
  const link = { type: "signup" as const, email: "new@example.com", payload: {}, codeHash: "", tokenHash: "old" };
  await ctx.db.insert(oneTimeTokens).values({ ...link, id: v7(), createdAt: clock.now, expiresAt: clock.now - 1 });
  await expect(runCron(ctx)).rejects.toThrow("1 of 11 sweeps failed");
  expect(await ctx.db.select().from(oneTimeTokens)).toEqual([]);
  expect(log).toHaveBeenCalledWith("Cron:", broken);
  log.mockRestore();
});
