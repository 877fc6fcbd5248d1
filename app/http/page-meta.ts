import type { MetaFunction } from "@remix-run/cloudflare";
import { brand } from "../brand";
import type { PublicPage } from "./public-pages";

/** Drawn by app/cli/share-images.ts. */
const image = {
  path: "/og.png",
  width: 1200,
  height: 630,
  alt: `${brand}: a match score, and the words of the resume that prove it`,
};

/** `meta` of a page for everybody: what search engines and those who share its address show of it. */
export function pageMeta(
  path: PublicPage,
  { title, description }: { title: string; description: string },
): MetaFunction {
  return ({ matches }) => {
    // Addresses are absolute; the root's loader knows of which site.
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
