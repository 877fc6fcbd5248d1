import type { FieldMetadata } from "@conform-to/react";
import { FormText } from "./form-field";

export function SkillsFields({ field }: { field: FieldMetadata<string> }) {
  return (
    <FormText field={field} label="Skills" hint="Separate them with commas: wound care, patient records, Spanish." />
  );
}
