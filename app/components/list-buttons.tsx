import { ArrowDown, ArrowUp, X } from "lucide-react";

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
