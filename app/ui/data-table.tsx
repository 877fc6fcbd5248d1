import { Link } from "@remix-run/react";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";

interface Column<Row> {
  title: string;
  /** Of a column by which the table can be sorted: the address that does, and the direction that it has now. */
  sort?: { to: string; direction: "asc" | "desc" | null };
  cell: (row: Row) => ReactNode;
  /** Whether narrow screens, which have no column headings, show the title beside the value. */
  showsTitleInCard?: boolean;
  /** Of numbers, which are aligned to the right. */
  isNumber?: boolean;
  /** Of texts with words that may be longer than the column, which then break anywhere: names, addresses, file names. */
  isLong?: boolean;
  className?: string;
}

interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** Of tables with many columns: they are lists of cards where others are still tables. */
  isWide?: boolean;
}

/** States the element's implicit role, because browsers drop it when CSS does not display a table as a table. */
const as = (role: string) => ({ role });

/** A table that becomes a list of cards, one for each row, where the space is narrow; only what sorts it stays above. */
export function DataTable<Row>({ caption, columns, rows, rowKey, isWide = false }: DataTableProps<Row>) {
  const isSortable = columns.some(({ sort }) => sort);
  return (
    // What is asked for its width is without the padding, which the table then takes back.
    <div className={isWide ? "@container pr-56" : "@container"}>
      <div className={isWide ? "-mr-56" : undefined}>
        <table
          {...as("table")}
          aria-label={caption}
          className="block w-full text-left @2xl:table @2xl:overflow-hidden @2xl:rounded-2xl @2xl:bg-surface @2xl:shadow-card @2xl:outline @2xl:outline-line"
        >
          <thead
            {...as("rowgroup")}
            className={`@2xl:not-sr-only @2xl:table-header-group ${isSortable ? "mb-3 block" : "sr-only"}`}
          >
            <tr
              {...as("row")}
              className="flex flex-wrap items-center gap-x-4 text-sm text-muted before:content-['Sort_by:'] @2xl:table-row @2xl:before:content-none"
            >
              {columns.map(({ title, sort, isNumber }) => (
                <th
                  key={title}
                  {...as("columnheader")}
                  scope="col"
                  aria-sort={sort?.direction ? (sort.direction === "asc" ? "ascending" : "descending") : undefined}
                  className={`font-semibold @2xl:not-sr-only @2xl:table-cell @2xl:px-3! @2xl:py-2.5! @2xl:first:pl-5! @2xl:last:pr-5! ${sort ? "" : "sr-only"} ${wrapping(false)} ${isNumber ? "@2xl:text-right" : ""}`}
                >
                  {sort ? <SortLink title={title} isNumber={isNumber} {...sort} /> : title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...as("rowgroup")} className="block space-y-3 @2xl:table-row-group">
            {rows.map((row) => (
              <tr
                key={rowKey(row)}
                {...as("row")}
                className="block space-y-2 rounded-2xl border border-line bg-surface p-4 shadow-card @2xl:table-row @2xl:rounded-none @2xl:border-0 @2xl:shadow-none"
              >
                {columns.map(({ title, cell, showsTitleInCard, isNumber, isLong = false, className = "" }) => (
                  <td
                    key={title}
                    {...as("cell")}
                    className={`block empty:hidden @2xl:table-cell @2xl:border-t @2xl:border-line @2xl:px-3 @2xl:py-3.5 @2xl:align-top @2xl:first:pl-5 @2xl:last:pr-5 ${wrapping(isLong)} ${isNumber ? "tabular-nums @2xl:text-right" : ""} ${className}`}
                  >
                    {showsTitleInCard ? (
                      <span aria-hidden className="text-sm text-muted @2xl:hidden">
                        {title}:{" "}
                      </span>
                    ) : null}
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** Short words stay whole in a table, however narrow their column would be otherwise. */
function wrapping(isLong: boolean): string {
  return isLong ? "@2xl:min-w-32" : "@2xl:wrap-break-word";
}

type SortLinkProps = NonNullable<Column<never>["sort"]> & { title: string; isNumber: boolean | undefined };

function SortLink({ title, to, direction, isNumber = false }: SortLinkProps) {
  const Arrow = direction === "asc" ? ArrowUp : ArrowDown;
  return (
    <Link
      to={to}
      preventScrollReset
      className={`inline-flex min-h-9 items-center gap-1 underline-offset-4 hover:underline ${direction ? "text-ink" : ""} ${isNumber ? "@2xl:flex-row-reverse" : ""}`}
    >
      {title}
      <Arrow aria-hidden className={`size-4 ${direction ? "" : "invisible"}`} />
    </Link>
  );
}
