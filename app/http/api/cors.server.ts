const allowedHeaders = "authorization, apikey, content-type, x-client-info, x-supabase-api-version";
const apiPath =
  /^\/((auth|functions)\/v1|\.well-known\/jwks\.json|api\/waitlist\/leave|webhooks\/stripe)(\/|\.data$|$)/i;

/** The methods that the API accepts. */
export const apiMethods = ["GET", "POST", "PUT", "DELETE"];

/**
 * API calls authenticate with a bearer token, or a webhook with its signature, and need no form token. They read no cookies, except for functions that
 * our own pages call.
 */
export function isApiPath(pathname: string): boolean {
  return apiPath.test(pathname.includes("%") ? decoded(pathname) : pathname);
}

/**
 * Decodes a path as Remix's router does, so that no percent-encoded spelling reaches an API route as a page request.
 */
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

/** Lets pages of the allowed origins read the response. */
export function withCors(response: Response, request: Request, allowedOrigins: string[]): Response {
  const origin = request.headers.get("Origin");
  const answer = new Response(response.body, response);
  answer.headers.append("Vary", "Origin");
  if (origin === null || ![new URL(request.url).origin, ...allowedOrigins].includes(origin)) return answer;
  answer.headers.set("Access-Control-Allow-Origin", origin);
  answer.headers.set("Access-Control-Expose-Headers", "x-supabase-api-version, retry-after");
  return answer;
}

/** The response to a browser's preflight request. */
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
