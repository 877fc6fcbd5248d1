import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { confirmEmailSchema } from "~/domain/auth/auth.schema";
import { confirmEmailChange } from "~/domain/auth/email-change/confirm-email-change.server";
import { readForm } from "~/http/form.server";
import { actionHeaders } from "~/http/limit-errors";
import { withReturnPath } from "~/http/return-path";
import { redirectWithToast } from "~/http/toast.server";
import { TextLink } from "~/ui/forms/button";
import { useReply } from "~/ui/forms/use-reply";
import { AuthPage } from "~/ui/frame/site-frame";
import { ConfirmForm } from "./confirm-form";

export const headers = actionHeaders;

const page = "/app/auth/confirm-email-change";

export const meta: MetaFunction = () => [{ title: `Confirm your new email · ${brand}` }];

const tooOld = "This link was used already, or is too old.";
const otherAccount = "First log in to the account that asked for this address.";

/** Opening the link changes nothing: mail scanners open links too. The button does it. */
export function loader({ request }: LoaderFunctionArgs) {
  return { token: new URL(request.url).searchParams.get("token") ?? "" };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, context, confirmEmailSchema);
  if (!form.ok) return form.reply;
  const answer = await confirmEmailChange(context.app, {
    ...form.value,
    address: context.address,
    user: context.user,
  });
  if (!answer.ok) {
    if (answer.reason === "rate-limited") return form.refuseForNow(answer.retryAfterSeconds);
    return form.refuse({ form: [answer.reason === "other-account" ? otherAccount : tooOld] });
  }
  const text = `From now on you sign in with ${answer.email}.`;
  return redirectWithToast(context, "/app/dashboard/profile", { title: "Email changed", text, tone: "success" });
}

export default function ConfirmEmailChange() {
  const { token } = useLoaderData<typeof loader>();
  const errors = useReply<typeof action>()?.result.error;
  return (
    <AuthPage title="Confirm your new email" lead="One click makes it the address you sign in with.">
      <ConfirmForm token={token} errors={errors} button="Use this address">
        {errors?.[""]?.includes(otherAccount) ? (
          <>
            <TextLink to={withReturnPath("/app/login", `${page}?${new URLSearchParams({ token })}`)}>Log in</TextLink>{" "}
            with your account’s current address, and this page comes back. If you did not ask for this, you can ignore
            it.
          </>
        ) : (
          <>
            Your address is unchanged. <TextLink to="/app/dashboard/profile/email">Change your email</TextLink> once
            more for a new link.
          </>
        )}
      </ConfirmForm>
    </AuthPage>
  );
}
