import type { UsageCounter } from "../../workers/durable-objects/usage-counter";
import type { Usage } from "../ports/usage";

/** One UsageCounter object a user. */
export function durableUsage(objects: DurableObjectNamespace<UsageCounter>): Usage {
  return {
    reserve: ({ userId, rewriteId, month, limit }) => objects.getByName(userId).reserve(rewriteId, month, limit),
    settle: (userId, rewriteId) => objects.getByName(userId).settle(rewriteId),
    release: (userId, rewriteId) => objects.getByName(userId).release(rewriteId),
    forget: (userId) => objects.getByName(userId).forget(),
    used: (userId, month) => objects.getByName(userId).used(month),
  };
}
