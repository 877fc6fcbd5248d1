import { type AppLoadContext, createSessionStorage } from "@remix-run/cloudflare";
import { openSession } from "~/domain/auth/sessions/open-session.server";
import { needsSecondFactor } from "~/domain/auth/sessions/read-session.server";
import type { AuthMethod } from "~/domain/auth/sessions/session.schema";
import { signOut } from "~/domain/auth/sessions/sign-out.server";

/** Sessions of the pages. The cookie holds a random token, the database its hash. */
export function sessionStorageFor(context: AppLoadContext) {
  return createSessionStorage<{ userId: string; method: AuthMethod; provenAt: number; passwordHash: string }>({
    cookie: context.cookies.session,
    async createData(data) {
      if (!data.userId) throw new Error("A session belongs to a user");
      const { userId, method = "password", provenAt, passwordHash } = data;
      const { client } = context;
      const { token } = await openSession(context.app, { userId, method, provenAt, passwordHash, client });
      return token;
    },
    // createHttpContext has read the session already, and it does not change within a request.
    readData: async () => (context.user ? { userId: context.user.id } : null),
    updateData: async () => {},
    async deleteData() {
      const { user } = context;
      // With the password alone nobody may end sessions that passed the second factor.
      if (user) await signOut({ ...context.app, user }, needsSecondFactor(user) ? "local" : "global");
    },
  });
}
