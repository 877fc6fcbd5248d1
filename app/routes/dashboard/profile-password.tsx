import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { AccountForm } from "~/components/account-form";
import { Card } from "~/components/card";
import { NoPasswordYet } from "~/components/no-password-yet";
import { PageHeader } from "~/components/page-header";
import { TextLink } from "~/components/text-link";
import { useReply } from "~/components/use-reply";
import { changePasswordSchema } from "~/domain/auth/auth.schema";
import { changePassword } from "~/domain/auth/change-password.server";
import { hasPassword } from "~/domain/auth/has-password.server";
import { readForm } from "~/http/form.server";
import { requireUser } from "~/http/guards.server";
import { redirectWithToast } from "~/http/redirect-with-toast.server";
import { refuseUnproven } from "~/http/refuse-unproven.server";
import { siteOrigin } from "~/http/site-origin";
import { actionHeaders } from "~/http/too-many-attempts";
import { samePassword, weakPassword } from "~/http/weak-password";

export const headers = actionHeaders;

export const meta: MetaFunction = () => [{ title: `Change password · ${brand}` }];

const profile = "/app/dashboard/profile";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  return { email: ctx.user.email, hasPassword: await hasPassword(ctx) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readForm(request, context, changePasswordSchema);
  if (!form.ok) return form.reply;
  const origin = siteOrigin(request, context);
  const answer = await changePassword(ctx, { ...form.value, address: context.address, origin });
  if (answer.ok) {
    const text = "Your other devices were signed out.";
    return redirectWithToast(context, profile, { title: "Password changed", text, tone: "success" });
  }
  switch (answer.reason) {
    case "weak-password":
      return form.refuse({ password: weakPassword(answer.reasons) });
    case "same-password":
      return form.refuse({ password: [samePassword] });
    default:
      return refuseUnproven(form, answer);
  }
}

export default function ChangePassword() {
  const { email, hasPassword } = useLoaderData<typeof loader>();
  const lastResult = useReply<typeof action>()?.result;
  return (
    <>
      <PageHeader title="Change password" back={{ to: profile, label: "Back to My Profile" }} />
      {hasPassword ? (
        <Card>
          <div className="max-w-md">
            <AccountForm
              schema={changePasswordSchema}
              ask={["currentPassword", "newPassword", "confirmPassword"]}
              lastResult={lastResult}
              button="Change Password"
              busy="Saving..."
            >
              {/* Says to password managers whose password this is. */}
              <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
            </AccountForm>
            <p className="mt-5 text-muted">
              Changing it signs out your other devices.{" "}
              <TextLink to="/app/auth/forgot-password">Forgot password?</TextLink>
            </p>
          </div>
        </Card>
      ) : (
        <NoPasswordYet purpose="With a password you can sign in without it too." />
      )}
    </>
  );
}
