import { z } from "zod";
import { getApiUser } from "~/domain/auth/account/api-user.server";
import { updateUser } from "~/domain/auth/account/update-user.server";
import { ApiError, rateLimited } from "~/http/api/api-error";
import { readJson } from "~/http/api/read-json.server";
import { insufficientAal, requireApiUser } from "~/http/api/require-api-user.server";
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

const given = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? undefined);
const proofField = given(z.string().max(200));
const schema = z
  .object({
    email: given(emailField),
    password: given(newPasswordField),
    data: given(userDataField),
    nonce: proofField,
    current_password: proofField,
    ...pkceFields,
  })
  .refine(isPkceValid, pkceRefusal);

const route = apiRoute({
  async GET({ request, context }) {
    const ctx = await requireApiUser(request, context);
    return Response.json(await getApiUser(ctx, ctx.user.id));
  },
  async PUT({ request, context, url }) {
    const ctx = await requireApiUser(request, context);
    const { current_password: currentPassword, ...fields } = await readJson(request, schema);
    const codeChallenge = challengeOf(fields);
    const answer = await updateUser(ctx, {
      ...fields,
      currentPassword,
      codeChallenge,
      address: context.address,
      client: context.client,
      origin: siteOrigin(request, context),
      linkOf: mailedLink({ request, context, url }, { type: "email_change", codeChallenge }),
    });
    if (!answer.ok) throw refusalOf(answer);
    const user = await getApiUser(ctx, ctx.user.id);
    const pending = { new_email: fields.email, email_change_sent_at: new Date(ctx.now()).toISOString() };
    return Response.json({ ...user, ...(answer.emailChangeSent && pending) });
  },
});

function refusalOf(answer: Exclude<Awaited<ReturnType<typeof updateUser>>, { ok: true }>): ApiError {
  switch (answer.reason) {
    case "weak-password":
      return weakPasswordError(answer.reasons);
    case "same-password":
      return new ApiError(422, "same_password", "The new password is the old one");
    case "insufficient-aal":
      return insufficientAal(401);
    case "wrong-password":
      return new ApiError(400, "invalid_credentials", "The current password is not right");
    case "wrong-nonce":
      return new ApiError(422, "reauthentication_not_valid", "The code is not valid, or too old");
    case "reauthentication-needed":
      return new ApiError(400, "reauthentication_needed", "This needs the current password, or a code by mail");
    case "too-much-data":
      return new ApiError(400, "validation_failed", "data: This is more than can be kept");
    case "rate-limited":
      return rateLimited(answer);
    default:
      return answer satisfies never;
  }
}

export { route as action, route as loader };
