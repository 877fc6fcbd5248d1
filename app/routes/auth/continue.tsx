import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { continueSchema } from "~/domain/auth/auth.schema";
import { leaveApiSession } from "~/domain/auth/sessions/leave-api-session.server";
import { issuerOf } from "~/http/api/require-api-user.server";
import { readForm } from "~/http/form.server";
import { actionHeaders } from "~/http/limit-errors";
import { returnPathOf, withReturnPath } from "~/http/return-path";
import { TextLink } from "~/ui/forms/button";
import { useReply } from "~/ui/forms/use-reply";
import { AuthPage } from "~/ui/frame/site-frame";
import { Notice } from "~/ui/notice";
import { signedIn } from "./signed-in.server";

export const headers = actionHeaders;

export const meta: MetaFunction = () => [{ title: `Sign in · ${brand}` }];

export function loader({ request }: LoaderFunctionArgs) {
  return { to: returnPathOf(request) };
}

/** Signs in who came to the sign-in page by a mailed link of the API, and has said that they want to. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, context, continueSchema);
  if (!form.ok) return form.reply;
  const { address, client } = context;
  const issuer = issuerOf(request, context);
  const answer = await leaveApiSession(context.app, { ...form.value, issuer, client, address });
  if (answer.ok) {
    const { method, timestamp: provenAt } = answer.began;
    return signedIn(context, { userId: answer.userId, method, provenAt, to: returnPathOf(request) });
  }
  return answer.reason === "rate-limited"
    ? form.refuseForNow(answer.retryAfterSeconds)
    : form.refuse({ form: ["This link was used already, or is too old."] });
}

/** Seen only where going on did not work: the button stands on the sign-in page. */
export default function Continue() {
  const { to } = useLoaderData<typeof loader>();
  const problem = useReply<typeof action>()?.result.error?.[""]?.join(" ");
  return (
    <AuthPage title="Sign in">
      <Notice tone="error" title={problem ?? "Open the link in your mail again."}>
        <p>
          <TextLink to={withReturnPath("/app/login", to)}>Sign in with your password</TextLink>, or{" "}
          <TextLink to={withReturnPath("/app/auth/forgot-password", to)}>choose a new one</TextLink>.
        </p>
      </Notice>
    </AuthPage>
  );
}
