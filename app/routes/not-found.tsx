import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAdmin } from "~/http/guards.server";
import { requestLine } from "~/http/request.server";

/** Every other path. Whoever is no admin is led away from all addresses of the admin area, unknown ones too. */
function notFound({ request, context }: LoaderFunctionArgs | ActionFunctionArgs): never {
  if (/^\/app\/admin\//i.test(new URL(request.url).pathname)) requireAdmin(context, request);
  console.error(`Not found: ${requestLine(request)}`);
  throw new Response("Not found", { status: 404 });
}

export function loader(args: LoaderFunctionArgs): never {
  return notFound(args);
}

export function action(args: ActionFunctionArgs): never {
  return notFound(args);
}

export default function NotFound() {
  return null;
}
