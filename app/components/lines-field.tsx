import { Plus } from "lucide-react";
import type { TypedPart } from "../domain/resumes/correction.schema";
import { Button } from "./button";
import { TextArea } from "./field";
import { keyed } from "./keyed";
import { ListButtons } from "./list-buttons";

interface LinesFieldProps {
  name: string;
  label: string;
  /** As one text: a list of short or of very many lines. */
  typed: TypedPart["lists"][string];
  errors?: string[];
  /** Line that gets the focus: "highlights-2". */
  focus: string | null;
}

/** A list of lines: a field and its buttons each, or one text with one of them a line. */
export function LinesField({ name, label, typed, errors, focus }: LinesFieldProps) {
  if (typeof typed === "string") {
    const rows = Math.min(14, Math.max(4, typed.split("\n").length + 1));
    return <TextArea {...{ id: name, name, label, rows, errors }} defaultValue={typed} hint="One a line." />;
  }
  const one = label.replace(/s$/, "");
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{label}</legend>
      {errors ? <p className="mb-3 text-sm font-medium text-danger">{errors.join(" ")}</p> : null}
      <ol className="space-y-4">
        {keyed(typed).map(({ key, item: { text, at } }) => (
          <li key={key} className="flex flex-wrap items-end gap-x-3 gap-y-1.5">
            <div className="min-w-0 grow basis-72 [&_textarea]:block [&_textarea]:min-h-14 [&_textarea]:field-sizing-content">
              {at === undefined ? null : <input type="hidden" name={`${name}[${key}].at`} value={at} />}
              <TextArea
                id={`${name}-${key}`}
                name={`${name}[${key}].text`}
                label={`${one} ${Number(key) + 1}`}
                rows={2}
                defaultValue={text}
                autoFocus={focus === `${name}-${key}`}
              />
            </div>
            <ListButtons list={name} at={Number(key)} count={typed.length} label={`${one} ${Number(key) + 1}`} />
          </li>
        ))}
      </ol>
      <Button
        type="submit"
        look="quiet"
        name="press"
        value={`add:${name}:0`}
        className="mt-4"
        autoFocus={focus === `${name}-add`}
      >
        <Plus aria-hidden className="size-5" /> Add a {one.toLowerCase()}
      </Button>
    </fieldset>
  );
}
