import { useSearchParams } from "@remix-run/react";
import { useHydrated } from "~/ui/rendering";

/** The panels of a resume's card, one open at a time; the address names the panel and the card. */
export const panels = ["rewrite", "rename", "rewritten", "letter", "erase"] as const;
export type Panel = (typeof panels)[number];

interface Address {
  search: string;
  hash: string;
}

export interface PanelState {
  isOpen: (panel: Panel) => boolean;
  /** Where a link leads that opens the panel. */
  opening: (panel: Panel) => Address;
  /** Where a link leads that closes what is open. */
  closed: Address;
  /** Where forms go: to the list, also from the page inside it. Open is what an answer shows again. */
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
    // Where a page is loaded anew, it comes back to the card; where not, it never leaves it.
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
