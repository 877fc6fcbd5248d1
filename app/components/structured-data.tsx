import { useRouteLoaderData } from "@remix-run/react";
import { useContext } from "react";
import { brand } from "../brand";
import { NonceContext } from "./nonce";

/** What search engines are told of the site, in their own words (schema.org): no rating, no price, nothing untrue. */
export function StructuredData({ description }: { description: string }) {
  const nonce = useContext(NonceContext);
  const { origin } = useRouteLoaderData("root") as { origin: string };
  const organization = { "@id": `${origin}/#organization` };
  const graph = [
    {
      "@type": "Organization",
      ...organization,
      name: brand,
      url: `${origin}/`,
      logo: `${origin}/apple-touch-icon.png`,
    },
    { "@type": "WebSite", name: brand, url: `${origin}/`, inLanguage: "en", publisher: organization },
    {
      "@type": "SoftwareApplication",
      name: brand,
      description,
      url: `${origin}/`,
      image: `${origin}/og.png`,
      applicationCategory: "BusinessApplication",
      operatingSystem: "Any, in a web browser",
      publisher: organization,
    },
  ];
  // "<" would let a text end the script.
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c");
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of a script is not markup.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
