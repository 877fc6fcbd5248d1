/** What Google says about a person (OpenID Connect's names). */
export interface GoogleClaims {
  /** Google's own id of the person: never given to anybody else. */
  sub: string;
  /** Lower-cased; null where there is none. */
  email: string | null;
  /** Only a verified address says who somebody is. */
  emailVerified: boolean;
  name: string | null;
  picture: string | null;
}

/** "provider-refused": the code or the client was not accepted, or the answer makes no sense. */
export type GoogleFailure = { ok: false; reason: "provider-down" | "provider-refused" };

export interface Google {
  /** Where the browser goes to sign in; `codeChallenge` is S256. */
  authorizeUrl(input: {
    state: string;
    codeChallenge: string;
    redirectUri: string;
    scope: string;
    /** Parameters that the client may choose, such as login_hint. */
    more: Record<string, string>;
  }): string;
  /** Exchanges the code of the callback. */
  exchangeCode(input: {
    code: string;
    codeVerifier: string;
    redirectUri: string;
  }): Promise<{ ok: true; accessToken: string } | GoogleFailure>;
  readClaims(accessToken: string): Promise<{ ok: true; claims: GoogleClaims } | GoogleFailure>;
}
