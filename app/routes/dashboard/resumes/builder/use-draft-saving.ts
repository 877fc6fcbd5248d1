import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { z } from "zod";
import { draftContentSchema } from "~/domain/resumes/builder/builder.schema";
import { clearSent, clearUnsaved, storeSent, storeUnsaved } from "~/ui/forms/unsaved-draft";
import { SendingQueue } from "./sending-queue";
import { wasSentHere } from "./unsaved-input";

/** The wait before the next try if the server names none. */
const againMilliseconds = 10_000;
/** Each earlier request of this tab that arrives late changes the draft's revision once. */
const mostTries = 5;
const address = "/app/dashboard/resumes/builder/draft";

const savedSchema = z.object({ resumeId: z.string(), revision: z.number() });
const staleSchema = z.object({
  current: z.object({ resumeId: z.string(), revision: z.number(), content: draftContentSchema }),
});
export type StaleDraft = z.output<typeof staleSchema>["current"];

/** The draft that the next request is based on. */
export interface DraftKey {
  resumeId: string;
  revision: number;
}

export type SavingState =
  | { kind: "idle" | "saving" | "saved" | "failed" | "signed-out" }
  | { kind: "stale"; current: StaleDraft };

export interface DraftSaving {
  state: SavingState;
  /** Saves the form's input after a pause in typing. */
  schedule(form: HTMLFormElement): void;
  /** For when the form itself is sent, so that nothing more needs saving. */
  cancel(): void;
  /** The request that is running at the moment. */
  underWay(): Promise<void> | null;
}

/**
 * Saves a form as a draft while it is typed into: one request at a time, each based on the draft that the last one
 * left, and a last one when the page is left. Unsaved input is noted for `owner`, so that a reload finds it, and sent
 * again if it was refused for now. A draft equal to what this tab sent counts as its own, even if the answer was lost.
 * `adopt` receives the draft that the next save is based on.
 */
export function useDraftSaving(owner: string, key: DraftKey, adopt: (key: DraftKey) => void): DraftSaving {
  const [state, setState] = useState<SavingState>({ kind: "idle" });
  const latest = useRef({ owner, key, adopt });
  latest.current = { owner, key, adopt };

  const [queue] = useState(() => {
    const made: SendingQueue<URLSearchParams> = new SendingQueue(async (body) => {
      setState({ kind: "saving" });
      const next = await save(latest.current.owner, latest.current.key, body);
      // A signed-out user has saved nothing; the input waits until they sign in again.
      if (next.key || next.state.kind === "signed-out") clearSent();
      if (next.key && !made.hasMore()) clearUnsaved();
      // At once, because a button that waits for this sends the revision that its form holds then.
      flushSync(() => {
        if (next.key) latest.current.adopt(next.key);
        setState(next.state);
      });
      return next.again ?? null;
    });
    return made;
  });

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === "hidden") queue.flush();
    };
    document.addEventListener("visibilitychange", leave);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      queue.flush();
    };
  }, [queue]);

  return {
    state,
    schedule(form) {
      // Nothing is saved until the user has chosen one of the two drafts.
      if (state.kind === "stale") return;
      const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
      storeUnsaved(owner, body);
      queue.schedule(body);
    },
    cancel() {
      queue.cancel();
      clearUnsaved();
      setState({ kind: "idle" });
    },
    underWay: () => queue.underWay(),
  };
}

/** `again`: milliseconds until another try makes sense. */
interface Saved {
  state: SavingState;
  key?: DraftKey;
  again?: number;
}

async function save(owner: string, key: DraftKey, body: URLSearchParams): Promise<Saved> {
  let from = key;
  for (let tries = 1; ; tries++) {
    body.set("resumeId", from.resumeId);
    body.set("revision", String(from.revision));
    storeSent(owner, body);
    const next = await post(body);
    if (next.state.kind !== "stale" || tries === mostTries) return next;
    const { current } = next.state;
    if (!wasSentHere(owner, current.content)) return next;
    from = { resumeId: current.resumeId, revision: current.revision };
  }
}

async function post(body: URLSearchParams): Promise<Saved> {
  try {
    const response = await fetch(address, { method: "POST", body, keepalive: true, redirect: "manual" });
    if (response.type === "opaqueredirect") return { state: { kind: "signed-out" } };
    if (response.status === 429 || response.status >= 500) {
      const seconds = Number(response.headers.get("Retry-After"));
      return { state: { kind: "failed" }, again: seconds > 0 ? seconds * 1000 : againMilliseconds };
    }
    const answer: unknown = await response.json();
    const saved = savedSchema.safeParse(answer);
    if (saved.success) return { state: { kind: "saved" }, key: saved.data };
    const stale = staleSchema.safeParse(answer);
    return stale.success ? { state: { kind: "stale", current: stale.data.current } } : { state: { kind: "failed" } };
  } catch {
    return { state: { kind: "failed" }, again: againMilliseconds };
  }
}
