import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { brand } from "~/brand";
import {
  resetByAccessSchema,
  resetByCodeSchema,
  resetByLinkSchema,
  resetPasswordSchema,
} from "~/domain/auth/auth.schema";
import { resetPassword } from "~/domain/auth/password/reset-password.server";
import { findOneTimeToken } from "~/domain/auth/tokens/find-one-time-token.server";
import { issuerOf } from "~/http/api/require-api-user.server";
import { deviceCookie } from "~/http/create-http-context.server";
import { passwordErrorReply } from "~/http/credential-errors.server";
import { readForm } from "~/http/form.server";
import { actionHeaders } from "~/http/limit-errors";
import { siteOrigin } from "~/http/request.server";
import { returnPathOf, withReturnPath } from "~/http/return-path";
import { redirectWithToast } from "~/http/toast.server";
import { AccountForm } from "~/ui/forms/account-form";
import { linkProblem, useAuthFragment } from "~/ui/forms/auth-fragment";
import { TextLink } from "~/ui/forms/button";
import { useReply } from "~/ui/forms/use-reply";
import { AuthPage } from "~/ui/frame/site-frame";
import { Notice } from "~/ui/notice";

export const headers = actionHeaders;

export const meta: MetaFunction = () => [{ title: `Choose a new password · ${brand}` }];

const tooOld = "This link was used already, or is too old.";

/** Opening the link changes nothing: mail scanners open links too. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const token = params.get("token") ?? "";
  const found = await findOneTimeToken(context.app, { types: ["recovery"], token });
  return {
    to: returnPathOf(request),
    token,
    isGood: found !== null,
    // A code of PKCE is good where the link was asked for, and only there; the digits of the mail are good here.
    byCode: found === null && params.has("code"),
    errorCode: params.get("error_code"),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, context, z.preprocess(withKind, resetPasswordSchema), { cost: "uncounted" });
  if (!form.ok) return form.reply;
  const { address, client } = context;
  const more = { address, origin: siteOrigin(request, context), issuer: issuerOf(request, context), client };
  const answer = await resetPassword(context.app, { ...form.value, ...more });
  if (answer.ok) {
    const toast = {
      title: "Password changed",
      text: answer.removedFactors
        ? "Second steps and recovery codes set up before were removed. Please log in with your new password."
        : "Please log in with your new password.",
      tone: "success",
    } as const;
    const cookies = [await deviceCookie(context, answer.userId)];
    return redirectWithToast(context, withReturnPath("/app/login", returnPathOf(request)), toast, cookies);
  }
  if (answer.reason !== "used-or-expired") return passwordErrorReply(form, answer);
  return form.refuse(form.value.by === "code" ? { code: [wrongCode] } : { form: [tooOld] });
}

const wrongCode = "This code is wrong or too old. Use the newest mail, or ask for another.";

/** The form says by its fields what it goes by. */
function withKind(fields: unknown) {
  const form = fields !== null && typeof fields === "object" ? fields : {};
  const has = (name: string) => name in form && Boolean(form[name as keyof typeof form]);
  const by = has("token") ? "link" : has("accessToken") ? "access" : "email" in form || has("code") ? "code" : "link";
  return { ...form, by };
}

export default function ResetPassword() {
  const { to, token, isGood, byCode, errorCode } = useLoaderData<typeof loader>();
  const lastResult = useReply<typeof action>()?.result;
  const fragment = useAuthFragment();
  const session = !isGood && fragment && !("problem" in fragment) ? fragment : null;
  const problem = fragment && "problem" in fragment ? fragment.problem : errorCode && linkProblem(errorCode);
  const form = { lastResult, button: "Save New Password", busy: "Saving..." };
  const choose = ["newPassword", "confirmPassword"] as const;
  return (
    <AuthPage
      title="Reset Password"
      lead={
        isGood || session || byCode
          ? `Choose a new password${session ? ` for ${session.email}` : ""}. It signs you out everywhere, and you sign in with it from then on.`
          : undefined
      }
      foot={<TextLink to={withReturnPath("/app/login", to)}>Back to login</TextLink>}
    >
      {isGood ? (
        <AccountForm {...form} schema={resetByLinkSchema} ask={choose} hidden={{ by: "link", token }} />
      ) : session ? (
        <AccountForm
          {...form}
          key="access"
          schema={resetByAccessSchema}
          ask={choose}
          hidden={{ by: "access", accessToken: session.accessToken }}
        />
      ) : byCode ? (
        <AccountForm
          {...form}
          schema={resetByCodeSchema}
          ask={["email", "mailedCode", ...choose]}
          hidden={{ by: "code" }}
        >
          <p className="text-muted">
            This link was requested in another app or browser. To go on here, type the six digits from the same mail, or{" "}
            <TextLink to={withReturnPath("/app/auth/forgot-password", to)}>ask for a new mail</TextLink>.
          </p>
        </AccountForm>
      ) : (
        <Notice tone="error" title={problem ? `${problem}.` : tooOld}>
          <p>
            <TextLink to={withReturnPath("/app/auth/forgot-password", to)}>Ask for a new link</TextLink>, and use the
            newest mail: it works for 24 hours, once. Or{" "}
            <TextLink to={withReturnPath("/app/auth/reset-password?code=", to)}>type the code from the mail</TextLink>.
          </p>
        </Notice>
      )}
    </AuthPage>
  );
}
