import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { listOutbox } from "~/domain/mail/send-mail.server";
import { requireDevelopment } from "~/http/guards.server";

/** Development only: the mails to ?to=ADDRESS, newest last. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireDevelopment(context);
  const mails = await listOutbox(context.app, new URL(request.url).searchParams.get("to") ?? "");
  return Response.json(
    mails.map(({ recipient, subject, text, html, headers }) => ({ to: recipient, subject, text, html, headers })),
  );
}
