import type { FieldMetadata } from "@conform-to/react";
import { BuilderText } from "./builder-field";

export function SkillsFields({ field }: { field: FieldMetadata<string> }) {
  return (
    <BuilderText field={field} label="Skills" hint="Separate them with commas: wound care, patient records, Spanish." />
  );
}
