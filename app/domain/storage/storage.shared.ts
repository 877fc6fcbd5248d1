/** What an account stores, for its owner. */
export interface StorageView {
  bytes: number;
  quotaBytes: number;
  fileBytes: number;
  counts: Record<"resumes" | "binned" | "versions" | "rewrites" | "jobs" | "steps" | "matches", number>;
}

/** Texts wait a quarter of an hour for whoever has just written the same again, and then for the cron. */
export const freedLater = "Anything you delete for good may still count for up to 20 minutes.";

/** "3.1 MB"; what is less than a tenth of one still shows. */
export function megabytes(bytes: number): string {
  const tenths = bytes > 0 ? Math.max(1, Math.round((bytes / (1024 * 1024)) * 10)) : 0;
  return `${tenths / 10} MB`;
}
