import { mostFound, mostOwners } from "~/domain/admin/content.schema";

/** Says under the field of a search that it has a bound. */
export function foundHint(search: string): string | undefined {
  return search === "" ? undefined : `A search finds the newest ${mostFound} that match.`;
}

/** The same of a list whose rows are also found by their owners. */
export function foundOwnedHint(search: string): string | undefined {
  if (search === "") return undefined;
  return `A search finds the newest ${mostFound} that match, and what belongs to the newest ${mostOwners} people who match.`;
}

/** Headings of a list's columns as links: the other direction, or this column in the direction that it begins with. */
export function sortLinks<Sort extends string>(
  params: URLSearchParams,
  current: { sort: Sort; direction: "asc" | "desc" },
  beginsDescending: readonly Sort[] = [],
) {
  return (sort: Sort) => {
    const isCurrent = current.sort === sort;
    const first = beginsDescending.includes(sort) ? "desc" : "asc";
    const address = new URLSearchParams(params);
    for (const page of ["before", "after"]) address.delete(page);
    address.set("sort", sort);
    address.set("direction", isCurrent ? (current.direction === "asc" ? "desc" : "asc") : first);
    return { to: `?${address}`, direction: isCurrent ? current.direction : null };
  };
}
