import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";

const mailedSchema = z.object({ email: z.string() });
export type MailedAddress = z.infer<typeof mailedSchema>;

/** Remembers, in this browser alone, the address that it typed: the next page offers to send the mail again. */
export function rememberMailed(context: AppLoadContext, email: string): Promise<string> {
  return context.cookies.mailed.serialize({ email } satisfies MailedAddress);
}

export async function readMailed(request: Request, context: AppLoadContext): Promise<MailedAddress | null> {
  const kept = mailedSchema.safeParse(await context.cookies.mailed.parse(request.headers.get("Cookie")));
  return kept.success ? kept.data : null;
}

export function forgetMailed(context: AppLoadContext): Promise<string> {
  return context.cookies.mailed.serialize("", { maxAge: 0 });
}
