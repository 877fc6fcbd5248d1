import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";
import { Notice } from "~/ui/notice";

interface ConfirmFormProps {
  token: string;
  errors: Record<string, string[] | null> | null | undefined;
  button: string;
  /** What to do where the link is no longer good. */
  children: ReactNode;
}

/** The one button behind a mailed link. */
export function ConfirmForm({ token, errors, button, children }: ConfirmFormProps) {
  const sending = useNavigation().state !== "idle";
  return (
    <Form method="post" className="space-y-5">
      <FormToken />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" disabled={sending} className="w-full">
        {sending ? "Confirming..." : button}
      </Button>
      {errors ? (
        <Notice
          tone="error"
          title={errors[""]?.join(" ") ?? "This link is incomplete. Copy the whole link from the mail."}
        >
          <p>{children}</p>
        </Notice>
      ) : null}
    </Form>
  );
}
