import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    textsServer: string;
  }
}

/** What the loopback Twilio answers to one call; the last step of a script repeats. */
export type TextStep = { status: number; code?: number; body?: string } | { hang: true };

export interface TextCall {
  path: string;
  authorization: string;
  contentType: string;
  form: Record<string, string>;
}

const scripts = new Map<string, { steps: TextStep[]; calls: TextCall[] }>();

/** Twilio on the loopback: PUT /KEY takes a script, POST /KEY/… plays it, GET /KEY tells what was asked. */
export default async function serveTexts({ provide }: TestProject): Promise<() => void> {
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  provide("textsServer", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, key = "", ...path] = (request.url ?? "").split("/");
  const text = Buffer.concat(await request.toArray()).toString();
  if (request.method === "PUT") {
    scripts.set(key, { steps: JSON.parse(text), calls: [] });
    response.end();
    return;
  }
  const script = scripts.get(key);
  if (!script) throw new Error(`No script for ${request.url}`);
  if (request.method === "GET") {
    response.end(JSON.stringify(script.calls));
    return;
  }
  const step = script.steps[Math.min(script.calls.length, script.steps.length - 1)];
  const { authorization = "", "content-type": contentType = "" } = request.headers;
  const form = Object.fromEntries(new URLSearchParams(text));
  script.calls.push({ path: `/${path.join("/")}`, authorization, contentType, form });
  if (!step || "hang" in step) return;
  const { status, code } = step;
  response.writeHead(status, { "Content-Type": "application/json" });
  // As Twilio does, the refusal repeats the number.
  response.end(
    step.body ?? JSON.stringify(code ? { code, message: `${form.To} was refused`, status } : { sid: "SM1" }),
  );
}
