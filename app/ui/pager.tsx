import { useSearchParams } from "@remix-run/react";
import { TextLink } from "./forms/button";

interface PagerProps {
  /** The noun for the items in the links' labels: "rewrites". */
  label: string;
  /** Key of the next page; null on the last one. */
  next: string | null;
}

/** Links of a list with keyset pagination, newest first: to the next page and back to the first. Filters are kept. */
export function Pager({ label, next }: PagerProps) {
  const [params] = useSearchParams();
  const isFirst = !params.has("before");
  if (isFirst && next === null) return null;
  return (
    <nav aria-label={`Pages of ${label}`} className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-2">
      {isFirst ? null : <TextLink to={pageAddress(params, null)}>Newest {label}</TextLink>}
      {next === null ? null : <TextLink to={pageAddress(params, next)}>Older {label}</TextLink>}
    </nav>
  );
}

interface ListPagerProps {
  label: string;
  /** Keys of the neighbours, as `toListPage` gives them; null where there is none. */
  previous: string | null;
  next: string | null;
}

/** Links of a list that pages both ways, in whatever order it has. Search, filters and order are kept. */
export function ListPager({ label, previous, next }: ListPagerProps) {
  const [params] = useSearchParams();
  if (previous === null && next === null) return null;
  const to = (name: "before" | "after", key: string) => {
    const address = new URLSearchParams(params);
    for (const old of ["before", "after"]) address.delete(old);
    address.set(name, key);
    return `?${address}`;
  };
  return (
    <nav aria-label={`Pages of ${label}`} className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-2">
      {previous === null ? <span /> : <TextLink to={to("before", previous)}>Previous page</TextLink>}
      {next === null ? null : <TextLink to={to("after", next)}>Next page</TextLink>}
    </nav>
  );
}

function pageAddress(params: URLSearchParams, before: string | null): string {
  const address = new URLSearchParams(params);
  if (before) address.set("before", before);
  else address.delete("before");
  return `?${address}`;
}
