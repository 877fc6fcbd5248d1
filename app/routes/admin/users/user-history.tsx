import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { UserPage } from "~/domain/admin/get-user.server";
import { money } from "~/domain/billing/money.schema";
import { AuditSentence } from "~/routes/admin/audit-sentence";
import { Day } from "~/routes/admin/person";
import { Tag } from "~/routes/admin/tag";
import { Button, textLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { FormToken } from "~/ui/hidden-fields";

/** A list of the page with its heading; `hasMore` says that it shows the newest ten only. */
function Part({ title, isEmpty, empty, hasMore = false, children }: PartProps) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-2xl">{title}</h2>
      {isEmpty ? <p className="text-muted">{empty}</p> : children}
      {hasMore ? <p className="mt-2 text-sm text-muted">The newest ten; there are more.</p> : null}
    </section>
  );
}

interface PartProps {
  title: string;
  isEmpty: boolean;
  empty: string;
  hasMore?: boolean;
  children: ReactNode;
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
    <Part title="Sessions" isEmpty={sessions.length === 0} empty="Not signed in anywhere.">
      <DataTable
        caption="Sessions"
        rows={sessions}
        rowKey={({ id }) => id}
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
      />
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
      <Part title="Resumes" isEmpty={resumes.rows.length === 0} empty="No resumes found." hasMore={resumes.hasMore}>
        <DataTable
          caption="Resumes"
          rows={resumes.rows}
          rowKey={({ id }) => id}
          columns={[
            { title: "Resume", isLong: true, cell: ({ name }) => name ?? "Without a name" },
            { title: "Kind", cell: ({ kind }) => (kind === "text" ? "Text" : kind.toUpperCase()) },
            { title: "Versions", showsTitleInCard: true, isNumber: true, cell: ({ versions }) => versions },
            day,
          ]}
        />
      </Part>
      <Part title="Job posts" isEmpty={jobs.rows.length === 0} empty="No job posts found." hasMore={jobs.hasMore}>
        <DataTable
          caption="Job posts"
          rows={jobs.rows}
          rowKey={({ id }) => id}
          columns={[
            { title: "Job", isLong: true, cell: ({ title }) => title || "Untitled Job" },
            { title: "Company", isLong: true, cell: ({ company }) => company },
            { title: "Status", cell: ({ status }) => <Capital text={status} /> },
            day,
          ]}
        />
      </Part>
      <Part title="Rewrites" isEmpty={rewrites.rows.length === 0} empty="No rewrites yet." hasMore={rewrites.hasMore}>
        <DataTable
          caption="Rewrites"
          rows={rewrites.rows}
          rowKey={({ id }) => id}
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
      </Part>
      <Part title="Payments" isEmpty={payments.rows.length === 0} empty="No payments yet." hasMore={payments.hasMore}>
        <DataTable
          caption="Payments"
          rows={payments.rows}
          rowKey={({ id }) => id}
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
      </Part>
      <Part title="Credits" isEmpty={credits.rows.length === 0} empty="No credits yet." hasMore={credits.hasMore}>
        <DataTable
          caption="Credits"
          rows={credits.rows}
          rowKey={({ id }) => id}
          columns={[
            {
              title: "Why",
              cell: ({ reason, amount }) =>
                amount < 0 && reason === "granted" ? "Taken by an admin" : reasons[reason],
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
      </Part>
      <Part
        title="Audit trail"
        isEmpty={audit.rows.length === 0}
        empty="No admin has changed anything here."
        hasMore={audit.hasMore}
      >
        <DataTable
          caption="Audit trail"
          rows={audit.rows}
          rowKey={({ id }) => id}
          columns={[{ title: "What happened", isLong: true, cell: (entry) => <AuditSentence entry={entry} /> }, day]}
        />
      </Part>
    </>
  );
}
