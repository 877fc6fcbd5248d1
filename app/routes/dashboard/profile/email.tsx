import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { hasPassword } from "~/domain/auth/account/get-profile.server";
import { changeEmailSchema } from "~/domain/auth/auth.schema";
import { requireUser } from "~/http/guards.server";
import { actionHeaders } from "~/http/limit-errors";
import { Card } from "~/ui/card";
import { AccountForm } from "~/ui/forms/account-form";
import { useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { changeEmailWithForm } from "./email.action.server";
import { NoPasswordYet } from "./no-password-yet";

export const headers = actionHeaders;

export const meta: MetaFunction = () => [{ title: `Change email · ${brand}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  return { email: ctx.user.email, hasPassword: await hasPassword(ctx) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return changeEmailWithForm(request, context, requireUser(context, request));
}

export default function ChangeEmail() {
  const { email, hasPassword } = useLoaderData<typeof loader>();
  const lastResult = useReply<typeof action>()?.result;
  return (
    <>
      <PageHeader title="Change email" back={{ to: "/app/dashboard/profile", label: "Back to My Profile" }} />
      {hasPassword ? (
        <Card>
          <p className="mb-5">
            You sign in with <strong>{email}</strong>. We mail a link to the new address; nothing changes until you open
            it and confirm.
          </p>
          <div className="max-w-md">
            <AccountForm
              schema={changeEmailSchema}
              ask={["newEmail", "currentPassword"]}
              lastResult={lastResult}
              button="Send Confirmation Link"
              busy="Sending..."
            />
          </div>
        </Card>
      ) : (
        <NoPasswordYet purpose="Before your address changes, we ask for a password: set one first." />
      )}
    </>
  );
}
