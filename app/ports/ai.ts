/** A request to a language model. Texts of users and job posts appear only in messages of the role "user". */
export interface AiRequest {
  messages: { role: "system" | "user" | "assistant"; content: string }[];
  /** JSON schema of the answer, in OpenAI's strict subset: all properties are required and no others are allowed. */
  schema: { name: string; body: Record<string, unknown> };
  maxOutputTokens: number;
  /** For the whole request, retries included. */
  timeoutMilliseconds: number;
}

/** What a request used. Tokens are 0 if the provider did not count them or never answered. */
export interface AiUsage {
  /** The provider's name of the model; the configured one if it did not answer. */
  model: string;
  inputTokens: number;
  outputTokens: number;
  /** Millionths of a US dollar; null if no price is configured or no tokens were counted. */
  costMicroDollars: number | null;
}

/** Why there is no answer after all retries. */
export type AiFailure = "rate-limit" | "refusal" | "time-out" | "outage" | "bad-configuration";

/** `complete` is false if the answer was cut off at `maxOutputTokens`. `detail` is safe to log. */
export type AiAnswer =
  | { ok: true; text: string; complete: boolean; usage: AiUsage }
  | { ok: false; failure: AiFailure; detail: string; usage: AiUsage };

export interface Ai {
  /** For all requests of one rewrite together. */
  timeoutMilliseconds: number;
  /** Never throws because of the provider, and never logs the question or the answer. */
  ask(request: AiRequest): Promise<AiAnswer>;
}

export interface AiConfig {
  apiKey: string;
  baseUrl: string;
  model: string;
  /** Which of OpenAI's two APIs the endpoint speaks. */
  api: "chat" | "responses";
  /** For all requests of one rewrite together. */
  timeoutMilliseconds: number;
  /** US dollars per million tokens. */
  prices: { input: number; output: number } | null;
}
