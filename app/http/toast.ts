/** One short message after an action, shown once. */
export interface Toast {
  title: string;
  text?: string;
  tone: "success" | "error";
  /** What the visitor has just done: its page shows so in place of the form. */
  done?: "waitlist";
  /** A button that takes the step back, or the next one: a form that posts these fields to `to`. */
  action?: { label: string; to: string; fields: Record<string, string> };
}
