import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { Download } from "lucide-react";
import { z } from "zod";
import { brand } from "~/brand";
import { listFactors } from "~/domain/auth/factors/list-factors.server";
import { makeRecoveryCodes } from "~/domain/auth/factors/recovery-codes.server";
import { readForm } from "~/http/form.server";
import { requireUser } from "~/http/guards.server";
import { Card } from "~/ui/card";
import { Button, FileButton, LinkButton } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";
import { useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { FormErrors } from "~/ui/notice";

const list = "/app/dashboard/profile/two-step";

export const meta: MetaFunction = () => [{ title: `Recovery codes · ${brand}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  if (!ctx.user.hasSecondFactor) throw redirect(list);
  return { left: (await listFactors(ctx)).recoveryCodesLeft };
}

/** Answers the codes themselves: they are stored as hashes, so no later page could show them. */
export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readForm(request, context, z.object({}));
  if (!form.ok) return form.reply;
  const answer = await makeRecoveryCodes(ctx);
  if (!answer.ok) throw redirect(list);
  return data({ codes: answer.codes });
}

export default function ProfileRecoveryCodes() {
  const { left } = useLoaderData<typeof loader>();
  const answer = useReply<typeof action>();
  const sending = useNavigation().state !== "idle";
  if (answer && "codes" in answer) {
    return (
      <>
        <PageHeader
          title="Your recovery codes"
          lead="We show them this once. Each works once, in place of your second step."
        />
        <Card>
          <RecoveryCodeList codes={answer.codes} />
          <p className="mt-6">
            <LinkButton to={list}>I have saved them</LinkButton>
          </p>
        </Card>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title="Recovery codes"
        lead="Ten codes for the day your phone is lost, broken or at home. Each opens your account once."
      />
      <Card>
        <FormErrors errors={answer?.result.error?.[""]} />
        <p className="max-w-prose">
          {left > 0
            ? `You have ${left} that still work. New ones replace them: the old ones stop working at once.`
            : "You have none yet. Without them, a lost phone may cost you your account."}
        </p>
        <Form method="post" className="mt-6 flex flex-wrap gap-3">
          <FormToken />
          <Button type="submit" disabled={sending}>
            {sending ? "Making..." : left > 0 ? "Make new codes" : "Show me my codes"}
          </Button>
          <LinkButton look="quiet" to={list}>
            {left > 0 ? "Keep the old ones" : "Later"}
          </LinkButton>
        </Form>
      </Card>
    </>
  );
}

/** Fresh recovery codes, this once. */
function RecoveryCodeList({ codes }: { codes: string[] }) {
  const file = `${brand} recovery codes. Each works once in place of your second step.\n\n${codes.join("\n")}\n`;
  return (
    <>
      <ol className="grid max-w-md grid-cols-2 gap-x-8 gap-y-2 rounded-xl border border-line bg-paper p-5 font-mono text-base font-semibold sm:text-lg">
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <p className="mt-4 max-w-prose text-muted">
        Print this page, or keep the codes in a password manager. Do not keep them only on the phone they stand in for.
      </p>
      <p className="mt-4">
        <FileButton
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={`${brand.toLowerCase()}-recovery-codes.txt`}
        >
          <Download aria-hidden className="size-5" /> Download as text
        </FileButton>
      </p>
    </>
  );
}
