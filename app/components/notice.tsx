import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ReactNode } from "react";

const tones = {
  error: {
    box: "border-danger bg-danger-soft",
    title: "text-danger",
    icon: <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />,
  },
  success: {
    box: "border-accent bg-accent-soft",
    title: "",
    icon: <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />,
  },
  info: {
    box: "border-line bg-surface",
    title: "",
    icon: <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />,
  },
};

/** A message in the page: an error of a form, a state that needs a word. */
export function Notice({ tone, title, children }: { tone: keyof typeof tones; title?: string; children?: ReactNode }) {
  return (
    <div role={tone === "error" ? "alert" : "status"} className={`flex gap-3 rounded-xl border p-4 ${tones[tone].box}`}>
      {tones[tone].icon}
      <div className="min-w-0">
        {title ? <p className={`font-semibold ${tones[tone].title}`}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
