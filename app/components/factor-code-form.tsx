import { Form, useNavigation } from "@remix-run/react";
import type { FactorView } from "../domain/auth/factors/factor.schema";
import { Button } from "./button";
import { CodeField } from "./code-field";
import { FormToken } from "./form-token";

interface FactorCodeFormProps {
  factor: FactorView;
  /** The challenge of a text message that was sent; null before one is. */
  challengeId: string | null;
  errors?: string[] | undefined;
}

/** The first code of a new factor, and for a phone a way to have it texted. */
export function FactorCodeForm({ factor, challengeId, errors }: FactorCodeFormProps) {
  const sent = useNavigation().formData?.get("intent");
  const isPhone = factor.type === "phone";
  return (
    <div className="max-w-sm space-y-5">
      {isPhone && challengeId === null ? null : (
        <Form method="post" className="space-y-5">
          <FormToken />
          <input type="hidden" name="intent" value="code" />
          {challengeId ? <input type="hidden" name="challengeId" value={challengeId} /> : null}
          <CodeField
            label="Code"
            hint={
              isPhone ? "The six digits we texted you. They work for 5 minutes." : "The six digits your app shows now"
            }
            errors={errors}
          />
          <Button type="submit" disabled={sent !== undefined}>
            {sent === "code" ? "Checking..." : "Turn it on"}
          </Button>
        </Form>
      )}
      {isPhone ? (
        <Form method="post">
          <FormToken />
          <input type="hidden" name="intent" value="text" />
          <Button type="submit" look={challengeId === null ? "primary" : "quiet"} disabled={sent !== undefined}>
            {sent === "text" ? "Sending..." : challengeId === null ? "Text me a code" : "Text me another code"}
          </Button>
        </Form>
      ) : null}
    </div>
  );
}
