import { z } from "zod";
import { requestPasswordReset } from "~/domain/auth/request-password-reset.server";
import { rateLimited } from "~/http/api/api-error";
import { challengeOf, emailField, isPkceValid, pkceFields, pkceRefusal } from "~/http/api/api-fields";
import { apiRoute } from "~/http/api/api-route.server";
import { mailedLink } from "~/http/api/mailed-link";
import { readJson } from "~/http/api/read-json.server";

const schema = z.object({ email: emailField, ...pkceFields }).refine(isPkceValid, pkceRefusal);

const route = apiRoute({
  async POST({ request, context, url }) {
    const { email, ...pkce } = await readJson(request, schema);
    const codeChallenge = challengeOf(pkce);
    const answer = await requestPasswordReset(context.app, {
      email,
      codeChallenge,
      address: context.address,
      linkOf: mailedLink({ request, context, url }, { type: "recovery", codeChallenge }),
    });
    if (!answer.ok) throw rateLimited(answer);
    return Response.json({});
  },
});

export { route as action, route as loader };
