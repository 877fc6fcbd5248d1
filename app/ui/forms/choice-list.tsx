import type { ReactNode } from "react";

export interface Choice {
  value: string;
  label: string;
  /** A short description. */
  text?: string;
  picture?: ReactNode;
}

interface ChoiceListProps {
  legend: string;
  name: string;
  /** The initial choice. */
  value: string | undefined;
  choices: Choice[];
  errors?: string[];
}

/** Radio buttons as cards, each with a label and a short description. */
export function ChoiceList({ legend, name, value, choices, errors }: ChoiceListProps) {
  return (
    <fieldset aria-describedby={errors ? `${name}-error` : undefined}>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex cursor-pointer items-start gap-3 rounded-lg border border-line-strong p-3 hover:bg-accent-soft has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1px_var(--accent)]"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={choice.value === value}
              className="mt-1 size-4 shrink-0 accent-accent"
            />
            <span className="min-w-0 grow">
              <span className="block font-semibold">{choice.label}</span>
              {choice.text ? <span className="block text-sm text-muted">{choice.text}</span> : null}
            </span>
            {choice.picture}
          </label>
        ))}
      </div>
      {errors ? (
        <p id={`${name}-error`} className="mt-1.5 text-sm font-medium text-danger">
          {errors.join(" ")}
        </p>
      ) : null}
    </fieldset>
  );
}
