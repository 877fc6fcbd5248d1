import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { confirmSchema, confirmWithPasswordSchema } from "~/domain/auth/auth.schema";
import { confirmEmail, confirmingNeedsPassword } from "~/domain/auth/register/confirm-email.server";
import { passwordErrorReply } from "~/http/credential-errors.server";
import { readForm } from "~/http/form.server";
import { actionHeaders } from "~/http/limit-errors";
import { siteOrigin } from "~/http/request.server";
import { returnPathOf, withReturnPath } from "~/http/return-path";
import { redirectWithToast } from "~/http/toast.server";
import { AccountForm } from "~/ui/forms/account-form";
import { TextLink } from "~/ui/forms/button";
import { useReply } from "~/ui/forms/use-reply";
import { AuthPage } from "~/ui/frame/site-frame";
import { ConfirmForm } from "./confirm-form";
import { forgetMailed } from "./mailed-address.server";

export const headers = actionHeaders;

export const meta: MetaFunction = () => [{ title: `Confirm your email · ${brand}` }];

/** Opening the link changes nothing: mail scanners open links too. The button does it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const { app, visitorId } = context;
  return {
    to: returnPathOf(request),
    token,
    asksPassword: await confirmingNeedsPassword(app, { token, visitorId }),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, context, confirmSchema);
  if (!form.ok) return form.reply;
  const { app, visitorId, address } = context;
  const answer = await confirmEmail(app, {
    ...form.value,
    visitorId,
    address,
    origin: siteOrigin(request, context),
  });
  if (answer.ok) {
    const toast = {
      title: "Email confirmed",
      text: "Your account is ready. Sign in and begin.",
      tone: "success",
    } as const;
    const login = withReturnPath("/app/login", returnPathOf(request));
    return redirectWithToast(context, login, toast, [await forgetMailed(context)]);
  }
  switch (answer.reason) {
    case "used-or-expired":
      return form.refuse({ form: ["This link was used already, or is too old."] });
    case "password-needed":
      return form.refuse({ password: ["Choose a password: this is not the browser that registered."] });
    default:
      return passwordErrorReply(form, answer);
  }
}

export default function Confirm() {
  const { to, token, asksPassword } = useLoaderData<typeof loader>();
  const lastResult = useReply<typeof action>()?.result;
  if (asksPassword) {
    return (
      <AuthPage
        title="Confirm your email"
        lead="Choose your password here, and your account is ready."
        foot={<TextLink to={withReturnPath("/app/login", to)}>Back to login</TextLink>}
      >
        <AccountForm
          schema={confirmWithPasswordSchema}
          ask={["firstPassword", "confirmPassword"]}
          lastResult={lastResult}
          button="Confirm my email"
          busy="Confirming..."
          hidden={{ token }}
        >
          <p className="text-muted">
            This is not the browser in which the account was registered. Anybody can type your address, so the password
            chosen there does not count.
          </p>
        </AccountForm>
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Confirm your email" lead="One click, then you can sign in.">
      <ConfirmForm token={token} errors={lastResult?.error} button="Confirm my email">
        <TextLink to={withReturnPath("/app/login", to)}>Sign in</TextLink> if you confirmed before,{" "}
        <TextLink to={withReturnPath("/app/auth/forgot-password", to)}>choose a new password</TextLink> if you cannot,
        or <TextLink to={withReturnPath("/app/sign-up", to)}>register again</TextLink> for a new link.
      </ConfirmForm>
    </AuthPage>
  );
}
