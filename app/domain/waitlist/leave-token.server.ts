import { isSameHash, keyedHash } from "../../keyed-hash";

const purpose = "waitlist-leave";

/** What a mail's link carries to leave by: it says whose place, and that we wrote it. */
export function leaveTokenOf(secret: string, position: number): string {
  return `${position}.${keyedHash(secret, purpose, String(position))}`;
}

/** The place that a token lets go; null where we did not write it. */
export function positionOfLeaveToken(secret: string, token: string): number | null {
  const [position = "", hash = "", ...rest] = token.split(".");
  if (!/^[1-9]\d{0,14}$/.test(position) || rest.length > 0) return null;
  return isSameHash(hash, keyedHash(secret, purpose, position)) ? Number(position) : null;
}
