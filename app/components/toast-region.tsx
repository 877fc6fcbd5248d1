import { useEffect, useState } from "react";
import { forgetLostForm, useLostForm } from "./lost-forms";
import { DismissButton, ToastCard, type ToastContent } from "./toast-card";
import { useScripted } from "./use-scripted";

/**
 * One toast at a time, there without scripts too; `place` is the page it belongs to. It has room of its own
 * at the end of the page, so that nothing stays hidden behind it where no script can dismiss it.
 */
export function ToastRegion({ toast, place }: { toast: ToastContent | null; place: string }) {
  const lost = useLostForm();
  const [kept, setKept] = useState({ toast, given: toast, place, number: 0 });
  const scripted = useScripted();
  useEffect(() => {
    // A reload of the page's data brings no toast: the last one stays until the person moves on, or sends a form
    // that comes back with something else to say.
    setKept((last) => {
      if (toast && toast !== last.given) return { toast, given: toast, place, number: last.number + 1 };
      return last.place === place ? last : { ...last, toast: null, place };
    });
  }, [toast, place]);
  const shown = lost?.toast ?? kept.toast;
  const dismiss = () => {
    forgetLostForm();
    setKept((last) => ({ ...last, toast: null }));
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
        // A region is read out when something in it changes: the same words twice are two toasts, and one that came
        // with the page is read out when the script puts its button in.
        <ToastCard key={lost ? `lost ${lost.number}` : kept.number} toast={shown}>
          {scripted ? <DismissButton onClick={dismiss} /> : null}
        </ToastCard>
      ) : null}
    </div>
  );
}
