import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { joinWithJson } from "~/http/waitlist-api.server";

export function action({ request, context }: ActionFunctionArgs) {
  return joinWithJson(request, context);
}

export const loader = action;
