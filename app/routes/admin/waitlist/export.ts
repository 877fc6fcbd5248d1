import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { filterIn } from "~/domain/admin/content.schema";
import { exportSignups } from "~/domain/admin/list-signups.server";
import { signupStates } from "~/domain/admin/waitlist.schema";
import { csvResponse } from "~/http/csv.server";
import { readForm } from "~/http/form.server";
import { requireAdmin } from "~/http/guards.server";
import { plainPage } from "~/http/plain-page.server";

const list = "/app/admin/waitlist";
const head = [
  "place",
  "first name",
  "email",
  "joined",
  "confirmed",
  "discount",
  "mail",
  "webhook",
  "source",
  "referrer",
  "invited",
];
const time = (milliseconds: number | null) => (milliseconds === null ? null : new Date(milliseconds).toISOString());

export function loader({ request, context }: LoaderFunctionArgs) {
  requireAdmin(context, request);
  return redirect(list);
}

/** The waitlist, or one state of it, as a file for spreadsheets. */
export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = requireAdmin(context, request);
  const form = await readForm(request, context, z.object({ state: z.string().default("") }), { cost: "export" });
  if (!form.ok) {
    const text = form.reply.data.result.error?.[""]?.[0] ?? "Please send it again.";
    const status = form.reply.init?.status ?? 400;
    return plainPage({ status, title: "We did not make this file", text, to: list, label: "Back to the waitlist" });
  }
  const parts = await exportSignups(ctx, filterIn(signupStates, form.value.state));
  return csvResponse(`waitlist-${new Date(ctx.now()).toISOString().slice(0, 10)}.csv`, head, lines(parts));
}

async function* lines(parts: Awaited<ReturnType<typeof exportSignups>>) {
  for await (const rows of parts) {
    yield rows.map((row) => [
      row.position,
      row.firstName,
      row.email,
      time(row.createdAt),
      time(row.confirmedAt),
      row.perkPlace,
      row.mailState,
      row.webhookState,
      row.source,
      row.referrer,
      time(row.invitedAt),
    ]);
  }
}
