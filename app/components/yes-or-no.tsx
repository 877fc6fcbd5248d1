interface YesOrNoProps {
  legend: string;
  name: string;
  /** "yes" or "no": what is chosen at first. */
  value: string;
  errors?: string[];
}

const choices = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

/** Two radio buttons, large enough for a thumb. */
export function YesOrNo({ legend, name, value, errors }: YesOrNoProps) {
  return (
    <fieldset aria-describedby={errors ? `${name}-error` : undefined}>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="flex gap-3">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-lg border border-line-strong px-4 has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={choice.value === value}
              className="size-4 accent-accent"
            />
            {choice.label}
          </label>
        ))}
      </div>
      {errors ? (
        <p id={`${name}-error`} className="mt-1.5 text-sm text-danger">
          {errors.join(" ")}
        </p>
      ) : null}
    </fieldset>
  );
}
