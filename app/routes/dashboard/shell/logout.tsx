import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { z } from "zod";
import { brand } from "~/brand";
import { needsSecondFactor } from "~/domain/auth/sessions/read-session.server";
import { readForm } from "~/http/form.server";
import { requireSession } from "~/http/guards.server";
import { returnPathOf, withReturnPath } from "~/http/return-path";
import { sessionStorageFor } from "~/http/session-storage.server";
import { redirectWithToast, type Toast } from "~/http/toast.server";
import { logError } from "~/log-error";
import { Button, LinkButton } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";
import { useReply } from "~/ui/forms/use-reply";
import { AuthPage } from "~/ui/frame/site-frame";
import { FormErrors } from "~/ui/notice";

export const meta: MetaFunction = () => [{ title: `Log out · ${brand}` }];

export function loader({ request, context }: LoaderFunctionArgs) {
  const { user } = requireSession(context, request);
  return { everywhere: !needsSecondFactor(user), back: returnPathOf(request) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  // The button was pressed twice, or in two tabs: the session has ended already.
  if (!context.user) return redirectWithToast(context, "/app/login", loggedOut);
  const form = await readForm(request, context, z.object({}), { cost: "uncounted" });
  if (!form.ok) return form.reply;
  const storage = sessionStorageFor(context);
  const session = await storage.getSession(request.headers.get("Cookie"));
  let cookie: string;
  try {
    cookie = await storage.destroySession(session);
  } catch (error) {
    logError("Logout", error);
    const failure = { title: "Error", text: "Failed to log out. Please try again.", tone: "error" } as const;
    return redirectWithToast(context, withReturnPath("/app/logout", returnPathOf(request)), failure);
  }
  return redirectWithToast(context, "/app/login", loggedOut, [cookie]);
}

const loggedOut: Toast = {
  title: "Logged out successfully",
  text: "You have been logged out of your account.",
  tone: "success",
  done: "sign-out",
};

export default function Logout() {
  const { everywhere, back } = useLoaderData<typeof loader>();
  const errors = useReply<typeof action>()?.result.error;
  const sending = useNavigation().state !== "idle";
  return (
    <AuthPage
      title="Log out"
      lead={`Are you sure you want to log out?${everywhere ? " This ends your sessions on all devices." : ""}`}
    >
      <Form method="post" className="space-y-5">
        <FormToken />
        <FormErrors errors={errors?.[""]} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={sending}>
            {sending ? "Logging out..." : "Log Out"}
          </Button>
          <LinkButton look="quiet" to={back}>
            Cancel
          </LinkButton>
        </div>
      </Form>
    </AuthPage>
  );
}
