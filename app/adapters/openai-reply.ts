import type { AiRequest } from "../ports/ai";

/** What came back of one call, whichever interface it went through. */
export interface Reply {
  text: string;
  /** "cut-off": at the limit of its length. "broken": the stream ended without saying so. */
  end: "complete" | "cut-off" | "refused" | "broken";
  model?: string;
  tokens?: { input: number; output: number };
}

/** One call to the endpoint; throws the SDK's errors. */
export type Call = (request: AiRequest, signal: AbortSignal) => Promise<Reply>;

/** An endpoint that ignores the limit of tokens must not stream without end. */
export function mostCharacters(request: AiRequest): number {
  return request.maxOutputTokens * 10;
}

/** The provider's count of tokens; undefined where it gives none, or one that is no number. */
export function tokensOf(input: unknown, output: unknown): Reply["tokens"] {
  return isCount(input) && isCount(output) ? { input, output } : undefined;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
