import { Form } from "@remix-run/react";
import { linkProblem, useAuthFragment } from "~/ui/forms/auth-fragment";
import { Button, TextLink } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";
import { Notice } from "~/ui/notice";

interface LinkArrivalProps {
  /** Of a link that failed, where the address says it in its query. */
  errorCode: string | null;
  continuePath: string;
  forgotPasswordPath: string;
}

/**
 * Shown on the sign-in page to users who come from a mailed link of the API. Nobody is signed in without being asked,
 * because another site can lead here with a session of its own: a user who did not notice would work in a stranger's
 * account.
 */
export function LinkArrival({ errorCode, continuePath, forgotPasswordPath }: LinkArrivalProps) {
  const fragment = useAuthFragment();
  if (fragment && !("problem" in fragment)) {
    return (
      <div className="mb-6">
        <Notice tone="info" title={`Continue as ${fragment.email}?`}>
          <p>Your link is good. Go on only if this is your address; otherwise sign in below.</p>
          <Form method="post" action={continuePath} reloadDocument className="mt-3">
            <FormToken />
            <input type="hidden" name="accessToken" value={fragment.accessToken} />
            <input type="hidden" name="refreshToken" value={fragment.refreshToken} />
            <Button type="submit">Continue</Button>
          </Form>
        </Notice>
      </div>
    );
  }
  const problem = fragment?.problem ?? (errorCode === null ? null : linkProblem(errorCode));
  return problem === null ? null : (
    <div className="mb-6">
      <Notice tone="error" title={`${problem}.`}>
        <p>
          Sign in if you confirmed before. For a new link, register again, or{" "}
          <TextLink to={forgotPasswordPath}>choose a new password</TextLink>.
        </p>
      </Notice>
    </div>
  );
}
