import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { brand } from "~/brand";
import { billingStatuses, givenTiers } from "~/domain/admin/account.schema";
import { readListAddress } from "~/domain/admin/list-rows";
import { listBilling } from "~/domain/admin/list-users.server";
import { planName } from "~/domain/billing/plans";
import { requireAdmin } from "~/http/guards.server";
import { DrawerLink } from "~/routes/admin/drawer";
import { Person } from "~/routes/admin/person";
import { Tag } from "~/routes/admin/tag";
import { UserList } from "~/routes/admin/user-list";
import { Select } from "~/ui/forms/field";
import { LastPayment, Renewal, Status, statusNames } from "./billing-cells";

export const meta: MetaFunction = () => [{ title: `Billing & Subscription Overview · ${brand}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireAdmin(context, request);
  const params = new URL(request.url).searchParams;
  const address = readListAddress(params, ["created"]);
  const plan = givenTiers.find((name) => name === params.get("plan")) ?? null;
  const status = billingStatuses.find((name) => name === params.get("status")) ?? null;
  const { items, previous, next } = await listBilling(ctx, { ...address, direction: "desc" }, { plan, status });
  return { rows: items, previous, next, plan, status, search: address.search };
}

export default function Billing() {
  const { rows, previous, next, plan, status, search } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  return (
    <UserList
      title="Billing & Subscription Overview"
      lead="Plans, credits and subscriptions as Stripe last reported them. Newest accounts first."
      search={search}
      isFiltered={plan !== null || status !== null}
      filters={
        <>
          {" "}
          <div className="min-w-28 grow sm:min-w-40 sm:grow-0">
            <Select
              id="plan"
              name="plan"
              label={status === null ? "Plan" : "Plan of the subscription"}
              defaultValue={plan ?? ""}
              key={plan}
            >
              <option value="">All</option>
              {givenTiers.map((tier) => (
                <option key={tier} value={tier}>
                  {planName(tier)}
                </option>
              ))}
            </Select>
          </div>
          <div className="min-w-28 grow sm:min-w-40 sm:grow-0">
            <Select id="status" name="status" label="Status" defaultValue={status ?? ""} key={status}>
              <option value="">All</option>
              {billingStatuses.map((name) => (
                <option key={name} value={name}>
                  {statusNames[name]}
                </option>
              ))}
            </Select>
          </div>
        </>
      }
      otherwise="Try another name, plan or status"
      previous={previous}
      next={next}
      caption="Billing"
      rows={rows}
      columns={[
        {
          title: "User",
          isLong: true,
          cell: ({ id, name, email, role, stripeCustomerId }) => (
            <Person
              userId={id}
              ownerName={name}
              ownerEmail={email}
              tag={role === "admin" ? <Tag tone="good">Admin</Tag> : null}
            >
              {stripeCustomerId === null ? null : <span className="block text-sm text-muted">{stripeCustomerId}</span>}
            </Person>
          ),
        },
        {
          title: "Plan",
          showsTitleInCard: true,
          cell: (row) => (
            <>
              {planName(row.plan)}
              {row.subscriptionPlan !== null && row.subscriptionPlan !== row.plan ? (
                <span className="block text-sm text-muted">subscription: {planName(row.subscriptionPlan)}</span>
              ) : null}
            </>
          ),
        },
        {
          title: "Status, renewal",
          cell: ({ stripeStatus, ...row }) => (
            <>
              <Status status={stripeStatus} />
              <span className="mt-1 block text-sm text-muted">
                <Renewal {...row} />
              </span>
            </>
          ),
        },
        {
          title: "Credits remaining",
          showsTitleInCard: true,
          isNumber: true,
          cell: ({ credits }) => credits.toLocaleString("en"),
        },
        {
          title: "Last payment",
          showsTitleInCard: true,
          cell: ({ lastPaymentStatus }) => <LastPayment status={lastPaymentStatus} />,
        },
        {
          title: "Change",
          cell: ({ id, name, email }) => (
            <DrawerLink
              id={`edit-${id}`}
              to={{ pathname: `/app/admin/billing/${id}`, search: params.toString() }}
              about={name ?? email}
            >
              View/Edit
            </DrawerLink>
          ),
        },
      ]}
    />
  );
}
