import type { AppLoadContext } from "@remix-run/cloudflare";
import type { updateUser } from "~/domain/admin/change-user.server";
import { creditsMost } from "~/domain/billing/limits";
import type { ReadForm } from "~/http/form.server";
import { redirectWithToast } from "~/http/toast.server";

type Refused = Exclude<Awaited<ReturnType<typeof updateUser>>, { ok: true }>;

export const lastAdmin =
  "This is the last admin who can sign in. Make somebody else an admin first, or nobody could open this area.";

/** The answer of a drawer whose change was refused; `list` is the page behind it. */
export async function refuseAccountChange(
  context: AppLoadContext,
  form: Pick<ReadForm, "refuse">,
  { reason }: Refused,
  list: string,
) {
  switch (reason) {
    case "no-user":
      return redirectWithToast(context, list, { title: "Error", text: "No user selected", tone: "error" });
    case "stale":
      return form.refuse(
        {
          form: [
            "Error",
            "Somebody changed this user since you opened it. Nothing is saved: compare, then save again.",
          ],
        },
        409,
      );
    case "last-admin":
      return form.refuse({ form: ["Error", lastAdmin] }, 409);
    case "no-free-plan":
      return form.refuse({ tier: ["Choose a plan: single, pro or enterprise."] });
    case "no-credits":
      return form.refuse({ form: ["Error", "There are no credits left to take."] }, 409);
    case "too-many-credits":
      return form.refuse({ form: ["Error", `An account can have ${creditsMost.toLocaleString("en")} credits.`] }, 409);
    default:
      return reason satisfies never;
  }
}
