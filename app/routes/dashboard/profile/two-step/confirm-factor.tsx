import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { brand } from "~/brand";
import { answerFactor } from "~/domain/auth/factors/answer-factor.server";
import { challengeFactor } from "~/domain/auth/factors/challenge-factor.server";
import { type FactorView, factorCodeSchema } from "~/domain/auth/factors/factor.schema";
import { getFactorSetUp } from "~/domain/auth/factors/get-factor-set-up.server";
import { renewedSessionCookie } from "~/http/create-http-context.server";
import { codeErrorReply } from "~/http/credential-errors.server";
import { readForm } from "~/http/form.server";
import { found, requireUser } from "~/http/guards.server";
import { actionHeaders } from "~/http/limit-errors";
import { redirectWithToast } from "~/http/toast.server";
import { Card } from "~/ui/card";
import { Button, FileButton, TextLink } from "~/ui/forms/button";
import { CodeField } from "~/ui/forms/field";
import { FormToken } from "~/ui/forms/hidden-fields";
import { useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { FormErrors } from "~/ui/notice";

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
    if (!answer.ok) return codeErrorReply(form, answer);
    return redirect(`${list}/${factorId}?${new URLSearchParams({ challenge: answer.challenge.id })}`, 303);
  }
  const { code, challengeId = null } = sent;
  const answer = await answerFactor(ctx, { factorId, challengeId, code, address });
  if (!answer.ok) return codeErrorReply(form, answer);
  const toast = {
    title: "Two-step sign-in is on",
    text: "We ask for a code the next time you sign in.",
    tone: "success",
  } as const;
  const next = ctx.user.hasSecondFactor ? list : `${list}/recovery-codes`;
  return redirectWithToast(context, next, toast, [await renewedSessionCookie(context, ctx)]);
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
      <FormErrors errors={errors?.[""]} className="mb-6" />
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

interface TotpSetUpProps {
  setUp: { secret: string; uri: string; qrCode: string };
}

/** The QR code for an authenticator app, and the key to type instead. */
function TotpSetUp({ setUp: { secret, uri, qrCode } }: TotpSetUpProps) {
  return (
    <div className="flex flex-wrap items-start gap-6">
      <img
        src={`data:image/svg+xml;utf-8,${encodeURIComponent(qrCode)}`}
        alt="QR code with the set-up key shown beside it"
        width={208}
        height={208}
        className="size-52 shrink-0 rounded-xl border border-line bg-white"
      />
      <div className="min-w-0 grow basis-56 space-y-4">
        <p>Open your authenticator app, choose to add an account and scan this code.</p>
        <div>
          <p className="text-muted">No camera? Type this key instead:</p>
          <p className="mt-1 rounded-lg bg-accent-soft px-3 py-2 font-mono text-lg font-semibold tracking-wide">
            {secret.replace(/.{4}(?=.)/g, "$& ")}
          </p>
        </div>
        <FileButton href={uri}>Open in an app on this device</FileButton>
      </div>
    </div>
  );
}

interface FactorCodeFormProps {
  factor: FactorView;
  /** The challenge of a text message that was sent; null before one is. */
  challengeId: string | null;
  errors?: string[] | undefined;
}

/** The first code of a new factor, and for a phone a way to have it texted. */
function FactorCodeForm({ factor, challengeId, errors }: FactorCodeFormProps) {
  const sent = useNavigation().formData?.get("intent");
  const isPhone = factor.type === "phone";
  return (
    <div className="max-w-sm space-y-5">
      {isPhone && challengeId === null ? null : (
        <Form method="post" className="space-y-5">
          <FormToken />
          <input type="hidden" name="intent" value="code" />
          {challengeId ? <input type="hidden" name="challengeId" value={challengeId} /> : null}
          <CodeField
            label="Code"
            hint={
              isPhone ? "The six digits we texted you. They work for 5 minutes." : "The six digits your app shows now"
            }
            errors={errors}
          />
          <Button type="submit" disabled={sent !== undefined}>
            {sent === "code" ? "Checking..." : "Turn it on"}
          </Button>
        </Form>
      )}
      {isPhone ? (
        <Form method="post">
          <FormToken />
          <input type="hidden" name="intent" value="text" />
          <Button type="submit" look={challengeId === null ? "primary" : "quiet"} disabled={sent !== undefined}>
            {sent === "text" ? "Sending..." : challengeId === null ? "Text me a code" : "Text me another code"}
          </Button>
        </Form>
      ) : null}
    </div>
  );
}
