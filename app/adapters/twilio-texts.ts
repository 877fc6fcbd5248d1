import { z } from "zod";
import type { SmsConfig } from "../ports/context";
import type { TextSender } from "../ports/sms";
import { Undeliverable } from "../ports/undeliverable";

const timeoutMilliseconds = 10_000;
/**
 * Twilio's error codes that speak of the recipient: no valid number, not reachable, not a mobile, has sent STOP.
 * Everything else is for us to mend (key, sender, region) or passes (busy, down), so the queue keeps it.
 */
const hopelessCodes = [21211, 21214, 21217, 21265, 21610, 21614];

const refusalSchema = z.object({ code: z.number() });

/**
 * Sends through Twilio's Messages resource (2010-04-01). Errors carry status and code alone: Twilio's own text repeats
 * the number.
 */
export function twilioTexts({ accountSid, authToken, from, baseUrl }: SmsConfig): TextSender {
  const url = `${baseUrl.replace(/\/+$/, "")}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
  // The id of a messaging service begins with MG; anything else is a number or an alphanumeric sender.
  const sender = /^MG[0-9a-f]{32}$/i.test(from) ? "MessagingServiceSid" : "From";
  return {
    async send({ to, text }) {
      const response = await fetch(url, {
        method: "POST",
        headers: { Authorization: authorization },
        body: new URLSearchParams({ To: to, Body: text, [sender]: from }),
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMilliseconds),
      });
      if (response.ok) {
        await response.body?.cancel();
        return;
      }
      const code = refusalSchema.safeParse(await response.json().catch(() => null)).data?.code;
      const message = `Twilio refused the text message: status ${response.status}, code ${code ?? "none"}`;
      throw code !== undefined && hopelessCodes.includes(code) ? new Undeliverable(message) : new Error(message);
    },
  };
}
