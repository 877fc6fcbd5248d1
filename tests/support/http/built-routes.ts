/** A route as the build knows it. */
export interface BuiltRoute {
  id: string;
  /** "/app/dashboard/resumes/:resumeId" */
  path: string;
  hasAction: boolean;
  hasLoader: boolean;
}

type Manifest = {
  routes: Record<
    string,
    Omit<BuiltRoute, "path"> & Record<"path" | "parentId", string | undefined> & { index?: boolean }
  >;
};

/** Every route that has an address of its own, from the manifest of the build. */
export function builtRoutes(): BuiltRoute[] {
  const files = import.meta.glob<string>("../../../build/client/assets/manifest-*.js", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const [text, ...more] = Object.values(files);
  if (!text || more.length > 0) throw new Error("build/client must hold exactly one manifest");
  const { routes } = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as Manifest;
  const pathOf = (id: string | undefined): string => {
    const route = id ? routes[id] : undefined;
    return route ? `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ""}` : "";
  };
  const all = Object.values(routes);
  const parents = new Set(all.map(({ parentId }) => parentId));
  const withIndex = new Set(all.filter(({ index }) => index).map(({ parentId }) => parentId));
  // A page with pages inside it has an address too, unless one of them is its index.
  return all
    .filter(({ id, path }) => !parents.has(id) || (path && !withIndex.has(id)))
    .map(({ id, hasAction, hasLoader }) => ({ id, path: pathOf(id) || "/", hasAction, hasLoader }));
}

/** The address of a route with these ids: "/app/dashboard/resumes/0192…". */
export function addressOf({ path }: BuiltRoute, ids: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? "none").replace("*", "nothing-here");
}
