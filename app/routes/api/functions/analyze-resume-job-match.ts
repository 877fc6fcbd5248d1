import { analyzeTexts, analyzeTextsSchema } from "~/domain/matching/analyze-texts.server";
import { rateLimited } from "~/http/api/api-error";
import { functionRoute } from "./function-route.server";

const route = functionRoute(
  analyzeTextsSchema,
  async (ctx, body) => {
    const answer = await analyzeTexts(ctx, body);
    if (!answer.ok) throw rateLimited(answer);
    return { match_score: answer.score, report: answer.report, suggestions: answer.suggestions };
  },
  "engine",
);

export { route as action, route as loader };
