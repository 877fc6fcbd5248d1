import stylesheet from "../app.css?url";

interface PlainPage {
  status: number;
  title: string;
  text: string;
  to: string;
  label: string;
}

/** A whole page where Remix renders none: before any route runs, and where a download has no file to give. */
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

/** Answer to a form that another site, or no browser we know, sent in a visitor's name. */
export function foreignOriginPage(): Response {
  return plainPage({
    status: 403,
    title: "This request did not come from our pages",
    text: "For your safety nothing was done. Open the app and try again.",
    to: "/app",
    label: "Open the app",
  });
}

/** Answer where something broke before any page could. */
export function brokenPage(): Response {
  return plainPage({
    status: 500,
    title: "Something went wrong on our side",
    text: "What you saved is safe. Please try again in a moment.",
    to: "/app",
    label: "Back to the app",
  });
}

/** Answer to an address that cannot be one of ours. */
export function noSuchPage(): Response {
  return plainPage({
    status: 404,
    title: "Oops! Page not found",
    text: "No page of ours has an address like this.",
    to: "/",
    label: "Return to Home",
  });
}

/** Answer to a download that is not there, or not theirs. */
export function noSuchFilePage(): Response {
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
