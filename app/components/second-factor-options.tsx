import { Form, useNavigation } from "@remix-run/react";
import type { FactorView } from "../domain/auth/factors/factor.schema";
import { FormToken } from "./form-token";
import { TextLink } from "./text-link";

interface SecondFactorOptionsProps {
  /** Where the user wanted to go. */
  to: string;
  factors: FactorView[];
  chosen: FactorView;
  challengeId: string | null;
  withRecoveryCode: boolean;
  hasRecoveryCodes: boolean;
}

/** The other ways to show that it is you. */
export function SecondFactorOptions(props: SecondFactorOptionsProps) {
  const { to, factors, chosen, challengeId, withRecoveryCode, hasRecoveryCodes } = props;
  const isSending = useNavigation().state !== "idle";
  const others = withRecoveryCode ? factors : factors.filter((factor) => factor.id !== chosen.id);
  const link = (params: Record<string, string>) => `/app/auth/second-factor?${new URLSearchParams({ to, ...params })}`;
  const canResend = chosen.type === "phone" && challengeId !== null && !withRecoveryCode;
  if (others.length === 0 && !canResend && (withRecoveryCode || !hasRecoveryCodes)) return null;
  return (
    <div className="border-t border-line pt-5">
      <p className="font-semibold">{canResend ? "Nothing came?" : "Another way"}</p>
      <ul className="mt-2 space-y-2">
        {canResend ? (
          <li>
            <Form method="post">
              <FormToken />
              <input type="hidden" name="intent" value="text" />
              <input type="hidden" name="factorId" value={chosen.id} />
              <button
                type="submit"
                disabled={isSending}
                className="cursor-pointer font-semibold text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong"
              >
                Text me another code
              </button>
            </Form>
          </li>
        ) : null}
        {others.map((factor) => (
          <li key={factor.id}>
            <TextLink to={link({ factor: factor.id })}>
              {factor.type === "phone"
                ? `Text a code to “${factor.name}”, ending in ${factor.phoneEnd}`
                : `Use the app “${factor.name}”`}
            </TextLink>
          </li>
        ))}
        {hasRecoveryCodes && !withRecoveryCode ? (
          <li>
            <TextLink to={link({ factor: chosen.id, with: "recovery" })}>Use a recovery code</TextLink>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
