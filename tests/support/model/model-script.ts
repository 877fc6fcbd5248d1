/** What the loopback model does with one call. The last step of a script repeats. */
export type ModelStep =
  /** Streams the text; `pieceBytes` cuts the stream anywhere, within characters too. */
  | { say: string; finish?: "stop" | "length" | "content_filter" | "none"; pieceBytes?: number; countsTokens?: boolean }
  | { refuse: string }
  | { status: number; headers?: Record<string, string>; error?: unknown }
  /** Takes the request and never answers. */
  | { hang: true }
  /** Streams the text, then falls silent. */
  | { stall: string }
  /** Streams the text, then the connection is gone. */
  | { drop: string }
  /** Bytes that are no answer at all. */
  | { garbage: string };

export interface ModelCall {
  path: string;
  authorization: string;
  body: Record<string, unknown>;
}

export interface ModelCalls {
  calls: ModelCall[];
  /** The largest number of calls that were open at the same time. */
  atOnce: number;
}

/** What the loopback model counts for every answer. */
export const countedTokens = { input: 1200, output: 340 };
