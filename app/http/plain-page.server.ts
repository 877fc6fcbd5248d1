import stylesheet from "~/app.css?url";

interface PlainPage {
  status: number;
  title: string;
  text: string;
  to: string;
  label: string;
}

/** A page without Remix: for errors before any route runs, and for downloads without a file. */
export function plainPage({ status, title, text, to, label }: PlainPage): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${stylesheet}"></head><body>
<main class="mx-auto flex min-h-dvh max-w-lg flex-col items-start justify-center gap-4 px-5 py-16">
<p class="mt-6 font-serif text-6xl font-semibold text-accent">${status}</p>
<h1 class="text-2xl">${escapeHtml(title)}</h1>
<p class="text-muted">${escapeHtml(text)}</p>
<p><a class="font-semibold text-accent underline" href="${to}">${label}</a></p>
</main></body></html>`;
  return new Response(html, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

/** The response to a form that does not come from our own pages (CSRF). */
export function crossSitePage(): Response {
  return plainPage({
    status: 403,
    title: "This request did not come from our pages",
    text: "For your safety nothing was done. Open the app and try again.",
    to: "/app",
    label: "Open the app",
  });
}

/**
 * The response to an error outside of Remix. After a failed log-out it must say that the visitor is still signed in.
 */
export function serverErrorPage({ method, url }: Request): Response {
  const isLogout = method === "POST" && new URL(url).pathname === "/app/logout";
  return plainPage({
    status: 500,
    title: "Something went wrong on our side",
    text: isLogout ? "Failed to log out. Please try again." : "What you saved is safe. Please try again in a moment.",
    ...(isLogout ? { to: "/app/logout", label: "Log out" } : { to: "/app", label: "Back to the app" }),
  });
}

/** The response to an address that no route can match. */
export function notFoundPage(): Response {
  return plainPage({
    status: 404,
    title: "Oops! Page not found",
    text: "No page of ours has an address like this.",
    to: "/",
    label: "Return to Home",
  });
}

/** The response to a download that does not exist or belongs to another user. */
export function fileNotFoundPage(): Response {
  return plainPage({
    status: 404,
    title: "Oops! Page not found",
    text: "There is no such file, or it belongs to another account.",
    to: "/",
    label: "Return to Home",
  });
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
