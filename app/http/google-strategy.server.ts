import { type GoogleProfile, GoogleStrategy } from "remix-auth-google";
import type { GoogleConfig } from "../ports/context";
import type { Google, GoogleClaims, GoogleFailure } from "../ports/google";

/** A strategy can refuse by throwing only. */
export class GoogleFailed extends Error {
  constructor(readonly reason: GoogleFailure["reason"]) {
    super(reason);
  }
}

interface Options {
  config: GoogleConfig;
  google: Google;
  callbackURL: string;
  codeVerifier: string;
  /** S256 of the verifier. */
  codeChallenge: string;
}

type CheckedProfile = GoogleProfile & { claims: GoogleClaims };

/**
 * remix-auth-google with PKCE, configured endpoints, time-outs and checked answers. The library makes the state, keeps
 * it and compares it; who signs in are Google's claims.
 */
export class PkceGoogleStrategy extends GoogleStrategy<GoogleClaims> {
  constructor(private readonly options: Options) {
    const { clientId: clientID, clientSecret, authorizeUrl, tokenUrl } = options.config;
    const { callbackURL } = options;
    super({ clientID, clientSecret, callbackURL, scope: "openid email profile" }, async ({ profile }) => {
      return (profile as CheckedProfile).claims;
    });
    this.authorizationURL = authorizeUrl;
    this.tokenURL = tokenUrl;
  }

  protected override authorizationParams(): URLSearchParams {
    const params = super.authorizationParams();
    params.set("code_challenge", this.options.codeChallenge);
    params.set("code_challenge_method", "S256");
    return params;
  }

  protected override async fetchAccessToken(code: string) {
    const { google, codeVerifier, callbackURL } = this.options;
    const answer = await google.exchangeCode({ code, codeVerifier, redirectUri: callbackURL });
    if (!answer.ok) throw new GoogleFailed(answer.reason);
    return { accessToken: answer.accessToken, extraParams: {} as never };
  }

  protected override async userProfile(accessToken: string): Promise<CheckedProfile> {
    const answer = await this.options.google.readClaims(accessToken);
    if (!answer.ok) throw new GoogleFailed(answer.reason);
    return { provider: this.name, id: answer.claims.sub, claims: answer.claims } as CheckedProfile;
  }
}
