import type { LimitRule } from "../../ports/limits";

/** A match of two texts takes a tenth of a second of the engine's time. */
export const analysesPerUser: LimitRule = { name: "analysis-user", limit: 60, windowMilliseconds: 5 * 60 * 1000 };
