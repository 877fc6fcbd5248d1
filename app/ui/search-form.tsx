import { Form } from "@remix-run/react";
import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { Button, TextLink } from "./button";
import { TextField } from "./field";

interface SearchFormProps {
  /** The field's label: "Search your history". */
  label: string;
  hint?: string;
  /** The current search, from the query parameter `q`. */
  search: string;
  /** Whether any search or filter is active; a link then clears them all. */
  isFiltered: boolean;
  /** Further filters. */
  children?: ReactNode;
}

/** Filters a list through its address: a text search, and any other filters. */
export function SearchForm({ label, hint, search, isFiltered, children }: SearchFormProps) {
  return (
    // The key resets the field's value when the address changes.
    <Form method="get" role="search" key={search} className="space-y-4">
      <div className="flex items-end gap-3">
        <div className="min-w-0 grow">
          <TextField id="q" name="q" type="search" label={label} hint={hint} defaultValue={search} maxLength={100} />
        </div>
        <Button type="submit" look="quiet" className="min-h-12 shrink-0">
          <Search aria-hidden className="size-5" /> <span className="max-sm:sr-only">Search</span>
        </Button>
      </div>
      {children || isFiltered ? (
        <div className="flex flex-wrap items-end gap-3">
          {children}
          {isFiltered ? (
            <p className="flex min-h-12 items-center px-1">
              <TextLink to="?">Show all</TextLink>
            </p>
          ) : null}
        </div>
      ) : null}
    </Form>
  );
}
