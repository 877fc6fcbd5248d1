import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useLocation, useNavigation, useSearchParams } from "@remix-run/react";
import { brand } from "~/brand";
import { readListAddress } from "~/domain/admin/list-rows";
import { listUsers, userSorts } from "~/domain/admin/list-users.server";
import { planName } from "~/domain/billing/plans";
import { requireAdmin } from "~/http/guards.server";
import { DrawerLink } from "~/routes/admin/drawer";
import { sortLinks } from "~/routes/admin/list-address";
import { Day, Person } from "~/routes/admin/person";
import { Tag } from "~/routes/admin/tag";
import { UserList } from "~/routes/admin/user-list";
import { Select } from "~/ui/forms/field";

const roleNames = { user: "User", admin: <Tag tone="good">Admin</Tag> };
const plans = ["free", "pro", "enterprise"] as const;

export const meta: MetaFunction = () => [{ title: `User Management · ${brand}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireAdmin(context, request);
  const params = new URL(request.url).searchParams;
  const address = readListAddress(params, userSorts);
  const plan = plans.find((name) => name === params.get("plan")) ?? null;
  const { items, previous, next } = await listUsers(ctx, address, plan);
  const { search, sort, direction } = address;
  return { users: items, previous, next, plan, search, sort, direction };
}

export default function Users() {
  const { users, previous, next, plan, search, sort, direction } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const isLoading = useIsLoading();
  const by = sortLinks(params, { sort, direction }, ["created", "credits"]);
  return (
    <UserList
      title="User Management"
      lead="Everybody with a confirmed account, and what they may do."
      search={search}
      isFiltered={plan !== null}
      filters={
        <>
          {" "}
          <input type="hidden" name="sort" value={sort} />
          <input type="hidden" name="direction" value={direction} />
          <div className="min-w-28 grow sm:min-w-40 sm:grow-0">
            <Select id="plan" name="plan" label="Plan" defaultValue={plan ?? ""} key={plan}>
              <option value="">All</option>
              {plans.map((tier) => (
                <option key={tier} value={tier}>
                  {planName(tier)}
                </option>
              ))}
            </Select>
          </div>
        </>
      }
      status={
        <p role="status" className={isLoading ? "text-muted" : "sr-only"}>
          {isLoading ? "Loading users..." : ""}
        </p>
      }
      otherwise="Try another name or plan"
      previous={previous}
      next={next}
      caption="Users"
      rows={users}
      columns={[
        {
          title: "Name",
          sort: by("name"),
          isLong: true,
          cell: ({ id, name, email, isSuspended }) => (
            <Person
              userId={id}
              ownerName={name}
              ownerEmail={email}
              tag={isSuspended ? <Tag tone="bad">Suspended</Tag> : null}
            />
          ),
        },
        { title: "Role", sort: by("role"), showsTitleInCard: true, cell: ({ role }) => roleNames[role] },
        { title: "Plan", sort: by("plan"), showsTitleInCard: true, cell: ({ tier }) => planName(tier) },
        {
          title: "Credits",
          sort: by("credits"),
          showsTitleInCard: true,
          isNumber: true,
          cell: ({ credits }) => credits.toLocaleString("en"),
        },
        {
          title: "Rewrites",
          showsTitleInCard: true,
          isNumber: true,
          cell: ({ used }) => used.toLocaleString("en"),
        },
        {
          title: "Signed up",
          sort: by("created"),
          showsTitleInCard: true,
          cell: ({ createdAt }) => <Day milliseconds={createdAt} />,
        },
        {
          title: "Profile",
          cell: ({ id, name, email }) => (
            <DrawerLink
              id={`view-${id}`}
              to={{ pathname: `/app/admin/users/${id}/edit`, search: params.toString() }}
              about={name ?? email}
            >
              View Profile
            </DrawerLink>
          ),
        },
      ]}
    />
  );
}

/** Whether another page of the list is on its way. */
function useIsLoading(): boolean {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  return state === "loading" && location.pathname === pathname;
}
