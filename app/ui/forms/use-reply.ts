import type { ShouldRevalidateFunction } from "@remix-run/react";
import { useActionData } from "@remix-run/react";
import { useState } from "react";

/** What the action last replied. A form that failed on its way since (failed-submissions.ts) does not clear it. */
export function useReply<Action>() {
  return useLatestReply(useActionData<Action>());
}

/**
 * The reply, or the one before it while the reply is `null`, which stands for a failed submission
 * (failed-submissions.ts).
 */
export function useLatestReply<Reply>(reply: Reply): NonNullable<Reply> | undefined {
  const [latest, setLatest] = useState(reply);
  if (reply !== null && reply !== latest) setLatest(reply);
  return (reply === null ? latest : reply) ?? undefined;
}

/**
 * `shouldRevalidate` of a page whose form can meet an edit conflict (409): the page's data is loaded again so that it
 * shows the current version. Other errors keep the data, which is Remix's default. We restate that default because
 * Remix proposes `true` for every action once a route decides for itself.
 */
export const revalidateOnConflict: ShouldRevalidateFunction = ({ actionStatus = 200 }) =>
  actionStatus < 400 || actionStatus === 409;
