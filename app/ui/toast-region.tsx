import { useEffect, useState } from "react";
import { clearFailedSubmission, useFailedSubmission } from "./forms/failed-submissions";
import { useHydrated } from "./frame/rendering";
import { DismissButton, ToastCard, type ToastContent } from "./toast-card";

/**
 * Shows one toast at a time, with and without scripts; `place` identifies the page that it belongs to. The toast takes
 * up space at the end of the page, because without scripts nobody can dismiss it and it must not cover anything.
 */
export function ToastRegion({ toast, place }: { toast: ToastContent | null; place: string }) {
  const failed = useFailedSubmission();
  const [current, setCurrent] = useState({ toast, received: toast, place, number: 0 });
  const isHydrated = useHydrated();
  useEffect(() => {
    // Reloading the page's data brings no toast. The last one stays until the user goes to another page, or sends a
    // form that replies with another toast.
    setCurrent((last) => {
      if (toast && toast !== last.received) return { toast, received: toast, place, number: last.number + 1 };
      return last.place === place ? last : { ...last, toast: null, place };
    });
  }, [toast, place]);
  const shown = failed?.toast ?? current.toast;
  const dismiss = () => {
    clearFailedSubmission();
    setCurrent((last) => ({ ...last, toast: null }));
    document.getElementById("content")?.focus({ preventScroll: true });
  };
  return (
    <div
      id="messages"
      role="status"
      aria-atomic="true"
      aria-label="Messages"
      className="pointer-events-none sticky mt-auto inset-x-0 bottom-0 z-50 flex justify-center sm:justify-end print:hidden"
    >
      {shown ? (
        // Screen readers read a live region when it changes. The key makes two toasts with the same text two changes,
        // and the dismiss button makes a change for a toast that came with the page.
        <ToastCard key={failed ? `failed ${failed.number}` : current.number} toast={shown}>
          {isHydrated ? <DismissButton onClick={dismiss} /> : null}
        </ToastCard>
      ) : null}
    </div>
  );
}
