import { useSyncExternalStore } from "react";
import type { ToastContent } from "~/ui/toast-card";

/** A form that got no reply because the connection was lost or the server failed. */
interface FailedSubmission {
  toast: ToastContent;
  /** Counts up, so that the same toast twice is read out twice. */
  number: number;
}

const connectionLost: ToastContent = {
  title: "Submission failed",
  text: "Please check your connection and try again. If the problem persists, contact support.",
  tone: "error",
};
const serverFailed: ToastContent = {
  title: "Something went wrong on our side",
  text: "What you typed is still here. Please try again in a moment.",
  tone: "error",
};
/** Toasts of single forms, by the address they post to; they replace both toasts above. */
const specialToasts: Record<string, ToastContent> = {
  "/app/logout.data": { title: "Error", text: "Failed to log out. Please try again.", tone: "error" },
};
/** Remix's encoding of the action data `null`, which none of our actions returns. */
const nullReply = '[{"_1":-5},"data"]\n';

/** Null again once another form is answered or the page is left. */
let latest: FailedSubmission | null = null;
let count = 0;
const listeners = new Set<() => void>();

/**
 * Wraps the browser's `fetch`. A form that gets no reply is answered with status 503 and `null` data, and a toast says
 * why. The router would otherwise replace the page with an error page, and everything that was typed would be lost.
 * A page's data are read to their end before the router gets them: where it leaves them half-read, because another page
 * was asked for, its decoder rejects a promise that nobody handles.
 */
export function catchFailedSubmissions(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : String(input), window.location.href);
    if (!address.pathname.endsWith(".data")) return send(input, init);
    if (init?.method !== "POST") {
      if (address.pathname !== `${window.location.pathname}.data`) publish(null);
      return readWhole(await send(input, init));
    }
    let toast = connectionLost;
    try {
      const response = await send(input, init);
      // The connection can still be lost half-way.
      const whole = await readWhole(response);
      if (isReply(response)) {
        publish(null);
        return whole;
      }
      if (response.status >= 500) toast = serverFailed;
    } catch (error) {
      // The user sent the form again, or went to another page.
      if (init.signal?.aborted) throw error;
    }
    publish({ toast: specialToasts[address.pathname] ?? toast, number: ++count });
    return new Response(nullReply, { status: 503 });
  };
}

async function readWhole(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, response);
}

/** The last submission if it failed, else null. */
export function useFailedSubmission(): FailedSubmission | null {
  return useSyncExternalStore(
    subscribe,
    () => latest,
    () => null,
  );
}

/** For when the user dismisses its toast. */
export function clearFailedSubmission(): void {
  publish(null);
}

function publish(submission: FailedSubmission | null): void {
  latest = submission;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True for anything an action returned, errors included. False for what it threw and for pages of proxies. */
function isReply({ status, headers }: Response): boolean {
  return status !== 500 && (status === 204 || (headers.get("Content-Type") ?? "").startsWith("text/x-script"));
}
