import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { OAuth2Server } from "oauth2-mock-server";
import type { TestProject } from "vitest/node";

/** Who signs in at the loopback provider, and what goes wrong there. */
export interface GoogleScene {
  claims: Record<string, unknown>;
  cancels?: boolean;
  tokenStatus?: number;
  userInfoStatus?: number;
  /** The token endpoint takes the request and never answers. */
  hangs?: boolean;
}

/** The query of each visit to /authorize, the form of each call of /token. */
export interface GoogleCalls {
  authorize: Record<string, string>[];
  token: Record<string, string>[];
}

declare module "vitest" {
  interface ProvidedContext {
    googleServer: string;
  }
}

const scenes = new Map<string, { scene: GoogleScene; calls: GoogleCalls }>();
const keys = new WeakMap<IncomingMessage, string>();
const sceneOf = (request: IncomingMessage) => scenes.get(keys.get(request) ?? "");

/**
 * An OpenID provider on the loopback (oauth2-mock-server): PUT /KEY says who signs in there and what goes wrong, GET
 * /KEY tells what was asked, and below /KEY/ are the provider's own endpoints.
 */
export default async function serveGoogle({ provide }: TestProject): Promise<() => void> {
  const provider = new OAuth2Server();
  await provider.issuer.keys.generate("RS256");
  const { service } = provider;
  service.on("beforeAuthorizeRedirect", ({ url }, request) => {
    const query = new URL(request.url ?? "", "http://loopback").searchParams;
    sceneOf(request)?.calls.authorize.push(Object.fromEntries(query));
    if (!sceneOf(request)?.scene.cancels) return;
    url.searchParams.delete("code");
    url.searchParams.set("error", "access_denied");
  });
  service.on("beforeResponse", (response, request) => {
    const { scene, calls } = sceneOf(request) ?? {};
    calls?.token.push({ ...request.body } as Record<string, string>);
    if (scene?.tokenStatus)
      Object.assign(response, { statusCode: scene.tokenStatus, body: { error: "invalid_grant" } });
  });
  service.on("beforeUserinfo", (response, request) => {
    const { scene } = sceneOf(request) ?? {};
    Object.assign(response, { statusCode: scene?.userInfoStatus ?? 200, body: scene?.claims ?? {} });
  });
  const server = createServer((request, response) => void answer(service.requestHandler, request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider.issuer.url = url;
  provide("googleServer", url);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

async function answer(
  provider: (request: IncomingMessage, response: ServerResponse) => void,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, key = "", ...path] = (request.url ?? "").split("/");
  if (path.length > 0) {
    keys.set(request, key);
    request.url = `/${path.join("/")}`;
    if (sceneOf(request)?.scene.hangs && request.url === "/token") return;
    provider(request, response);
    return;
  }
  if (request.method === "PUT") {
    const scene = JSON.parse(Buffer.concat(await request.toArray()).toString());
    scenes.set(key, { scene, calls: scenes.get(key)?.calls ?? { authorize: [], token: [] } });
  }
  response.end(JSON.stringify(scenes.get(key)?.calls ?? null));
}
