import { z } from "zod";
import { resendEmailChange } from "~/domain/auth/email-change/resend-email-change.server";
import { resendConfirmation } from "~/domain/auth/register/resend-confirmation.server";
import { rateLimited } from "~/http/api/api-error";
import { readJson } from "~/http/api/read-json.server";
import { siteOrigin } from "~/http/request.server";
import { challengeOf, emailField, isPkceValid, pkceFields, pkceRefusal } from "./api-fields";
import { apiRoute } from "./api-route.server";
import { mailedLink } from "./mailed-link";

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
      from: { client: context.client },
      origin: siteOrigin(request, context),
      linkOf: mailedLink({ request, context, url }, { type, codeChallenge }),
    });
    if (!answer.ok) throw rateLimited(answer);
    return Response.json({});
  },
});

export { route as action, route as loader };
