import { createContext, useContext } from "react";

export const FormTokenContext = createContext("");

/** The hidden field that every form carries. */
export function FormToken() {
  return <input type="hidden" name="formToken" value={useContext(FormTokenContext)} />;
}
