import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, type ShouldRevalidateFunction, useLoaderData, useNavigation, useSearchParams } from "@remix-run/react";
import { brand } from "~/brand";
import { getAccount } from "~/domain/admin/list-users.server";
import { planName } from "~/domain/billing/plans";
import { found, requireAdmin } from "~/http/guards.server";
import { actionHeaders } from "~/http/limit-errors";
import { AccountFormFields, PlanAndCreditsFields } from "~/routes/admin/account-fields";
import { Drawer } from "~/routes/admin/drawer";
import { Facts } from "~/routes/admin/person";
import { Button, TextLink } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";
import { revalidateOnConflict, useReply } from "~/ui/forms/use-reply";
import { allErrors, FormErrors } from "~/ui/notice";
import { LastPayment, Renewal, Status } from "./billing-cells";
import { editBillingAction } from "./edit-billing.action.server";

export const handle = { isDrawer: true, isEdited: true };
export const headers = actionHeaders;
export const meta: MetaFunction = () => [{ title: `View/Edit billing · ${brand}` }];
export const shouldRevalidate: ShouldRevalidateFunction = revalidateOnConflict;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const ctx = requireAdmin(context, request);
  const { billing, ...account } = found(await getAccount(ctx, params.userId ?? ""));
  return { account, billing, formId: ctx.newId(), stepId: ctx.newId() };
}

export const action = editBillingAction;

export default function EditBilling() {
  const { account, billing, formId, stepId } = useLoaderData<typeof loader>();
  const result = useReply<typeof action>()?.result;
  const [params] = useSearchParams();
  const isSaving = useNavigation().state === "submitting";
  const { id, name, email, tier, credits } = account;
  const isStale = result?.error?.[""]?.[1]?.startsWith("Somebody changed");
  const ofForm = result?.initialValue?.intent === "save" ? result : undefined;
  return (
    <Drawer title="View/Edit" closeTo={`/app/admin/billing?${params}`} openedBy={`edit-${id}`}>
      <p className="text-lg font-semibold">{name ?? email}</p>
      {name === null ? null : <p className="text-muted">{email}</p>}
      <p className="mt-3">
        <TextLink to={`/app/admin/users/${id}`}>Everything about this user</TextLink>
      </p>
      <FormErrors errors={allErrors(result, ["tier", "credits"])} className="mt-5" />
      {isStale ? (
        <p className="mt-3">
          It is now: plan {planName(tier)}, credits {credits}.
        </p>
      ) : null}
      <div className="mt-5">
        <Facts
          facts={[
            ["Status", <Status key="status" status={billing.stripeStatus} />],
            ["Renewal", <Renewal key="renewal" {...billing} />],
            ["Last payment", <LastPayment key="payment" status={billing.lastPaymentStatus} />],
            ["Stripe customer", billing.stripeCustomerId ?? "none"],
          ]}
        />
      </div>
      <section aria-labelledby="credits-left" className="mt-6">
        <h2 id="credits-left" className="text-xl">
          Credits remaining: <span className="tabular-nums">{credits.toLocaleString("en")}</span>
        </h2>
        <Form method="post" preventScrollReset className="mt-3 flex gap-3">
          <AccountFormFields formId={stepId} account={account} />
          <Button type="submit" name="intent" value="add" look="quiet" disabled={isSaving}>
            +1 Credit
          </Button>
          <Button type="submit" name="intent" value="take" look="quiet" disabled={isSaving || credits === 0}>
            -1 Credit
          </Button>
        </Form>
      </section>
      <Form method="post" className="mt-6 space-y-5 border-t border-line pt-5" key={`${tier} ${credits}`}>
        <AccountFormFields formId={formId} account={account} />
        <input type="hidden" name="intent" value="save" />
        <PlanAndCreditsFields account={account} result={ofForm} />
        <Button type="submit" className="w-full" disabled={isSaving}>
          Save changes
        </Button>
      </Form>
      {/* The portal is another site: it opens beside the list. Without a customer the answer is a message on this page. */}
      <Form
        method="post"
        {...(billing.stripeCustomerId ? { reloadDocument: true, target: "_blank", rel: "noopener" } : {})}
        className="mt-6 border-t border-line pt-5"
      >
        <FormToken />
        <input type="hidden" name="intent" value="portal" />
        <Button type="submit" look="quiet" className="w-full" disabled={isSaving}>
          Open Stripe Portal
          {billing.stripeCustomerId ? <span className="sr-only"> in a new tab</span> : null}
        </Button>
      </Form>
    </Drawer>
  );
}
