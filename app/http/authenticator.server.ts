import { type AppLoadContext, createSessionStorage } from "@remix-run/cloudflare";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { signInSchema } from "../domain/auth/auth.schema";
import type { AuthMethod } from "../domain/auth/auth-method";
import { needsSecondFactor } from "../domain/auth/needs-second-factor";
import { openSession } from "../domain/auth/sessions/open-session.server";
import { signOut } from "../domain/auth/sessions/sign-out.server";
import { signIn } from "../domain/auth/sign-in.server";
import { Refusal } from "./refusal";
import { TooManyAttempts } from "./too-many-attempts";

/** Sessions of the pages: the cookie holds an opaque token, the row its hash. */
export function sessionStorageFor(context: AppLoadContext) {
  return createSessionStorage<{ userId: string; method: AuthMethod; passwordHash: string }>({
    cookie: context.cookies.session,
    async createData(data) {
      if (!data.userId) throw new Error("A session belongs to a user");
      const { userId, method = "password", passwordHash } = data;
      const { token } = await openSession(context.app, { userId, method, passwordHash, client: context.client });
      return token;
    },
    // The session is read once a request, by createHttpContext, and never changes.
    readData: async () => (context.user ? { userId: context.user.id } : null),
    updateData: async () => {},
    async deleteData() {
      const { user } = context;
      // Who has not shown their second factor may not end the sessions of whoever has.
      if (user) await signOut({ ...context.app, user }, needsSecondFactor(user) ? "local" : "global");
    },
  });
}

interface PasswordUser {
  userId: string;
  passwordHash: string;
}

export const wrongCredentials = "Email or password is wrong, or the email is not confirmed yet.";

/** Sign-in strategies of the pages. What they throw comes back as the cause of an AuthorizationError. */
export function authenticatorFor(context: AppLoadContext): Authenticator<PasswordUser> {
  const authenticator = new Authenticator<PasswordUser>(sessionStorageFor(context), {
    throwOnError: true,
    sessionKey: "userId",
  });
  return authenticator.use(
    new FormStrategy(async ({ form }) => {
      const credentials = signInSchema.parse(Object.fromEntries(form));
      const answer = await signIn(context.app, { ...credentials, address: context.address });
      if (answer.ok) return { userId: answer.userId, passwordHash: answer.passwordHash };
      switch (answer.reason) {
        case "wrong-credentials":
          throw new Refusal(wrongCredentials);
        case "not-confirmed":
          throw new Refusal("Please confirm your email first: the link is in the mail we sent you.");
        case "banned":
          throw new Refusal("This account is suspended. Write to us if you think that is wrong.");
        case "rate-limited":
          throw new TooManyAttempts(answer.retryAfterSeconds);
        default:
          return answer satisfies never;
      }
    }),
    "password",
  );
}
