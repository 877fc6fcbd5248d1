import { parseWithZod } from "@conform-to/zod/v4";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { findKeptForm } from "../domain/auth/kept-forms/find-kept-form.server";
import type { AppContext, SignedInUser } from "../ports/context";
import { type Kept, keptField, keptFormPath } from "./kept-form";

/**
 * For the loader of a page with a form that is kept under this name: what its owner typed before they had to sign in
 * again. Asks the database only where the way back from the sign-in says that there is something.
 */
export async function findKept(
  ctx: AppContext & { user: SignedInUser },
  request: Request,
  context: AppLoadContext,
  name: string,
): Promise<Kept | null> {
  const url = new URL(request.url);
  if (url.searchParams.get(keptField) !== name) return null;
  const path = keptFormPath(url.pathname.replace(/\.data$/, ""), name);
  const kept = await findKeptForm(ctx, { visitorId: context.visitorId, path });
  if (!kept) return null;
  const formData = new FormData();
  for (const [field, value] of kept.fields) formData.append(field, value);
  const { initialValue } = parseWithZod(formData, { schema: z.looseObject({}) }).reply();
  return { id: kept.id, result: { initialValue } };
}
