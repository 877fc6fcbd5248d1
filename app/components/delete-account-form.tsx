import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { AskedProof } from "../domain/privacy/privacy.schema";
import { Button, LinkButton } from "./button";
import { TextField } from "./field";
import { FormNotice } from "./form-notice";
import { FormToken } from "./form-token";

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
export function DeleteAccountForm({ proof, email, sent, challengeId, lastResult, back }: DeleteAccountFormProps) {
  const sending = useNavigation().formData?.get("step");
  const needsCode = proof.by === "mail" || proof.by === "phone";
  const [form, fields] = useForm<{ password: string; code: string }>({ lastResult });
  const { key: _, ...password } = getInputProps(fields.password, { type: "password" });
  const { key: __, ...code } = getInputProps(fields.code, { type: "text" });
  return (
    <Form method="post" {...getFormProps(form)} className="space-y-5">
      <FormToken />
      <FormNotice errors={form.errors} />
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
              : `We text you a code first: ${proof.factorName}.`}
          </p>
          <Button type="submit" name="step" value="send" look="quiet" disabled={sending === "send"}>
            {sending === "send" ? "Sending..." : "Send me a code"}
          </Button>
        </>
      ) : null}
      {proof.by === "totp" || (needsCode && sent) ? (
        <TextField
          {...code}
          label={proof.by === "totp" ? `Code of ${proof.factorName}` : "The code we sent you"}
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
