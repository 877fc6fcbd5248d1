import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "@remix-run/react";
import { type ProfileView, saveProfileSchema } from "~/domain/auth/account/profile.schema";
import type { Preferences } from "~/ports/profile";
import { Card } from "~/ui/card";
import { Button } from "~/ui/forms/button";
import { type Choice, ChoiceList } from "~/ui/forms/choice-list";
import { FormField, FormText } from "~/ui/forms/field";
import { FormToken } from "~/ui/forms/hidden-fields";
import { ConflictNotice, FormErrors } from "~/ui/notice";

const lookChoices: Choice[] = [
  {
    value: "plain",
    label: "Plain",
    text: "Sans-serif with room to breathe. Suits most jobs.",
    picture: <TemplateSketch template="plain" />,
  },
  {
    value: "classic",
    label: "Classic",
    text: "Serif, centred head, ruled sections. For formal trades.",
    picture: <TemplateSketch template="classic" />,
  },
  {
    value: "compact",
    label: "Compact",
    text: "Smaller type and margins. For a long history on fewer pages.",
    picture: <TemplateSketch template="compact" />,
  },
];

const paperChoices: Choice[] = [
  { value: "auto", label: "By country", text: "US Letter in the US, Canada and Mexico, else A4" },
  { value: "a4", label: "A4", text: "210 × 297 mm" },
  { value: "letter", label: "US Letter", text: "8.5 × 11 in" },
];

/** A line of the sketch: from, width, height and colour. */
type Stroke = [x: number, y: number, width: number, height: number, look: "accent" | "ink" | "line"];

const text = (x: number, y: number, width: number): Stroke => [x, y, width, 1.4, "line"];
const paragraphs = (from: number, step: number, rows: number, x: number, width: number): Stroke[] =>
  Array.from({ length: rows }, (_, row) => text(x, from + row * step, row % 3 === 2 ? width * 0.6 : width));

const sketches: Record<Preferences["template"], Stroke[]> = {
  plain: [
    [7, 8, 20, 4, "ink"],
    text(7, 14.5, 26),
    [7, 21, 13, 2.4, "accent"],
    ...paragraphs(26, 3.6, 5, 7, 34),
    [7, 47, 13, 2.4, "accent"],
    ...paragraphs(52, 3.6, 2, 7, 34),
  ],
  classic: [
    [14, 8, 20, 3.6, "ink"],
    text(12, 14, 24),
    [8, 20.5, 11, 2, "ink"],
    [8, 23.6, 32, 0.7, "ink"],
    ...paragraphs(27, 3.6, 4, 8, 32),
    [8, 44, 11, 2, "ink"],
    [8, 47.1, 32, 0.7, "ink"],
    ...paragraphs(50.5, 3.6, 2, 8, 32),
  ],
  compact: [
    [5, 5, 16, 3, "ink"],
    text(5, 9.6, 28),
    [5, 14, 10, 1.8, "accent"],
    [5, 16.6, 38, 0.7, "accent"],
    ...paragraphs(19.2, 2.7, 8, 5, 38),
    [5, 43, 10, 1.8, "accent"],
    [5, 45.6, 38, 0.7, "accent"],
    ...paragraphs(48.2, 2.7, 4, 5, 38),
  ],
};

const fills = { accent: "fill-accent", ink: "fill-ink", line: "fill-line-strong" };

/** A sketch of a page in this template. */
function TemplateSketch({ template }: { template: Preferences["template"] }) {
  return (
    <svg viewBox="0 0 48 62" aria-hidden className="h-16 w-auto shrink-0">
      <rect x="0.5" y="0.5" width="47" height="61" rx="2" className="fill-surface stroke-line-strong" />
      {sketches[template].map(([x, y, width, height, look]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} className={fills[look]} />
      ))}
    </svg>
  );
}

interface ProfileFormProps {
  profile: ProfileView;
  lastResult?: SubmissionResult<string[]>;
  /** What another tab saved since this form was opened. */
  newer?: ProfileView;
}

/** The editable part of the profile. It is saved as a whole, with one revision. */
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
          <ConflictNotice>
            <ProfileNow profile={newer} typed={lastResult?.initialValue ?? {}} />
          </ConflictNotice>
        </div>
      ) : null}
      <Card
        title="In your letters"
        lead="Your letters begin and end with these. If a field is empty, we use what the resume says."
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
            hint="You still sign in with the email of your account."
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
            hint="A profile, a portfolio, a website: one per line, at most five."
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
        <FormErrors errors={problems} />
      </div>
    </Form>
  );
}

/** The fields of the saved profile that differ from what was typed. */
function ProfileNow({ profile, typed }: { profile: ProfileView; typed: Record<string, unknown> }) {
  const { name, contact, preferences } = profile;
  const labelOf = (choices: typeof lookChoices, value: string) =>
    choices.find((choice) => choice.value === value)?.label ?? value;
  const rows = [
    { field: "name", label: "Name", value: name ?? "" },
    { field: "email", label: "Email for letters", value: contact.email },
    { field: "phone", label: "Phone", value: contact.phone },
    { field: "location", label: "Location", value: contact.location },
    { field: "links", label: "Links", value: contact.links.join("\n") },
    {
      field: "template",
      label: "Look",
      value: preferences.template,
      shown: labelOf(lookChoices, preferences.template),
    },
    { field: "paper", label: "Paper", value: preferences.paper, shown: labelOf(paperChoices, preferences.paper) },
  ].filter(({ field, value }) => String(typed[field] ?? "").replace(/\r/g, "") !== value);
  return (
    <dl className="space-y-1">
      {rows.map(({ field, label, value, shown = value }) => (
        <div key={field} className="flex flex-wrap gap-x-2">
          <dt className="font-semibold">{label} now:</dt>
          <dd className="whitespace-pre-line">{shown || "empty"}</dd>
        </div>
      ))}
    </dl>
  );
}
