import type { SelectHTMLAttributes } from "react";

interface SmallSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  id: string;
  /** Said, not shown: what stands beside it says the same. */
  label: string;
  options: Record<string, string>;
}

/** A selector within a row or a card. */
export function SmallSelect({ id, label, options, className = "", ...select }: SmallSelectProps) {
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        {...select}
        id={id}
        className={`min-h-11 rounded-lg border border-line-strong bg-surface px-2.5 py-2 text-ink ${className}`}
      >
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </>
  );
}
