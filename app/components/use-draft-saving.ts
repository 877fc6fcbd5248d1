import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { z } from "zod";
import { draftContentSchema } from "../domain/resumes/builder/builder.schema";

const quietMilliseconds = 700;
const address = "/app/dashboard/resumes/builder/draft";

const savedSchema = z.object({ revision: z.number() });
const staleSchema = z.object({
  current: z.object({ resumeId: z.string(), revision: z.number(), content: draftContentSchema }),
});
export type StaleDraft = z.output<typeof staleSchema>["current"];

/** Which draft the next sending is made from. */
export interface DraftKey {
  resumeId: string;
  revision: number;
}

export type SavingState =
  | { kind: "idle" | "saving" | "saved" | "failed" | "signed-out" }
  | { kind: "stale"; current: StaleDraft };

export interface DraftSaving {
  state: SavingState;
  /** Keeps what stands in the form after a pause in the typing. */
  schedule(form: HTMLFormElement): void;
  /** The form itself is sent: nothing more of it needs keeping. */
  cancel(): void;
  /** What is on its way at the moment. */
  underWay(): Promise<void> | null;
}

/**
 * Keeps a form as a draft while it is being typed into: one sending at a time, each made from what the one before it
 * left, and the last when the page is left. `adopt` hears which draft the next one is made from.
 */
export function useDraftSaving(key: DraftKey, adopt: (key: DraftKey) => void): DraftSaving {
  const [state, setState] = useState<SavingState>({ kind: "idle" });
  const pending = useRef<URLSearchParams | null>(null);
  const sending = useRef<Promise<void> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ key, adopt });
  latest.current = { key, adopt };

  const send = async (body: URLSearchParams) => {
    body.set("resumeId", latest.current.key.resumeId);
    body.set("revision", String(latest.current.key.revision));
    const next = await post(body);
    // At once: a button that waited for this sends the number that is in its form by then.
    flushSync(() => {
      if (next.key) latest.current.adopt(next.key);
      setState(next.state);
    });
  };
  const flush = () => {
    clearTimeout(timer.current);
    const body = pending.current;
    if (!body || sending.current) return;
    pending.current = null;
    setState({ kind: "saving" });
    sending.current = send(body).finally(() => {
      sending.current = null;
      flush();
    });
  };
  const flushNow = useRef(flush);
  flushNow.current = flush;

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === "hidden") flushNow.current();
    };
    document.addEventListener("visibilitychange", leave);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      flushNow.current();
    };
  }, []);

  return {
    state,
    schedule(form) {
      // Until the user decides which of two drafts stands.
      if (state.kind === "stale") return;
      pending.current = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => flushNow.current(), quietMilliseconds);
    },
    cancel() {
      clearTimeout(timer.current);
      pending.current = null;
      setState({ kind: "idle" });
    },
    underWay: () => sending.current,
  };
}

async function post(body: URLSearchParams): Promise<{ state: SavingState; key?: DraftKey }> {
  try {
    const response = await fetch(address, { method: "POST", body, keepalive: true, redirect: "manual" });
    if (response.type === "opaqueredirect") return { state: { kind: "signed-out" } };
    const answer: unknown = await response.json();
    const saved = savedSchema.safeParse(answer);
    const resumeId = body.get("resumeId") ?? "";
    if (saved.success) return { state: { kind: "saved" }, key: { resumeId, revision: saved.data.revision } };
    const stale = staleSchema.safeParse(answer);
    return stale.success ? { state: { kind: "stale", current: stale.data.current } } : { state: { kind: "failed" } };
  } catch {
    return { state: { kind: "failed" } };
  }
}
