import type { SubmissionResult } from "@conform-to/react";
import { signInSchema } from "../domain/auth/auth.schema";
import { AccountForm } from "./account-form";
import { Notice } from "./notice";
import { TextLink } from "./text-link";

interface SignInFormProps {
  lastResult: SubmissionResult<string[]> | undefined;
  forgotPasswordPath: string;
  /** A form was sent after its session had ended: nothing of it was kept. */
  lostForm?: boolean;
}

export function SignInForm({ lastResult, forgotPasswordPath, lostForm = false }: SignInFormProps) {
  return (
    <>
      <AccountForm
        schema={signInSchema}
        ask={["email", "password"]}
        lastResult={lastResult}
        button="Log In"
        busy="Logging in..."
      >
        {lostForm && !lastResult ? (
          <Notice tone="error" title="Not logged in">
            <p>Please log in. What you sent was not saved.</p>
          </Notice>
        ) : null}
      </AccountForm>
      <p className="mt-5 text-center">
        <TextLink to={forgotPasswordPath}>Forgot password?</TextLink>
      </p>
    </>
  );
}
