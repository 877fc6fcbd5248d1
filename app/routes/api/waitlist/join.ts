import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { joinWithJson } from "~/http/waitlist/join-with-json.server";

export function action({ request, context }: ActionFunctionArgs) {
  return joinWithJson(request, context);
}

export function loader({ request, context }: LoaderFunctionArgs) {
  return joinWithJson(request, context);
}
