import { v7 } from "uuid";
import { inject } from "vitest";
import type { ModelCalls, ModelStep } from "./model-script";

/** A loopback model that plays these steps, with the variables that make it the product's model. */
export async function scriptedModel(steps: ModelStep[], more: Record<string, string> = {}) {
  const url = `${inject("modelServer")}/${v7()}`;
  await fetch(url, { method: "PUT", body: JSON.stringify(steps) });
  return {
    variables: {
      OPENAI_API_KEY: secretKey,
      OPENAI_BASE_URL: `${url}/v1`,
      OPENAI_MODEL: "loopback-model",
      OPENAI_INPUT_PRICE: "0.4",
      OPENAI_OUTPUT_PRICE: "1.6",
      ...more,
    },
    asked: async (): Promise<ModelCalls> => (await fetch(url)).json(),
  };
}

export const secretKey = "sk-loopback-secret-key-that-no-log-may-show";
