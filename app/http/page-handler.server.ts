import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";

type PageHandler = (request: Request, context: AppLoadContext) => Promise<Response>;

/** The browser asks here for routes that it does not know yet, by their paths. */
export const manifestPath = "/__manifest";

/**
 * Remix's request handler, with a router of few routes for each request: Remix flattens, ranks and tries all routes it
 * has each time it matches a path, which is five times a page. A route is left out if its path is not the start of the
 * requested one, so that what is left gives the same match. The paths above the requested one stay for the browser, which
 * gets their routes with the page.
 */
export function createPageHandler(build: ServerBuild): PageHandler {
  const handleWithAllRoutes = createRequestHandler(build);
  const routes = routePaths(build);
  const handlers = new Map<string, PageHandler>();
  return (request, context) => {
    const { pathname } = new URL(request.url);
    if (pathname === manifestPath) return handleWithAllRoutes(request, context);
    const path = segmentsOf(pagePath(pathname));
    const wanted = routes.filter(({ segments }) => isStartOf(segments, path));
    const key = wanted.map(({ id }) => id).join(" ");
    const handle =
      handlers.get(key) ?? createRequestHandler(withRoutes(build, new Set(wanted.flatMap(({ ids }) => ids))));
    handlers.set(key, handle);
    return handle(request, context);
  };
}

/** Each route that has a path, with its whole path and the routes around it. */
function routePaths({ routes }: ServerBuild) {
  return Object.keys(routes).map((id) => {
    const ids = [id];
    for (let parent = routes[id]?.parentId; parent; parent = routes[parent]?.parentId) ids.unshift(parent);
    return { id, ids, segments: ids.flatMap((part) => segmentsOf(routes[part]?.path?.toLowerCase() ?? "")) };
  });
}

function withRoutes(build: ServerBuild, ids: Set<string>): ServerBuild {
  const only = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } };
}

/** Remix loads the data of "/path" from "/path.data", and that of "/" from "/_root.data". */
function pagePath(pathname: string): string {
  return pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}

/** Remix decodes a path before it compares, and does not tell capitals from small letters. */
function isStartOf(pattern: string[], path: string[]): boolean {
  return pattern.every((part, at) => {
    const segment = path[at];
    if (part === "*") return true;
    return segment !== undefined && (part.startsWith(":") || part === decoded(segment));
  });
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
}
