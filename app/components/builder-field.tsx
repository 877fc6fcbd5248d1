import { type FieldMetadata, getInputProps, getTextareaProps } from "@conform-to/react";
import { TextArea, TextField } from "./field";

interface BuilderFieldProps {
  field: FieldMetadata<string>;
  label: string;
  hint?: string;
}

/** A field of one line; it stays where it is, so that its own key says nothing. */
export function BuilderField(props: BuilderFieldProps & { type?: "text" | "email" | "tel"; autoComplete?: string }) {
  const { field, type = "text", ...shown } = props;
  const { key: _, ...input } = getInputProps(field, { type });
  return <TextField {...input} {...shown} errors={field.errors} />;
}

/** The same for more than a line. */
export function BuilderText({ field, ...shown }: BuilderFieldProps) {
  const { key: _, ...area } = getTextareaProps(field);
  return <TextArea {...area} {...shown} rows={4} errors={field.errors} />;
}
