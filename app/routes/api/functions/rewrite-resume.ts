import { brand } from "~/brand";
import { rewriteTextsSchema } from "~/domain/rewriting/rewrite-texts.schema";
import { rewriteTexts } from "~/domain/rewriting/rewrite-texts.server";
import { ApiError, rateLimited } from "~/http/api/api-error";
import { functionRoute } from "~/http/api/function-route.server";

const route = functionRoute(rewriteTextsSchema, async (ctx, body) => {
  const answer = await rewriteTexts(ctx, body);
  if (answer.ok) return { rewritten_cv: answer.rewrittenCv, cover_letter: answer.coverLetter };
  switch (answer.reason) {
    case "rate-limited":
      throw rateLimited(answer);
    case "limit-reached": {
      const plan = `Your "${answer.tier}" plan allows ${answer.limit} rewrites per month.`;
      throw new ApiError(402, "limit_reached", `Monthly ${brand} limit reached. ${plan}`);
    }
    case "not-found":
      throw new ApiError(404, "not_found", "Resume or job post not found.");
    case "failed":
      throw new ApiError(500, "unexpected_failure", "The rewrite failed on our side. It does not count as a use.");
    default:
      return answer satisfies never;
  }
});

export { route as action, route as loader };
