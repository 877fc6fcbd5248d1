import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { LockKeyhole } from "lucide-react";
import { emailMaxCharacters, firstNameMaxCharacters } from "../../domain/waitlist/waitlist.schema";
import { Button } from "../button";
import { TextField } from "../field";
import { FormToken } from "../form-token";
import { Notice } from "../notice";
import { TextLink } from "../text-link";

/**
 * What came back of the last try is drawn here, for the page and for its script. No field has rules of its own for the browser:
 * without scripts the server says what is wrong, in the same words.
 */
export function WaitlistForm({ result }: { result: SubmissionResult<string[]> | undefined }) {
  const typed = (name: string) => {
    const value = result?.initialValue?.[name];
    return typeof value === "string" ? value : "";
  };
  const errors = (name: string) => result?.error?.[name] ?? undefined;
  return (
    // The anchor: a page that comes back with errors opens where they are.
    <Form method="post" action="/?index#waitlist" reloadDocument noValidate className="space-y-5">
      <FormToken />
      <TextField
        id="firstName"
        name="firstName"
        label="First Name"
        autoComplete="given-name"
        maxLength={firstNameMaxCharacters}
        defaultValue={typed("firstName")}
        errors={errors("firstName")}
      />
      {/* As text: an e-mail field would rewrite addresses in other scripts while somebody types. */}
      <TextField
        id="email"
        name="email"
        label="Email Address"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={emailMaxCharacters}
        defaultValue={typed("email")}
        errors={errors("email")}
      />
      {errors("") ? <Notice tone="error" title={errors("")?.join(" ")} /> : null}
      <Button type="submit" className="w-full">
        <span>Join the Waitlist</span>
        <span hidden>Joining...</span>
      </Button>
      <p data-hint role="status" className="text-sm text-muted empty:hidden" />
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-muted">
        <span className="flex items-center gap-1.5">
          <LockKeyhole aria-hidden className="size-4 shrink-0" /> Protected by security measures
        </span>
        <TextLink to="/privacy-policy">Privacy policy</TextLink>
      </p>
    </Form>
  );
}
