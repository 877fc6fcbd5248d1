/** What a language model is asked. Texts of users and posts stand in messages of the user only. */
export interface AiRequest {
  messages: { role: "system" | "user" | "assistant"; content: string }[];
  /** JSON schema the answer shall fit, within the strict subset: all properties required, no others. */
  schema: { name: string; body: Record<string, unknown> };
  maxOutputTokens: number;
  /** When the whole of it, retries included, must be over: milliseconds since 1970 UTC. */
  deadline: number;
}

/** What asking has used so far. Tokens are 0 where the provider did not say. */
export interface AiUsage {
  /** As the provider names it. */
  model: string;
  inputTokens: number;
  outputTokens: number;
  /** Millionths of a US dollar; null where no price is configured or the provider did not count. */
  costMicroDollars: number | null;
}

/** Why there is no answer, after the retries. */
export type AiFailure = "rate-limit" | "refusal" | "time-out" | "outage" | "bad-configuration";

/** `complete` is false where the answer was cut off at the limit of its length. */
export type AiAnswer =
  | { ok: true; text: string; complete: boolean; usage: AiUsage }
  | { ok: false; failure: AiFailure; usage: AiUsage };

export interface Ai {
  /** Never throws for what the provider does, and never logs what was asked or answered. */
  ask(request: AiRequest): Promise<AiAnswer>;
}
