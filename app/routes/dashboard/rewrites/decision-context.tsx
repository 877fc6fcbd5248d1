import { useFetcher } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";
import { KeptFormFields } from "~/ui/forms/hidden-fields";
import { useLatestReply } from "~/ui/forms/use-reply";
import type { DecisionReply, KeptDecision } from "./rewrite.action.server";

interface DecisionState {
  action: string;
  revision: number;
  /** The answer to the last form that was sent. */
  reply: DecisionReply | undefined;
  /** The answer to one that was sent without a script. */
  answered: DecisionReply | undefined;
  /** What its owner typed before they had to sign in again. */
  kept: KeptDecision | null;
  /** Something is on its way. */
  isSaving: boolean;
  /** Sends a form without leaving its place. */
  send: (form: FormData) => void;
}

const DecisionContext = createContext<DecisionState | null>(null);

export function useDecisions(): DecisionState {
  const state = useContext(DecisionContext);
  if (!state) throw new Error("A form of a rewrite stands outside its page");
  return state;
}

/**
 * What was typed into the form about this part but not saved: the answer says why, or it comes from before a sign-in.
 */
export function useUnsaved(about: string): DecisionReply | null {
  const { reply, kept } = useDecisions();
  if (reply?.about === about) return reply.saved ? null : reply;
  return kept?.reply.about === about ? kept.reply : null;
}

interface DecisionProviderProps {
  action: string;
  revision: number;
  answered: DecisionReply | undefined;
  kept: KeptDecision | null;
  children: ReactNode;
}

/** Sends the forms of a rewrite one after another, because each names the revision it was made from. */
export function DecisionProvider({ action, revision, answered, kept, children }: DecisionProviderProps) {
  const fetcher = useFetcher<DecisionReply>();
  const waiting = useRef<FormData[]>([]);
  const isSaving = fetcher.state !== "idle";
  const submit = (form: FormData) => {
    for (const name of ["revision", "seen"]) if (form.has(name)) form.set(name, String(revision));
    fetcher.submit(form, { method: "post", action });
  };
  useEffect(() => {
    if (isSaving) return;
    // The user looks at another tab's changes before anything more is sent.
    if (fetcher.data?.isStale) waiting.current = [];
    const next = waiting.current.shift();
    if (next) submit(next);
  });
  const send = (form: FormData) => {
    form.set("live", "yes");
    if (isSaving) waiting.current.push(form);
    else submit(form);
  };
  const reply = useLatestReply(fetcher.data) ?? answered;
  const state = { action, revision, reply, answered, kept, isSaving, send };
  return <DecisionContext.Provider value={state}>{children}</DecisionContext.Provider>;
}

/** For forms with text on a rewrite's page: if the session has ended, the text is kept and restored after sign-in. */
export function KeptWords({ about }: { about: string }) {
  const { kept, reply } = useDecisions();
  const name = about === "letter" ? about : `own-${about}`;
  return <KeptFormFields name={name} kept={kept?.name === name ? kept : null} answered={reply?.about === about} />;
}

/**
 * For a text field of a decision about `about`: it shows `text` anew when that changes, but not while somebody is
 * typing into it, until their own form has been answered. So changes by another form or tab never overwrite input.
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
