import { Form } from "@remix-run/react";
import { Search } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
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
  /** Where that link leads; by default the page without its query. */
  all?: string;
  /** Further filters. */
  children?: ReactNode;
}

const hintId = "q-hint";

/** Filters a list through its address: a text search, and any other filters. */
export function SearchForm({ label, hint, search, isFiltered, all = "?", children }: SearchFormProps) {
  const form = useRef<HTMLFormElement>(null);
  /** What the page showed or the form sent last. */
  const known = useRef(search);
  useEffect(() => {
    const input = fieldOf(form.current);
    // Whoever is typing the next search already keeps it when the results of the one before come.
    if (input?.value === known.current) input.value = search;
    known.current = search;
  }, [search]);
  return (
    <Form
      ref={form}
      method="get"
      role="search"
      className="space-y-4"
      onSubmit={() => {
        known.current = fieldOf(form.current)?.value ?? "";
      }}
    >
      <div>
        <div className="flex items-end gap-3">
          <div className="min-w-0 grow">
            <TextField
              id="q"
              name="q"
              type="search"
              label={label}
              describedBy={hint ? hintId : undefined}
              defaultValue={search}
              maxLength={100}
            />
          </div>
          <Button type="submit" look="quiet" className="min-h-12 shrink-0">
            <Search aria-hidden className="size-5" /> <span className="max-sm:sr-only">Search</span>
          </Button>
        </div>
        {/* Below both, so that the button stays beside the field. */}
        {hint ? (
          <p id={hintId} className="mt-1.5 text-sm text-muted">
            {hint}
          </p>
        ) : null}
      </div>
      {children || isFiltered ? (
        <div className="flex flex-wrap items-end gap-3">
          {children}
          {isFiltered ? (
            <p className="flex min-h-12 items-center px-1">
              <TextLink to={all}>Show all</TextLink>
            </p>
          ) : null}
        </div>
      ) : null}
    </Form>
  );
}

function fieldOf(form: HTMLFormElement | null): HTMLInputElement | null {
  return form?.elements.namedItem("q") as HTMLInputElement | null;
}
