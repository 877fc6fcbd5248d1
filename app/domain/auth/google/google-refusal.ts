/** Why signing in with Google did not work. "stale": not begun here, begun too long ago, or finished before. */
export type GoogleRefusal =
  | "cancelled"
  | "stale"
  | "provider-down"
  | "provider-refused"
  | "unverified-email"
  | "banned";
