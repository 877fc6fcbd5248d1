import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import type { TypedPart } from "~/domain/resumes/correct/correction.schema";
import { Button } from "~/ui/forms/button";
import { TextArea } from "~/ui/forms/field";
import { keyed } from "~/ui/frame/rendering";
import { withArticle } from "~/wording";

interface ListButtonsProps {
  /** Name of the list in its form. */
  list: string;
  at: number;
  count: number;
  /** What a line is called: "Bullet 2". */
  label: string;
  /** Whether the page comes back from moving this line. */
  isMoved?: boolean;
}

const look =
  "inline-flex size-11 items-center justify-center rounded-lg border border-line-strong bg-surface hover:bg-accent-soft disabled:border-line disabled:text-line-strong disabled:hover:bg-surface";

/** Moves a line of a form up or down, or takes it out: each is sent with all that is typed, and saves nothing yet. */
export function ListButtons({ list, at, count, label, isMoved }: ListButtonsProps) {
  return (
    <div className="flex gap-1.5">
      <button type="submit" name="press" value={`up:${list}:${at}`} disabled={at === 0} className={look}>
        <ArrowUp aria-hidden className="size-4" />
        <span className="sr-only">Move {label} up</span>
      </button>
      <button type="submit" name="press" value={`down:${list}:${at}`} disabled={at === count - 1} className={look}>
        <ArrowDown aria-hidden className="size-4" />
        <span className="sr-only">Move {label} down</span>
      </button>
      <button
        type="submit"
        name="press"
        value={`remove:${list}:${at}`}
        // biome-ignore lint/a11y/noAutofocus: the list was changed by a button of its own; the focus stays at its line.
        autoFocus={isMoved}
        className={look}
      >
        <X aria-hidden className="size-4" />
        <span className="sr-only">Remove {label}</span>
      </button>
    </div>
  );
}

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
    return <TextArea {...{ id: name, name, label, rows, errors }} defaultValue={typed} hint="One per line." />;
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
        <Plus aria-hidden className="size-5" /> Add {withArticle(one.toLowerCase())}
      </Button>
    </fieldset>
  );
}
