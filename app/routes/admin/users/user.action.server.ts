import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { userActionSchema } from "~/domain/admin/account.schema";
import { endSessionsOf, restoreUser, suspendUser } from "~/domain/admin/change-user.server";
import { getAccount } from "~/domain/admin/list-users.server";
import { deleteUser } from "~/domain/privacy/delete-user.server";
import { readForm } from "~/http/form.server";
import { requireAdmin } from "~/http/guards.server";
import { redirectWithToast } from "~/http/toast.server";
import { lastAdmin } from "~/routes/admin/account-errors.server";

const list = "/app/admin/users";
const reasons = {
  "last-admin": lastAdmin,
  "own-account": "You delete your own account under My Profile, which asks for proof that it is you.",
  "payments-down":
    "The subscription could not be ended, because Stripe does not answer. Nothing was deleted: please try again in a moment.",
};

/** Suspends, restores or deletes a user, or ends their sessions. */
export async function userAction({ request, context, params }: ActionFunctionArgs) {
  const ctx = requireAdmin(context, request);
  const form = await readForm(request, context, userActionSchema);
  if (!form.ok) return form.reply;
  const userId = params.userId ?? "";
  const done = (title: string, text?: string, to = `${list}/${userId}`) =>
    redirectWithToast(context, to, { title, ...(text && { text }), tone: "success" });
  const gone = () => redirectWithToast(context, list, { title: "Error", text: "No user selected", tone: "error" });
  const refuse = (reason: keyof typeof reasons) =>
    form.refuse({ form: ["Error", reasons[reason]] }, reason === "payments-down" ? 503 : 409);
  switch (form.value.intent) {
    case "suspend": {
      const answer = await suspendUser(ctx, userId);
      if (answer.ok) return done("User suspended", "Their sessions have ended.");
      return answer.reason === "no-user" ? gone() : refuse(answer.reason);
    }
    case "restore":
      return (await restoreUser(ctx, userId)) ? done("User restored", "They can sign in again.") : gone();
    case "end-session":
    case "end-sessions": {
      const sessionId = form.value.intent === "end-session" ? form.value.sessionId : null;
      const ended = await endSessionsOf(ctx, userId, sessionId);
      if (!ended) return (await getAccount(ctx, userId)) ? done("There was no such session any more") : gone();
      return done(sessionId === null ? "All sessions have ended" : "The session has ended");
    }
    case "delete": {
      const account = await getAccount(ctx, userId);
      if (!account) return gone();
      if (form.value.email?.trim().toLowerCase() !== account.email) {
        return form.refuse({ email: [`Type the address of the account: ${account.email}`] });
      }
      const answer = await deleteUser(ctx, userId);
      if (answer.ok) return done("Account deleted", "All data of it is gone.", list);
      return answer.reason === "no-user" ? gone() : refuse(answer.reason);
    }
    default:
      return form.value satisfies never;
  }
}
