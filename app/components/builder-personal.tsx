import { type FieldMetadata, getInputProps, getTextareaProps } from "@conform-to/react";
import type { BuilderForm } from "../domain/resumes/builder/builder.schema";
import { TextArea, TextField } from "./field";

type Fields = { [Name in "name" | "email" | "phone" | "location" | "summary"]: FieldMetadata<BuilderForm[Name]> };

export function PersonalFields({ fields }: { fields: Fields }) {
  const { name, email, phone, location, summary } = fields;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...input(name, "text")} label="Name" autoComplete="name" errors={name.errors} />
      <TextField {...input(email, "email")} label="Email" autoComplete="email" errors={email.errors} />
      <TextField {...input(phone, "tel")} label="Phone (optional)" autoComplete="tel" errors={phone.errors} />
      <TextField
        {...input(location, "text")}
        label="Location (optional)"
        hint="Town and country are enough."
        errors={location.errors}
      />
      <div className="sm:col-span-2">
        <TextArea
          {...withoutKey(getTextareaProps(summary))}
          label="Summary (optional)"
          rows={4}
          hint="Two or three sentences on what you do and what you look for."
          errors={summary.errors}
        />
      </div>
    </div>
  );
}

function input(field: FieldMetadata<string>, type: "text" | "email" | "tel") {
  return withoutKey(getInputProps(field, { type }));
}

/** The fields of a section stay where they are. */
function withoutKey<Props extends { key?: unknown }>({ key: _, ...props }: Props) {
  return props;
}
