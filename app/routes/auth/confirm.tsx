import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { brand } from "~/brand";
import { AuthPage } from "~/components/auth-page";
import { Button } from "~/components/button";
import { FormToken } from "~/components/form-token";
import { Notice } from "~/components/notice";
import { TextLink } from "~/components/text-link";
import { confirmEmailSchema } from "~/domain/auth/auth.schema";
import { confirmEmail } from "~/domain/auth/confirm-email.server";
import { readForm } from "~/http/form.server";
import { redirectWithToast } from "~/http/redirect-with-toast.server";

export const meta: MetaFunction = () => [{ title: `Confirm your email · ${brand}` }];

/** Opening the link changes nothing: mail scanners open links too. The button does it. */
export function loader({ request }: LoaderFunctionArgs) {
  return { token: new URL(request.url).searchParams.get("token") ?? "" };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, context, confirmEmailSchema);
  if (!form.ok) return form.reply;
  const answer = await confirmEmail(context.app, form.value);
  if (!answer.ok) {
    return form.refuse({ form: ["This link was used already, or is too old."] });
  }
  return redirectWithToast(context, "/app/login", {
    title: "Email confirmed",
    text: "Your account is ready. Sign in and begin.",
    tone: "success",
  });
}

export default function Confirm() {
  const { token } = useLoaderData<typeof loader>();
  const errors = useActionData<typeof action>()?.result.error;
  const sending = useNavigation().state !== "idle";
  return (
    <AuthPage title="Confirm your email" lead="One click, then you can sign in.">
      <Form method="post" className="space-y-5">
        <FormToken />
        <input type="hidden" name="token" value={token} />
        {errors ? (
          <Notice tone="error" title={errors[""]?.join(" ") ?? "This link is incomplete. Copy it whole from the mail."}>
            <p>
              <TextLink to="/app/login">Sign in</TextLink> if you confirmed before, or{" "}
              <TextLink to="/app/sign-up">register again</TextLink> for a new link.
            </p>
          </Notice>
        ) : null}
        <Button type="submit" disabled={sending} className="w-full">
          {sending ? "Confirming..." : "Confirm my email"}
        </Button>
      </Form>
    </AuthPage>
  );
}
