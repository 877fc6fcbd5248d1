import type { OneTimeType } from "../../app/domain/auth/tokens/issue-one-time-token.server";
import { forgetLimit } from "./forget-limit";

/** The recipient's limit of one mail of a kind a minute is over. */
export function forgetMailLimit(type: OneTimeType, email: string): Promise<void> {
  return forgetLimit(`mail-recipient:${type}:${email}`);
}
