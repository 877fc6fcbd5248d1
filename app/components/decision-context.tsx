import { useFetcher } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";
import type { DecisionReply, KeptDecision } from "../http/rewrite-form.server";
import { useStanding } from "./use-standing";

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

/** What was not saved of the form about this part: the answer says why, or it is back from before a sign-in. */
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

/** With scripts the forms of a rewrite are sent one after the other: each says which revision it was made from. */
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
  const reply = useStanding(fetcher.data) ?? answered;
  const state = { action, revision, reply, answered, kept, isSaving, send };
  return <DecisionContext.Provider value={state}>{children}</DecisionContext.Provider>;
}
