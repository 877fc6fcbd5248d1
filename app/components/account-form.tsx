import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { z } from "zod";
import { Button } from "./button";
import { TextField } from "./field";
import { FormNotice } from "./form-notice";
import { FormToken } from "./form-token";

const passwordHint = "At least 8 characters. A short sentence is easy to keep in mind.";

const inputs = {
  email: { name: "email", type: "email", label: "Email", autoComplete: "username" },
  newEmail: { name: "email", type: "email", label: "New email", autoComplete: "email" },
  password: { name: "password", type: "password", label: "Password", autoComplete: "current-password" },
  currentPassword: {
    name: "currentPassword",
    type: "password",
    label: "Current password",
    autoComplete: "current-password",
  },
  firstPassword: {
    name: "password",
    type: "password",
    label: "Password",
    autoComplete: "new-password",
    hint: passwordHint,
  },
  newPassword: {
    name: "password",
    type: "password",
    label: "New password",
    autoComplete: "new-password",
    hint: passwordHint,
  },
  confirmPassword: { name: "confirmPassword", type: "password", label: "Password again", autoComplete: "new-password" },
} as const;

export type AccountInput = keyof typeof inputs;

interface AccountFormProps {
  /** The very schema that the action holds the form against. */
  schema: z.ZodType<Record<string, unknown>>;
  /** In the order of the page. */
  ask: readonly AccountInput[];
  lastResult: SubmissionResult<string[]> | undefined;
  defaultValue?: Record<string, string>;
  button: string;
  /** What the button says while the form is on its way: "Logging in...". */
  busy: string;
  /** Above the fields: a word about how the visitor came here, hidden fields. */
  children?: ReactNode;
}

/** Every form about an account: some of the same few fields, one button, and what the server says under it. */
export function AccountForm({ schema, ask, lastResult, defaultValue, button, busy, children }: AccountFormProps) {
  const sending = useNavigation().state !== "idle";
  const [form, fields] = useForm<Record<string, unknown>>({
    lastResult,
    defaultValue,
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldRevalidate: "onInput",
  });
  return (
    <Form method="post" {...getFormProps(form)} className="space-y-5">
      <FormToken />
      {children}
      {ask.map((input) => {
        const { name, type, ...rest } = inputs[input];
        const field = fields[name];
        if (!field) return null;
        const { key: _, ...props } = getInputProps(field, { type });
        return <TextField key={input} {...props} {...rest} errors={field.errors} />;
      })}
      <Button type="submit" disabled={sending} className="w-full">
        {sending ? busy : button}
      </Button>
      <FormNotice errors={form.errors} />
    </Form>
  );
}
