import { z } from "zod";
import { needsSecondFactor } from "~/domain/auth/sessions/read-session.server";
import { signOut } from "~/domain/auth/sessions/sign-out.server";
import { ApiError } from "~/http/api/api-error";
import { insufficientAal, requireApiUser } from "~/http/api/require-api-user.server";
import { apiRoute } from "./api-route.server";

const scopeSchema = z.enum(["global", "local", "others"]);

const route = apiRoute({
  async POST({ request, context, url }) {
    const ctx = await requireApiUser(request, context, "uncounted");
    const scope = scopeSchema.safeParse(url.searchParams.get("scope") ?? "global");
    if (!scope.success) throw new ApiError(400, "validation_failed", "The scope is global, local or others");
    // Who has not shown their second factor may not end the sessions of whoever has.
    const isHalf = needsSecondFactor(ctx.user);
    if (isHalf && scope.data === "others") throw insufficientAal(403);
    await signOut(ctx, isHalf ? "local" : scope.data);
    return new Response(null, { status: 204 });
  },
});

export { route as action, route as loader };
