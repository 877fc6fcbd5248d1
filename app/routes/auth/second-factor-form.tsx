import { Form, useNavigation } from "@remix-run/react";
import { brand } from "~/brand";
import type { FactorView } from "~/domain/auth/factors/factor.schema";
import { Button } from "~/ui/forms/button";
import { CodeField } from "~/ui/forms/field";
import { FormToken } from "~/ui/forms/hidden-fields";

interface SecondFactorFormProps {
  chosen: FactorView;
  /** The challenge of a text message that was sent; null before one is. */
  challengeId: string | null;
  withRecoveryCode: boolean;
  errors?: string[] | undefined;
}

/** Asks for the code of an authenticator app, of a text message, or for a recovery code. */
export function SecondFactorForm({ chosen, challengeId, withRecoveryCode, errors }: SecondFactorFormProps) {
  const sending = useNavigation().state !== "idle";
  const submit = (
    <Button type="submit" disabled={sending} className="w-full">
      {sending ? "Checking..." : "Continue"}
    </Button>
  );
  if (withRecoveryCode) {
    return (
      <Form key="recovery" method="post" className="space-y-5">
        <FormToken />
        <input type="hidden" name="intent" value="recovery" />
        <CodeField
          label="Recovery code"
          hint="One of the ten codes you kept, like abcde-fghjk. Each works once."
          errors={errors}
          isText
        />
        {submit}
      </Form>
    );
  }
  if (chosen.type === "phone" && challengeId === null) {
    return (
      <Form key="text" method="post" className="space-y-5">
        <FormToken />
        <input type="hidden" name="intent" value="text" />
        <input type="hidden" name="factorId" value={chosen.id} />
        <p>We text a code to the number that ends in {chosen.phoneEnd}.</p>
        <Button type="submit" disabled={sending} className="w-full">
          {sending ? "Sending..." : "Text me a code"}
        </Button>
      </Form>
    );
  }
  const hint =
    chosen.type === "phone"
      ? `We texted it to the number that ends in ${chosen.phoneEnd}. It works for 5 minutes.`
      : `The six digits that your app “${chosen.name}” shows for ${brand}.`;
  return (
    <Form key={chosen.id} method="post" className="space-y-5">
      <FormToken />
      <input type="hidden" name="intent" value="code" />
      <input type="hidden" name="factorId" value={chosen.id} />
      {challengeId ? <input type="hidden" name="challengeId" value={challengeId} /> : null}
      <CodeField label="Code" hint={hint} errors={errors} />
      {submit}
    </Form>
  );
}
