import type { AppLoadContext } from "@remix-run/cloudflare";
import { AuthorizationError } from "remix-auth";
import { signInSchema } from "../domain/auth/auth.schema";
import { authenticatorFor, sessionStorageFor } from "./authenticator.server";
import { readForm } from "./form.server";
import { redirectWithToast } from "./redirect-with-toast.server";
import { returnPathOf } from "./return-path";
import { TooManyAttempts } from "./too-many-attempts";

/** The form with e-mail and password, on whichever page it stands: on to where the visitor wanted to go. */
export async function signInWithForm(request: Request, context: AppLoadContext) {
  const form = await readForm(request, context, signInSchema);
  if (!form.ok) return form.reply;
  try {
    const authenticator = authenticatorFor(context);
    // The body is read already; the strategy takes the form from its context.
    const bodyless = new Request(request.url, { headers: request.headers });
    const options = { context: { ...context, formData: form.formData } };
    const { userId } = await authenticator.authenticate("password", bodyless, options);
    const storage = sessionStorageFor(context);
    const session = await storage.getSession();
    session.set("userId", userId);
    const cookie = await storage.commitSession(session);
    const toast = { title: "Logged in", text: "Welcome back!", tone: "success" } as const;
    return await redirectWithToast(context, returnPathOf(request), toast, [cookie]);
  } catch (error) {
    if (!(error instanceof AuthorizationError)) throw error;
    const { cause, message } = error;
    return cause instanceof TooManyAttempts
      ? form.refuseForNow(cause.retryAfterSeconds)
      : form.refuse({ form: [message] });
  }
}
