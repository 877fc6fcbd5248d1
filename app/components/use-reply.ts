import { useActionData } from "@remix-run/react";
import { useStanding } from "./use-standing";

/** What the last form of this page was answered with, also where another was sent since and is lost (lost-forms.ts). */
export function useReply<Action>() {
  return useStanding(useActionData<Action>());
}
