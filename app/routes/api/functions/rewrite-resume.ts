import { rewriteTextsSchema } from "~/domain/rewriting/request/rewrite-texts.schema";
import { rewriteTexts } from "~/domain/rewriting/request/rewrite-texts.server";
import { ApiError, rateLimited } from "~/http/api/api-error";
import { overQuota } from "~/http/api/require-api-user.server";
import { rewriteErrorToast } from "~/http/rewrite-errors";
import { functionRoute } from "./function-route.server";

const route = functionRoute(
  rewriteTextsSchema,
  async (ctx, body) => {
    const answer = await rewriteTexts(ctx, body);
    if (answer.ok) return { rewritten_cv: answer.rewrittenCv, cover_letter: answer.coverLetter };
    switch (answer.reason) {
      case "rate-limited":
        throw rateLimited(answer);
      case "limit-reached": {
        const { title, text } = rewriteErrorToast(answer);
        throw new ApiError(402, "limit_reached", `${title} ${text}`);
      }
      case "no-room":
      case "too-many":
        throw overQuota(answer);
      case "not-found":
        throw new ApiError(404, "not_found", "Resume or job post not found.");
      case "failed": {
        const use = answer.counted ? "It counts as a use: a model worked on it." : "It does not count as a use.";
        throw new ApiError(500, "unexpected_failure", `The rewrite failed on our side. ${use}`);
      }
      default:
        return answer satisfies never;
    }
  },
  "growth",
);

export { route as action, route as loader };
