const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * True where a state-changing request comes from our own pages: the exact Origin, or, where a
 * browser sends none, its word that the fetch is same-origin. Checked before any route runs.
 */
export function isFromOwnPages(request: Request): boolean {
  if (safeMethods.has(request.method)) return true;
  const origin = request.headers.get("Origin");
  if (origin !== null) return origin === new URL(request.url).origin;
  return request.headers.get("Sec-Fetch-Site") === "same-origin";
}
