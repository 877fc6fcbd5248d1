import { useSyncExternalStore } from "react";
import type { ToastContent } from "./toast-card";

interface LostForm {
  toast: ToastContent;
  /** One more than the last one's. */
  number: number;
}

const notSent: ToastContent = {
  title: "Submission failed",
  text: "Please check your connection and try again. If the problem persists, contact support.",
  tone: "error",
};
/** How a form's data is written that is `null`: the answer of no action of ours. */
const noReply = '[{"_1":-5},"data"]\n';

/** A new object each time: the same words twice are two toasts. Null once another form is answered, or its page is left. */
let last: LostForm | null = null;
let count = 0;
const listeners = new Set<() => void>();

/**
 * The browser's `fetch` with one difference: a form that gets no answer (the connection is lost, the server broke) is
 * answered as one that was refused, with `null` for its data. The page stays as it is with all that was typed, where
 * the router would put an error page in its place, and a toast says so.
 */
export function keepPageOfLostForms(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : String(input), window.location.href);
    if (!address.pathname.endsWith(".data")) return send(input, init);
    if (init?.method !== "POST") {
      if (address.pathname !== `${window.location.pathname}.data`) tell(null);
      return send(input, init);
    }
    try {
      const answer = await send(input, init);
      // To the end: the connection may be lost half-way.
      const body = await answer.arrayBuffer();
      if (isReply(answer)) {
        tell(null);
        return new Response(body.byteLength > 0 ? body : null, answer);
      }
    } catch (error) {
      // The user sent it again, or went elsewhere.
      if (init.signal?.aborted) throw error;
    }
    tell({ toast: notSent, number: ++count });
    return new Response(noReply, { status: 503 });
  };
}

/** The last form that was sent, where it is lost. */
export function useLostForm(): LostForm | null {
  return useSyncExternalStore(
    subscribe,
    () => last,
    () => null,
  );
}

/** The user has read it. */
export function forgetLostForm(): void {
  tell(null);
}

function tell(lost: LostForm | null): void {
  last = lost;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What an action answered, refusals included; not what it threw, nor a page from something between us and it. */
function isReply({ status, headers }: Response): boolean {
  return status !== 500 && (status === 204 || (headers.get("Content-Type") ?? "").startsWith("text/x-script"));
}
