import { z } from "zod";
import { requestPasswordReset } from "~/domain/auth/password/request-password-reset.server";
import { rateLimited } from "~/http/api/api-error";
import { readJson } from "~/http/api/read-json.server";
import { siteOrigin } from "~/http/request.server";
import { challengeOf, emailField, isPkceValid, pkceFields, pkceRefusal } from "./api-fields";
import { apiRoute } from "./api-route.server";
import { mailedLink, pageOfLink } from "./mailed-link";

const schema = z.object({ email: emailField, ...pkceFields }).refine(isPkceValid, pkceRefusal);

const route = apiRoute({
  async POST({ request, context, url }) {
    const { email, ...pkce } = await readJson(request, schema);
    const codeChallenge = challengeOf(pkce);
    const answer = await requestPasswordReset(context.app, {
      email,
      codeChallenge,
      address: context.address,
      client: context.client,
      pageOf: (token) => pageOfLink("recovery", token, new URL("/app", siteOrigin(request, context))).href,
      linkOf: mailedLink({ request, context, url }, { type: "recovery", codeChallenge }),
    });
    if (!answer.ok) throw rateLimited(answer);
    return Response.json({});
  },
});

export { route as action, route as loader };
