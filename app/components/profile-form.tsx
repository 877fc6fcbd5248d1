import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "@remix-run/react";
import { type ProfileView, saveProfileSchema } from "../domain/auth/profile.schema";
import { Button } from "./button";
import { Card } from "./card";
import { ChoiceList } from "./choice-list";
import { FormField, FormText } from "./form-field";
import { FormNotice } from "./form-notice";
import { FormToken } from "./form-token";
import { lookChoices, paperChoices } from "./preference-choices";
import { ProfileNow } from "./profile-now";
import { StaleNotice } from "./stale-notice";

interface ProfileFormProps {
  profile: ProfileView;
  lastResult?: SubmissionResult<string[]>;
  /** What another tab saved since this form was opened. */
  newer?: ProfileView;
}

/** Everything of the profile that its owner writes, saved at once: one counter guards it all. */
export function ProfileForm({ profile, lastResult, newer }: ProfileFormProps) {
  const saving = useNavigation().formAction === "/app/dashboard/profile";
  const { name, contact, preferences, revision } = profile;
  const [form, fields] = useForm({
    id: "profile",
    lastResult,
    defaultValue: { name, ...contact, links: contact.links.join("\n"), ...preferences },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: saveProfileSchema }),
    shouldRevalidate: "onBlur",
  });
  const problems = [...(form.errors ?? []), ...(fields.revision.errors ?? [])];
  return (
    <Form method="post" {...getFormProps(form)}>
      <FormToken />
      <input type="hidden" name="revision" value={newer?.revision ?? revision} />
      {newer ? (
        <div className="mb-6">
          <StaleNotice>
            <ProfileNow profile={newer} typed={lastResult?.initialValue ?? {}} />
          </StaleNotice>
        </div>
      ) : null}
      <Card
        title="In your letters"
        lead="Your letters begin and end with these. Where a field is empty, they say what the resume says."
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <FormField
            field={fields.name}
            label="Name"
            autoComplete="name"
            hint="How we greet you, and how letters are signed."
          />
          <FormField
            field={fields.email}
            type="email"
            label="Email for letters"
            autoComplete="email"
            hint="You go on signing in with the one of your account."
          />
          <FormField field={fields.phone} type="tel" label="Phone" autoComplete="tel" />
          <FormField field={fields.location} label="Location" autoComplete="off" />
        </div>
        <div className="mt-5">
          <FormText
            field={fields.links}
            label="Links"
            rows={3}
            inputMode="url"
            spellCheck={false}
            hint="A profile, a portfolio, a website: one a line, at most five."
          />
        </div>
      </Card>
      <Card title="Your files" lead="How resumes and letters look when you download them." className="mt-6">
        <div className="space-y-6">
          <ChoiceList
            legend="Look"
            name="template"
            value={fields.template.initialValue}
            choices={lookChoices}
            errors={fields.template.errors}
          />
          <ChoiceList
            legend="Paper"
            name="paper"
            value={fields.paper.initialValue}
            choices={paperChoices}
            errors={fields.paper.errors}
          />
        </div>
      </Card>
      <Button type="submit" disabled={saving} className="mt-6">
        {saving ? "Saving..." : "Save Profile"}
      </Button>
      <div className="mt-4 empty:hidden">
        <FormNotice errors={problems} />
      </div>
    </Form>
  );
}
