/** What a language model is asked. Texts of users and posts stand in messages of the user only. */
export interface AiRequest {
  messages: { role: "system" | "user" | "assistant"; content: string }[];
  /** JSON schema the answer shall fit, within the strict subset: all properties required, no others. */
  schema: { name: string; body: Record<string, unknown> };
  maxOutputTokens: number;
  /** For all of it, retries included. */
  timeoutMilliseconds: number;
}

/** What was used. Tokens are 0 where the provider did not count them, or did not come to it. */
export interface AiUsage {
  /** As the provider names it; as configured where it did not answer. */
  model: string;
  inputTokens: number;
  outputTokens: number;
  /** Millionths of a US dollar; null where no price is configured or nothing was counted. */
  costMicroDollars: number | null;
}

/** Why there is no answer, after the retries. */
export type AiFailure = "rate-limit" | "refusal" | "time-out" | "outage" | "bad-configuration";

/** `complete` is false where the answer was cut off at the limit of its length; `detail` is safe to log. */
export type AiAnswer =
  | { ok: true; text: string; complete: boolean; usage: AiUsage }
  | { ok: false; failure: AiFailure; detail: string; usage: AiUsage };

export interface Ai {
  /** For everything that is asked for one rewrite. */
  timeoutMilliseconds: number;
  /** Never throws for what the provider does, and never logs what was asked or answered. */
  ask(request: AiRequest): Promise<AiAnswer>;
}

export interface AiConfig {
  apiKey: string;
  baseUrl: string;
  model: string;
  /** Which of the two interfaces the endpoint is asked through. */
  api: "chat" | "responses";
  /** For everything that is asked for one rewrite. */
  timeoutMilliseconds: number;
  /** US dollars per million tokens. */
  prices: { input: number; output: number } | null;
}
