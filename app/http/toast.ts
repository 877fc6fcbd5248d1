/** One short message after an action, shown once. */
export interface Toast {
  title: string;
  text?: string;
  tone: "success" | "error";
}
