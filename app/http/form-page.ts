import { safeReturnPath } from "./return-path";

/** The page of ours that a form stood on, as the browser names it; null where it does not. */
export function formPage(request: Request): URL | null {
  const referer = request.headers.get("Referer") ?? "";
  const page = URL.canParse(referer) ? new URL(referer) : null;
  const here = new URL(request.url).origin;
  return page?.origin === here ? new URL(safeReturnPath(page.pathname + page.search), here) : null;
}
