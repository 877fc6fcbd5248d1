import { Form, useNavigation } from "@remix-run/react";
import type { TypedPart } from "~/domain/resumes/correct/correction.schema";
import { longFields, partLabels } from "~/domain/resumes/correct/part-labels.shared";
import type { ResumePart } from "~/domain/resumes/correct/resume-part.shared";
import { Button, LinkButton } from "~/ui/forms/button";
import { TextArea, TextField } from "~/ui/forms/field";
import { FormToken, KeptFormFields } from "~/ui/forms/hidden-fields";
import { FormErrors } from "~/ui/notice";
import { LinesField } from "./lines-field";

interface CorrectPartFormProps {
  section: ResumePart["section"];
  /** Page of the resume. */
  page: string;
  /** The part that it goes to, as an address names it. */
  part: string;
  basedOn: number;
  typed: TypedPart;
  errors: Record<string, string[] | null>;
  focus: string | null;
  kept: { id: string } | null;
  answered: boolean;
}

const hints: Record<string, string> = {
  from: "As it should read: “Mar 2019”, “Spring 2019” or “2019”.",
  to: "The same, or “Present”.",
  date: "“Mar 2019” or “2019”.",
};

/** The fields of one part of a resume. */
export function CorrectPartForm(props: CorrectPartFormProps) {
  const { section, page, part, basedOn, typed, errors, focus, kept, answered } = props;
  const sending = useNavigation().state !== "idle";
  const { fields, lists } = partLabels[section];
  const short = Object.entries(fields).filter(([field]) => !longFields.includes(field));
  const long = Object.entries(fields).filter(([field]) => longFields.includes(field));
  const common = (field: string, label: string) => ({
    key: field,
    id: field,
    name: field,
    label,
    defaultValue: typed.values[field] ?? "",
    hint: hints[field],
    errors: errors[field] ?? undefined,
    autoComplete: "off",
  });
  return (
    <Form method="post" action={`${page}/edit/${part}`} preventScrollReset className="space-y-6">
      {/* The first button is the one that the Enter key presses. */}
      <button type="submit" tabIndex={-1} aria-hidden className="sr-only">
        Save
      </button>
      <FormToken />
      <KeptFormFields name="correction" kept={kept} answered={answered} />
      <input type="hidden" name="basedOn" value={basedOn} />
      <input type="hidden" name="part" value={part} />
      <FormErrors errors={errors[""]} />
      <FormErrors errors={errors.basedOn ? ["This form is incomplete. Reload the page and try again."] : null} />
      <div className="grid gap-5 sm:grid-cols-2">
        {short.map(([field, label]) => (
          <TextField {...common(field, label)} key={field} />
        ))}
      </div>
      {long.map(([field, label]) => (
        <TextArea {...common(field, label)} key={field} rows={4} />
      ))}
      {Object.entries(lists).map(([list, label]) => (
        <LinesField
          key={list}
          name={list}
          label={label}
          typed={typed.lists[list] ?? ""}
          errors={errors[list] ?? undefined}
          focus={focus}
        />
      ))}
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        <Button type="submit" disabled={sending}>
          {sending ? "Saving..." : "Save correction"}
        </Button>
        <LinkButton look="quiet" to={page}>
          Cancel
        </LinkButton>
      </div>
    </Form>
  );
}
