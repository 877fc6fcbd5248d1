/** Looks of a row of the menu. Icons stand in the middle of 3rem, so that nothing moves when the labels go. */
export const sidebarRow =
  "flex min-h-11 w-full items-center gap-3 rounded-lg px-2.5 py-2 text-left text-[0.9375rem] font-medium whitespace-nowrap hover:bg-accent-soft focus-visible:-outline-offset-3 motion-safe:transition-colors";
