import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { takeEvent } from "~/domain/billing/take-event.server";
import { readBody, requestLine, siteOrigin } from "~/http/request.server";
import { logError } from "~/log-error";

/** Stripe's events are a few kilobytes; an invoice with many lines is larger. */
const bodyMaxBytes = 512 * 1024;

/**
 * Takes what Stripe tells us. The signature is over the bytes as they were sent. 200 is Stripe's acknowledgement; after
 * any other status it sends the event again, for three days.
 */
async function route({ request, context }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return answer("This takes POST", 405, { Allow: "POST" });
  const { payments } = context.app;
  if (!payments) return answer("Payments are not set up on this server", 404);
  const body = await readBody(request, bodyMaxBytes);
  if (body === null) return answer("The event is too large", 413);
  try {
    const taken = await takeEvent(
      { ...context.app, payments },
      {
        body: new TextDecoder().decode(body),
        signature: request.headers.get("Stripe-Signature") ?? "",
        origin: siteOrigin(request, context),
      },
    );
    return taken.ok
      ? Response.json({ received: true, outcome: taken.outcome })
      : answer("The signature is not valid", 400);
  } catch (error) {
    logError(requestLine(request), error);
    return answer("The event could not be taken; please send it again", 503);
  }
}

function answer(error: string, status: number, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers });
}

export { route as action, route as loader };
