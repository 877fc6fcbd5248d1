import type { rewrites } from "../../db/schema";

export type RewriteRow = typeof rewrites.$inferSelect;
