import type { AppLoadContext } from "@remix-run/cloudflare";
import { AuthorizationError } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { signInSchema } from "~/domain/auth/auth.schema";
import { PasswordReplaced } from "~/domain/auth/sessions/open-session.server";
import { signIn } from "~/domain/auth/sign-in/sign-in.server";
import { readForm } from "~/http/form.server";
import { returnPathOf } from "~/http/return-path";
import { sessionStorageFor } from "~/http/session-storage.server";
import { signedIn } from "./signed-in.server";

const refusals = {
  "wrong-credentials": "Email or password is wrong, or the email is not confirmed yet.",
  "not-confirmed": "Please confirm your email first: the link is in the mail we sent you.",
  banned: "This account is suspended. Write to us if you think that is wrong.",
};

/** Signs in with the form that asks for email and password, and leads to the page that the visitor wanted. */
export async function signInWithPassword(request: Request, context: AppLoadContext) {
  const form = await readForm(request, context, signInSchema);
  if (!form.ok) return form.reply;
  const strategy = new FormStrategy(async () =>
    signIn(context.app, { ...form.value, address: context.address, device: await context.device() }),
  );
  const answer = await authenticate(strategy, request, context, form.formData);
  if (!answer.ok) {
    return answer.reason === "rate-limited"
      ? form.refuseForNow(answer.retryAfterSeconds)
      : form.refuse({ form: [refusals[answer.reason]] });
  }
  const { userId, passwordHash } = answer;
  try {
    return await signedIn(context, { userId, passwordHash, method: "password", to: returnPathOf(request) });
  } catch (error) {
    if (error instanceof PasswordReplaced) return form.refuse({ form: [refusals["wrong-credentials"]] });
    throw error;
  }
}

/** We call the strategy without an Authenticator, which would copy the request and fails on a body that was read. */
async function authenticate<Answer>(
  strategy: FormStrategy<Answer>,
  request: Request,
  context: AppLoadContext,
  formData: FormData,
): Promise<Answer> {
  try {
    return await strategy.authenticate(request, sessionStorageFor(context), {
      name: strategy.name,
      sessionKey: "userId",
      sessionErrorKey: "auth:error",
      sessionStrategyKey: "strategy",
      throwOnError: true,
      context: { ...context, formData },
    });
  } catch (error) {
    // The library wraps whatever breaks in the use case.
    throw error instanceof AuthorizationError ? error.cause : error;
  }
}
