import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { Card } from "~/components/card";
import { FactorCodeForm } from "~/components/factor-code-form";
import { Notice } from "~/components/notice";
import { PageHeader } from "~/components/page-header";
import { TextLink } from "~/components/text-link";
import { TotpSetUp } from "~/components/totp-set-up";
import { useReply } from "~/components/use-reply";
import { answerFactor } from "~/domain/auth/factors/answer-factor.server";
import { challengeFactor } from "~/domain/auth/factors/challenge-factor.server";
import { factorCodeSchema } from "~/domain/auth/factors/factor.schema";
import { getFactorSetUp } from "~/domain/auth/factors/get-factor-set-up.server";
import { readForm } from "~/http/form.server";
import { found, requireUser } from "~/http/guards.server";
import { redirectWithToast } from "~/http/redirect-with-toast.server";
import { refuseCode } from "~/http/refuse-code.server";
import { renewedCookie } from "~/http/renewed-cookie.server";
import { actionHeaders } from "~/http/too-many-attempts";

const list = "/app/dashboard/profile/two-step";

export const headers = actionHeaders;

export const meta: MetaFunction = () => [{ title: `Finish your second step · ${brand}` }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const answer = found(await getFactorSetUp(requireUser(context, request), params.factorId ?? ""));
  if (answer.factor.isVerified) throw redirect(list);
  return { ...answer, challengeId: new URL(request.url).searchParams.get("challenge") };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readForm(request, context, factorCodeSchema);
  if (!form.ok) return form.reply;
  const factorId = params.factorId ?? "";
  const { address } = context;
  const sent = form.value;
  if (sent.intent === "text") {
    const answer = await challengeFactor(ctx, { factorId, address });
    if (!answer.ok) return refuseCode(form, answer);
    return redirect(`${list}/${factorId}?${new URLSearchParams({ challenge: answer.challenge.id })}`, 303);
  }
  const { code, challengeId = null } = sent;
  const answer = await answerFactor(ctx, { factorId, challengeId, code, address });
  if (!answer.ok) return refuseCode(form, answer);
  const toast = {
    title: "Two-step sign-in is on",
    text: "We ask for a code the next time you sign in.",
    tone: "success",
  } as const;
  const next = ctx.user.hasSecondFactor ? list : `${list}/recovery-codes`;
  return redirectWithToast(context, next, toast, [await renewedCookie(context, ctx)]);
}

export default function ProfileTwoStepFactor() {
  const { factor, setUp, challengeId } = useLoaderData<typeof loader>();
  const errors = useReply<typeof action>()?.result.error;
  return (
    <>
      <PageHeader
        title={setUp ? "Set up your app" : "Confirm your phone"}
        lead={
          setUp ? `“${factor.name}”, in two steps.` : `“${factor.name}”, the number that ends in ${factor.phoneEnd}.`
        }
      />
      {errors?.[""] ? (
        <div className="mb-6">
          <Notice tone="error" title={errors[""].join(" ")} />
        </div>
      ) : null}
      {setUp ? (
        <Card title="1. Scan" className="mb-6">
          <TotpSetUp setUp={setUp} />
        </Card>
      ) : null}
      <Card title={setUp ? "2. Confirm" : undefined}>
        <FactorCodeForm factor={factor} challengeId={challengeId} errors={errors?.code ?? undefined} />
      </Card>
      <p className="mt-6 text-muted">
        Changed your mind? <TextLink to={`${list}/${factor.id}/remove`}>Remove it</TextLink> or{" "}
        <TextLink to={list}>finish later</TextLink>.
      </p>
    </>
  );
}
