import { useSearchParams } from "@remix-run/react";
import { useHydrated } from "~/ui/frame/rendering";

/** The panels of a resume's card. One is open at a time, and the address names it with its card. */
export const panels = ["rewrite", "rename", "rewritten", "letter", "erase"] as const;
export type Panel = (typeof panels)[number];

interface Address {
  search: string;
  hash: string;
}

export interface PanelState {
  isOpen: (panel: Panel) => boolean;
  /** The address that opens the panel. */
  opening: (panel: Panel) => Address;
  /** The address that closes the open panel. */
  closed: Address;
  /** Where forms are sent: always to the list. `open` is the panel that a reply opens again. */
  action: (open?: Panel) => string;
}

/** What is open on the card of one resume. */
export function useResumePanel(resumeId: string): PanelState {
  const [params] = useSearchParams();
  const scripted = useHydrated();
  const address = (open?: Panel): Address => {
    const kept = new URLSearchParams(params);
    for (const panel of [...panels, "job"]) kept.delete(panel);
    if (open) kept.set(open, resumeId);
    // Without scripts the page is loaded again and jumps to the card; with scripts it never leaves it.
    return { search: `?${kept}`, hash: scripted ? "" : cardAnchor(resumeId) };
  };
  return {
    isOpen: (panel) => params.get(panel) === resumeId,
    opening: address,
    closed: address(),
    action: (open) => `/app/dashboard/resumes${address(open).search}`,
  };
}

export function cardAnchor(resumeId: string): string {
  return `resume-${resumeId}`;
}
