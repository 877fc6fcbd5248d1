import { useRef } from "react";
import { useDecisions } from "./decision-context";

/**
 * For a text field of a decision about `about`: it shows `text` anew when that changes, but not while somebody is
 * typing into it, until their own form has been answered. What another form or another tab changes takes nothing away.
 */
export function useTypedText(about: string, text: string) {
  const { reply } = useDecisions();
  const seen = useRef(reply);
  const isTyping = useRef(false);
  const shown = useRef(text);
  if (seen.current !== reply) {
    seen.current = reply;
    if (reply?.about === about) isTyping.current = false;
  }
  if (!isTyping.current) shown.current = text;
  const onInput = () => {
    isTyping.current = true;
  };
  return { text: shown.current, onInput };
}
