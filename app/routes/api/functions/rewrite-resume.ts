import { rewriteTextsSchema } from "~/domain/rewriting/rewrite-texts.schema";
import { rewriteTexts } from "~/domain/rewriting/rewrite-texts.server";
import { ApiError, rateLimited } from "~/http/api/api-error";
import { functionRoute } from "~/http/api/function-route.server";
import { rewriteRefusal } from "~/http/rewrite-refusal";

const route = functionRoute(rewriteTextsSchema, async (ctx, body) => {
  const answer = await rewriteTexts(ctx, body);
  if (answer.ok) return { rewritten_cv: answer.rewrittenCv, cover_letter: answer.coverLetter };
  switch (answer.reason) {
    case "rate-limited":
      throw rateLimited(answer);
    case "limit-reached": {
      const { title, text } = rewriteRefusal(answer);
      throw new ApiError(402, "limit_reached", `${title} ${text}`);
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
