import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { brand } from "~/brand";
import { answerFactor } from "~/domain/auth/factors/answer-factor.server";
import { challengeFactor } from "~/domain/auth/factors/challenge-factor.server";
import { type FactorView, secondFactorSchema } from "~/domain/auth/factors/factor.schema";
import { listFactors } from "~/domain/auth/factors/list-factors.server";
import { spendRecoveryCode } from "~/domain/auth/factors/recovery-codes.server";
import { needsSecondFactor } from "~/domain/auth/sessions/read-session.server";
import { deviceCookie, renewedSessionCookie } from "~/http/create-http-context.server";
import { codeErrorReply } from "~/http/credential-errors.server";
import { readForm } from "~/http/form.server";
import { found, requireSession } from "~/http/guards.server";
import { actionHeaders } from "~/http/limit-errors";
import { returnPathOf } from "~/http/return-path";
import { redirectWithToast } from "~/http/toast.server";
import { TextLink } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";
import { useReply } from "~/ui/forms/use-reply";
import { AuthPage } from "~/ui/frame/site-frame";
import { FormErrors, Notice } from "~/ui/notice";
import { SecondFactorForm } from "./second-factor-form";

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
  const form = await readForm(request, context, secondFactorSchema, { cost: "uncounted" });
  if (!form.ok) return form.reply;
  if (!needsSecondFactor(ctx.user)) return redirect(to);
  const { address } = context;
  const sent = form.value;
  if (sent.intent === "text") {
    const answer = await challengeFactor(ctx, { factorId: sent.factorId, address });
    if (!answer.ok) return codeErrorReply(form, answer);
    const params = new URLSearchParams({ to, factor: sent.factorId, challenge: answer.challenge.id });
    return redirect(`${page}?${params}`, 303);
  }
  const answer =
    sent.intent === "recovery"
      ? await spendRecoveryCode(ctx, { code: sent.code, address })
      : await answerFactor(ctx, { ...sent, challengeId: sent.challengeId ?? null, address });
  if (!answer.ok) return codeErrorReply(form, answer);
  const toast = { title: "Logged in", text: "Welcome back!", tone: "success" } as const;
  return redirectWithToast(context, to, toast, [
    await renewedSessionCookie(context, ctx),
    // Known from now on, and not by the password alone.
    await deviceCookie(context, ctx.user.id),
  ]);
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
        <FormErrors errors={errors?.[""]} />
        <SecondFactorForm {...step} errors={errors?.code ?? undefined} />
        <SecondFactorOptions {...step} />
      </div>
    </AuthPage>
  );
}

interface SecondFactorOptionsProps {
  /** Where the user wanted to go. */
  to: string;
  factors: FactorView[];
  chosen: FactorView;
  challengeId: string | null;
  withRecoveryCode: boolean;
  hasRecoveryCodes: boolean;
}

/** The other ways to show that it is you. */
function SecondFactorOptions(props: SecondFactorOptionsProps) {
  const { to, factors, chosen, challengeId, withRecoveryCode, hasRecoveryCodes } = props;
  const isSending = useNavigation().state !== "idle";
  const others = withRecoveryCode ? factors : factors.filter((factor) => factor.id !== chosen.id);
  const link = (params: Record<string, string>) => `/app/auth/second-factor?${new URLSearchParams({ to, ...params })}`;
  const canResend = chosen.type === "phone" && challengeId !== null && !withRecoveryCode;
  if (others.length === 0 && !canResend && (withRecoveryCode || !hasRecoveryCodes)) return null;
  return (
    <div className="border-t border-line pt-5">
      <p className="font-semibold">{canResend ? "Nothing came?" : "Another way"}</p>
      <ul className="mt-2 space-y-2">
        {canResend ? (
          <li>
            <Form method="post">
              <FormToken />
              <input type="hidden" name="intent" value="text" />
              <input type="hidden" name="factorId" value={chosen.id} />
              <button
                type="submit"
                disabled={isSending}
                className="cursor-pointer font-semibold text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong"
              >
                Text me another code
              </button>
            </Form>
          </li>
        ) : null}
        {others.map((factor) => (
          <li key={factor.id}>
            <TextLink to={link({ factor: factor.id })}>
              {factor.type === "phone"
                ? `Text a code to “${factor.name}”, ending in ${factor.phoneEnd}`
                : `Use the app “${factor.name}”`}
            </TextLink>
          </li>
        ))}
        {hasRecoveryCodes && !withRecoveryCode ? (
          <li>
            <TextLink to={link({ factor: chosen.id, with: "recovery" })}>Use a recovery code</TextLink>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
