import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { AuthPage } from "~/components/auth-page";
import { GoogleSignIn } from "~/components/google-sign-in";
import { SignInForm } from "~/components/sign-in-form";
import { TextLink } from "~/components/text-link";
import { useReply } from "~/components/use-reply";
import { returnPathOf, withReturnPath } from "~/http/return-path";
import { signInWithForm } from "~/http/sign-in-form.server";
import { actionHeaders } from "~/http/too-many-attempts";

export const headers = actionHeaders;

export const meta: MetaFunction = () => [{ title: `Sign in · ${brand}` }];

export function loader({ request, context }: LoaderFunctionArgs) {
  const to = returnPathOf(request);
  if (context.user) throw redirect(to);
  const sent = new URL(request.url).searchParams.get("sent");
  return { to, sent, hasGoogle: context.app.config.google !== null };
}

export function action({ request, context }: ActionFunctionArgs) {
  return signInWithForm(request, context);
}

export default function Login() {
  const { to, sent, hasGoogle } = useLoaderData<typeof loader>();
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
      <SignInForm
        lastResult={lastResult}
        sent={sent}
        forgotPasswordPath={withReturnPath("/app/auth/forgot-password", to)}
      />
      {hasGoogle ? <GoogleSignIn to={withReturnPath("/app/auth/google", to)} /> : null}
    </AuthPage>
  );
}
