import type { SubmissionResult } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { mailMeSchema } from "~/domain/auth/auth.schema";
import { actionHeaders } from "~/http/limit-errors";
import { returnPathOf, withReturnPath } from "~/http/return-path";
import { AccountForm } from "~/ui/forms/account-form";
import { TextLink } from "~/ui/forms/button";
import { useReply } from "~/ui/forms/use-reply";
import { AuthPage } from "~/ui/frame/site-frame";
import { requestResetWithForm, resendWithForm } from "./mail-forms.server";
import { readMailed } from "./mailed-address.server";

export const headers = actionHeaders;

export const meta: MetaFunction = () => [{ title: `Check your email · ${brand}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const mailed = await readMailed(request, context);
  return {
    to: returnPathOf(request),
    forReset: isForReset(request),
    email: mailed?.email ?? "",
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
  const { to, forReset, email, showsOutbox } = useLoaderData<typeof loader>();
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
        Check your spam folder first.{" "}
        {forReset ? (
          <TextLink to={withReturnPath("/app/auth/forgot-password", to)}>Try another address</TextLink>
        ) : (
          <>
            Mistyped? <TextLink to={withReturnPath("/app/sign-up", to)}>Register again</TextLink>.
          </>
        )}
      </p>
      <ResendForm email={email} lastResult={lastResult} />
    </AuthPage>
  );
}

function Address({ email }: { email: string }) {
  return email ? <strong>{email}</strong> : "the email you gave";
}

interface ResendFormProps {
  /** The address of the last mail; empty where this browser sent none: then it is typed. */
  email: string;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Asks for the same mail once more. The answer does not say whether it went out: only the mailbox tells. */
function ResendForm({ email, lastResult }: ResendFormProps) {
  return (
    <AccountForm
      schema={mailMeSchema}
      ask={email ? [] : ["email"]}
      lastResult={lastResult}
      button="Send it again"
      busy="Sending..."
    >
      {email ? <input type="hidden" name="email" value={email} /> : null}
      <p className="text-muted">A mail can take a few minutes, and we send only a few a day to each address.</p>
    </AccountForm>
  );
}
