/** Where a request came from, for limits and for the list of sessions. */
export interface ClientInfo {
  userAgent: string | null;
  /** Client network address, "local" where none is known. */
  address: string;
  /** "Leeds, GB", or null where the network edge does not say. */
  place: string | null;
}
