import { vi } from "vitest";

/** A browser's storage with what scripts read of the page beside it; `broken` throws at every use, `full` at every writing. */
export function stubBrowser(kind: "working" | "full" | "broken" = "working"): Map<string, string> {
  const stored = new Map<string, string>();
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  vi.stubGlobal("navigator", { userAgent: "Testing/1.0" });
  vi.stubGlobal("location", { href: "https://lapel.test/" });
  vi.stubGlobal("localStorage", {
    getItem: kind === "broken" ? refuse : (key: string) => stored.get(key) ?? null,
    setItem: kind === "working" ? (key: string, value: string) => stored.set(key, value) : refuse,
  });
  return stored;
}
