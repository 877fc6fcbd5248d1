import { Form } from "@remix-run/react";
import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button";
import { TextField } from "./field";
import { TextLink } from "./text-link";

interface SearchFormProps {
  /** What the search is for: "Search your history". */
  label: string;
  hint?: string;
  /** What was searched for, the parameter `q`. */
  search: string;
  /** Whether anything narrows the list now: then there is a way to drop it all. */
  isNarrowed: boolean;
  /** Selects that narrow the list further. */
  children?: ReactNode;
}

/** Narrows a list by its address: words, and what else the list is filtered by. */
export function SearchForm({ label, hint, search, isNarrowed, children }: SearchFormProps) {
  return (
    // The key: filled in anew whenever the address asks for something else.
    <Form method="get" role="search" key={search} className="space-y-4">
      <div className="flex items-end gap-3">
        <div className="min-w-0 grow">
          <TextField id="q" name="q" type="search" label={label} hint={hint} defaultValue={search} maxLength={100} />
        </div>
        <Button type="submit" look="quiet" className="min-h-12 shrink-0">
          <Search aria-hidden className="size-5" /> <span className="max-sm:sr-only">Search</span>
        </Button>
      </div>
      {children || isNarrowed ? (
        <div className="flex flex-wrap items-end gap-3">
          {children}
          {isNarrowed ? (
            <p className="flex min-h-12 items-center px-1">
              <TextLink to="?">Show all</TextLink>
            </p>
          ) : null}
        </div>
      ) : null}
    </Form>
  );
}
