// Draws what people share (public/og.png) and keep (public/apple-touch-icon.png) with the built pages' own styles and
// fonts. Run it after a change of the looks: npm run share-images
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { findChromium } from "./find-chromium.mjs";
import { ShareCard, TouchIcon } from "./share-card";

const root = fileURLToPath(new URL("../..", import.meta.url));
const site = "http://images.invalid";

/** The style sheet that the built server links to. */
function stylesheet(): string {
  const manifest = readFileSync(`${root}build/client/.vite/manifest.json`, "utf8");
  const entry = Object.values(JSON.parse(manifest) as Record<string, { file: string }>).find(({ file }) =>
    /\/app-[\w-]+\.css$/.test(file),
  );
  if (!entry) throw new Error("No style sheet in build/client: npm run build");
  return `/${entry.file}`;
}

async function draw(browser: Browser, name: string, size: { width: number; height: number }, content: ReactElement) {
  const page = await browser.newPage({ viewport: size, colorScheme: "light" });
  const html = `<!doctype html><link rel="stylesheet" href="${stylesheet()}"><body>${renderToStaticMarkup(content)}`;
  await page.route(`${site}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === "/"
      ? route.fulfill({ contentType: "text/html; charset=utf-8", body: html })
      : route.fulfill({ path: `${root}build/client${pathname}` });
  });
  await page.goto(site);
  await page.evaluate(() => document.fonts.ready);
  writeFileSync(`${root}public/${name}`, await page.screenshot());
  await page.close();
}

const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
await draw(browser, "og.png", { width: 1200, height: 630 }, <ShareCard />);
await draw(browser, "apple-touch-icon.png", { width: 180, height: 180 }, <TouchIcon />);
await browser.close();
