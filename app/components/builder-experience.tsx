import { type FieldMetadata, type FormMetadata, getInputProps, getTextareaProps } from "@conform-to/react";
import type { BuilderForm, ExperienceEntry } from "../domain/resumes/builder/builder.schema";
import { BuilderEntries } from "./builder-entries";
import { TextArea, TextField } from "./field";

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
            <TextField
              {...getInputProps(company, { type: "text" })}
              key="company"
              label="Company"
              errors={company.errors}
            />
            <div className="grid gap-5 sm:grid-cols-[1fr_12rem]">
              <TextField {...getInputProps(role, { type: "text" })} key="role" label="Role" errors={role.errors} />
              <TextField
                {...getInputProps(years, { type: "text" })}
                key="years"
                label="Years"
                hint="Such as 2019 - present."
                errors={years.errors}
              />
            </div>
            <TextArea
              {...getTextareaProps(highlights)}
              key="highlights"
              label="What you did (optional)"
              rows={4}
              hint="One line for each thing. Numbers make it real: patients a shift, money saved, people trained."
              errors={highlights.errors}
            />
          </>
        );
      }}
    </BuilderEntries>
  );
}
