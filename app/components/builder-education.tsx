import { type FieldMetadata, type FormMetadata, getInputProps } from "@conform-to/react";
import type { BuilderForm, EducationEntry } from "../domain/resumes/builder/builder.schema";
import { BuilderEntries } from "./builder-entries";
import { TextField } from "./field";

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
            <TextField
              {...getInputProps(school, { type: "text" })}
              key="school"
              label="School"
              errors={school.errors}
            />
            <div className="grid gap-5 sm:grid-cols-[1fr_10rem]">
              <TextField
                {...getInputProps(degree, { type: "text" })}
                key="degree"
                label="Degree"
                hint="With its subject: BSc Nursing, Welding certificate."
                errors={degree.errors}
              />
              <TextField
                {...getInputProps(year, { type: "text" })}
                key="year"
                label="Year"
                hint="2018, or 2015 - 2018."
                errors={year.errors}
              />
            </div>
          </>
        );
      }}
    </BuilderEntries>
  );
}
