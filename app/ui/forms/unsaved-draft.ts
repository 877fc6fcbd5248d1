import { useEffect } from "react";

/**
 * A copy of the builder's form in the tab's session storage. A reload fetches the page before the last save may have
 * reached the server, so the page restores newer input from here. Without session storage only the saves remain.
 */
const unsavedKey = "builder-typed";
/** Saves that were sent and not answered yet, newest first. */
const sentKey = "builder-sent";
const sentMax = 5;

export function storeUnsaved(owner: string, fields: URLSearchParams): void {
  try {
    sessionStorage.setItem(unsavedKey, withOwner(owner, fields));
  } catch {}
}

export function clearUnsaved(): void {
  try {
    sessionStorage.removeItem(unsavedKey);
  } catch {}
}

export function readUnsaved(): URLSearchParams | null {
  try {
    const stored = sessionStorage.getItem(unsavedKey);
    return stored === null ? null : new URLSearchParams(stored);
  } catch {
    return null;
  }
}

export function storeSent(owner: string, fields: URLSearchParams): void {
  try {
    sessionStorage.setItem(sentKey, JSON.stringify([withOwner(owner, fields), ...readSent()].slice(0, sentMax)));
  } catch {}
}

export function clearSent(): void {
  try {
    sessionStorage.removeItem(sentKey);
  } catch {}
}

export function readSent(): string[] {
  try {
    return strings(JSON.parse(sessionStorage.getItem(sentKey) ?? "[]"));
  } catch {
    return [];
  }
}

/** The token would be too old by the time the draft is restored; the page has a fresh one. */
function withOwner(owner: string, fields: URLSearchParams): string {
  const stored = new URLSearchParams(fields);
  stored.delete("formToken");
  stored.set("owner", owner);
  return stored.toString();
}

function strings(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((text) => typeof text === "string") : [];
}

export function clearDrafts(): void {
  clearUnsaved();
  clearSent();
}

/** Deletes what another user left in this tab. */
export function clearDraftsOfOthers(owner: string): void {
  const stored = [readUnsaved(), ...readSent().map((text) => new URLSearchParams(text))];
  const owners = stored.map((fields) => fields?.get("owner"));
  if (owners.some((name) => typeof name === "string" && name !== owner)) clearDrafts();
}

const signOutChannel = "signed-out";

/**
 * Deletes drafts that must not outlive their user: all of them, in every tab of this browser, after a sign-out, and
 * those of anybody but `owner`, who is signed in here. A session that merely expired keeps its drafts, so that the same
 * user finds them after signing in again.
 */
export function useDraftCleanup(owner: string | null, hasSignedOut: boolean): void {
  useEffect(() => {
    const otherTabs = new BroadcastChannel(signOutChannel);
    otherTabs.onmessage = clearDrafts;
    if (hasSignedOut) {
      clearDrafts();
      otherTabs.postMessage(null);
    }
    return () => otherTabs.close();
  }, [hasSignedOut]);
  useEffect(() => {
    if (owner !== null) clearDraftsOfOthers(owner);
  }, [owner]);
}
