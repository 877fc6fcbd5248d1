import { type FieldMetadata, getInputProps, getTextareaProps } from "@conform-to/react";
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";

const control =
  "w-full rounded-lg border border-line-strong bg-surface px-3 py-2.5 text-base text-ink placeholder:text-muted aria-[invalid=true]:border-danger";

interface FieldProps {
  /** The ids of hint and error begin with it. */
  id: string;
  label: string;
  hint?: ReactNode;
  errors?: string[];
}

type WithField<Attributes> = FieldProps & Omit<Attributes, "id">;

interface TextFieldProps extends WithField<InputHTMLAttributes<HTMLInputElement>> {
  /** The id of a text elsewhere that describes the field too. */
  describedBy?: string | undefined;
}

export function TextField({ label, hint, errors, describedBy, ...input }: TextFieldProps) {
  return (
    <Field id={input.id} label={label} hint={hint} errors={errors}>
      <input {...input} {...description(input.id, hint, errors, describedBy)} className={control} />
    </Field>
  );
}

export function TextArea({ label, hint, errors, ...area }: WithField<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  return (
    <Field id={area.id} label={label} hint={hint} errors={errors}>
      <textarea {...area} {...description(area.id, hint, errors)} className={`${control} leading-relaxed`} />
    </Field>
  );
}

export function Select({ label, hint, errors, ...select }: WithField<SelectHTMLAttributes<HTMLSelectElement>>) {
  return (
    <Field id={select.id} label={label} hint={hint} errors={errors}>
      <select {...select} {...description(select.id, hint, errors)} className={`${control} min-h-11`} />
    </Field>
  );
}

function Field({ id, label, hint, errors, children }: FieldProps & { children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {errors?.length ? <FieldError id={`${id}-error`} text={sentences(errors)} /> : null}
    </div>
  );
}

export function FieldError({ id, text }: { id?: string; text?: string }) {
  return (
    <p id={id} className="mt-1.5 text-sm font-medium text-danger">
      {text}
    </p>
  );
}

function description(id: string, hint: ReactNode, errors: string[] | undefined, more = "") {
  const ids = [more, hint ? `${id}-hint` : "", errors?.length ? `${id}-error` : ""].filter(Boolean).join(" ");
  return { "aria-describedby": ids || undefined, "aria-invalid": errors?.length ? true : undefined };
}

/** Joins messages into one line and adds missing full stops. */
function sentences(errors: string[]): string {
  return errors.map((error, at) => (at < errors.length - 1 ? `${error.replace(/\.$/, "")}.` : error)).join(" ");
}

interface FormFieldProps {
  field: FieldMetadata<string>;
  label: string;
  hint?: string;
}

type LineProps = FormFieldProps &
  Pick<InputHTMLAttributes<HTMLInputElement>, "autoComplete"> & { type?: "text" | "email" | "tel" };

/** A single-line field of a Conform form. Conform's key is only needed in lists whose order changes. */
export function FormField({ field, type = "text", ...shown }: LineProps) {
  const { key: _, ...input } = getInputProps(field, { type });
  return <TextField {...input} {...shown} errors={field.errors} />;
}

type TextProps = FormFieldProps &
  Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, "rows" | "inputMode" | "spellCheck">;

/** The multi-line variant of `FormField`. */
export function FormText({ field, rows = 4, ...shown }: TextProps) {
  const { key: _, ...area } = getTextareaProps(field);
  return <TextArea {...area} {...shown} rows={rows} errors={field.errors} />;
}

interface CodeFieldProps {
  label: string;
  hint?: string;
  errors?: string[] | undefined;
  /** Allows letters, for recovery codes. */
  isText?: boolean;
}

/** The field for a one-time code. Phones offer the code from a text message and show the number pad. */
export function CodeField({ label, hint, errors, isText = false }: CodeFieldProps) {
  return (
    <TextField
      id="code"
      name="code"
      label={label}
      hint={hint}
      errors={errors}
      autoComplete={isText ? "off" : "one-time-code"}
      inputMode={isText ? "text" : "numeric"}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={64}
      aria-required
    />
  );
}
