import { useEffect, useState } from "react";

/** Whether scripts run: false in the page as the server sends it. */
export function useScripted(): boolean {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return scripted;
}
