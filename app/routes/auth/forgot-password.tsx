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
import { requestResetWithForm } from "./mail-forms.server";

export const headers = actionHeaders;

export const meta: MetaFunction = () => [{ title: `Forgot password · ${brand}` }];

export function loader({ request, context }: LoaderFunctionArgs) {
  return { to: returnPathOf(request), email: context.user?.email ?? "" };
}

export function action({ request, context }: ActionFunctionArgs) {
  return requestResetWithForm(request, context);
}

export default function ForgotPassword() {
  const { to, email } = useLoaderData<typeof loader>();
  const lastResult = useReply<typeof action>()?.result;
  return (
    <AuthPage
      title="Forgot Password"
      lead="Tell us your email, and we send you a link to choose a new password."
      foot={<TextLink to={withReturnPath("/app/login", to)}>Back to login</TextLink>}
    >
      <AccountForm
        schema={mailMeSchema}
        ask={["email"]}
        lastResult={lastResult}
        defaultValue={{ email }}
        button="Send Reset Link"
        busy="Sending..."
      />
    </AuthPage>
  );
}
