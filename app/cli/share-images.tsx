// Renders the link preview (public/og.png) and the icons (public/apple-touch-icon.png, public/favicon.ico) with the
// styles and fonts of the built pages. Run it when the design has changed: npm run share-images
import { readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { findChromium } from "./find-chromium.mjs";
import { ShareCard, TouchIcon } from "./share-card";

const root = fileURLToPath(new URL("../..", import.meta.url));
const site = "http://images.invalid";

/**
 * Pages use the reader's system font. Images use the font of our resumes, so that they look the same wherever they are
 * made.
 */
const sansFaces = [400, 600]
  .map((weight) => `@font-face{font-family:sans;font-weight:${weight};src:url(/fonts/source-sans-3-${weight}.ttf)}`)
  .concat("body{font-family:sans !important}")
  .join("");

/** Reads the style sheet of the built pages. */
function stylesheet(): string {
  const name = readdirSync(`${root}build/client/assets`).find((file) => /^app-[\w-]+\.css$/.test(file));
  if (!name) throw new Error("No style sheet in build/client: npm run build");
  return `/assets/${name}`;
}

async function draw(browser: Browser, size: { width: number; height: number }, content: ReactElement): Promise<Buffer> {
  const page = await browser.newPage({ viewport: size, colorScheme: "light" });
  const html = `<!doctype html><link rel="stylesheet" href="${stylesheet()}"><style>${sansFaces}</style><body>`;
  await page.route(`${site}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === "/"
      ? route.fulfill({ contentType: "text/html; charset=utf-8", body: html })
      : route.fulfill({ path: `${root}build/client${pathname}` });
  });
  await page.goto(site);
  // Load all fonts first, because text that is drawn before keeps the fallback font.
  await page.evaluate(async (markup) => {
    await Promise.all([...document.fonts].map((face) => face.load()));
    document.body.innerHTML = markup;
  }, renderToStaticMarkup(content));
  const png = await page.screenshot();
  await page.close();
  return png;
}

/** An ICO file with one PNG, for programs that request /favicon.ico without reading a page. */
function iconFile(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([side, side], 6);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

function save(name: string, bytes: Buffer): void {
  writeFileSync(`${root}public/${name}`, bytes);
}

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
save("og.png", await draw(browser, { width: 1200, height: 630 }, <ShareCard />));
save("apple-touch-icon.png", await draw(browser, { width: 180, height: 180 }, <TouchIcon side={180} />));
save("favicon.ico", iconFile(await draw(browser, { width: 48, height: 48 }, <TouchIcon side={48} />), 48));
await browser.close();
