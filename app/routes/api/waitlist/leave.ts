import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { leaveWaitlist } from "~/domain/waitlist/confirm-signup.server";

/**
 * One click in a mail program (RFC 8058): the mail's provider posts here, without cookie, origin or form. The token in the
 * address is all that it takes, and all that it has.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { Allow: "GET, POST" } });
  const hasLeft = await leaveWaitlist(context.app, new URL(request.url).searchParams.get("token") ?? "");
  const text = hasLeft ? "You have left the waitlist.\n" : "This link is not one of ours.\n";
  return new Response(text, { status: hasLeft ? 200 : 400, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

/** A mail program without one click opens the address: a person decides there. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(`/waitlist/leave${new URL(request.url).search}`);
}
