import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useSearchParams } from "@remix-run/react";
import { SearchX } from "lucide-react";
import { brand } from "~/brand";
import { billingStatuses, givenTiers } from "~/domain/admin/account.schema";
import { readListAddress } from "~/domain/admin/list-rows";
import { listBilling } from "~/domain/admin/list-users.server";
import { planName } from "~/domain/billing/plans";
import { requireAdmin } from "~/http/guards.server";
import { DrawerLink, useIsBehindDrawer } from "~/routes/admin/drawer";
import { foundHint } from "~/routes/admin/list-address";
import { Person } from "~/routes/admin/person";
import { Tag } from "~/routes/admin/tag";
import { inert } from "~/ui/app-shell";
import { TextLink } from "~/ui/button";
import { EmptyState } from "~/ui/card";
import { DataTable } from "~/ui/data-table";
import { Select } from "~/ui/field";
import { PageHeader } from "~/ui/page-header";
import { ListPager } from "~/ui/pager";
import { SearchForm } from "~/ui/search-form";
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
  const isBehind = useIsBehindDrawer();
  return (
    <>
      <div {...inert(isBehind)}>
        <PageHeader
          title="Billing & Subscription Overview"
          lead="Plans, credits and subscriptions as Stripe last reported them. Newest accounts first."
        />
        <div className="space-y-6">
          <SearchForm
            label="Search by name or e-mail"
            search={search}
            hint={foundHint(search)}
            isFiltered={search !== "" || plan !== null || status !== null}
          >
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
          </SearchForm>
          {rows.length === 0 ? (
            <EmptyState icon={<SearchX aria-hidden />} title="No users found.">
              Try another name, plan or status, or <TextLink to="?">show all</TextLink>.
            </EmptyState>
          ) : (
            <DataTable
              caption="Billing"
              isWide
              rows={rows}
              rowKey={({ id }) => id}
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
                      {stripeCustomerId === null ? null : (
                        <span className="block text-sm text-muted">{stripeCustomerId}</span>
                      )}
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
          )}
          <ListPager label="users" previous={previous} next={next} />
        </div>
      </div>
      <Outlet />
    </>
  );
}
