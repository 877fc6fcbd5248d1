import type { OutlineValue } from "../domain/resumes/outline-view";

/** A value that was read; following it leads to where it stands in the text. */
export function ValueLink({ value, className = "" }: { value: OutlineValue; className?: string }) {
  if (value.atomId === null) return <span className={className}>{value.text}</span>;
  return (
    <a
      href={`#read-${value.atomId}`}
      // A single letter is a target, too.
      className={`inline-block min-w-6 rounded-sm align-top py-0.5 decoration-accent decoration-dotted underline-offset-4 hover:bg-accent-soft hover:underline ${className}`}
    >
      {value.text}
    </a>
  );
}
