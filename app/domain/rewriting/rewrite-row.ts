import type { rewrites } from "../../db/schema/rewriting";

export type RewriteRow = typeof rewrites.$inferSelect;
