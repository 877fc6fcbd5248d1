import { Form } from "@remix-run/react";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useState } from "react";
import { FormToken } from "./form-token";
import { useLostForm } from "./lost-forms";

export interface ToastContent {
  title: string;
  text?: string;
  tone: "success" | "error";
  /** A button that takes the step back, or the next one: a form that posts these fields to `to`. */
  action?: { label: string; to: string; fields: Record<string, string> };
}

/**
 * One toast at a time, there without scripts too; `place` is the page it belongs to. It has room of its own
 * at the end of the page, so that nothing stays hidden behind it where no script can dismiss it.
 */
export function ToastRegion({ toast, place }: { toast: ToastContent | null; place: string }) {
  const lost = useLostForm();
  const [kept, setKept] = useState({ toast, given: toast, lost, place, number: 0 });
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  useEffect(() => {
    // A reload of the page's data brings no toast: the last one stays until the person moves on, or sends a form
    // that comes back with something else to say.
    setKept((last) => {
      if (lost && lost !== last.lost) return { ...last, toast: lost, lost, place, number: last.number + 1 };
      if (toast && toast !== last.given) return { ...last, toast, given: toast, place, number: last.number + 1 };
      return last.place === place ? last : { ...last, toast: null, place };
    });
  }, [toast, lost, place]);
  const shown = kept.toast;
  const dismiss = () => {
    setKept((last) => ({ ...last, toast: null }));
    document.getElementById("content")?.focus({ preventScroll: true });
  };
  return (
    <div
      role="status"
      aria-atomic="true"
      aria-label="Messages"
      className="pointer-events-none sticky mt-auto inset-x-0 bottom-0 z-50 flex justify-center sm:justify-end print:hidden"
    >
      {shown ? (
        // A region is read out when something in it changes: the same words twice are two toasts, and one that came
        // with the page is read out when the script puts its button in.
        <div
          key={kept.number}
          className="pointer-events-auto m-4 flex w-full max-w-sm items-start gap-3 rounded-xl border border-line-strong bg-surface p-4 shadow-lg"
        >
          {shown.tone === "success" ? (
            <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
          ) : (
            <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
          )}
          <div className="min-w-0 flex-1">
            <p className="font-semibold">{shown.title}</p>
            {shown.text ? <p className="text-sm text-muted">{shown.text}</p> : null}
            {shown.action ? <ToastAction {...shown.action} /> : null}
          </div>
          {scripted ? (
            <button type="button" onClick={dismiss} className="-m-2 rounded-lg p-3 text-muted hover:text-ink">
              <X aria-hidden className="size-4" />
              <span className="sr-only">Dismiss</span>
            </button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

function ToastAction({ label, to, fields }: NonNullable<ToastContent["action"]>) {
  return (
    <Form method="post" action={to} className="mt-2">
      <FormToken />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        className="-ml-1 min-h-9 rounded-lg px-1 font-semibold text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong"
      >
        {label}
      </button>
    </Form>
  );
}
