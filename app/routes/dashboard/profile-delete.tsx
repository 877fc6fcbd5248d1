import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { brand } from "~/brand";
import { Card } from "~/components/card";
import { DeleteAccountForm } from "~/components/delete-account-form";
import { PageHeader } from "~/components/page-header";
import { TextLink } from "~/components/text-link";
import { useReply } from "~/components/use-reply";
import { askProof } from "~/domain/privacy/ask-proof.server";
import { deleteAccount } from "~/domain/privacy/delete-account.server";
import { deleteAccountSchema } from "~/domain/privacy/privacy.schema";
import { sendProofCode } from "~/domain/privacy/send-proof-code.server";
import { endedSessionCookie } from "~/http/ended-session-cookie.server";
import { readForm } from "~/http/form.server";
import { requireUser } from "~/http/guards.server";
import { redirectWithToast } from "~/http/redirect-with-toast.server";
import { actionHeaders, retryAfter, tooManyAttempts } from "~/http/too-many-attempts";

const here = "/app/dashboard/profile/delete";
const data = "/app/dashboard/profile/data";

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
    const answer = await sendProofCode(ctx, { address: context.address });
    if (!answer.ok) return wait(answer.retryAfterSeconds);
    const challenge = answer.challengeId && { challenge: answer.challengeId };
    return redirect(`${here}?${new URLSearchParams({ sent: "", ...challenge })}`, 303);
  }
  const answer = await deleteAccount(ctx, { ...proof, address: context.address });
  if (answer.ok) {
    const toast = {
      title: "Your account is deleted",
      text: "We wish you the job you are after.",
      tone: "success",
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
    default:
      return answer satisfies never;
  }
}

export default function ProfileDelete() {
  const { email, proof, sent, challengeId } = useLoaderData<typeof loader>();
  const lastResult = useReply<typeof action>()?.result;
  return (
    <>
      <PageHeader title="Delete my account" lead="There is no way back." />
      <Card>
        <p className="max-w-prose">
          Your resumes and their files, your job posts, matches, rewrites, cover letters and answers are deleted at
          once, and so is the account <span className="break-all">{email}</span> with its plan and credits. You are
          signed out everywhere. <TextLink to={data}>Download your data</TextLink> first if you may want any of it.
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
