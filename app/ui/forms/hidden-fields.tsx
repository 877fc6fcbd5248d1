import { createContext, useContext } from "react";
import { Notice } from "~/ui/notice";

interface KeptFormFieldsProps {
  /** The form's name on its page; the loader asks for the kept form by the same name. */
  name: string;
  /** What the loader found. */
  kept: { id: string } | null | undefined;
  /** True once the form was sent again: the reply replaces the notice. */
  answered?: boolean;
}

/**
 * For a form with long texts: if it is sent after the session ended, the server keeps it (`keepSentForm`). After
 * sign-in a notice says that the text is back.
 */
export function KeptFormFields({ name, kept, answered = false }: KeptFormFieldsProps) {
  return (
    <>
      <input type="hidden" name="kept" value={name} />
      {kept ? <input type="hidden" name="keptForm" value={kept.id} /> : null}
      {kept && !answered ? (
        <Notice tone="info" title="You had been signed out. What you typed is back: check it and send it again." />
      ) : null}
    </>
  );
}

export const FormTokenContext = createContext("");

/** The hidden field with the CSRF token, which every form needs. */
export function FormToken() {
  return <input type="hidden" name="formToken" value={useContext(FormTokenContext)} />;
}
