import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { AccountForm } from "~/components/account-form";
import { AuthPage } from "~/components/auth-page";
import { Notice } from "~/components/notice";
import { TextLink } from "~/components/text-link";
import { useReply } from "~/components/use-reply";
import { resetPasswordSchema } from "~/domain/auth/auth.schema";
import { resetPassword } from "~/domain/auth/reset-password.server";
import { findOneTimeToken } from "~/domain/auth/tokens/find-one-time-token.server";
import { readForm } from "~/http/form.server";
import { redirectWithToast } from "~/http/redirect-with-toast.server";
import { returnPathOf, withReturnPath } from "~/http/return-path";
import { siteOrigin } from "~/http/site-origin";
import { actionHeaders } from "~/http/too-many-attempts";
import { samePassword, weakPassword } from "~/http/weak-password";

export const headers = actionHeaders;

export const meta: MetaFunction = () => [{ title: `Choose a new password · ${brand}` }];

const tooOld = "This link was used already, or is too old.";

/** Opening the link changes nothing: mail scanners open links too. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const found = await findOneTimeToken(context.app, { types: ["recovery"], token });
  return { to: returnPathOf(request), token, isGood: found !== null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, context, resetPasswordSchema);
  if (!form.ok) return form.reply;
  const { address } = context;
  const answer = await resetPassword(context.app, { ...form.value, address, origin: siteOrigin(request, context) });
  if (answer.ok) {
    const toast = {
      title: "Password changed",
      text: "Please log in with your new password.",
      tone: "success",
    } as const;
    return redirectWithToast(context, withReturnPath("/app/login", returnPathOf(request)), toast);
  }
  switch (answer.reason) {
    case "used-or-expired":
      return form.refuse({ form: [tooOld] });
    case "weak-password":
      return form.refuse({ password: weakPassword(answer.reasons) });
    case "same-password":
      return form.refuse({ password: [samePassword] });
    case "rate-limited":
      return form.refuseForNow(answer.retryAfterSeconds);
    default:
      return answer satisfies never;
  }
}

export default function ResetPassword() {
  const { to, token, isGood } = useLoaderData<typeof loader>();
  const lastResult = useReply<typeof action>()?.result;
  return (
    <AuthPage
      title="Reset Password"
      lead={isGood ? "Choose a new password. You are signed out everywhere, and sign in with it." : undefined}
      foot={<TextLink to={withReturnPath("/app/login", to)}>Back to login</TextLink>}
    >
      {isGood ? (
        <AccountForm
          schema={resetPasswordSchema}
          ask={["newPassword", "confirmPassword"]}
          lastResult={lastResult}
          button="Save New Password"
          busy="Saving..."
        >
          <input type="hidden" name="token" value={token} />
        </AccountForm>
      ) : (
        <Notice tone="error" title={tooOld}>
          <p>
            <TextLink to={withReturnPath("/app/auth/forgot-password", to)}>Ask for a new link</TextLink>, and use the
            newest mail: it works for 24 hours, once.
          </p>
        </Notice>
      )}
    </AuthPage>
  );
}
