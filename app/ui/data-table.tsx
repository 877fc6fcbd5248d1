import type { ReactNode } from "react";

interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Whether narrow screens, which have no column headings, show the title beside the value. */
  showsTitleInCard?: boolean;
  className?: string;
}

interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
}

/** States the element's implicit role, because browsers drop it when CSS does not display a table as a table. */
const as = (role: string) => ({ role });

/** A table that becomes a list of cards, one for each row, where the space is narrow. */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    <div className="@container">
      <table
        {...as("table")}
        aria-label={caption}
        className="block w-full text-left @2xl:table @2xl:overflow-hidden @2xl:rounded-2xl @2xl:bg-surface @2xl:shadow-card @2xl:outline @2xl:outline-line"
      >
        <thead {...as("rowgroup")} className="sr-only @2xl:not-sr-only @2xl:table-header-group">
          <tr {...as("row")} className="text-sm text-muted">
            {columns.map(({ title }) => (
              <th
                key={title}
                {...as("columnheader")}
                scope="col"
                className="px-3 py-2.5 font-semibold first:pl-5 last:pr-5"
              >
                {title}
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
              {columns.map(({ title, cell, showsTitleInCard, className = "" }) => (
                <td
                  key={title}
                  {...as("cell")}
                  className={`block empty:hidden @2xl:table-cell @2xl:border-t @2xl:border-line @2xl:px-3 @2xl:py-3.5 @2xl:align-top @2xl:first:pl-5 @2xl:last:pr-5 ${className}`}
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
  );
}
