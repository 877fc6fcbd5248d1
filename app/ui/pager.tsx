import { useSearchParams } from "@remix-run/react";
import { TextLink } from "./button";

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

function pageAddress(params: URLSearchParams, before: string | null): string {
  const address = new URLSearchParams(params);
  if (before) address.set("before", before);
  else address.delete("before");
  return `?${address}`;
}
