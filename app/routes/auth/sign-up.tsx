import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useNavigation } from "@remix-run/react";
import { brand } from "~/brand";
import { AuthPage } from "~/components/auth-page";
import { Button } from "~/components/button";
import { TextField } from "~/components/field";
import { FormToken } from "~/components/form-token";
import { Notice } from "~/components/notice";
import { TextLink } from "~/components/text-link";
import { registerSchema } from "~/domain/auth/auth.schema";
import { registerUser } from "~/domain/auth/register-user.server";
import { readForm } from "~/http/form.server";
import { redirectWithToast } from "~/http/redirect-with-toast.server";
import { siteOrigin } from "~/http/site-origin";
import { actionHeaders, retryAfter, tooManyAttempts } from "~/http/too-many-attempts";
import { weakPassword } from "~/http/weak-password";

export const headers = actionHeaders;

export const meta: MetaFunction = () => [{ title: `Create an account · ${brand}` }];

export function loader({ context }: LoaderFunctionArgs) {
  if (context.user) throw redirect("/app");
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, context, registerSchema);
  if (!form.ok) return form.reply;
  const origin = siteOrigin(request, context);
  const answer = await registerUser(context.app, {
    ...form.value,
    origin,
    address: context.address,
    linkOf: (token) => `${origin}/app/auth/confirm?token=${token}`,
  });
  if (!answer.ok) {
    if (answer.reason === "weak-password") return form.refuse({ password: weakPassword(answer.reasons) });
    const { retryAfterSeconds } = answer;
    return form.refuse({ form: [tooManyAttempts(retryAfterSeconds)] }, 429, retryAfter(retryAfterSeconds));
  }
  return redirectWithToast(context, "/app/auth/check-mail", {
    title: "Check your email",
    text: "We've sent a confirmation link to your email.",
    tone: "success",
  });
}

export default function SignUp() {
  const actionData = useActionData<typeof action>();
  const sending = useNavigation().state !== "idle";
  const [form, fields] = useForm({
    lastResult: actionData?.result,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: registerSchema }),
    shouldRevalidate: "onInput",
  });
  return (
    <AuthPage
      title="Create An Account"
      lead="Free, with five rewrites a month. No card needed."
      foot={
        <>
          Have an account? <TextLink to="/app/login">Sign in</TextLink>
        </>
      }
    >
      <Form method="post" {...getFormProps(form)} className="space-y-5">
        <FormToken />
        {form.errors ? <Notice tone="error" title={form.errors.join(" ")} /> : null}
        <TextField
          {...getInputProps(fields.email, { type: "email" })}
          key="email"
          label="Email"
          autoComplete="username"
          errors={fields.email.errors}
        />
        <TextField
          {...getInputProps(fields.password, { type: "password" })}
          key="password"
          label="Password"
          hint="At least 8 characters. A short sentence is easy to keep in mind."
          autoComplete="new-password"
          errors={fields.password.errors}
        />
        <TextField
          {...getInputProps(fields.confirmPassword, { type: "password" })}
          key="confirmPassword"
          label="Password again"
          autoComplete="new-password"
          errors={fields.confirmPassword.errors}
        />
        <Button type="submit" disabled={sending} className="w-full">
          {sending ? "Registering..." : "Create Account"}
        </Button>
      </Form>
    </AuthPage>
  );
}
