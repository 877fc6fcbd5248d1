import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { AuthPage } from "~/components/auth-page";
import { ConfirmForm } from "~/components/confirm-form";
import { TextLink } from "~/components/text-link";
import { useReply } from "~/components/use-reply";
import { confirmEmailSchema } from "~/domain/auth/auth.schema";
import { confirmEmailChange } from "~/domain/auth/confirm-email-change.server";
import { readForm } from "~/http/form.server";
import { redirectWithToast } from "~/http/redirect-with-toast.server";
import { actionHeaders } from "~/http/too-many-attempts";

export const headers = actionHeaders;

export const meta: MetaFunction = () => [{ title: `Confirm your new email · ${brand}` }];

/** Opening the link changes nothing: mail scanners open links too. The button does it. */
export function loader({ request }: LoaderFunctionArgs) {
  return { token: new URL(request.url).searchParams.get("token") ?? "" };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, context, confirmEmailSchema);
  if (!form.ok) return form.reply;
  const answer = await confirmEmailChange(context.app, { ...form.value, address: context.address });
  if (!answer.ok) {
    return answer.reason === "rate-limited"
      ? form.refuseForNow(answer.retryAfterSeconds)
      : form.refuse({ form: ["This link was used already, or is too old."] });
  }
  const text = `From now on you sign in with ${answer.email}.`;
  return redirectWithToast(context, "/app/dashboard/profile", { title: "Email changed", text, tone: "success" });
}

export default function ConfirmEmailChange() {
  const { token } = useLoaderData<typeof loader>();
  const errors = useReply<typeof action>()?.result.error;
  return (
    <AuthPage title="Confirm your new email" lead="One click, and it is the address you sign in with.">
      <ConfirmForm token={token} errors={errors} button="Use this address">
        Your address is unchanged. <TextLink to="/app/dashboard/profile/email">Change your email</TextLink> once more
        for a new link.
      </ConfirmForm>
    </AuthPage>
  );
}
