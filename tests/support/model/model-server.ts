import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { eventsOf } from "./model-events";
import type { ModelCalls, ModelStep } from "./model-script";

declare module "vitest" {
  interface ProvidedContext {
    modelServer: string;
  }
}

interface Script extends ModelCalls {
  steps: ModelStep[];
  open: number;
}

const scripts = new Map<string, Script>();

/**
 * An OpenAI-compatible endpoint on the loopback: tests put a script under a key of their own (PUT /KEY), let the real
 * SDK call /KEY/v1, and read what was asked (GET /KEY).
 */
export default async function serveModel({ provide }: TestProject): Promise<() => void> {
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  provide("modelServer", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? "";
  const key = path.split("/")[1] ?? "";
  const text = Buffer.concat(await request.toArray()).toString();
  if (request.method === "PUT") {
    scripts.set(key, { steps: JSON.parse(text), calls: [], open: 0, atOnce: 0 });
    response.end();
    return;
  }
  const script = scripts.get(key);
  if (!script) throw new Error(`No script for ${path}`);
  if (request.method === "GET") {
    const { calls, atOnce } = script;
    response.end(JSON.stringify({ calls, atOnce }));
    return;
  }
  const step = script.steps[Math.min(script.calls.length, script.steps.length - 1)];
  script.calls.push({ path, authorization: request.headers.authorization ?? "", body: JSON.parse(text) });
  script.open += 1;
  script.atOnce = Math.max(script.atOnce, script.open);
  response.on("close", () => {
    script.open -= 1;
  });
  if (step) await play(step, path, response);
}

async function play(step: ModelStep, path: string, response: ServerResponse): Promise<void> {
  if ("hang" in step) return;
  if ("status" in step) {
    response.writeHead(step.status, { "Content-Type": "application/json", ...step.headers });
    response.end(JSON.stringify({ error: step.error ?? { message: "Loopback", code: null } }));
    return;
  }
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  if ("garbage" in step) {
    response.end(step.garbage);
    return;
  }
  if ("stall" in step || "drop" in step) {
    const text = "stall" in step ? step.stall : step.drop;
    response.write(eventsOf(path, { text, finish: "none", countsTokens: false }));
    if ("drop" in step) setTimeout(() => response.destroy(), 50);
    return;
  }
  const { finish = "stop", countsTokens = true, pieceBytes } = "say" in step ? step : {};
  const said = "say" in step ? { text: step.say } : { refusal: step.refuse };
  const bytes = Buffer.from(eventsOf(path, { ...said, finish, countsTokens }));
  response.socket?.setNoDelay();
  for (let at = 0; at < bytes.length; at += pieceBytes ?? bytes.length) {
    response.write(bytes.subarray(at, at + (pieceBytes ?? bytes.length)));
    if (pieceBytes) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  response.end();
}
