import { type AppLoadContext, createSessionStorage } from "@remix-run/cloudflare";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { signInSchema } from "~/domain/auth/auth.schema";
import { openSession } from "~/domain/auth/sessions/open-session.server";
import { needsSecondFactor } from "~/domain/auth/sessions/read-session.server";
import type { AuthMethod } from "~/domain/auth/sessions/session.schema";
import { signOut } from "~/domain/auth/sessions/sign-out.server";
import { signIn } from "~/domain/auth/sign-in/sign-in.server";
import { tooManyAttempts } from "./limit-errors";

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

/** A rejected sign-in. Its message is meant for the visitor, unlike that of any other error. */
export class SignInError extends Error {}

export class TooManySignIns extends SignInError {
  constructor(readonly retryAfterSeconds: number) {
    super(tooManyAttempts(retryAfterSeconds));
  }
}

interface PasswordUser {
  userId: string;
  passwordHash: string;
}

export const wrongCredentials = "Email or password is wrong, or the email is not confirmed yet.";

/**
 * The sign-in strategies of the pages. remix-auth wraps what they throw: it is the `cause` of an AuthorizationError.
 */
export function authenticatorFor(context: AppLoadContext): Authenticator<PasswordUser> {
  const authenticator = new Authenticator<PasswordUser>(sessionStorageFor(context), {
    throwOnError: true,
    sessionKey: "userId",
  });
  return authenticator.use(
    new FormStrategy(async ({ form }) => {
      const credentials = signInSchema.parse(Object.fromEntries(form));
      const device = await context.device();
      const answer = await signIn(context.app, { ...credentials, address: context.address, device });
      if (answer.ok) return { userId: answer.userId, passwordHash: answer.passwordHash };
      switch (answer.reason) {
        case "wrong-credentials":
          throw new SignInError(wrongCredentials);
        case "not-confirmed":
          throw new SignInError("Please confirm your email first: the link is in the mail we sent you.");
        case "banned":
          throw new SignInError("This account is suspended. Write to us if you think that is wrong.");
        case "rate-limited":
          throw new TooManySignIns(answer.retryAfterSeconds);
        default:
          return answer satisfies never;
      }
    }),
    "password",
  );
}
