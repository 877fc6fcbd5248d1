import { data } from "@remix-run/cloudflare";
import { proposeTitle } from "../domain/jobs/propose-title";
import type { ReadForm } from "./form.server";

/** Answers a job form without a title with the one that the post names, for its owner to confirm. */
export function askForTitle(form: ReadForm, description: string) {
  const proposedTitle = proposeTitle(description);
  const message = proposedTitle
    ? "Give the job a title. This is what the post says: keep it or write your own."
    : "Give the job a title";
  const { data: reply } = form.refuse({ title: [message] });
  return data({ result: reply.result, proposedTitle }, { status: 400 });
}
