import { Form, useNavigation } from "@remix-run/react";
import { Card } from "~/ui/card";
import { Button } from "~/ui/forms/button";
import { TextField } from "~/ui/forms/field";
import { FormToken } from "~/ui/forms/hidden-fields";

interface AddFactorFormsProps {
  /** Of the form that was sent last: what was typed and what is wrong with it. */
  typed: Record<string, unknown>;
  errors: Record<string, string[] | null>;
}

/** The two ways to get a code: an app, or a text message. */
export function AddFactorForms({ typed, errors }: AddFactorFormsProps) {
  const sent = useNavigation().formData?.get("type");
  const of = (type: "totp" | "phone") => (typed.type === type ? { typed, errors } : { typed: {}, errors: {} });
  const app = of("totp");
  const phone = of("phone");
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Card title="Authenticator app" lead="Recommended: works without reception, and nobody can redirect it.">
        <Form method="post" className="space-y-5">
          <FormToken />
          <input type="hidden" name="type" value="totp" />
          <NameField id="app-name" placeholder="Authenticator app" {...app} />
          <Button type="submit" disabled={sent === "totp"}>
            {sent === "totp" ? "Setting up..." : "Set up an app"}
          </Button>
        </Form>
      </Card>
      <Card title="Text message" lead="We text you a code each time you sign in.">
        <Form method="post" className="space-y-5">
          <FormToken />
          <input type="hidden" name="type" value="phone" />
          <TextField
            id="phone"
            name="phone"
            type="tel"
            label="Phone number"
            hint="With + and the country code, like +44 7700 900123"
            autoComplete="tel"
            maxLength={40}
            aria-required
            defaultValue={text(phone.typed.phone)}
            errors={phone.errors.phone ?? undefined}
          />
          <NameField id="phone-name" placeholder="Phone" {...phone} />
          <Button type="submit" disabled={sent === "phone"}>
            {sent === "phone" ? "Sending..." : "Add this phone"}
          </Button>
        </Form>
      </Card>
    </div>
  );
}

function NameField({ id, placeholder, typed, errors }: AddFactorFormsProps & { id: string; placeholder: string }) {
  return (
    <TextField
      id={id}
      name="name"
      label="Name"
      hint="Optional, to tell it from others later"
      placeholder={placeholder}
      maxLength={64}
      autoComplete="off"
      defaultValue={text(typed.name)}
      errors={errors.name ?? undefined}
    />
  );
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
