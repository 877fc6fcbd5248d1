import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { takeAuthFragment } from "./ui/forms/auth-fragment";
import { catchFailedSubmissions } from "./ui/forms/failed-submissions";

// First, so that no other script sees tokens in the address.
takeAuthFragment();
window.addEventListener("hashchange", takeAuthFragment);
window.fetch = catchFailedSubmissions(window.fetch.bind(window));

await decodePageData();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});

/**
 * RemixBrowser suspends until the page's data is decoded. If a key or click comes before that, React hydrates
 * synchronously, must not suspend, and discards the page (React error 345). So we decode the data before hydration
 * begins; until then the page behaves as it does without scripts.
 */
async function decodePageData() {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}
