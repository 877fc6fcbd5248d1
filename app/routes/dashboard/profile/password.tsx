import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { hasPassword } from "~/domain/auth/account/get-profile.server";
import { changePasswordSchema } from "~/domain/auth/auth.schema";
import { changePassword } from "~/domain/auth/password/change-password.server";
import { deviceCookie } from "~/http/create-http-context.server";
import { passwordErrorReply } from "~/http/credential-errors.server";
import { readForm } from "~/http/form.server";
import { requireUser } from "~/http/guards.server";
import { actionHeaders } from "~/http/limit-errors";
import { siteOrigin } from "~/http/request.server";
import { redirectWithToast } from "~/http/toast.server";
import { Card } from "~/ui/card";
import { AccountForm } from "~/ui/forms/account-form";
import { TextLink } from "~/ui/forms/button";
import { useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { NoPasswordYet } from "./no-password-yet";
import { refuseUnproven } from "./refuse-unproven.server";

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
    const cookies = [await deviceCookie(context, ctx.user.id)];
    return redirectWithToast(context, profile, { title: "Password changed", text, tone: "success" }, cookies);
  }
  switch (answer.reason) {
    case "weak-password":
    case "same-password":
      return passwordErrorReply(form, answer);
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
