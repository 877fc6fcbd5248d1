import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData, useLocation } from "@remix-run/react";
import { MailCheck } from "lucide-react";
import { brand } from "~/brand";
import {
  canBeSentAgain,
  type DeadLetter,
  deadLetterSchema,
  deadLetterSorts,
  handleDeadLetter,
} from "~/domain/admin/dead-letters.server";
import { getSystemHealth, type SystemHealth } from "~/domain/admin/get-system-health.server";
import { readListAddress } from "~/domain/admin/list-rows";
import { readForm } from "~/http/form.server";
import { requireAdmin } from "~/http/guards.server";
import { redirectWithToast } from "~/http/toast.server";
import { Card, EmptyState } from "~/ui/card";
import { FigureList } from "~/ui/charts/figure-list";
import { DataTable } from "~/ui/data-table";
import { Button, TextLink } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";
import { useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { LocalTime } from "~/ui/local-date";
import { allErrors, FormErrors, Notice } from "~/ui/notice";
import { ListPager } from "~/ui/pager";
import { tookTime, waitingTime } from "../durations";
import { CronRuns } from "./cron-runs";

const page = "/app/admin/health";

export const meta: MetaFunction = () => [{ title: `System health · ${brand}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireAdmin(context, request);
  const address = readListAddress(new URL(request.url).searchParams, deadLetterSorts);
  const health = await getSystemHealth(ctx, { ...address, search: "" });
  const items = health.letters.items.map((letter) => ({ ...letter, canBeSentAgain: canBeSentAgain(letter.type) }));
  return { health: { ...health, letters: { ...health.letters, items } }, now: ctx.now() };
}

const answers = {
  sent: { title: "Message sent again", text: "If it fails again, it comes back here.", tone: "success" },
  dropped: { title: "Message dropped", tone: "success" },
  gone: {
    title: "Nothing changed",
    text: "Somebody has already sent this message again or dropped it.",
    tone: "error",
  },
  unsendable: { title: "Nothing changed", text: "This message can only be dropped.", tone: "error" },
} as const;

/** Sends a message that the queue gave up again, or drops it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = requireAdmin(context, request);
  const form = await readForm(request, context, deadLetterSchema);
  if (!form.ok) return form.reply;
  return redirectWithToast(context, page, answers[await handleDeadLetter(ctx, form.value)]);
}

export default function Health() {
  const { health, now } = useLoaderData<typeof loader>();
  const { queue, letters, cron } = health;
  const reply = useReply<typeof action>();
  return (
    <>
      <PageHeader
        title="System health"
        lead="What waits in the queue, what the queue gave up, and the clean-up that runs every five minutes."
      />
      <FormErrors errors={allErrors(reply?.result)} className="mb-6" />
      {cron.last && cron.isLate ? (
        <Notice tone="error" title="The clean-up has stopped." className="mb-6">
          <p>
            It began last <LocalTime milliseconds={cron.last.startedAt} />, {waitingTime(now - cron.last.startedAt)}{" "}
            ago.
          </p>
        </Notice>
      ) : null}
      <div className="space-y-6">
        <div className="grid gap-6 lg:grid-cols-2">
          <Card title="Queue">
            <FigureList label="Queue" figures={queueFigures(queue)} />
          </Card>
          <Card
            title="Clean-up"
            lead={cron.last ? undefined : "It has not run yet. On a developer's machine nothing starts it."}
          >
            {cron.last ? <CronRuns runs={cron.runs} last={cron.last} took={tookTime} /> : null}
          </Card>
        </div>
        <section aria-labelledby="letters">
          <h2 id="letters" className="mb-1 text-2xl">
            Messages that the queue gave up
          </h2>
          <p className="mb-4 max-w-prose text-muted">
            Each was tried three times. They wait here for 30 days, unless you send them again or drop them.
          </p>
          {letters.items.length === 0 ? (
            <EmptyState icon={<MailCheck aria-hidden />} title="Nothing was given up." />
          ) : (
            <Letters letters={letters.items} />
          )}
          <ListPager label="messages" previous={letters.previous} next={letters.next} />
        </section>
      </div>
    </>
  );
}

function queueFigures({ waiting, running, oldestMilliseconds, waitingMails, waitingNotices }: SystemHealth["queue"]) {
  const plain = (value: number) => value.toLocaleString("en-US");
  return [
    {
      label: "Rewrites waiting",
      value: plain(waiting),
      note: oldestMilliseconds === null ? null : `The oldest has waited for ${waitingTime(oldestMilliseconds)}.`,
    },
    { label: "Rewrites being written", value: plain(running) },
    { label: "Waitlist mails waiting", value: plain(waitingMails) },
    { label: "Waitlist notices waiting", value: plain(waitingNotices), note: "For the webhook." },
  ];
}

type ShownLetter = DeadLetter & { canBeSentAgain: boolean };

const kinds: Record<DeadLetter["type"], string> = {
  mail: "A mail",
  sms: "A text message",
  rewrite: "A rewrite",
  erase: "Deleting an account",
  waitlist: "Mail and notice of somebody who joined the waitlist",
  unreadable: "An unreadable message",
};

function Letters({ letters }: { letters: ShownLetter[] }) {
  return (
    <DataTable
      caption="Messages that the queue gave up, newest first"
      rows={letters}
      rowKey={({ id }) => id}
      columns={[
        { title: "Message", isLong: true, className: "@2xl:w-1/3", cell: (letter) => <Message letter={letter} /> },
        { title: "Concerns", showsTitleInCard: true, isLong: true, cell: (letter) => <Concerned letter={letter} /> },
        {
          title: "Given up",
          showsTitleInCard: true,
          className: "text-sm text-muted @2xl:min-w-28",
          cell: ({ receivedAt }) => <LocalTime milliseconds={receivedAt} />,
        },
        { title: "Actions", cell: (letter) => <Actions letter={letter} /> },
      ]}
    />
  );
}

function Message({ letter: { id, type, subject, rewriteId, attempts, bytes } }: { letter: ShownLetter }) {
  return (
    <>
      <strong className="font-semibold">{kinds[type]}</strong>
      {subject ? <span className="block text-sm">“{subject}”</span> : null}
      <details className="mt-1 text-sm">
        <summary className="inline-flex min-h-6 items-center font-semibold text-accent">Details</summary>
        <ul className="mt-1 text-muted">
          <li>Id {id}</li>
          {rewriteId ? <li>Rewrite {rewriteId}</li> : null}
          <li>Tried {attempts} times</li>
          <li>{bytes.toLocaleString("en-US")} bytes; texts and links are not shown</li>
        </ul>
      </details>
    </>
  );
}

function Concerned({ letter: { userId, email } }: { letter: ShownLetter }) {
  if (userId) return <TextLink to={`/app/admin/users/${userId}`}>{email ?? "An account"}</TextLink>;
  return email ?? <span className="text-muted">Nobody who is still here</span>;
}

function Actions({ letter }: { letter: ShownLetter }) {
  const { search } = useLocation();
  const name = <span className="sr-only"> {kinds[letter.type].toLowerCase()}</span>;
  const button = (intent: "retry" | "drop") => (
    <Form method="post" action={page + search}>
      <FormToken />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={letter.id} />
      <input type="hidden" name="attempts" value={letter.attempts} />
      <Button type="submit" look={intent === "drop" ? "danger" : "quiet"} className="whitespace-nowrap">
        {intent === "drop" ? "Drop" : "Send again"}
        {name}
      </Button>
    </Form>
  );
  return (
    <div className="flex gap-2">
      {letter.canBeSentAgain ? button("retry") : null}
      {button("drop")}
    </div>
  );
}
