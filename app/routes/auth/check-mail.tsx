import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { AuthPage } from "~/components/auth-page";
import { ResendForm } from "~/components/resend-form";
import { TextLink } from "~/components/text-link";
import { useReply } from "~/components/use-reply";
import { mailPerRecipient } from "~/domain/auth/limits";
import { requestResetWithForm, resendWithForm } from "~/http/mail-forms.server";
import { readMailed } from "~/http/mailed-address.server";
import { returnPathOf, withReturnPath } from "~/http/return-path";
import { actionHeaders } from "~/http/too-many-attempts";

export const headers = actionHeaders;

export const meta: MetaFunction = () => [{ title: `Check your email · ${brand}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const mailed = await readMailed(request, context);
  const wait = mailed ? mailed.at + mailPerRecipient.windowMilliseconds - context.app.now() : 0;
  return {
    to: returnPathOf(request),
    forReset: isForReset(request),
    email: mailed?.email ?? "",
    waitSeconds: Math.max(0, Math.ceil(wait / 1000)),
    showsOutbox: context.app.config.environment === "development",
  };
}

export function action({ request, context }: ActionFunctionArgs) {
  return isForReset(request) ? requestResetWithForm(request, context) : resendWithForm(request, context);
}

function isForReset(request: Request): boolean {
  return new URL(request.url).searchParams.get("for") === "reset";
}

export default function CheckMail() {
  const { to, forReset, email, waitSeconds, showsOutbox } = useLoaderData<typeof loader>();
  const lastResult = useReply<typeof action>()?.result;
  return (
    <AuthPage title="Check your email" foot={<TextLink to={withReturnPath("/app/login", to)}>Back to login</TextLink>}>
      <p>
        {forReset ? (
          <>
            If there is an account for <Address email={email} />, a link to choose a new password is on its way.
          </>
        ) : (
          <>
            We've sent a confirmation link to <Address email={email} />.
          </>
        )}{" "}
        It works for 24 hours.
      </p>
      {showsOutbox ? (
        <p className="mt-4 rounded-lg bg-accent-soft p-3">
          This is a development server: mails stay here, at <TextLink to="/dev/mail">/dev/mail</TextLink>.
        </p>
      ) : null}
      <h2 className="mt-8 mb-2 text-xl">Nothing there?</h2>
      <p className="mb-5 text-muted">
        Look into the spam folder first.{" "}
        {forReset ? (
          <TextLink to={withReturnPath("/app/auth/forgot-password", to)}>Try another address</TextLink>
        ) : (
          <>
            Mistyped? <TextLink to={withReturnPath("/app/sign-up", to)}>Register again</TextLink>.
          </>
        )}
      </p>
      <ResendForm email={email} waitSeconds={waitSeconds} lastResult={lastResult} />
    </AuthPage>
  );
}

function Address({ email }: { email: string }) {
  return email ? <strong>{email}</strong> : "the email you gave";
}
