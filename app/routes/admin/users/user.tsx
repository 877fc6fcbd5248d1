import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { getUserPage, type UserPage } from "~/domain/admin/get-user.server";
import { planName } from "~/domain/billing/plans";
import { found, requireAdmin } from "~/http/guards.server";
import { actionHeaders } from "~/http/limit-errors";
import { Day, Facts } from "~/routes/admin/person";
import { Tag } from "~/routes/admin/tag";
import { Card } from "~/ui/card";
import { Disclosure } from "~/ui/disclosure";
import { Button, LinkButton } from "~/ui/forms/button";
import { TextField } from "~/ui/forms/field";
import { FormToken } from "~/ui/forms/hidden-fields";
import { useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { allErrors, FormErrors } from "~/ui/notice";
import { userAction } from "./user.action.server";
import { UserHistory, UserSessions } from "./user-history";

export const headers = actionHeaders;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `User Profile: ${data?.page.account.email ?? ""} · ${brand}` },
];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const ctx = requireAdmin(context, request);
  const page = found(await getUserPage(ctx, params.userId ?? ""));
  return { page, isOwn: page.account.id === ctx.user.id };
}

export const action = userAction;

export default function User() {
  const { page, isOwn } = useLoaderData<typeof loader>();
  const result = useReply<typeof action>()?.result;
  const { account, waysToSignIn, factors, recoveryCodesLeft, subscription } = page;
  const { id, name, email, role, tier, credits, used, isSuspended, createdAt } = account;
  const verified = factors.filter(({ isVerified }) => isVerified);
  return (
    <>
      <PageHeader
        title={name ?? email}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            {name === null ? null : <span className="mr-1">{email}</span>}
            {role === "admin" ? <Tag tone="good">Admin</Tag> : <Tag tone="neutral">User</Tag>}
            <Tag tone="neutral">{planName(tier)}</Tag>
            {isSuspended ? <Tag tone="bad">Suspended</Tag> : null}
            <span className="basis-full text-sm break-all">User Profile: {id}</span>
          </span>
        }
        back={{ to: "/app/admin/users", label: "All users" }}
        actions={
          <>
            <LinkButton to={`/app/admin/users/${id}/edit`} look="quiet">
              Role, plan and credits
            </LinkButton>
            <LinkButton to={`/app/admin/billing/${id}`} look="quiet">
              Billing
            </LinkButton>
          </>
        }
      />
      <FormErrors errors={allErrors(result, ["email"])} className="mb-6" />
      <div className="space-y-6">
        <div className="grid gap-6 xl:grid-cols-2">
          <Card title="Account">
            <Facts
              facts={[
                ["Signed up", dayOr(createdAt, "")],
                ["Address confirmed", dayOr(account.emailConfirmedAt, "not yet")],
                ["Last sign-in", dayOr(account.lastSignInAt, "never")],
                ["Last active", account.lastActiveOn ?? "never"],
                ["Signs in with", waysOf(waysToSignIn, account.hasPassword)],
                [
                  "Second factors",
                  verified.length === 0
                    ? "none"
                    : verified.map(({ type, name }) => `${name} (${type === "totp" ? "app" : "phone"})`).join(", "),
                ],
                ["Recovery codes left", String(recoveryCodesLeft)],
              ]}
            />
          </Card>
          <Card title="Plan and usage">
            <Facts
              facts={[
                ["Plan", planName(tier)],
                ["Credits", credits.toLocaleString("en")],
                ["Subscription", subscription?.status ?? "none"],
                ["Stripe customer", subscription?.customerId ?? "none"],
                ["Rewrites that counted", used.toLocaleString("en")],
              ]}
            />
            <Months usage={page.usage} />
          </Card>
        </div>
        <UserSessions sessions={page.sessions} />
        <UserHistory page={page} />
        <Card
          title={isSuspended ? "Restore this account" : "Suspend this account"}
          lead={
            isSuspended
              ? "They can sign in again, with what they had."
              : "All sessions end at once, of programs too, and signing in says that the account is suspended. Nothing is deleted."
          }
        >
          <Form method="post">
            <FormToken />
            <Button
              type="submit"
              name="intent"
              value={isSuspended ? "restore" : "suspend"}
              look={isSuspended ? "quiet" : "danger"}
            >
              {isSuspended ? "Restore" : "Suspend"}
            </Button>
          </Form>
        </Card>
        {isOwn ? null : (
          <Disclosure title="Delete this account" isOpen={result?.error?.email !== undefined}>
            <p className="max-w-prose">
              Resumes, posts, rewrites, files and the subscription go for good. The audit log keeps that you did it.
              This cannot be undone.
            </p>
            <Form method="post" className="mt-4 max-w-md space-y-4">
              <FormToken />
              <input type="hidden" name="intent" value="delete" />
              <TextField
                id="email"
                name="email"
                label={`Type ${email} to confirm`}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                errors={result?.error?.email ?? undefined}
              />
              <Button type="submit" look="danger">
                Delete for good
              </Button>
            </Form>
          </Disclosure>
        )}
      </div>
    </>
  );
}

/** "2026-11: 4", newest first. */
function Months({ usage }: Pick<UserPage, "usage">) {
  if (usage.length === 0) return null;
  return (
    <section aria-label="Rewrites by month" className="mt-4">
      <p className="text-sm text-muted">Rewrites by month</p>
      <ul className="flex flex-wrap gap-x-5 tabular-nums">
        {usage.map(({ month, count }) => (
          <li key={month} className="whitespace-nowrap">
            <span className="text-muted">{month}:</span> {count.toLocaleString("en")}
          </li>
        ))}
      </ul>
    </section>
  );
}

function dayOr(milliseconds: number | null, otherwise: string) {
  return milliseconds === null ? otherwise : <Day milliseconds={milliseconds} />;
}

function waysOf(providers: string[], hasPassword: boolean): string {
  const ways = [hasPassword ? "password" : null, providers.includes("google") ? "Google" : null].filter(Boolean);
  return ways.length > 0 ? ways.join(", ") : "mailed links";
}
