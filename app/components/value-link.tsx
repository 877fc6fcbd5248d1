import type { OutlineValue } from "../domain/resumes/outline-view";

/** A value that was read; following it leads to where it stands in the text. */
export function ValueLink({ value, className = "" }: { value: OutlineValue; className?: string }) {
  if (value.atomId === null) return <span className={className}>{value.text}</span>;
  return (
    <a
      href={`#read-${value.atomId}`}
      className={`rounded-sm decoration-accent decoration-dotted underline-offset-4 hover:bg-accent-soft hover:underline ${className}`}
    >
      {value.text}
    </a>
  );
}
