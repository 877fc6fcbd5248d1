import { type AppLoadContext, createSessionStorage } from "@remix-run/cloudflare";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { signInSchema } from "../domain/auth/auth.schema";
import { openSession } from "../domain/auth/open-session.server";
import { signIn } from "../domain/auth/sign-in.server";
import { signOutEverywhere } from "../domain/auth/sign-out.server";
import { TooManyAttempts } from "./too-many-attempts";

/** Sessions of the pages: the cookie holds an opaque token, the row its hash. */
export function sessionStorageFor(request: Request, context: AppLoadContext) {
  return createSessionStorage<{ userId: string }>({
    cookie: context.cookies.session,
    async createData(data) {
      if (!data.userId) throw new Error("A session belongs to a user");
      const userAgent = request.headers.get("User-Agent");
      const { token } = await openSession(context.app, { userId: data.userId, userAgent, address: context.address });
      return token;
    },
    // The session is read once a request, by createHttpContext, and never changes.
    readData: async () => (context.user ? { userId: context.user.id } : null),
    updateData: async () => {},
    async deleteData() {
      if (context.user) await signOutEverywhere({ ...context.app, user: context.user });
    },
  });
}

/** Sign-in strategies of the pages. A refusal is thrown as AuthorizationError with the message for the form. */
export function authenticatorFor(request: Request, context: AppLoadContext): Authenticator<{ userId: string }> {
  const authenticator = new Authenticator<{ userId: string }>(sessionStorageFor(request, context), {
    throwOnError: true,
    sessionKey: "userId",
  });
  return authenticator.use(
    new FormStrategy(async ({ form }) => {
      const credentials = signInSchema.parse(Object.fromEntries(form));
      const answer = await signIn(context.app, { ...credentials, address: context.address });
      if (answer.ok) return { userId: answer.userId };
      switch (answer.reason) {
        case "wrong-credentials":
          throw new Error("Email or password is wrong, or the email is not confirmed yet.");
        case "rate-limited":
          throw new TooManyAttempts(answer.retryAfterSeconds);
        default:
          return answer satisfies never;
      }
    }),
    "password",
  );
}
