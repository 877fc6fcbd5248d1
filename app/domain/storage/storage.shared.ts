/** What an account stores, for its owner. */
export interface StorageView {
  bytes: number;
  quotaBytes: number;
  fileBytes: number;
  counts: Record<"resumes" | "binned" | "versions" | "rewrites" | "jobs" | "steps" | "matches", number>;
}

/** Objects stay for 15 minutes after the last row gave them up, and then wait for the cron. */
export const freedLater = "Anything you delete for good may still count for up to 20 minutes.";

/** "3.1 MB"; at least "0.1 MB" unless it is nothing. */
export function megabytes(bytes: number): string {
  const tenths = bytes > 0 ? Math.max(1, Math.round((bytes / (1024 * 1024)) * 10)) : 0;
  return `${tenths / 10} MB`;
}
