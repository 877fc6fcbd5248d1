import { z } from "zod";
import { needsSecondFactor } from "~/domain/auth/needs-second-factor";
import { signOut } from "~/domain/auth/sessions/sign-out.server";
import { ApiError } from "~/http/api/api-error";
import { apiRoute } from "~/http/api/api-route.server";
import { requireApiUser } from "~/http/api/require-api-user.server";
import { insufficientAal } from "~/http/api/require-assured-api-user.server";

const scopeSchema = z.enum(["global", "local", "others"]);

const route = apiRoute({
  async POST({ request, context, url }) {
    const ctx = await requireApiUser(request, context);
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
