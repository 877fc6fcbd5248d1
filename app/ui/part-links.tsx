import { useSearchParams } from "@remix-run/react";
import type { Part } from "~/part-of";
import { TextLink } from "./forms/button";

interface PartLinksProps {
  /** The noun for the items in the links' labels: "changes". */
  label: string;
  /** The query parameter with the number of the part. */
  name: string;
  /** The id of the list on its page. */
  anchor: string;
  list: Pick<Part<unknown>, "part" | "parts" | "total">;
}

/** Links between the parts of a long list; renders nothing if there is only one part. */
export function PartLinks({ label, name, anchor, list: { part, parts, total } }: PartLinksProps) {
  const [params] = useSearchParams();
  if (parts < 2) return null;
  const to = (number: number) => {
    const address = new URLSearchParams(params);
    address.set(name, String(number));
    return `?${address}#${anchor}`;
  };
  return (
    <nav
      aria-label={`Parts of ${label}`}
      className="mt-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-t border-line pt-4 text-sm"
    >
      <span className="text-muted tabular-nums">
        Part {part} of {parts} ({total} {label} in all)
      </span>
      <span className="flex gap-6">
        {part > 1 ? <TextLink to={to(part - 1)}>Back{<span className="sr-only"> in {label}</span>}</TextLink> : null}
        {part < parts ? (
          <TextLink to={to(part + 1)}>Next{<span className="sr-only"> in {label}</span>}</TextLink>
        ) : null}
      </span>
    </nav>
  );
}
