import type { Webhook } from "../ports/webhook";

const patienceMilliseconds = 10_000;

/**
 * Posts JSON to the address of an automation tool. Any 2xx is a yes; a redirect is not followed, since it would carry a
 * person's address to where nobody said; the answer's body is not read. Errors never name the address: it is the key.
 */
export function automationWebhook(url: string, timeoutMilliseconds = patienceMilliseconds): Webhook {
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
