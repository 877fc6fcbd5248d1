import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { answerCall, unauthorized } from "./api";
import { control, signed } from "./control";
import { answerPage } from "./pages";
import { newWorld, type World } from "./world";

/** What is served: accounts by their secret key. */
interface TestCheckout {
  worlds: Map<string, World>;
  /** US cents. */
  cents: Parameters<typeof newWorld>[0];
  /** Signs webhooks. */
  webhookSecret: string;
  /** Sends webhooks to the site by itself; tests take them and deliver them as they like. */
  delivers: boolean;
  /** Called after every request that may have changed something. */
  changed: () => void;
}

const deliveries = 3;
const retryMilliseconds = 300;

/** Serves the double of Stripe on the loopback: its API below /v1, its pages below /dev/stripe. */
export async function serveTestCheckout(checkout: TestCheckout, port = 0): Promise<Server> {
  const server = createServer((request, response) => {
    answer(checkout, request).then(
      ({ status, headers, body }) => {
        response.writeHead(status, headers);
        response.end(body);
      },
      (error: unknown) => {
        console.error("The test checkout failed:", error);
        response.writeHead(500, { "Content-Type": "text/plain" });
        response.end("The test checkout failed: its log says why");
      },
    );
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

async function answer(checkout: TestCheckout, request: IncomingMessage): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const method = request.method ?? "GET";
  const text = Buffer.concat(await request.toArray()).toString();
  if (pathname.startsWith("/control/")) {
    const [, , key = "", what = ""] = pathname.split("/");
    return json(200, await control(worldOf(checkout, key), what, text, checkout.webhookSecret));
  }
  const fields = Object.fromEntries([...searchParams, ...new URLSearchParams(text)]);
  if (pathname.startsWith("/v1/")) {
    const key = request.headers.authorization?.match(/^Bearer (sk_test_\w[\w-]*)$/)?.[1];
    if (!key) return json(401, unauthorized().body);
    const idempotencyKey = request.headers["idempotency-key"];
    const call = { method, path: pathname, fields, key: typeof idempotencyKey === "string" ? idempotencyKey : null };
    const world = worldOf(checkout, key);
    const { status, body } = answerCall(world, { ...call, base: "" });
    await settle(checkout, world, method);
    return json(status, body);
  }
  for (const world of checkout.worlds.values()) {
    const page = answerPage(world, { method, path: pathname, fields });
    if (!page) continue;
    await settle(checkout, world, method);
    return { status: page.status, headers: page.headers, body: page.body };
  }
  return { status: 404, headers: { "Content-Type": "text/plain; charset=utf-8" }, body: "There is no such test page." };
}

async function settle(checkout: TestCheckout, world: World, method: string): Promise<void> {
  if (method === "GET") return;
  if (checkout.delivers) {
    for (const event of world.events.splice(0)) await deliver(checkout, world, event);
  }
  checkout.changed();
}

/** As Stripe does, at least once; here only for as long as a developer would wait. */
async function deliver({ webhookSecret }: TestCheckout, { origin }: World, event: object): Promise<void> {
  if (origin === null) return;
  const { body, signature } = signed(event, webhookSecret);
  for (let attempt = 1; attempt <= deliveries; attempt++) {
    const sent = await fetch(`${origin}/webhooks/stripe`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Stripe-Signature": signature },
      body,
    }).catch(() => null);
    await sent?.body?.cancel();
    if (sent?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, retryMilliseconds));
  }
  console.error("The test checkout could not deliver a webhook");
}

function worldOf({ worlds, cents }: TestCheckout, key: string): World {
  const world = worlds.get(key) ?? newWorld(cents);
  worlds.set(key, world);
  return world;
}

function json(status: number, body: unknown): Answer {
  return { status, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}
