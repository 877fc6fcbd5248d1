import { createContext, useEffect, useState } from "react";

/** False in the page as the server sends it, true once scripts run. */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated;
}

/** Pairs each item with its position as React key: for lists whose items have no id and never change their order. */
export function keyed<Item>(items: readonly Item[]): { key: string; item: Item }[] {
  return items.map((item, position) => ({ key: String(position), item }));
}

/** The nonce of the response that is being rendered; empty in the browser, which does not need it. */
export const NonceContext = createContext("");
