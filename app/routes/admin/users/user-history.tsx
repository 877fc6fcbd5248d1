import { Form } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import type { UserPage } from "~/domain/admin/get-user.server";
import { money } from "~/domain/billing/money.schema";
import { AuditSentence } from "~/routes/admin/audit-sentence";
import { Day } from "~/routes/admin/person";
import { Tag } from "~/routes/admin/tag";
import { DataTable } from "~/ui/data-table";
import { Button, textLink } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";

interface PartProps<Row> {
  title: string;
  /** What is said where there is nothing. */
  empty: string;
  rows: Row[];
  /** Whether there are more than these newest ten. */
  hasMore?: boolean;
  columns: ComponentProps<typeof DataTable<Row>>["columns"];
  /** Below the table. */
  children?: ReactNode;
}

/** A list of the page with its heading. */
function Part<Row extends { id: string }>({ title, empty, rows, hasMore = false, columns, children }: PartProps<Row>) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-2xl">{title}</h2>
      {rows.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <DataTable caption={title} rows={rows} rowKey={({ id }) => id} columns={columns} />
      )}
      {hasMore ? <p className="mt-2 text-sm text-muted">The newest ten; there are more.</p> : null}
      {children}
    </section>
  );
}

const day = {
  title: "Date",
  className: "text-muted",
  cell: ({ createdAt }: { createdAt: number }) => <Day milliseconds={createdAt} />,
};

const reasons: Record<UserPage["credits"]["rows"][number]["reason"], string> = {
  rewrite: "Spent on a rewrite",
  returned: "Given back",
  granted: "Given by an admin",
  purchase: "Bought",
  refund: "Taken back with a refund",
  restored: "Given back after a dispute",
};

/** A state of the database as a word of a page: "failed" as "Failed". */
function Capital({ text }: { text: string }) {
  return <span className="inline-block first-letter:uppercase">{text}</span>;
}

/** Where the user is signed in, each session with a button that ends it. */
export function UserSessions({ sessions }: Pick<UserPage, "sessions">) {
  return (
    <Part
      title="Sessions"
      empty="Not signed in anywhere."
      rows={sessions}
      columns={[
        {
          title: "Device",
          cell: ({ device, isApi, isCurrent }) => (
            <>
              {device ?? "Unknown device"}
              {isApi ? ", over the API" : ""} {isCurrent ? <Tag tone="good">You, here</Tag> : null}
            </>
          ),
        },
        { title: "Place", cell: ({ place }) => place ?? "Location unknown", className: "text-muted" },
        {
          title: "Last used",
          showsTitleInCard: true,
          cell: ({ lastUsedAt }) => <Day milliseconds={lastUsedAt} />,
        },
        {
          title: "End",
          cell: ({ id, device, isCurrent }) =>
            isCurrent ? null : (
              <Form method="post">
                <FormToken />
                <input type="hidden" name="sessionId" value={id} />
                <Button type="submit" name="intent" value="end-session" look="danger">
                  End<span className="sr-only"> the session of {device ?? "an unknown device"}</span>
                </Button>
              </Form>
            ),
        },
      ]}
    >
      {sessions.length > 1 ? (
        <Form method="post" className="mt-4">
          <FormToken />
          <Button type="submit" name="intent" value="end-sessions" look="danger">
            End all sessions
          </Button>
        </Form>
      ) : null}
    </Part>
  );
}

/** What the user made, paid and was given, and what admins did. */
export function UserHistory({ page }: { page: UserPage }) {
  const { resumes, jobs, rewrites, payments, credits, audit } = page;
  return (
    <>
      <Part
        title="Resumes"
        empty="No resumes found."
        {...resumes}
        columns={[
          { title: "Resume", isLong: true, cell: ({ name }) => name ?? "Without a name" },
          { title: "Kind", cell: ({ kind }) => (kind === "text" ? "Text" : kind.toUpperCase()) },
          { title: "Versions", showsTitleInCard: true, isNumber: true, cell: ({ versions }) => versions },
          day,
        ]}
      />
      <Part
        title="Job posts"
        empty="No job posts found."
        {...jobs}
        columns={[
          { title: "Job", isLong: true, cell: ({ title }) => title || "Untitled Job" },
          { title: "Company", isLong: true, cell: ({ company }) => company },
          { title: "Status", cell: ({ status }) => <Capital text={status} /> },
          day,
        ]}
      />
      <Part
        title="Rewrites"
        empty="No rewrites yet."
        {...rewrites}
        columns={[
          {
            title: "Job",
            isLong: true,
            cell: ({ jobTitle, failure }) => (
              <>
                {jobTitle || "Untitled Job"}
                {failure ? <span className="block text-sm text-danger">{failure}</span> : null}
              </>
            ),
          },
          {
            title: "State",
            cell: ({ status }) => (
              <Tag tone={status === "failed" ? "bad" : status === "done" ? "good" : "neutral"}>
                <Capital text={status} />
              </Tag>
            ),
          },
          { title: "Engine", showsTitleInCard: true, cell: ({ engine }) => engine },
          {
            title: "Score",
            showsTitleInCard: true,
            isNumber: true,
            className: "whitespace-nowrap",
            cell: ({ scoreBefore, scoreAfter }) =>
              scoreAfter === null ? "" : `${scoreBefore === null ? "" : `${scoreBefore}% → `}${scoreAfter}%`,
          },
          day,
        ]}
      />
      <Part
        title="Payments"
        empty="No payments yet."
        {...payments}
        columns={[
          { title: "What", cell: ({ kind, credits }) => (kind === "pack" ? `${credits} credits` : "Subscription") },
          {
            title: "Amount",
            isNumber: true,
            cell: ({ amount, refundedAmount, currency }) =>
              refundedAmount > 0
                ? `${money(amount, currency)}, ${money(refundedAmount, currency)} refunded`
                : money(amount, currency),
          },
          {
            title: "Status",
            cell: ({ status, receiptUrl }) => (
              <>
                <Capital text={status} />
                {receiptUrl ? (
                  <a href={receiptUrl} className={`ml-3 ${textLink}`}>
                    Receipt
                  </a>
                ) : null}
              </>
            ),
          },
          day,
        ]}
      />
      <Part
        title="Credits"
        empty="No credits yet."
        {...credits}
        columns={[
          {
            title: "Why",
            cell: ({ reason, amount }) => (amount < 0 && reason === "granted" ? "Taken by an admin" : reasons[reason]),
          },
          {
            title: "Credits",
            showsTitleInCard: true,
            isNumber: true,
            cell: ({ amount }) => (amount > 0 ? `+${amount}` : `\u2212${-amount}`),
          },
          {
            title: "Balance",
            showsTitleInCard: true,
            isNumber: true,
            cell: ({ balance }) => balance.toLocaleString("en"),
          },
          day,
        ]}
      />
      <Part
        title="Audit trail"
        empty="No admin has changed anything here."
        {...audit}
        columns={[{ title: "What happened", isLong: true, cell: (entry) => <AuditSentence entry={entry} /> }, day]}
      />
    </>
  );
}
