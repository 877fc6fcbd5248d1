import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { actionHeaders } from "~/http/limit-errors";
import { returnPathOf, withReturnPath } from "~/http/return-path";
import { useReply } from "~/ui/forms/use-reply";
import { AuthPage } from "~/ui/frame/site-frame";
import { TabList } from "~/ui/frame/tab-list";
import { registerWithForm } from "./mail-forms.server";
import { signInWithPassword } from "./password-sign-in.server";
import { GoogleSignIn, RegisterForm, SignInForm } from "./sign-in-form";

export const headers = actionHeaders;

export const meta: MetaFunction = () => [{ title: `Sign in or register · ${brand}` }];

export function loader({ request, context }: LoaderFunctionArgs) {
  const to = returnPathOf(request);
  if (context.user) throw redirect(to);
  return { to, tab: tabOf(request), hasGoogle: context.app.config.google !== null };
}

export function action({ request, context }: ActionFunctionArgs) {
  return tabOf(request) === "register" ? registerWithForm(request, context) : signInWithPassword(request, context);
}

function tabOf(request: Request): "login" | "register" {
  return new URL(request.url).searchParams.get("tab") === "register" ? "register" : "login";
}

export default function LoginOrRegister() {
  const { to, tab, hasGoogle } = useLoaderData<typeof loader>();
  const lastResult = useReply<typeof action>()?.result;
  const tabs = [
    { id: "login", label: "Login", to: withReturnPath("/app/auth", to) },
    { id: "register", label: "Register", to: withReturnPath("/app/auth?tab=register", to) },
  ];
  return (
    <AuthPage
      tabs={
        <nav aria-label="Login or register">
          <TabList current={tab} tabs={tabs} />
        </nav>
      }
      title={tab === "login" ? "Welcome Back" : "Create An Account"}
      lead={
        tab === "login"
          ? "Sign in to tailor your next application."
          : "Free, with five rewrites a month. No card needed."
      }
    >
      {tab === "login" ? (
        <SignInForm lastResult={lastResult} forgotPasswordPath={withReturnPath("/app/auth/forgot-password", to)} />
      ) : (
        <RegisterForm lastResult={lastResult} />
      )}
      {hasGoogle ? <GoogleSignIn to={withReturnPath("/app/auth/google", to)} /> : null}
    </AuthPage>
  );
}
