import type { FieldMetadata } from "@conform-to/react";
import type { BuilderForm } from "../domain/resumes/builder/builder.schema";
import { FormField, FormText } from "./form-field";

type Fields = { [Name in "name" | "email" | "phone" | "location" | "summary"]: FieldMetadata<BuilderForm[Name]> };

export function PersonalFields({ fields }: { fields: Fields }) {
  const { name, email, phone, location, summary } = fields;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormField field={name} label="Name" autoComplete="name" />
      <FormField field={email} label="Email" type="email" autoComplete="email" />
      <FormField field={phone} label="Phone (optional)" type="tel" autoComplete="tel" />
      <FormField field={location} label="Location (optional)" hint="Town and country are enough." />
      <div className="sm:col-span-2">
        <FormText
          field={summary}
          label="Summary (optional)"
          hint="Two or three sentences on what you do and what you look for."
        />
      </div>
    </div>
  );
}
