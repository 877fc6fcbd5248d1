import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, type ShouldRevalidateFunction, useLoaderData, useNavigation, useSearchParams } from "@remix-run/react";
import { brand } from "~/brand";
import { editUserSchema } from "~/domain/admin/account.schema";
import { updateUser } from "~/domain/admin/change-user.server";
import { getAccount } from "~/domain/admin/list-users.server";
import { planName } from "~/domain/billing/plans";
import { readForm } from "~/http/form.server";
import { found, requireAdmin } from "~/http/guards.server";
import { actionHeaders } from "~/http/limit-errors";
import { redirectWithToast } from "~/http/toast.server";
import { refuseAccountChange } from "~/routes/admin/account-errors.server";
import { AccountFormFields, PlanAndCreditsFields, typed } from "~/routes/admin/account-fields";
import { Drawer } from "~/routes/admin/drawer";
import { Day, Facts } from "~/routes/admin/person";
import { Tag } from "~/routes/admin/tag";
import { Button, TextLink } from "~/ui/forms/button";
import { Select } from "~/ui/forms/field";
import { revalidateOnConflict, useReply } from "~/ui/forms/use-reply";
import { allErrors, FormErrors } from "~/ui/notice";

const list = "/app/admin/users";

export const handle = { isDrawer: true, isEdited: true };
export const headers = actionHeaders;
export const meta: MetaFunction = () => [{ title: `View Profile · ${brand}` }];
export const shouldRevalidate: ShouldRevalidateFunction = revalidateOnConflict;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const ctx = requireAdmin(context, request);
  const { billing: _, ...account } = found(await getAccount(ctx, params.userId ?? ""));
  return { account, formId: ctx.newId() };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const ctx = requireAdmin(context, request);
  const form = await readForm(request, context, editUserSchema);
  if (!form.ok) return form.reply;
  const { id, revision, ...changes } = form.value;
  const back = list + new URL(request.url).search;
  const answer = await updateUser(ctx, { userId: params.userId ?? "", id, revision, changes });
  if (!answer.ok) return refuseAccountChange(context, form, answer, back);
  const toast = { title: "User updated", text: "Profile updated successfully", tone: "success" } as const;
  return redirectWithToast(context, back, toast);
}

export default function EditUser() {
  const { account, formId } = useLoaderData<typeof loader>();
  const result = useReply<typeof action>()?.result;
  const [params] = useSearchParams();
  const isSaving = useNavigation().state === "submitting";
  const { id, name, email, role, tier, credits, used, isSuspended, createdAt } = account;
  const isStale = result?.error?.[""]?.[1]?.startsWith("Somebody changed");
  return (
    <Drawer title="View Profile" closeTo={`${list}?${params}`} openedBy={`view-${id}`}>
      <p className="text-lg font-semibold">
        <bdi>{name ?? email}</bdi> {isSuspended ? <Tag tone="bad">Suspended</Tag> : null}
      </p>
      {name === null ? null : <p className="text-muted">{email}</p>}
      <p className="mt-3">
        <TextLink to={`${list}/${id}`}>Everything about this user</TextLink>
      </p>
      <FormErrors errors={allErrors(result, ["role", "tier", "credits"])} className="mt-5" />
      {isStale ? (
        <p className="mt-3">
          It is now: role {role}, plan {planName(tier)}, credits {credits}.
        </p>
      ) : null}
      <Form method="post" className="mt-5 space-y-5">
        <AccountFormFields formId={formId} account={account} />
        <Select
          id="role"
          name="role"
          label="Role"
          defaultValue={typed(result, "role", role)}
          errors={result?.error?.role ?? undefined}
          hint="Admins can open this area."
        >
          <option value="user">User</option>
          <option value="admin">Admin</option>
        </Select>
        <PlanAndCreditsFields account={account} result={result} />
        <Button type="submit" className="w-full" disabled={isSaving}>
          Save changes
        </Button>
      </Form>
      <div className="mt-7">
        <Facts
          facts={[
            ["Rewrites so far", used.toLocaleString("en")],
            ["Signed up", <Day key="created" milliseconds={createdAt} />],
          ]}
        />
      </div>
    </Drawer>
  );
}
