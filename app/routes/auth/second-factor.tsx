import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { AuthPage } from "~/components/auth-page";
import { Notice } from "~/components/notice";
import { SecondFactorForm } from "~/components/second-factor-form";
import { SecondFactorOptions } from "~/components/second-factor-options";
import { TextLink } from "~/components/text-link";
import { useReply } from "~/components/use-reply";
import { answerFactor } from "~/domain/auth/factors/answer-factor.server";
import { challengeFactor } from "~/domain/auth/factors/challenge-factor.server";
import { secondFactorSchema } from "~/domain/auth/factors/factor.schema";
import { listFactors } from "~/domain/auth/factors/list-factors.server";
import { spendRecoveryCode } from "~/domain/auth/factors/spend-recovery-code.server";
import { needsSecondFactor } from "~/domain/auth/needs-second-factor";
import { readForm } from "~/http/form.server";
import { found, requireSession } from "~/http/guards.server";
import { redirectWithToast } from "~/http/redirect-with-toast.server";
import { refuseCode } from "~/http/refuse-code.server";
import { renewedCookie } from "~/http/renewed-cookie.server";
import { returnPathOf } from "~/http/return-path";
import { actionHeaders } from "~/http/too-many-attempts";

export const headers = actionHeaders;

export const meta: MetaFunction = () => [{ title: `One more step · ${brand}` }];

const page = "/app/auth/second-factor";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireSession(context, request);
  const params = new URL(request.url).searchParams;
  const to = returnPathOf(request);
  if (!needsSecondFactor(ctx.user)) throw redirect(to);
  const { factors, recoveryCodesLeft } = await listFactors(ctx);
  const verified = factors.filter((factor) => factor.isVerified);
  const asked = params.get("factor");
  const first = verified.find((factor) => factor.type === "totp") ?? verified[0];
  const chosen = asked === null ? first : verified.find((factor) => factor.id === asked);
  return {
    to,
    factors: verified,
    chosen: found(chosen),
    challengeId: params.get("challenge"),
    withRecoveryCode: params.get("with") === "recovery",
    hasRecoveryCodes: recoveryCodesLeft > 0,
    sentForm: params.get("sent") === "form",
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = requireSession(context, request);
  const to = returnPathOf(request);
  const form = await readForm(request, context, secondFactorSchema);
  if (!form.ok) return form.reply;
  if (!needsSecondFactor(ctx.user)) return redirect(to);
  const { address } = context;
  const sent = form.value;
  if (sent.intent === "text") {
    const answer = await challengeFactor(ctx, { factorId: sent.factorId, address });
    if (!answer.ok) return refuseCode(form, answer);
    const params = new URLSearchParams({ to, factor: sent.factorId, challenge: answer.challenge.id });
    return redirect(`${page}?${params}`, 303);
  }
  const answer =
    sent.intent === "recovery"
      ? await spendRecoveryCode(ctx, { code: sent.code, address })
      : await answerFactor(ctx, { ...sent, challengeId: sent.challengeId ?? null, address });
  if (!answer.ok) return refuseCode(form, answer);
  const toast = { title: "Logged in", text: "Welcome back!", tone: "success" } as const;
  return redirectWithToast(context, to, toast, [await renewedCookie(context, ctx)]);
}

export default function SecondFactor() {
  const { sentForm, ...step } = useLoaderData<typeof loader>();
  const errors = useReply<typeof action>()?.result.error;
  return (
    <AuthPage
      title="One more step"
      lead="Nearly there. Now show that it is you."
      foot={
        <>
          Not you? <TextLink to="/app/logout">Sign out</TextLink>
        </>
      }
    >
      <div className="space-y-5">
        {sentForm && !errors ? (
          <Notice tone="error" title="Not saved">
            <p>Please finish signing in. What you sent was not saved.</p>
          </Notice>
        ) : null}
        {errors?.[""] ? <Notice tone="error" title={errors[""].join(" ")} /> : null}
        <SecondFactorForm {...step} errors={errors?.code ?? undefined} />
        <SecondFactorOptions {...step} />
      </div>
    </AuthPage>
  );
}
