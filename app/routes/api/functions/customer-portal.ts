import { customerPortalSchema, openPortal } from "~/domain/billing/open-portal.server";
import { ApiError, rateLimited } from "~/http/api/api-error";
import { siteOrigin } from "~/http/request.server";
import { functionRoute } from "./function-route.server";

const route = functionRoute(
  customerPortalSchema,
  async (ctx, { customer_id: customerId }, args) => {
    const origin = siteOrigin(args.request, args.context);
    const answer = await openPortal(ctx, { customerId, origin });
    if (answer.ok) return { url: answer.url };
    switch (answer.reason) {
      case "rate-limited":
        throw rateLimited(answer);
      case "forbidden":
        throw new ApiError(403, "not_admin", "This customer is not yours.");
      case "no-customer":
        throw new ApiError(404, "no_customer", "This user does not have a Stripe customer ID.");
      case "payments-down":
        throw new ApiError(502, "payments_down", "Unable to open Stripe Portal.");
      case "no-payments":
        throw new ApiError(503, "no_payments", "Payments are not set up on this server.");
      default:
        return answer satisfies never;
    }
  },
  "change",
);

export { route as action, route as loader };
