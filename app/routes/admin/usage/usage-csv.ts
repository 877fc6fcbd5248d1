import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readUsageRange, usageTable } from "~/domain/admin/get-product-usage.server";
import { csvResponse } from "~/http/csv.server";
import { admitExport } from "~/http/file-response.server";
import { requireAdmin } from "~/http/guards.server";

/** Every figure of every day in the range, for a spreadsheet. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireAdmin(context, request);
  const refused = await admitExport(ctx, { to: "/app/admin/usage", label: "Back to Usage Analytics" });
  if (refused) return refused;
  const range = readUsageRange(new URL(request.url).searchParams);
  const { head, rows } = await usageTable(ctx, range);
  return csvResponse(`usage-${range}-days.csv`, head, [rows].values());
}
