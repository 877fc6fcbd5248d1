import { useNavigation } from "@remix-run/react";
import { useSyncExternalStore } from "react";
import type { ToastContent } from "./toast-card";

const notSent: ToastContent = {
  title: "Submission failed",
  text: "Please check your connection and try again. If the problem persists, contact support.",
  tone: "error",
};
/** How a form's data is written that is `null`: the answer of no action of ours. */
const noReply = '[{"_1":-5},"data"]\n';

/** A new object each time: the same words twice are two toasts. */
let last: ToastContent | null = null;
const listeners = new Set<() => void>();

/**
 * The browser's `fetch` with one difference: a form that gets no answer (the connection is lost, the server broke) is
 * answered as one that was refused, with `null` for its data. The page stays as it is with all that was typed, where
 * the router would put an error page in its place, and a toast says so.
 */
export function keepPageOfLostForms(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    if (!isSentForm(input, init)) return send(input, init);
    try {
      const answer = await send(input, init);
      // To the end: the connection may be lost half-way.
      const body = await answer.arrayBuffer();
      if (isReply(answer)) return new Response(body.byteLength > 0 ? body : null, answer);
    } catch (error) {
      // The user sent it again, or went elsewhere.
      if (init?.signal?.aborted) throw error;
    }
    last = { ...notSent };
    for (const listener of listeners) listener();
    return new Response(noReply, { status: 503 });
  };
}

/** What to say about the last form that was lost, once its page is at rest again. */
export function useLostForm(): ToastContent | null {
  const isAtRest = useNavigation().state === "idle";
  const lost = useSyncExternalStore(
    subscribe,
    () => last,
    () => null,
  );
  return isAtRest ? lost : null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The router sends a form to the address of its page with ".data" behind it. */
function isSentForm(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  const address = input instanceof Request ? input.url : String(input);
  return init?.method === "POST" && new URL(address, window.location.href).pathname.endsWith(".data");
}

/** What an action answered, refusals included; not what it threw, nor a page from something between us and it. */
function isReply({ status, headers }: Response): boolean {
  return status !== 500 && (status === 204 || (headers.get("Content-Type") ?? "").startsWith("text/x-script"));
}
