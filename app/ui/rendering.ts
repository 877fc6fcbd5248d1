import { useEffect, useState } from "react";

/** False in the page as the server sends it, true once scripts run. */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated;
}
