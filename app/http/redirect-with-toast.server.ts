import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { Toast } from "./toast";

/** Sends the browser on with a message that the next page shows once. */
export async function redirectWithToast(context: AppLoadContext, to: string, toast: Toast, cookies: string[] = []) {
  const headers = new Headers();
  headers.append("Set-Cookie", await context.cookies.toast.serialize(toast));
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return redirect(to, { headers, status: 303 });
}
