import { formPage } from "./form-page";

const matcher = "/app/dashboard/matcher";

/** Where a form that asked for a rewrite stood; in the matcher with its resume and job selected still. */
export function selectionPath(request: Request, selected: Record<string, unknown>): string {
  const page = formPage(request);
  if (page && page.pathname !== matcher && page.pathname.startsWith("/app/dashboard/")) {
    return page.pathname + page.search;
  }
  const search = new URLSearchParams(page?.pathname === matcher ? page.search : "");
  for (const [param, name] of Object.entries({ resume: "resumeId", job: "jobId" })) {
    const id = selected[name];
    if (typeof id === "string" && id.length <= 100) search.set(param, id);
  }
  return search.size > 0 ? `${matcher}?${search}` : matcher;
}
