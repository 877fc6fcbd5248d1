import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { serveTestCheckout } from "~/cli/test-checkout/server";

declare module "vitest" {
  interface ProvidedContext {
    stripeServer: string;
  }
}

/** The double of Stripe on the loopback: each secret key is an account of its own. Tests deliver its webhooks. */
export default async function serveStripe({ provide }: TestProject): Promise<() => void> {
  const server = await serveTestCheckout({
    worlds: new Map(),
    cents: { single: 600, pro: 1200, enterprise: 4900 },
    webhookSecret: "whsec_of_tests",
    delivers: false,
    changed: () => undefined,
  });
  provide("stripeServer", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
