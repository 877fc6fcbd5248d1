// Serves the double of Stripe beside a development server: `serve.ts PORT FILE`. FILE keeps what it knows.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { serveTestCheckout } from "./server";
import type { World } from "./world";

const [port = "0", file = ""] = process.argv.slice(2);
const worlds = new Map<string, World>(existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : []);
mkdirSync(dirname(file), { recursive: true });

const dollars = (name: string, standard: number) => Math.round(Number(process.env[name] ?? standard) * 100);
await serveTestCheckout(
  {
    worlds,
    cents: {
      single: dollars("PRICE_SINGLE", 6),
      pro: dollars("PRICE_PRO", 12),
      enterprise: dollars("PRICE_ENTERPRISE", 49),
    },
    // The same as in app/env.server.ts.
    webhookSecret: "whsec_development",
    delivers: true,
    changed: () => writeFileSync(file, JSON.stringify([...worlds])),
  },
  Number(port),
);
