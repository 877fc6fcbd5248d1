import { eq } from "drizzle-orm";
import { z } from "zod";
import { users } from "~/db/schema/accounts";
import { newToken, passwordMark } from "~/domain/auth/secrets.server";
import { isSameHash, keyedHash } from "~/keyed-hash";
import type { AppContext } from "~/ports/context";

/** What a browser keeps, signed, of the accounts that have signed in with it: it names nobody. */
export const deviceSchema = z.object({ id: z.string().max(64), accounts: z.array(z.string().max(64)) });
export type Device = z.infer<typeof deviceSchema>;

const accountsPerDevice = 5;

/** Notes the user's account on the browser's device; without one on a new device. */
export async function rememberAccount(
  ctx: Pick<AppContext, "db" | "config">,
  device: Device | null,
  userId: string,
): Promise<Device> {
  const columns = { id: users.id, passwordHash: users.passwordHash };
  const [user] = await ctx.db.select(columns).from(users).where(eq(users.id, userId));
  const { id = newToken(), accounts = [] } = device ?? {};
  if (!user) return { id, accounts };
  const mark = markOf(ctx, user);
  return { id, accounts: [mark, ...accounts.filter((account) => account !== mark)].slice(0, accountsPerDevice) };
}

/**
 * Whether this device has signed in to the account since its password was last changed: a new password makes every
 * device unknown, a thief's among them. Renewing the hash of the same password does not.
 */
export function isKnownDevice(
  ctx: Pick<AppContext, "config">,
  device: Device | null | undefined,
  user: Marked | undefined,
): device is Device {
  if (!device || !user) return false;
  const mark = markOf(ctx, user);
  return device.accounts.some((account) => isSameHash(account, mark));
}

type Marked = Pick<typeof users.$inferSelect, "id" | "passwordHash">;

function markOf({ config }: Pick<AppContext, "config">, { id, passwordHash }: Marked): string {
  return keyedHash(
    config.appSecret,
    "known-device",
    `${id}\n${passwordHash === null ? "" : passwordMark(passwordHash)}`,
  );
}
