import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepPageOfLostForms } from "./components/lost-forms";

window.fetch = keepPageOfLostForms(window.fetch.bind(window));

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
 * RemixBrowser suspends until the data of the page are decoded. But a key or a click that comes before makes React
 * hydrate at once, where nothing may suspend: it would throw the page away (its error 345). So this starts the
 * decoding, and hydration waits for it; until then, keys and clicks do what they do without scripts.
 */
async function decodePageData() {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}
