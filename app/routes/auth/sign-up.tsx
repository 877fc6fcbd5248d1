import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { actionHeaders } from "~/http/limit-errors";
import { returnPathOf, withReturnPath } from "~/http/return-path";
import { TextLink } from "~/ui/forms/button";
import { useReply } from "~/ui/forms/use-reply";
import { AuthPage } from "~/ui/frame/site-frame";
import { registerWithForm } from "./mail-forms.server";
import { GoogleSignIn, RegisterForm } from "./sign-in-form";

export const headers = actionHeaders;

export const meta: MetaFunction = () => [{ title: `Create an account · ${brand}` }];

export function loader({ request, context }: LoaderFunctionArgs) {
  const to = returnPathOf(request);
  if (context.user) throw redirect(to);
  return { to, hasGoogle: context.app.config.google !== null };
}

export function action({ request, context }: ActionFunctionArgs) {
  return registerWithForm(request, context);
}

export default function SignUp() {
  const { to, hasGoogle } = useLoaderData<typeof loader>();
  const lastResult = useReply<typeof action>()?.result;
  return (
    <AuthPage
      title="Create An Account"
      lead="Free, with five rewrites a month. No card needed."
      foot={
        <>
          Have an account? <TextLink to={withReturnPath("/app/login", to)}>Sign in</TextLink>
        </>
      }
    >
      <RegisterForm lastResult={lastResult} />
      {hasGoogle ? <GoogleSignIn to={withReturnPath("/app/auth/google", to)} /> : null}
    </AuthPage>
  );
}
