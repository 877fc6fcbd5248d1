import { type FieldMetadata, getTextareaProps } from "@conform-to/react";
import { TextArea } from "./field";

export function SkillsFields({ field }: { field: FieldMetadata<string> }) {
  return (
    <TextArea
      {...getTextareaProps(field)}
      key="skills"
      label="Skills"
      rows={4}
      hint="Separate them with commas: wound care, patient records, Spanish."
      errors={field.errors}
    />
  );
}
