/** Google's OpenID Connect claims about a person. */
export interface GoogleClaims {
  /** Google's id of the person, which never changes and is never reused. */
  sub: string;
  /** Lower-cased; null if there is none. */
  email: string | null;
  /** An unverified address proves nothing about the person. */
  emailVerified: boolean;
  name: string | null;
  picture: string | null;
}

/** "provider-refused": Google rejected the code or the client, or its answer could not be parsed. */
export type GoogleFailure = { ok: false; reason: "provider-down" | "provider-refused" };

export interface Google {
  /** The address to which the browser is redirected for sign-in; `codeChallenge` is S256. */
  authorizeUrl(input: {
    state: string;
    codeChallenge: string;
    redirectUri: string;
    scope: string;
    /** Further parameters that the client may choose, such as login_hint. */
    more: Record<string, string>;
  }): string;
  /** Exchanges the callback's code for an access token. */
  exchangeCode(input: {
    code: string;
    codeVerifier: string;
    redirectUri: string;
  }): Promise<{ ok: true; accessToken: string } | GoogleFailure>;
  readClaims(accessToken: string): Promise<{ ok: true; claims: GoogleClaims } | GoogleFailure>;
}
