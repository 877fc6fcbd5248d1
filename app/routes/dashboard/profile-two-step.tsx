import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { AddFactorForms } from "~/components/add-factor-forms";
import { LinkButton } from "~/components/button";
import { Card } from "~/components/card";
import { FactorList } from "~/components/factor-list";
import { Notice } from "~/components/notice";
import { PageHeader } from "~/components/page-header";
import { useReply } from "~/components/use-reply";
import { challengeFactor } from "~/domain/auth/factors/challenge-factor.server";
import { enrolFactor } from "~/domain/auth/factors/enrol-factor.server";
import { addFactorSchema } from "~/domain/auth/factors/factor.schema";
import { listFactors } from "~/domain/auth/factors/list-factors.server";
import { factorsPerUser, recoveryCodesPerUser } from "~/domain/auth/limits";
import { readForm } from "~/http/form.server";
import { requireUser } from "~/http/guards.server";

const page = "/app/dashboard/profile/two-step";

export const meta: MetaFunction = () => [{ title: `Two-step sign-in · ${brand}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  return { ...(await listFactors(ctx)), isOn: ctx.user.hasSecondFactor, recoveryCodesInAll: recoveryCodesPerUser };
}

/** Begins a factor; its page finishes it. A new phone is texted its first code at once. */
export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readForm(request, context, addFactorSchema);
  if (!form.ok) return form.reply;
  const answer = await enrolFactor(ctx, form.value);
  if (!answer.ok) {
    switch (answer.reason) {
      case "name-taken":
        return form.refuse({ name: ["You have one of this name already."] }, 409);
      case "too-many":
        return form.refuse(
          { form: [`You have ${factorsPerUser} already, as many as we keep. Remove one first.`] },
          409,
        );
      case "insufficient-aal":
        return form.refuse({ form: ["Show the second step that you have first."] }, 403);
      default:
        return answer.reason satisfies never;
    }
  }
  const { id, type } = answer.factor;
  const texted = type === "phone" ? await challengeFactor(ctx, { factorId: id, address: context.address }) : null;
  const query = texted?.ok ? `?${new URLSearchParams({ challenge: texted.challenge.id })}` : "";
  return redirect(`${page}/${id}${query}`, 303);
}

export default function ProfileTwoStep() {
  const { factors, isOn, recoveryCodesLeft, recoveryCodesInAll } = useLoaderData<typeof loader>();
  const result = useReply<typeof action>()?.result;
  return (
    <>
      <PageHeader
        back={{ to: "/app/dashboard/profile", label: "Back to My Profile" }}
        title="Two-step sign-in"
        lead="A code from your phone besides your password: whoever learns the password alone stays outside."
      />
      {result?.error?.[""] ? (
        <div className="mb-6">
          <Notice tone="error" title={result.error[""].join(" ")} />
        </div>
      ) : null}
      <div className="mb-6">
        {isOn ? (
          <Notice tone="success" title="Two-step sign-in is on." />
        ) : (
          <Notice tone="info" title="Two-step sign-in is off.">
            <p className="text-muted">Add an app or a phone below: it takes a minute.</p>
          </Notice>
        )}
      </div>
      {factors.length > 0 ? <FactorList factors={factors} /> : null}
      {isOn ? (
        <Card
          title="Recovery codes"
          lead={`For when your phone is not at hand. ${recoveryCodesLeft} of ${recoveryCodesInAll} are left.`}
          className={recoveryCodesLeft === 0 ? "mb-8 border-danger" : "mb-8"}
        >
          <LinkButton look={recoveryCodesLeft === 0 ? "primary" : "quiet"} to={`${page}/recovery-codes`}>
            {recoveryCodesLeft === 0 ? "Get recovery codes" : "Make new ones"}
          </LinkButton>
        </Card>
      ) : null}
      <h2 className="mb-4 text-2xl">{factors.length > 0 ? "Add another" : "Choose how you get your codes"}</h2>
      <AddFactorForms typed={result?.initialValue ?? {}} errors={result?.error ?? {}} />
    </>
  );
}
