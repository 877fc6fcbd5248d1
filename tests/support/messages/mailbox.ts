import { Browser } from "../http/browser";

interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** For a machine that is busy with other things. */
const patienceMilliseconds = 120_000;

/** Waits until the queue has delivered `count` mails to the address; newest last. */
export async function mailsTo(address: string, count = 1): Promise<ReceivedMail[]> {
  const reader = new Browser();
  const until = Date.now() + patienceMilliseconds;
  for (;;) {
    const response = await reader.get(`/dev/mail?${new URLSearchParams({ to: address })}`);
    const mails = (await response.json()) as ReceivedMail[];
    if (mails.length >= count) return mails;
    if (Date.now() > until) throw new Error(`${mails.length} of ${count} mails arrived for ${address}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The path of the confirmation link in a mail. */
export function linkIn(mail: ReceivedMail | undefined): string {
  const link = mail?.text.match(/https?:\/\/\S+/)?.[0];
  if (!link) throw new Error("No link in this mail");
  return link.replace(/^https?:\/\/[^/]+/, "");
}

export function tokenIn(mail: ReceivedMail | undefined): string {
  return new URLSearchParams(linkIn(mail).split("?")[1]).get("token") ?? "";
}

/** The six digits that a mail asks to be typed. */
export function codeIn(mail: ReceivedMail | undefined): string {
  const code = mail?.text.match(/^\d{6}$/m)?.[0];
  if (!code) throw new Error("No code in this mail");
  return code;
}
