import type { SubmissionResult } from "@conform-to/react";
import { signInSchema } from "../domain/auth/auth.schema";
import { AccountForm } from "./account-form";
import { Notice } from "./notice";
import { TextLink } from "./text-link";

interface SignInFormProps {
  lastResult: SubmissionResult<string[]> | undefined;
  forgotPasswordPath: string;
  /** A form was sent after its session had ended: "kept" where it is back after signing in, "form" where it is lost. */
  sent?: string | null;
}

export function SignInForm({ lastResult, forgotPasswordPath, sent = null }: SignInFormProps) {
  return (
    <>
      <AccountForm
        schema={signInSchema}
        ask={["email", "password"]}
        lastResult={lastResult}
        button="Log In"
        busy="Logging in..."
      >
        {(sent === "form" || sent === "kept") && !lastResult ? (
          <Notice tone="error" title="Not logged in">
            <p>
              Please log in.{" "}
              {sent === "kept"
                ? "What you typed is kept for you: it is back right after."
                : "What you sent was not saved."}
            </p>
          </Notice>
        ) : null}
      </AccountForm>
      <p className="mt-5 text-center">
        <TextLink to={forgotPasswordPath}>Forgot password?</TextLink>
      </p>
    </>
  );
}
