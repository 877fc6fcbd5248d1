import type { SubmissionResult } from "@conform-to/react";
import { registerSchema } from "../domain/auth/auth.schema";
import { AccountForm } from "./account-form";

export function RegisterForm({ lastResult }: { lastResult: SubmissionResult<string[]> | undefined }) {
  return (
    <AccountForm
      schema={registerSchema}
      ask={["email", "firstPassword", "confirmPassword"]}
      lastResult={lastResult}
      button="Create Account"
      busy="Registering..."
    />
  );
}
