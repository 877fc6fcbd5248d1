import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { z } from "zod";
import { brand } from "~/brand";
import { askProof } from "~/domain/privacy/ask-proof.server";
import { deleteAccount } from "~/domain/privacy/delete-account.server";
import { type AskedProof, deleteAccountSchema } from "~/domain/privacy/privacy.schema";
import { sendProofCode } from "~/domain/privacy/send-proof-code.server";
import { endedSessionCookie } from "~/http/cookies.server";
import { readForm } from "~/http/form.server";
import { requireUser } from "~/http/guards.server";
import { actionHeaders, retryAfter, tooManyAttempts } from "~/http/limit-errors";
import { redirectWithToast } from "~/http/toast.server";
import { Card } from "~/ui/card";
import { Button, LinkButton, TextLink } from "~/ui/forms/button";
import { TextField } from "~/ui/forms/field";
import { FormToken } from "~/ui/forms/hidden-fields";
import { useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { FormErrors } from "~/ui/notice";
import { sentence } from "~/wording";

const here = "/app/dashboard/profile/delete";
const data = "/app/dashboard/profile/data";

const subscriptionGoesOn =
  "We could not end your subscription, because our payment provider does not answer. Nothing was deleted: please try again in a moment.";

const lastAdmin =
  "You are the last admin who can sign in. Make somebody else an admin first, or nobody could open the admin area.";

export const headers = actionHeaders;

export const meta: MetaFunction = () => [{ title: `Delete my account · ${brand}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  const params = new URL(request.url).searchParams;
  return {
    email: ctx.user.email,
    proof: await askProof(ctx),
    sent: params.has("sent"),
    challengeId: z.uuid().safeParse(params.get("challenge")).data ?? null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readForm(request, context, deleteAccountSchema);
  if (!form.ok) return form.reply;
  const { step, ...proof } = form.value;
  const wait = (seconds: number) => form.refuse({ form: [tooManyAttempts(seconds)] }, 429, retryAfter(seconds));
  if (step === "send") {
    const answer = await sendProofCode(ctx, { address: context.address, browser: context.visitorId });
    if (!answer.ok) return wait(answer.retryAfterSeconds);
    const challenge = answer.challengeId && { challenge: answer.challengeId };
    return redirect(`${here}?${new URLSearchParams({ sent: "", ...challenge })}`, 303);
  }
  const answer = await deleteAccount(ctx, { ...proof, address: context.address });
  if (answer.ok) {
    const toast = {
      title: "Your account is deleted",
      text: "We hope you get the job you want.",
      tone: "success",
      done: "sign-out",
    } as const;
    return redirectWithToast(context, "/app/login", toast, [await endedSessionCookie(context)]);
  }
  switch (answer.reason) {
    case "wrong-password":
      return form.refuse({ password: ["This is not your password."] });
    case "wrong-code":
      return form.refuse({ code: ["This code is wrong, was used already, or is too old."] });
    case "rate-limited":
      return wait(answer.retryAfterSeconds);
    case "last-admin":
      return form.refuse({ form: [lastAdmin] }, 409);
    case "payments-down":
      return form.refuse({ form: [subscriptionGoesOn] }, 503);
    default:
      return answer satisfies never;
  }
}

export default function ProfileDelete() {
  const { email, proof, sent, challengeId } = useLoaderData<typeof loader>();
  const lastResult = useReply<typeof action>()?.result;
  return (
    <>
      <PageHeader title="Delete my account" lead="This cannot be undone." />
      <Card>
        <p className="max-w-prose">
          Your resumes and their files, your job posts, matches, rewrites, cover letters and answers are deleted at
          once, and so is the account <span className="break-all">{email}</span> with its plan and credits. A
          subscription ends at once, and nothing more is charged. You are signed out everywhere.{" "}
          <TextLink to={data}>Download your data</TextLink> first if you may want any of it.
        </p>
        <div className="mt-6 max-w-md">
          <DeleteAccountForm
            proof={proof}
            email={email}
            sent={sent}
            challengeId={challengeId}
            lastResult={lastResult}
            back={data}
          />
        </div>
      </Card>
    </>
  );
}

interface DeleteAccountFormProps {
  proof: AskedProof;
  email: string;
  /** A code is on its way. */
  sent: boolean;
  challengeId: string | null;
  lastResult: SubmissionResult<string[]> | undefined;
  back: string;
}

/** Asks for the proof, and for its code where one has to be sent first; then there is one button left. */
function DeleteAccountForm({ proof, email, sent, challengeId, lastResult, back }: DeleteAccountFormProps) {
  const sending = useNavigation().formData?.get("step");
  const needsCode = proof.by === "mail" || proof.by === "phone";
  const [form, fields] = useForm<{ password: string; code: string }>({ lastResult });
  const { key: _, ...password } = getInputProps(fields.password, { type: "password" });
  const { key: __, ...code } = getInputProps(fields.code, { type: "text" });
  return (
    <Form method="post" {...getFormProps(form)} className="space-y-5">
      <FormToken />
      <FormErrors errors={form.errors} />
      {proof.by === "password" ? (
        <>
          {/* Says to password managers whose password this is. */}
          <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
          <TextField
            {...password}
            label="Your password"
            autoComplete="current-password"
            errors={fields.password.errors}
          />
        </>
      ) : null}
      {needsCode && !sent ? (
        <>
          <p className="text-muted">
            {proof.by === "mail"
              ? `We mail you a code at ${email} first.`
              : sentence(`We text you a code first: ${proof.factorName}`)}
          </p>
          <Button type="submit" name="step" value="send" look="quiet" disabled={sending === "send"}>
            {sending === "send" ? "Sending..." : "Send me a code"}
          </Button>
        </>
      ) : null}
      {proof.by === "totp" || (needsCode && sent) ? (
        <TextField
          {...code}
          label={proof.by === "totp" ? `Code from ${proof.factorName}` : "The code we sent you"}
          hint={proof.by === "totp" ? "Six digits, from your authenticator app." : "Six digits."}
          inputMode="numeric"
          autoComplete="one-time-code"
          errors={fields.code.errors}
        />
      ) : null}
      {challengeId ? <input type="hidden" name="challengeId" value={challengeId} /> : null}
      <div className="flex flex-wrap gap-3">
        {!needsCode || sent ? (
          <Button type="submit" name="step" value="delete" look="danger" disabled={sending === "delete"}>
            {sending === "delete" ? "Deleting..." : "Delete my account for good"}
          </Button>
        ) : null}
        {needsCode && sent ? (
          <Button type="submit" name="step" value="send" look="quiet" formNoValidate disabled={sending === "send"}>
            Send another code
          </Button>
        ) : null}
        <LinkButton look="quiet" to={back}>
          Keep my account
        </LinkButton>
      </div>
    </Form>
  );
}
