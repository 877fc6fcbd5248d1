import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import builtWorker from "../../../build/server/index.js";
import type { Serve } from "../http/browser";

/** The variables that production needs to start, with the real cost of password hashes. */
export const productionVariables = {
  ENVIRONMENT: "production",
  APP_SECRET: "a secret of production with many characters",
  APP_ORIGIN: "https://lapel.test",
  PASSWORD_HASH_LN: undefined,
};

/** The built worker with other variables and bindings than in development. */
export function workerWith(variables: Record<string, unknown>): Serve {
  const { fetch } = builtWorker as Required<ExportedHandler<Env>>;
  return async (url, init) =>
    fetch(
      new Request(url, init) as Parameters<typeof fetch>[0],
      { ...env, ...variables } as Env,
      createExecutionContext(),
    );
}
