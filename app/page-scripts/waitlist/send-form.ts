const answerMilliseconds = 30_000;

/** The server was there, and answered with something that is no page of ours. */
export class UnexpectedAnswer extends Error {}

/** How the page of the answer differs from this one: the new waitlist section, and its toast where it has one. */
export interface FormAnswer {
  status: number;
  section: Element;
  toast: Element | null;
}

/**
 * Posts the form as the browser itself would, redirect and all, so that the server draws every answer once: with scripts or
 * without. Rejects where the connection is lost.
 * @throws UnexpectedAnswer
 */
export async function sendForm(form: HTMLFormElement): Promise<FormAnswer> {
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const signal = AbortSignal.timeout(answerMilliseconds);
  const response = await fetch(form.action, { method: "POST", body, signal });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const section = page.getElementById("waitlist");
  if (!section) throw new UnexpectedAnswer(`Server responded with status: ${response.status}`);
  return { status: response.status, section, toast: page.getElementById("messages")?.firstElementChild ?? null };
}
