import { useFetcher } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";
import type { DecisionReply } from "../http/rewrite-form.server";

interface DecisionState {
  action: string;
  revision: number;
  /** The answer to the last form that was sent. */
  reply: DecisionReply | undefined;
  /** The answer to one that was sent without a script. */
  answered: DecisionReply | undefined;
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

interface DecisionProviderProps {
  action: string;
  revision: number;
  answered: DecisionReply | undefined;
  children: ReactNode;
}

/** With scripts the forms of a rewrite are sent one after the other: each says which revision it was made from. */
export function DecisionProvider({ action, revision, answered, children }: DecisionProviderProps) {
  const fetcher = useFetcher<DecisionReply>();
  const waiting = useRef<FormData[]>([]);
  const isSaving = fetcher.state !== "idle";
  const submit = (form: FormData) => {
    for (const name of ["revision", "seen"]) if (form.has(name)) form.set(name, String(revision));
    fetcher.submit(form, { method: "post", action });
  };
  useEffect(() => {
    if (isSaving) return;
    // What another tab changed is looked at before anything more is sent.
    if (fetcher.data?.isStale) waiting.current = [];
    const next = waiting.current.shift();
    if (next) submit(next);
  });
  const send = (form: FormData) => {
    form.set("live", "yes");
    if (isSaving) waiting.current.push(form);
    else submit(form);
  };
  const reply = fetcher.data ?? answered;
  const state = { action, revision, reply, answered, isSaving, send };
  return <DecisionContext.Provider value={state}>{children}</DecisionContext.Provider>;
}
