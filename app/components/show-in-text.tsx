import { type ReactNode, useEffect, useRef } from "react";

/**
 * Links to places in a box of text beside them: with scripts only the box scrolls, and the page stays where it is.
 * Without, the browser follows the link.
 */
export function ShowInText({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let shown: Element | null = null;
    const show = (event: MouseEvent) => {
      const { target, ctrlKey, metaKey, shiftKey } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='#read-']") : null;
      const place = link && document.getElementById(link.hash.slice(1));
      // The text is not shown where the file is.
      if (!place || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      shown?.removeAttribute("data-shown");
      place.setAttribute("data-shown", "");
      place.scrollIntoView({ block: "nearest" });
      shown = place;
    };
    const links = box.current;
    links?.addEventListener("click", show);
    return () => links?.removeEventListener("click", show);
  }, []);
  return <div ref={box}>{children}</div>;
}
