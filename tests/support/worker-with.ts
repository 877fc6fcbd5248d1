import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import builtWorker from "../../build/server/index.js";
import type { Serve } from "./browser";

/** The built worker under other variables than those of the development set-up. */
export function workerWith(variables: Record<string, string | undefined>): Serve {
  const { fetch } = builtWorker as Required<ExportedHandler<Env>>;
  return async (url, init) =>
    fetch(
      new Request(url, init) as Parameters<typeof fetch>[0],
      { ...env, ...variables } as Env,
      createExecutionContext(),
    );
}
