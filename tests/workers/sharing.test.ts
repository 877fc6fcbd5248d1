import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { newMember } from "../support/accounts/members";
import { accessTable } from "../support/http/access-table";
import { Browser } from "../support/http/browser";
import { builtRoutes } from "../support/http/built-routes";
import { workerWith } from "../support/runner/worker-with";

const pages = ["/", "/how-scoring-works", "/quality", "/pricing", "/privacy-policy"];
const configured = "https://site.example";

/** The page under another address than its configured one, as a proxy or a forged Host header would ask for it. */
const configuredPage = async (path: string) =>
  (await workerWith({ APP_ORIGIN: configured })(`https://elsewhere.example${path}`, {})).text();

function tagsOf(html: string): Record<string, string> {
  const tags = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  return Object.fromEntries(tags.map(([, name, content]) => [name, content]));
}

it.each(pages)("%s says who it is, at its configured address", async (path) => {
  const html = await configuredPage(path);
  const tags = tagsOf(html);
  const title = html.match(/<title>([^<]+)<\/title>/)?.[1] ?? "";
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en">/i);
  expect(html).toContain(`<link rel="canonical" href="${configured}${path}"/>`);
  expect(title.length).toBeGreaterThan(10);
  expect(tags.description?.length).toBeGreaterThanOrEqual(50);
  expect(tags.description?.length).toBeLessThanOrEqual(160);
  expect(tags).toMatchObject({
    "og:title": title,
    "og:description": tags.description,
    "og:url": configured + path,
    "og:image": `${configured}/og.png`,
    "og:image:width": "1200",
    "og:image:height": "630",
    "twitter:card": "summary_large_image",
    "twitter:title": title,
    "twitter:description": tags.description,
    "twitter:image": `${configured}/og.png`,
  });
  expect(html).not.toContain("elsewhere.example");
});

it("has titles and descriptions of their own for all pages", async () => {
  const tags = await Promise.all(pages.map(async (path) => tagsOf(await configuredPage(path))));
  for (const name of ["og:title", "og:description"])
    expect(new Set(tags.map((page) => page[name])).size).toBe(pages.length);
});

it("uses the address that was asked where none is configured", async () => {
  expect(await new Browser("https://here.example").page("/quality")).toContain('href="https://here.example/quality"');
});

it("tells search engines what the site is, and nothing more than that", async () => {
  const html = await configuredPage("/");
  const json = html.match(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/)?.[1] ?? "";
  const { "@graph": graph } = JSON.parse(json) as { "@graph": Record<string, unknown>[] };
  expect(graph.map((thing) => thing["@type"])).toEqual(["Organization", "WebSite", "SoftwareApplication"]);
  for (const { url } of graph) expect(url).toBe(`${configured}/`);
  expect(json).not.toMatch(/"(aggregateRating|review|offers|price)"/);
});

it("lists the pages for everybody in the sitemap, and leaves private areas to themselves", async () => {
  const sitemap = await configuredPage("/sitemap.xml");
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(pages.map((path) => configured + path));
  const robots = await configuredPage("/robots.txt");
  expect(robots).toMatch(/^User-agent: \*\n/);
  expect(robots).toContain(`\nSitemap: ${configured}/sitemap.xml\n`);
  const disallowed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = ""]) => path);
  for (const area of ["/app/dashboard", "/app/admin", "/auth/v1/", "/functions/v1/", "/api/", "/dev/"]) {
    expect(disallowed).toContain(area);
  }
  for (const path of [...pages, "/og.png", "/apple-touch-icon.png", "/app/login"]) {
    expect(disallowed.filter((area) => path.startsWith(area))).toEqual([]);
  }
});

it("answers both with their own type", async () => {
  const types = { "/robots.txt": "text/plain; charset=utf-8", "/sitemap.xml": "application/xml; charset=utf-8" };
  for (const [path, type] of Object.entries(types)) {
    expect((await new Browser().get(path)).headers.get("Content-Type")).toBe(type);
  }
});

it("asks search engines to leave out every other page", async () => {
  const { browser } = await newMember();
  const others = builtRoutes().filter(
    ({ id, path }) => !/[:*]/.test(path) && accessTable[id]?.GET && !pages.includes(path),
  );
  expect(others.length).toBeGreaterThan(20);
  for (const { path } of others.filter(({ path }) => !/^\/(auth|functions)\/v1/.test(path))) {
    expect((await browser.get(path)).headers.get("X-Robots-Tag"), path).toBe("noindex");
  }
  expect((await browser.get("/nowhere")).headers.get("X-Robots-Tag")).toBe("noindex");
  for (const path of pages) expect((await browser.get(path)).headers.get("X-Robots-Tag"), path).toBeNull();
});

it.each([
  { path: "/og.png", width: 1200, height: 630, maxBytes: 150 * 1024 },
  { path: "/apple-touch-icon.png", width: 180, height: 180, maxBytes: 10 * 1024 },
])("has $path of $width x $height", async ({ path, width, height, maxBytes }) => {
  const response = await env.ASSETS.fetch(`https://lapel.test${path}`);
  const bytes = await response.arrayBuffer();
  expect(response.status).toBe(200);
  expect(bytes.byteLength).toBeLessThanOrEqual(maxBytes);
  // PNG: eight bytes of signature, then the header with both sides.
  const view = new DataView(bytes);
  expect([view.getUint32(0), view.getUint32(16), view.getUint32(20)]).toEqual([0x89504e47, width, height]);
});
