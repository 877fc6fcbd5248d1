const allowedHeaders = "authorization, apikey, content-type, x-client-info, x-supabase-api-version";
const apiPath = /^\/((auth|functions)\/v1|\.well-known\/jwks\.json|api\/waitlist\/leave)(\/|\.data$|$)/i;

/** No HEAD: a GET may use up what a mailed link carries. */
export const apiMethods = ["GET", "POST", "PUT", "DELETE"];

/**
 * Calls of the API carry a token of their own, and no form token is asked for. No cookie is read, but by functions that
 * come from our own pages.
 */
export function isApiPath(pathname: string): boolean {
  return apiPath.test(pathname.includes("%") ? decoded(pathname) : pathname);
}

/** As the router reads a path: no way of writing one leads to a route of the API with the cookies of a page. */
function decoded(pathname: string): string {
  try {
    return pathname.split("/").map(decodedSegment).join("/");
  } catch {
    return pathname;
  }
}

function decodedSegment(segment: string): string {
  return decodeURIComponent(segment).replaceAll("/", "%2F");
}

/** Lets pages of the allowed origins read the answer; any other origin is never named. */
export function withCors(response: Response, request: Request, allowedOrigins: string[]): Response {
  const origin = request.headers.get("Origin");
  const answer = new Response(response.body, response);
  answer.headers.append("Vary", "Origin");
  if (origin === null || ![new URL(request.url).origin, ...allowedOrigins].includes(origin)) return answer;
  answer.headers.set("Access-Control-Allow-Origin", origin);
  answer.headers.set("Access-Control-Expose-Headers", "x-supabase-api-version, retry-after");
  return answer;
}

/** What a browser asks before a call from another origin. */
export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      "Access-Control-Allow-Methods": apiMethods.join(", "),
      "Access-Control-Allow-Headers": allowedHeaders,
      "Access-Control-Max-Age": "600",
    },
  });
}
