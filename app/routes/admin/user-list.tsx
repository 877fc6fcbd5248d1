import { Outlet } from "@remix-run/react";
import { SearchX } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { EmptyState } from "~/ui/card";
import { DataTable } from "~/ui/data-table";
import { TextLink } from "~/ui/forms/button";
import { SearchForm } from "~/ui/forms/search-form";
import { inert } from "~/ui/frame/app-shell";
import { PageHeader } from "~/ui/frame/page-header";
import { ListPager } from "~/ui/pager";
import { useIsBehindDrawer } from "./drawer";
import { foundHint } from "./list-address";

interface UserListProps<Row> extends Pick<ComponentProps<typeof DataTable<Row>>, "caption" | "rows" | "columns"> {
  title: string;
  lead: string;
  search: string;
  isFiltered: boolean;
  /** Fields of the search besides the words. */
  filters: ReactNode;
  /** Between search and list. */
  status?: ReactNode;
  /** What else to try where nobody is found: "Try another plan". */
  otherwise: string;
  previous: string | null;
  next: string | null;
}

/** A page that lists users, whose rows open a drawer over it. */
export function UserList<Row extends { id: string }>({
  title,
  lead,
  search,
  isFiltered,
  filters,
  status,
  otherwise,
  previous,
  next,
  ...table
}: UserListProps<Row>) {
  const isBehind = useIsBehindDrawer();
  return (
    <>
      <div {...inert(isBehind)}>
        <PageHeader title={title} lead={lead} />
        <div className="space-y-6">
          <SearchForm
            label="Search by name or e-mail"
            search={search}
            hint={foundHint(search)}
            isFiltered={search !== "" || isFiltered}
          >
            {filters}
          </SearchForm>
          {status}
          {table.rows.length === 0 ? (
            <EmptyState icon={<SearchX aria-hidden />} title="No users found.">
              {otherwise}, or <TextLink to="?">show all</TextLink>.
            </EmptyState>
          ) : (
            <DataTable {...table} isWide rowKey={({ id }) => id} />
          )}
          <ListPager label="users" previous={previous} next={next} />
        </div>
      </div>
      <Outlet />
    </>
  );
}
