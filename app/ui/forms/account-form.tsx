import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { z } from "zod";
import { FormErrors } from "~/ui/notice";
import { Button } from "./button";
import { TextField } from "./field";
import { FormToken } from "./hidden-fields";

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
  mailedCode: {
    name: "code",
    type: "text",
    label: "Code from the mail",
    autoComplete: "one-time-code",
    inputMode: "numeric",
    hint: "Six digits, good for 10 minutes.",
  },
  confirmPassword: { name: "confirmPassword", type: "password", label: "Password again", autoComplete: "new-password" },
} as const;

export type AccountInput = keyof typeof inputs;

interface AccountFormProps {
  /** The same schema that the action parses the form with. */
  schema: z.ZodType<Record<string, unknown>>;
  /** The fields, in the order of the page. */
  ask: readonly AccountInput[];
  lastResult: SubmissionResult<string[]> | undefined;
  defaultValue?: Record<string, string>;
  button: string;
  /** The button's label while the form is being sent: "Logging in...". */
  busy: string;
  /** Hidden fields by name, such as the token of a mailed link. */
  hidden?: Record<string, string>;
  /** Shown above the fields. */
  children?: ReactNode;
}

/** The form of every account page: some of the fields above, one button, and the server's errors below it. */
export function AccountForm(props: AccountFormProps) {
  const { schema, ask, lastResult, defaultValue, button, busy, hidden = {}, children } = props;
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
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {ask.map((input) => {
        const { name, type, ...rest } = inputs[input];
        const field = fields[name];
        if (!field) return null;
        const { key: _, ...fieldProps } = getInputProps(field, { type });
        return <TextField key={input} {...fieldProps} {...rest} errors={field.errors} />;
      })}
      <Button type="submit" disabled={sending} className="w-full">
        {sending ? busy : button}
      </Button>
      <FormErrors errors={form.errors} />
    </Form>
  );
}
