import { Form } from "@remix-run/react";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import type { ReactNode } from "react";
import type { Toast } from "~/http/toast.server";
import { FormToken } from "./forms/hidden-fields";

export type ToastContent = Omit<Toast, "done">;

/** One toast; `children` is its dismiss button, which needs scripts. */
export function ToastCard({ toast, children }: { toast: ToastContent; children?: ReactNode }) {
  return (
    <div className="pointer-events-auto m-4 flex w-full max-w-sm items-start gap-3 rounded-xl border border-line-strong bg-surface p-4 shadow-lg">
      {toast.tone === "success" ? (
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
      ) : (
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
      )}
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{toast.title}</p>
        {toast.text === undefined ? null : <p className="text-sm text-muted">{toast.text}</p>}
        {toast.action ? <ToastAction {...toast.action} /> : null}
      </div>
      {children}
    </div>
  );
}

export function DismissButton({ onClick }: { onClick?: () => void }) {
  return (
    <button type="button" onClick={onClick} className="-m-2 rounded-lg p-3 text-muted hover:text-ink">
      <X aria-hidden className="size-4" />
      <span className="sr-only">Dismiss</span>
    </button>
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
