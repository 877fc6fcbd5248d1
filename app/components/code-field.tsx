import { TextField } from "./field";

interface CodeFieldProps {
  label: string;
  hint?: string;
  errors?: string[] | undefined;
  /** Letters too: a recovery code. */
  isText?: boolean;
}

/** The field for a one-time code: phones offer the code of a text message, and show digits to type. */
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
      required
    />
  );
}
