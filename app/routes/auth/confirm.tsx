import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { AuthPage } from "~/components/auth-page";
import { ConfirmForm } from "~/components/confirm-form";
import { TextLink } from "~/components/text-link";
import { useReply } from "~/components/use-reply";
import { confirmEmailSchema } from "~/domain/auth/auth.schema";
import { confirmEmail } from "~/domain/auth/confirm-email.server";
import { readForm } from "~/http/form.server";
import { forgetMailed } from "~/http/mailed-address.server";
import { redirectWithToast } from "~/http/redirect-with-toast.server";
import { returnPathOf, withReturnPath } from "~/http/return-path";

export const meta: MetaFunction = () => [{ title: `Confirm your email · ${brand}` }];

/** Opening the link changes nothing: mail scanners open links too. The button does it. */
export function loader({ request }: LoaderFunctionArgs) {
  return { to: returnPathOf(request), token: new URL(request.url).searchParams.get("token") ?? "" };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, context, confirmEmailSchema);
  if (!form.ok) return form.reply;
  const answer = await confirmEmail(context.app, form.value);
  if (!answer.ok) {
    return form.refuse({ form: ["This link was used already, or is too old."] });
  }
  const toast = {
    title: "Email confirmed",
    text: "Your account is ready. Sign in and begin.",
    tone: "success",
  } as const;
  const login = withReturnPath("/app/login", returnPathOf(request));
  return redirectWithToast(context, login, toast, [await forgetMailed(context)]);
}

export default function Confirm() {
  const { to, token } = useLoaderData<typeof loader>();
  const errors = useReply<typeof action>()?.result.error;
  return (
    <AuthPage title="Confirm your email" lead="One click, then you can sign in.">
      <ConfirmForm token={token} errors={errors} button="Confirm my email">
        <TextLink to={withReturnPath("/app/login", to)}>Sign in</TextLink> if you confirmed before, or{" "}
        <TextLink to={withReturnPath("/app/sign-up", to)}>register again</TextLink> for a new link.
      </ConfirmForm>
    </AuthPage>
  );
}
