import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import builtWorker from "../../../build/server/index.js";
import type { Serve } from "../http/browser";

/** What production needs to start; passwords cost there what they are to cost. */
export const productionVariables = {
  ENVIRONMENT: "production",
  APP_SECRET: "a secret of production with many characters",
  APP_ORIGIN: "https://lapel.test",
  PASSWORD_HASH_LN: undefined,
};

/** The built worker under other variables and bindings than those of the development set-up. */
export function workerWith(variables: Record<string, unknown>): Serve {
  const { fetch } = builtWorker as Required<ExportedHandler<Env>>;
  return async (url, init) =>
    fetch(
      new Request(url, init) as Parameters<typeof fetch>[0],
      { ...env, ...variables } as Env,
      createExecutionContext(),
    );
}
