import { type FieldMetadata, getInputProps, getTextareaProps } from "@conform-to/react";
import type { InputHTMLAttributes, TextareaHTMLAttributes } from "react";
import { TextArea, TextField } from "./field";

interface FormFieldProps {
  field: FieldMetadata<string>;
  label: string;
  hint?: string;
}

type LineProps = FormFieldProps &
  Pick<InputHTMLAttributes<HTMLInputElement>, "autoComplete"> & { type?: "text" | "email" | "tel" };

/** A field of one line; it stays where it is in its form, so that its own key says nothing. */
export function FormField({ field, type = "text", ...shown }: LineProps) {
  const { key: _, ...input } = getInputProps(field, { type });
  return <TextField {...input} {...shown} errors={field.errors} />;
}

type TextProps = FormFieldProps &
  Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, "rows" | "inputMode" | "spellCheck">;

/** The same for more than a line. */
export function FormText({ field, rows = 4, ...shown }: TextProps) {
  const { key: _, ...area } = getTextareaProps(field);
  return <TextArea {...area} {...shown} rows={rows} errors={field.errors} />;
}
