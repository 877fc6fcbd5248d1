import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { AuthorizationError } from "remix-auth";
import { brand } from "~/brand";
import { AuthPage } from "~/components/auth-page";
import { Button } from "~/components/button";
import { TextField } from "~/components/field";
import { FormToken } from "~/components/form-token";
import { Notice } from "~/components/notice";
import { TextLink } from "~/components/text-link";
import { signInSchema } from "~/domain/auth/auth.schema";
import { authenticatorFor, sessionStorageFor } from "~/http/authenticator.server";
import { readForm } from "~/http/form.server";
import { redirectWithToast } from "~/http/redirect-with-toast.server";
import { safeReturnPath } from "~/http/return-path";
import { actionHeaders, retryAfter, TooManyAttempts } from "~/http/too-many-attempts";

export const headers = actionHeaders;

export const meta: MetaFunction = () => [{ title: `Sign in · ${brand}` }];

export function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const to = safeReturnPath(params.get("to"));
  if (context.user) throw redirect(to);
  return { deepLink: to !== "/app", sentForm: params.get("sent") === "form" };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const to = safeReturnPath(new URL(request.url).searchParams.get("to"));
  const form = await readForm(request, context, signInSchema);
  if (!form.ok) return form.reply;
  try {
    const authenticator = authenticatorFor(context);
    // The body is read already; the strategy takes the form from its context.
    const bodyless = new Request(request.url, { headers: request.headers });
    const options = { context: { ...context, formData: form.formData } };
    const { userId } = await authenticator.authenticate("password", bodyless, options);
    const storage = sessionStorageFor(context);
    const session = await storage.getSession();
    session.set("userId", userId);
    const cookie = await storage.commitSession(session);
    return await redirectWithToast(context, to, { title: "Logged in", text: "Welcome back!", tone: "success" }, [
      cookie,
    ]);
  } catch (error) {
    if (!(error instanceof AuthorizationError)) throw error;
    const { cause, message } = error;
    if (cause instanceof TooManyAttempts) {
      return form.refuse({ form: [message] }, 429, retryAfter(cause.retryAfterSeconds));
    }
    return form.refuse({ form: [message] });
  }
}

export default function Login() {
  const { deepLink, sentForm } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const sending = useNavigation().state !== "idle";
  const [form, fields] = useForm({
    lastResult: actionData?.result,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: signInSchema }),
    shouldRevalidate: "onInput",
  });
  return (
    <AuthPage
      title="Welcome Back"
      lead={deepLink ? "Sign in and you are back where you wanted to go." : "Sign in to tailor your next application."}
      foot={
        <>
          New here? <TextLink to="/app/sign-up">Create an account</TextLink>
        </>
      }
    >
      <Form method="post" {...getFormProps(form)} className="space-y-5">
        <FormToken />
        {sentForm && !actionData ? (
          <Notice tone="error" title="Not logged in">
            <p>Please log in. What you sent was not saved.</p>
          </Notice>
        ) : null}
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
          autoComplete="current-password"
          errors={fields.password.errors}
        />
        <Button type="submit" disabled={sending} className="w-full">
          {sending ? "Logging in..." : "Log In"}
        </Button>
      </Form>
    </AuthPage>
  );
}
