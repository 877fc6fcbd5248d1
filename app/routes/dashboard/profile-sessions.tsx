import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { Button } from "~/components/button";
import { Card } from "~/components/card";
import { FormToken } from "~/components/form-token";
import { Notice } from "~/components/notice";
import { PageHeader } from "~/components/page-header";
import { SessionList } from "~/components/session-list";
import { useReply } from "~/components/use-reply";
import { endSession } from "~/domain/auth/sessions/end-session.server";
import { listSessions } from "~/domain/auth/sessions/list-sessions.server";
import { endSessionSchema } from "~/domain/auth/sessions/session.schema";
import { signOut } from "~/domain/auth/sessions/sign-out.server";
import { endedSessionCookie } from "~/http/ended-session-cookie.server";
import { readForm } from "~/http/form.server";
import { requireUser } from "~/http/guards.server";
import { redirectWithToast } from "~/http/redirect-with-toast.server";

const here = "/app/dashboard/profile/sessions";

export const meta: MetaFunction = () => [{ title: `Where you are signed in · ${brand}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  return { sessions: await listSessions(ctx), now: ctx.now() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readForm(request, context, endSessionSchema);
  if (!form.ok) return form.reply;
  const left = async (title: string) =>
    redirectWithToast(context, "/app/login", { title, tone: "success" }, [await endedSessionCookie(context)]);
  switch (form.value.end) {
    case "one": {
      const ended = await endSession(ctx, form.value.sessionId);
      if (form.value.sessionId === ctx.user.sessionId) return left("Signed out here");
      const title = ended ? "Signed out there" : "That session had ended already";
      return redirectWithToast(context, here, { title, tone: "success" });
    }
    case "others":
      await signOut(ctx, "others");
      return redirectWithToast(context, here, { title: "Signed out everywhere else", tone: "success" });
    case "all":
      await signOut(ctx, "global");
      return left("Signed out everywhere");
    default:
      return form.value satisfies never;
  }
}

export default function ProfileSessions() {
  const { sessions, now } = useLoaderData<typeof loader>();
  const errors = useReply<typeof action>()?.result.error;
  return (
    <>
      <PageHeader
        back={{ to: "/app/dashboard/profile", label: "Back to My Profile" }}
        title="Where you are signed in"
        lead="Something here you do not know? Sign it out, then change your password."
      />
      {errors ? (
        <div className="mb-6">
          <Notice tone="error" title={Object.values(errors).flat().filter(Boolean).join(" ")} />
        </div>
      ) : null}
      <SessionList sessions={sessions} now={now} />
      <Card
        title="All at once"
        lead="Programs that use the API are signed out too. It takes effect with their next request."
        className="mt-6"
      >
        <div className="flex flex-wrap gap-3">
          {sessions.length > 1 ? <EndForm end="others" label="Sign out everywhere else" /> : null}
          <EndForm end="all" label="Sign out everywhere, here too" />
        </div>
      </Card>
    </>
  );
}

function EndForm({ end, label }: { end: "others" | "all"; label: string }) {
  return (
    <Form method="post">
      <FormToken />
      <Button type="submit" look={end === "all" ? "danger" : "quiet"} name="end" value={end}>
        {label}
      </Button>
    </Form>
  );
}
