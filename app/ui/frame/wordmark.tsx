import { Link } from "@remix-run/react";
import { brand } from "~/brand";

export function Wordmark({ to }: { to: string }) {
  return (
    <Link to={to} className="inline-flex items-center gap-2 font-serif text-xl font-semibold">
      <Mark />
      {brand}
    </Link>
  );
}

/** The logo: a lapel with two cuts and a buttonhole. */
export function Mark() {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden
      className="size-7 shrink-0 text-accent"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M5 4v9l11 15 11-15V4" />
      <path d="M5 4l11 14L27 4" />
      <path d="M21.5 14.5l3-1.5" />
    </svg>
  );
}
