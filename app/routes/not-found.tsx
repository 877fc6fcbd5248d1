/** Every other path; what was asked for is logged, cleaned and bounded. */
function notFound({ request }: { request: Request }): never {
  const path = new URL(request.url).pathname.replace(/[^\x21-\x7e]/g, "").slice(0, 200);
  console.error(`Not found: ${request.method} ${path}`);
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
