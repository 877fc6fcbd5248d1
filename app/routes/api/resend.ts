import { z } from "zod";
import { resendConfirmation } from "~/domain/auth/resend-confirmation.server";
import { resendEmailChange } from "~/domain/auth/resend-email-change.server";
import { rateLimited } from "~/http/api/api-error";
import { challengeOf, emailField, isPkceValid, pkceFields, pkceRefusal } from "~/http/api/api-fields";
import { apiRoute } from "~/http/api/api-route.server";
import { mailedLink } from "~/http/api/mailed-link";
import { readJson } from "~/http/api/read-json.server";
import { siteOrigin } from "~/http/site-origin";

const schema = z
  .object({ type: z.enum(["signup", "email_change"]), email: emailField, ...pkceFields })
  .refine(isPkceValid, pkceRefusal);

const resends = { signup: resendConfirmation, email_change: resendEmailChange };

const route = apiRoute({
  async POST({ request, context, url }) {
    const { type, email, ...pkce } = await readJson(request, schema);
    const codeChallenge = challengeOf(pkce);
    const answer = await resends[type](context.app, {
      email,
      codeChallenge,
      address: context.address,
      origin: siteOrigin(request, context),
      linkOf: mailedLink({ request, context, url }, { type, codeChallenge }),
    });
    if (!answer.ok) throw rateLimited(answer);
    return Response.json({});
  },
});

export { route as action, route as loader };
