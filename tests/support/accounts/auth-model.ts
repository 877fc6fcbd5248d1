import {
  accessTokenSeconds,
  freshSignInMilliseconds,
  mailedLinkMilliseconds,
  refreshReuseMilliseconds,
  sessionAbsoluteMilliseconds,
  sessionIdleMilliseconds,
  sessionTouchMilliseconds,
} from "~/domain/auth/limits";

/** How much the clocks of two machines may differ. */
const clockToleranceSeconds = 5;

export interface ModelUser {
  id: string;
  email: string;
  password: string;
  banned: boolean;
  /** Confirmed by a link that was not bound to the browser that registered. */
  unbound: boolean;
  factors: ModelFactor[];
  resets: { token: string; expiresAt: number }[];
}

export interface ModelFactor {
  id: string;
  verified: boolean;
  lastStep: number;
  createdAt: number;
}

export interface IssuedTokens {
  refresh: string;
  access: string;
  counter: number;
  aal: "aal1" | "aal2";
  /** Seconds since 1970. */
  issuedAt: number;
}

export interface ModelSession {
  id: string;
  user: ModelUser;
  /** Of a page; null for a session of the API. */
  cookie: string | null;
  issued: IssuedTokens[];
  counter: number;
  refreshedAt: number | null;
  aal: "aal1" | "aal2";
  factorId: string | null;
  /** Newest first. */
  amr: { method: string; timestamp: number }[];
  lastUsedAt: number;
  expiresAt: number;
  ended: boolean;
}

/** What the sign-in service ought to do, in memory: no database, no token, no hash. */
export class AuthModel {
  now: number;
  users: ModelUser[] = [];
  sessions: ModelSession[] = [];
  steps = 0;

  constructor(now: number) {
    this.now = now;
  }

  get seconds(): number {
    return Math.floor(this.now / 1000);
  }

  alive(user?: ModelUser): ModelSession[] {
    return this.sessions.filter((session) => !session.ended && (!user || session.user === user));
  }

  signIn(user: ModelUser, password: string): "ok" | "wrong-credentials" | "banned" {
    if (password !== user.password) return "wrong-credentials";
    return user.banned ? "banned" : "ok";
  }

  open(session: Pick<ModelSession, "id" | "user" | "cookie">): ModelSession {
    const opened: ModelSession = {
      ...session,
      issued: [],
      counter: 0,
      refreshedAt: null,
      aal: "aal1",
      factorId: null,
      amr: [{ method: "password", timestamp: this.seconds }],
      lastUsedAt: this.now,
      expiresAt: this.now + sessionAbsoluteMilliseconds,
      ended: false,
    };
    this.sessions.push(opened);
    return opened;
  }

  /** Who the session's cookie or id stands for: its level, and whether the user has a second factor; or nobody. */
  read(session: ModelSession): { aal: string; hasSecondFactor: boolean } | null {
    if (session.ended || this.isOver(session) || session.user.banned) return null;
    if (session.lastUsedAt < this.now - sessionTouchMilliseconds) session.lastUsedAt = this.now;
    return { aal: session.aal, hasSecondFactor: hasFactor(session.user) };
  }

  readAccess(session: ModelSession, token: IssuedTokens): "bad" | "ended" | "ok" {
    const age = this.seconds - token.issuedAt;
    if (age < -clockToleranceSeconds || age >= accessTokenSeconds + clockToleranceSeconds) return "bad";
    return this.read(session) ? "ok" : "ended";
  }

  refresh(session: ModelSession, counter: number): "ok" | "unknown" | "expired" | "banned" | "already-used" {
    if (session.ended) return "unknown";
    if (this.isOver(session)) {
      session.ended = true;
      return "expired";
    }
    if (session.user.banned) return "banned";
    const age = session.counter - counter;
    if (age === 0) {
      Object.assign(session, { counter: counter + 1, refreshedAt: this.now, lastUsedAt: this.now });
      return "ok";
    }
    const isRace = session.aal === "aal1" && (session.refreshedAt ?? 0) > this.now - refreshReuseMilliseconds;
    if (age === 1 || isRace) return "ok";
    session.ended = true;
    return "already-used";
  }

  signOut(session: ModelSession, scope: "global" | "local" | "others"): void {
    for (const other of this.alive(session.user)) {
      if (scope === "global" || (scope === "local") === (other === session)) other.ended = true;
    }
  }

  askForReset(user: ModelUser, token: string): void {
    user.resets.push({ token, expiresAt: this.now + mailedLinkMilliseconds });
  }

  reset(token: string, password: string): "ok" | "used-or-expired" | "same-password" {
    const user = this.users.find(({ resets }) => resets.some((reset) => reset.token === token));
    const reset = user?.resets.find((one) => one.token === token);
    if (!user || !reset || reset.expiresAt <= this.now) return "used-or-expired";
    const outcome = this.#replacePassword(user, password, null);
    // Factors from before a reset of such an account may be a stranger's.
    if (outcome === "ok" && user.unbound) Object.assign(user, { factors: [], unbound: false });
    return outcome;
  }

  changePassword(session: ModelSession, current: string | undefined, password: string) {
    const { user } = session;
    if (this.isHalfSignedIn(session)) return "insufficient-aal";
    if (current !== undefined && current !== user.password) return "wrong-password";
    const newest = Math.max(...session.amr.map(({ timestamp }) => timestamp * 1000));
    if (current === undefined && newest <= this.now - freshSignInMilliseconds) return "reauthentication-needed";
    return this.#replacePassword(user, password, session);
  }

  /** The hourly sweep. */
  sweep(): void {
    for (const session of this.alive()) if (session.expiresAt < this.now) session.ended = true;
  }

  isOver({ expiresAt, lastUsedAt }: ModelSession): boolean {
    return expiresAt <= this.now || lastUsedAt <= this.now - sessionIdleMilliseconds;
  }

  isHalfSignedIn({ aal, user }: ModelSession): boolean {
    return aal === "aal1" && hasFactor(user);
  }

  #replacePassword(user: ModelUser, password: string, keep: ModelSession | null): "ok" | "same-password" {
    if (password === user.password) return "same-password";
    user.password = password;
    user.resets = [];
    for (const session of this.alive(user)) if (session !== keep) session.ended = true;
    return "ok";
  }
}

export function hasFactor({ factors }: ModelUser): boolean {
  return factors.some(({ verified }) => verified);
}
