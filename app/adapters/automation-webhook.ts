import type { Webhook } from "~/ports/context";

const defaultTimeoutMilliseconds = 10_000;

/**
 * Posts JSON to an automation tool; any 2xx status means success. Redirects are not followed, because they would send a
 * person's email to a server that nobody configured. Errors never contain the URL, because it works like a password.
 */
export function automationWebhook(url: string, timeoutMilliseconds = defaultTimeoutMilliseconds): Webhook {
  return {
    async post(notice) {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "X-CSRF-Token": notice.csrfToken,
          "X-Requested-With": "XMLHttpRequest",
        },
        body: JSON.stringify(notice),
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMilliseconds),
      }).catch((error: unknown) => {
        throw new Error(`The waitlist webhook did not answer: ${error instanceof Error ? error.name : "unknown"}`);
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The waitlist webhook answered ${response.status}`);
    },
  };
}
