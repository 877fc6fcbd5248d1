import type { ReactNode } from "react";

interface ChartTableProps {
  /** The chart's. */
  title: string;
  /** The first heads what each row is about; numbers are aligned to the right. */
  columns: { title: string; isNumber?: boolean }[];
  rows: { key: string; cells: ReactNode[] }[];
  /** Rows with links are reached, and so scrolled, by the keyboard without a stop of the table's own. */
  hasLinks?: boolean;
}

/** What a chart shows, as a table that opens below it: for keyboards, screen readers and exact figures. */
export function ChartTable({ title, columns, rows, hasLinks = false }: ChartTableProps) {
  const look = (at: number) => `py-1.5 pr-4 last:pr-0 ${columns[at]?.isNumber ? "text-right tabular-nums" : ""}`;
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-9 items-center font-semibold text-accent">
        The same as a table<span className="sr-only">: {title}</span>
      </summary>
      {/* What scrolls must scroll by keyboard too. */}
      <section aria-label={`${title}, as a table`} tabIndex={hasLinks ? -1 : 0} className="mt-2 max-h-96 overflow-auto">
        <table className="w-full text-left text-sm">
          <caption className="sr-only">{title}</caption>
          <thead className="text-muted">
            <tr>
              {columns.map((column, at) => (
                <th key={column.title} scope="col" className={`${look(at)} font-semibold`}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [first, ...others] }) => (
              <tr key={key} className="border-t border-line">
                <th scope="row" className={`${look(0)} font-normal whitespace-nowrap`}>
                  {first}
                </th>
                {others.map((cell, at) => (
                  <td key={columns[at + 1]?.title} className={look(at + 1)}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
