import type { MetaFunction } from "@remix-run/cloudflare";
import { brand } from "~/brand";

/** Made by app/cli/share-images.tsx. */
const image = {
  path: "/og.png",
  width: 1200,
  height: 630,
  alt: `${brand}: a match score, and the words of the resume that prove it`,
};

/**
 * `meta` of a public page: title, description, canonical address, and the card that other sites show for a link to it.
 */
export function pageMeta(
  path: PublicPage,
  { title, description }: { title: string; description: string },
): MetaFunction {
  return ({ matches }) => {
    // The addresses must be absolute, and only the root loader knows the site's origin.
    const root = matches.find(({ id }) => id === "root")?.data as { origin: string } | undefined;
    const origin = root?.origin ?? "";
    const url = origin + path;
    return [
      { title },
      { name: "description", content: description },
      { tagName: "link", rel: "canonical", href: url },
      { property: "og:type", content: "website" },
      { property: "og:site_name", content: brand },
      { property: "og:locale", content: "en_GB" },
      { property: "og:url", content: url },
      { property: "og:title", content: title },
      { property: "og:description", content: description },
      { property: "og:image", content: origin + image.path },
      { property: "og:image:type", content: "image/png" },
      { property: "og:image:width", content: String(image.width) },
      { property: "og:image:height", content: String(image.height) },
      { property: "og:image:alt", content: image.alt },
      { name: "twitter:card", content: "summary_large_image" },
      { name: "twitter:title", content: title },
      { name: "twitter:description", content: description },
      { name: "twitter:image", content: origin + image.path },
      { name: "twitter:image:alt", content: image.alt },
    ];
  };
}

/** The pages in the sitemap. All others are `noindex`. */
export const publicPages = ["/", "/how-scoring-works", "/quality", "/pricing", "/privacy-policy"] as const;

type PublicPage = (typeof publicPages)[number];

export function isPublicPage(path: string): boolean {
  return publicPages.some((page) => page === path);
}

/**
 * `handle` of a page that is not hydrated: it loads neither React nor the router, only a script of its own if it has
 * one.
 */
export const withoutHydration = { hydrate: false };

export function isWithoutHydration(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "hydrate" in handle && handle.hydrate === false;
}
