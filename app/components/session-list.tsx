import { Form, useNavigation } from "@remix-run/react";
import { Laptop, Smartphone, Terminal } from "lucide-react";
import type { SessionSummary } from "../domain/auth/sessions/session.schema";
import { Button } from "./button";
import { FormToken } from "./form-token";
import { LocalDate } from "./local-date";
import { TimeAgo } from "./time-ago";

/** Where the user is signed in, each with what is known of it and a way to end it; the one that looks is marked. */
export function SessionList({ sessions, now }: { sessions: SessionSummary[]; now: number }) {
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
              {session.place ?? "Place unknown"} · Last used <TimeAgo milliseconds={session.lastUsedAt} now={now} /> ·
              Since <LocalDate milliseconds={session.createdAt} />
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
  const name = device ?? "A device that gave no name";
  return isApi ? `${name}, over the API` : name;
}

function DeviceIcon({ device, isApi }: SessionSummary) {
  if (isApi) return <Terminal aria-hidden className="size-5" />;
  if (/iPhone|iPad|Android/.test(device ?? "")) return <Smartphone aria-hidden className="size-5" />;
  return <Laptop aria-hidden className="size-5" />;
}
