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
