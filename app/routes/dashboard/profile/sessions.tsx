import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { Laptop, Smartphone, Terminal } from "lucide-react";
import { brand } from "~/brand";
import { listSessions } from "~/domain/auth/sessions/list-sessions.server";
import { endSessionSchema, type SessionSummary } from "~/domain/auth/sessions/session.schema";
import { endSession, signOut } from "~/domain/auth/sessions/sign-out.server";
import { endedSessionCookie } from "~/http/cookies.server";
import { readForm } from "~/http/form.server";
import { requireUser } from "~/http/guards.server";
import { redirectWithToast } from "~/http/toast.server";
import { Card } from "~/ui/card";
import { Button } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";
import { useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { LocalDate } from "~/ui/local-date";
import { allErrors, FormErrors } from "~/ui/notice";

const minute = 60 * 1000;
const units = [
  { unit: "day", milliseconds: 24 * 60 * minute },
  { unit: "hour", milliseconds: 60 * minute },
  { unit: "minute", milliseconds: minute },
] as const;
/** The precision of the stored time of last use. */
const justNow = 10 * minute;
const format = new Intl.RelativeTimeFormat("en-GB", { numeric: "auto" });

/** "just now", "3 hours ago", "yesterday"; `now` comes from the server, so that both render the same. */
function TimeAgo({ milliseconds, now }: { milliseconds: number; now: number }) {
  return <time dateTime={new Date(milliseconds).toISOString()}>{timeAgo(now - milliseconds)}</time>;
}

function timeAgo(age: number): string {
  const fitting = units.find(({ milliseconds }) => age >= milliseconds);
  if (!fitting || age < justNow) return "just now";
  return format.format(-Math.floor(age / fitting.milliseconds), fitting.unit);
}

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
    redirectWithToast(context, "/app/login", { title, tone: "success", done: "sign-out" }, [
      await endedSessionCookie(context),
    ]);
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
  const reply = useReply<typeof action>();
  return (
    <>
      <PageHeader
        back={{ to: "/app/dashboard/profile", label: "Back to My Profile" }}
        title="Where you are signed in"
        lead="Something here you do not recognise? Sign it out, then change your password."
      />
      <FormErrors errors={allErrors(reply?.result)} className="mb-6" />
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

/** The user's sessions, each with a button to end it; the current one is marked. */
function SessionList({ sessions, now }: { sessions: SessionSummary[]; now: number }) {
  const ending = useNavigation().formData?.get("sessionId");
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface shadow-card">
      {sessions.map((session) => (
        <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 sm:px-7">
          <span className="hidden size-10 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent sm:flex">
            <DeviceIcon {...session} />
          </span>
          <div className="min-w-0 grow basis-56">
            <p>
              <strong>{nameOf(session)}</strong>{" "}
              {session.isCurrent ? (
                <span className="ml-1 inline-block rounded-full bg-accent-soft px-2.5 text-sm font-semibold text-accent-strong">
                  This one
                </span>
              ) : null}
            </p>
            <p className="mt-0.5 text-sm text-muted">
              {session.place ?? "Location unknown"} · Last used <TimeAgo milliseconds={session.lastUsedAt} now={now} />{" "}
              · Since <LocalDate milliseconds={session.createdAt} />
            </p>
          </div>
          {session.isCurrent ? null : (
            <Form method="post">
              <FormToken />
              <input type="hidden" name="end" value="one" />
              <input type="hidden" name="sessionId" value={session.id} />
              <Button type="submit" look="danger" disabled={ending === session.id}>
                Sign out<span className="sr-only"> {nameOf(session)}</span>
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}

function nameOf({ device, isApi }: SessionSummary): string {
  const name = device ?? "Unknown device";
  return isApi ? `${name}, over the API` : name;
}

function DeviceIcon({ device, isApi }: SessionSummary) {
  if (isApi) return <Terminal aria-hidden className="size-5" />;
  if (/iPhone|iPad|Android/.test(device ?? "")) return <Smartphone aria-hidden className="size-5" />;
  return <Laptop aria-hidden className="size-5" />;
}
