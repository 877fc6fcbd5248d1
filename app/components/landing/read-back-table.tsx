import type { ReadBack } from "../../showcase/showcase";
import { ExhibitCard } from "./exhibit-card";

/** How many fields of the resume a machine finds in each file. */
export function ReadBackTable({ readBack }: { readBack: ReadBack[] }) {
  return (
    <ExhibitCard label="Files, read back">
      <ul className="divide-y divide-line px-5 sm:px-6">
        {readBack.map(({ format, fields, recovered }) => (
          <li
            key={format}
            className="grid grid-cols-[4rem_1fr] items-center gap-x-4 gap-y-1 py-4 sm:grid-cols-[4rem_1fr_auto]"
          >
            <strong className="font-serif text-lg uppercase">{format}</strong>
            <svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden className="h-2 w-full rounded-full">
              <rect width="100" height="3" className="fill-line" />
              <rect width={(100 * recovered) / fields} height="3" className="fill-accent" />
            </svg>
            <span className="col-start-2 text-sm tabular-nums sm:col-start-3">
              {recovered} of {fields} fields found
            </span>
          </li>
        ))}
      </ul>
    </ExhibitCard>
  );
}
