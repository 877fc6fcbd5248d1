import { type AppLoadContext, redirect } from "@remix-run/cloudflare";

/** A short message after an action, shown once. */
export interface Toast {
  title: string;
  text?: string;
  tone: "success" | "error";
  /**
   * What the visitor has just done. After "waitlist" the landing page shows a confirmation in place of the form; after
   * "sign-out" every tab deletes its unsaved drafts.
   */
  done?: "waitlist" | "sign-out";
  /** A button that undoes the step or takes the next one: a form that posts these fields to `to`. */
  action?: { label: string; to: string; fields: Record<string, string> };
}

/** Redirects with a toast for the next page. */
export async function redirectWithToast(context: AppLoadContext, to: string, toast: Toast, cookies: string[] = []) {
  const headers = new Headers();
  headers.append("Set-Cookie", await context.cookies.toast.serialize(toast));
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return redirect(to, { headers, status: 303 });
}
