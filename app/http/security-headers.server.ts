import { isPublicPage } from "./public-pages";

/** Its forms lead to the payment provider, and browsers hold redirects of a form to `form-action`, too. */
const billingPages = /^\/app\/(dashboard\/billing$|admin\/billing\/)/;
const paymentPages = "https://checkout.stripe.com https://billing.stripe.com";

/** Adds the headers that every response needs; `nonce` is the one that its scripts were rendered with. */
export function withSecurityHeaders(response: Response, url: URL, nonce: string): Response {
  const secured = new Response(response.body, response);
  const { headers } = secured;
  if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", policy(nonce, url));
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()");
  if (!isPublicPage(url.pathname)) headers.set("X-Robots-Tag", "noindex");
  if (url.protocol === "https:") headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
  // Even pages of signed-out visitors contain form tokens.
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  return secured;
}

function policy(nonce: string, url: URL): string {
  const directives = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `form-action 'self'${billingPages.test(url.pathname) ? ` ${paymentPages}` : ""}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  if (url.protocol === "https:") directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}
