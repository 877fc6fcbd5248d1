import type { SubmissionResult } from "@conform-to/react";
import type { AccountView } from "~/domain/admin/account.schema";
import { planName } from "~/domain/billing/plans";
import { Select, TextField } from "~/ui/forms/field";
import { FormToken } from "~/ui/forms/hidden-fields";

/** What a drawer's form sends besides its fields: its own id, and the state of the account that it shows. */
export function AccountFormFields({ formId, account }: { formId: string; account: Pick<AccountView, "revision"> }) {
  return (
    <>
      <FormToken />
      <input type="hidden" name="id" value={formId} />
      <input type="hidden" name="revision" value={account.revision} />
    </>
  );
}

interface FieldsProps {
  account: AccountView;
  result: SubmissionResult<string[]> | undefined;
}

/** What was typed, or the account's own value. */
export function typed(result: FieldsProps["result"], name: string, otherwise: string | number): string {
  const value = result?.initialValue?.[name];
  return typeof value === "string" ? value : String(result?.initialValue ? "" : otherwise);
}

/** Plan and credits of a user. Nobody is put on "free"; whoever is there stays until another plan is chosen. */
export function PlanAndCreditsFields({ account, result }: FieldsProps) {
  const { tier, credits } = account;
  const isFree = tier === "free";
  return (
    <>
      <Select
        id="tier"
        name="tier"
        label="Plan"
        defaultValue={typed(result, "tier", tier)}
        errors={result?.error?.tier ?? undefined}
        hint={
          isFree
            ? "On free now. It stays so unless you choose another."
            : "This does not change a subscription at Stripe."
        }
      >
        {isFree ? <option value="free">Free (as it is)</option> : null}
        {(["single", "pro", "enterprise"] as const).map((value) => (
          <option key={value} value={value}>
            {planName(value)}
          </option>
        ))}
      </Select>
      <TextField
        id="credits"
        name="credits"
        label="Credits"
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        defaultValue={typed(result, "credits", credits)}
        errors={result?.error?.credits ?? undefined}
        hint="An empty field is saved as 0. The change shows in the user's list of credits."
      />
    </>
  );
}
