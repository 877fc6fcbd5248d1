import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { actionHeaders } from "~/http/limit-errors";
import { returnPathOf, withReturnPath } from "~/http/return-path";
import { TextLink } from "~/ui/forms/button";
import { useReply } from "~/ui/forms/use-reply";
import { AuthPage } from "~/ui/frame/site-frame";
import { LinkArrival } from "./link-arrival";
import { signInWithPassword } from "./password-sign-in.server";
import { GoogleSignIn, SignInForm } from "./sign-in-form";

export const headers = actionHeaders;

export const meta: MetaFunction = () => [{ title: `Sign in · ${brand}` }];

export function loader({ request, context }: LoaderFunctionArgs) {
  const to = returnPathOf(request);
  if (context.user) throw redirect(to);
  const params = new URL(request.url).searchParams;
  return {
    to,
    sent: params.get("sent"),
    errorCode: params.get("error_code"),
    hasGoogle: context.app.config.google !== null,
  };
}

export function action({ request, context }: ActionFunctionArgs) {
  return signInWithPassword(request, context);
}

export default function Login() {
  const { to, sent, errorCode, hasGoogle } = useLoaderData<typeof loader>();
  const lastResult = useReply<typeof action>()?.result;
  return (
    <AuthPage
      title="Welcome Back"
      lead={
        to === "/app" ? "Sign in to tailor your next application." : "Sign in and you are back where you wanted to go."
      }
      foot={
        <>
          New here? <TextLink to={withReturnPath("/app/sign-up", to)}>Create an account</TextLink>
        </>
      }
    >
      <LinkArrival
        errorCode={errorCode}
        continuePath={withReturnPath("/app/auth/continue", to)}
        forgotPasswordPath={withReturnPath("/app/auth/forgot-password", to)}
      />
      <SignInForm
        lastResult={lastResult}
        sent={sent}
        forgotPasswordPath={withReturnPath("/app/auth/forgot-password", to)}
      />
      {hasGoogle ? <GoogleSignIn to={withReturnPath("/app/auth/google", to)} /> : null}
    </AuthPage>
  );
}
