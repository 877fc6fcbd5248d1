import { z } from "zod";
import { viewPendingUser } from "~/domain/auth/account/api-user.server";
import { registerUser } from "~/domain/auth/register/register-user.server";
import { rateLimited } from "~/http/api/api-error";
import { readJson } from "~/http/api/read-json.server";
import { siteOrigin } from "~/http/request.server";
import {
  challengeOf,
  emailField,
  isPkceValid,
  newPasswordField,
  pkceFields,
  pkceRefusal,
  userDataField,
  weakPasswordError,
} from "./api-fields";
import { apiRoute } from "./api-route.server";
import { mailedLink } from "./mailed-link";

const schema = z
  .object({ email: emailField, password: newPasswordField, data: userDataField.nullish(), ...pkceFields })
  .refine(isPkceValid, pkceRefusal);

/** Answers the same user for every address: the account begins when the mail is answered. */
const route = apiRoute({
  async POST({ request, context, url }) {
    const { email, password, data, ...pkce } = await readJson(request, schema);
    const codeChallenge = challengeOf(pkce);
    const answer = await registerUser(context.app, {
      email,
      password,
      userMetadata: data ?? {},
      codeChallenge,
      address: context.address,
      from: { client: context.client },
      origin: siteOrigin(request, context),
      linkOf: mailedLink({ request, context, url }, { type: "signup", codeChallenge }),
    });
    if (answer.ok) return Response.json(viewPendingUser(email, answer.payload, context.app.now()));
    throw answer.reason === "weak-password" ? weakPasswordError(answer.reasons) : rateLimited(answer);
  },
});

export { route as action, route as loader };
