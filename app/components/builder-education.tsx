import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import type { BuilderForm, EducationEntry } from "../domain/resumes/builder/builder.schema";
import { BuilderEntries } from "./builder-entries";
import { FormField } from "./form-field";

interface EducationFieldsProps {
  form: FormMetadata<BuilderForm>;
  list: FieldMetadata<EducationEntry[]>;
}

export function EducationFields({ form, list }: EducationFieldsProps) {
  return (
    <BuilderEntries form={form} list={list} name="education" entryName="Education">
      {(entry) => {
        const { school, degree, year } = entry.getFieldset();
        return (
          <>
            <FormField field={school} label="School" />
            <div className="grid gap-5 sm:grid-cols-[1fr_10rem]">
              <FormField field={degree} label="Degree" hint="With its subject: BSc Nursing, Welding certificate." />
              <FormField field={year} label="Year" hint="2018, or 2015 - 2018." />
            </div>
          </>
        );
      }}
    </BuilderEntries>
  );
}
