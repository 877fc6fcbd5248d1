import { getFormProps, getInputProps, getTextareaProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "@remix-run/react";
import { type ProfileView, saveProfileSchema } from "../domain/auth/profile.schema";
import { Button } from "./button";
import { Card } from "./card";
import { ChoiceList } from "./choice-list";
import { TextArea, TextField } from "./field";
import { FormToken } from "./form-token";
import { Notice } from "./notice";
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
          <TextField
            {...getInputProps(fields.name, { type: "text" })}
            key="name"
            label="Name"
            autoComplete="name"
            hint="How we greet you, and how letters are signed."
            errors={fields.name.errors}
          />
          <TextField
            {...getInputProps(fields.email, { type: "email" })}
            key="email"
            label="Email for letters"
            autoComplete="email"
            hint="You go on signing in with the one of your account."
            errors={fields.email.errors}
          />
          <TextField
            {...getInputProps(fields.phone, { type: "tel" })}
            key="phone"
            label="Phone"
            autoComplete="tel"
            errors={fields.phone.errors}
          />
          <TextField
            {...getInputProps(fields.location, { type: "text" })}
            key="location"
            label="Location"
            autoComplete="off"
            errors={fields.location.errors}
          />
        </div>
        <div className="mt-5">
          <TextArea
            {...getTextareaProps(fields.links)}
            key="links"
            label="Links"
            rows={3}
            inputMode="url"
            spellCheck={false}
            hint="A profile, a portfolio, a website: one a line, at most five."
            errors={fields.links.errors}
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
      {problems.length > 0 ? (
        <div className="mt-4">
          <Notice tone="error" title={problems.join(" ")} />
        </div>
      ) : null}
    </Form>
  );
}
