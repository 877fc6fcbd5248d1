import { type ReactNode, useEffect, useRef } from "react";
import { Notice } from "./notice";

/** Above a form whose save came too late: everything typed is still in it; `children` shows what stands now. */
export function StaleNotice({ children }: { children?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed may stand far below.
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={place} className="scroll-my-20">
      <Notice tone="error" title="This was changed in another tab or on another device since you opened it.">
        <p className="mt-1">Nothing of yours was saved yet: compare with the current version below, then save again.</p>
        {children ? <div className="mt-3">{children}</div> : null}
      </Notice>
    </div>
  );
}
