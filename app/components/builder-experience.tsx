import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import type { BuilderForm, ExperienceEntry } from "../domain/resumes/builder/builder.schema";
import { BuilderEntries } from "./builder-entries";
import { FormField, FormText } from "./form-field";

interface ExperienceFieldsProps {
  form: FormMetadata<BuilderForm>;
  list: FieldMetadata<ExperienceEntry[]>;
}

export function ExperienceFields({ form, list }: ExperienceFieldsProps) {
  return (
    <BuilderEntries form={form} list={list} name="experience" entryName="Experience">
      {(entry) => {
        const { company, role, years, highlights } = entry.getFieldset();
        return (
          <>
            <FormField field={company} label="Company" />
            <div className="grid gap-5 sm:grid-cols-[1fr_12rem]">
              <FormField field={role} label="Role" />
              <FormField field={years} label="Years" hint="Such as 2019 - present." />
            </div>
            <FormText
              field={highlights}
              label="What you did (optional)"
              hint="One line for each thing. Numbers make it real: patients a shift, money saved, people trained."
            />
          </>
        );
      }}
    </BuilderEntries>
  );
}
