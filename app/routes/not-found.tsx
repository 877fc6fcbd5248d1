import { requestLine } from "~/http/request.server";

/** Every other path. */
function notFound({ request }: { request: Request }): never {
  console.error(`Not found: ${requestLine(request)}`);
  throw new Response("Not found", { status: 404 });
}

export function loader(args: { request: Request }): never {
  return notFound(args);
}

export function action(args: { request: Request }): never {
  return notFound(args);
}

export default function NotFound() {
  return null;
}
