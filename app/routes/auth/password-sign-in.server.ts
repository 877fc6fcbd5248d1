import type { AppLoadContext } from "@remix-run/cloudflare";
import { AuthorizationError } from "remix-auth";
import { signInSchema } from "~/domain/auth/auth.schema";
import { PasswordReplaced } from "~/domain/auth/sessions/open-session.server";
import { readForm } from "~/http/form.server";
import { returnPathOf } from "~/http/return-path";
import { authenticatorFor, SignInError, TooManySignIns, wrongCredentials } from "~/http/session-storage.server";
import { signedIn } from "./signed-in.server";

/** The form with e-mail and password, on whichever page it stands: on to where the visitor wanted to go. */
export async function signInWithForm(request: Request, context: AppLoadContext) {
  const form = await readForm(request, context, signInSchema);
  if (!form.ok) return form.reply;
  try {
    const authenticator = authenticatorFor(context);
    // The body is read already; the strategy takes the form from its context.
    const bodyless = new Request(request.url, { headers: request.headers });
    const options = { context: { ...context, formData: form.formData } };
    const { userId, passwordHash } = await authenticator.authenticate("password", bodyless, options);
    return await signedIn(context, { userId, passwordHash, method: "password", to: returnPathOf(request) });
  } catch (error) {
    if (error instanceof PasswordReplaced) return form.refuse({ form: [wrongCredentials] });
    if (!(error instanceof AuthorizationError)) throw error;
    const { cause } = error;
    // Whatever else broke on the way (the limiter, the database) is an error of ours, and its text is not for visitors.
    if (!(cause instanceof SignInError)) throw cause ?? error;
    return cause instanceof TooManySignIns
      ? form.refuseForNow(cause.retryAfterSeconds)
      : form.refuse({ form: [cause.message] });
  }
}
