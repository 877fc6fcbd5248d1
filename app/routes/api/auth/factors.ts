import { enrolFactor } from "~/domain/auth/factors/enrol-factor.server";
import { enrolFactorSchema } from "~/domain/auth/factors/factor.schema";
import { factorsPerUser } from "~/domain/auth/limits";
import { ApiError } from "~/http/api/api-error";
import { readJson } from "~/http/api/read-json.server";
import { insufficientAal, requireApiUser } from "~/http/api/require-api-user.server";
import { notTexted } from "./api-fields";
import { apiRoute } from "./api-route.server";

const route = apiRoute({
  async POST({ request, context }) {
    const ctx = await requireApiUser(request, context);
    const { friendly_name: name, ...body } = await readJson(request, enrolFactorSchema);
    const answer = await enrolFactor(
      ctx,
      body.factor_type === "totp"
        ? { type: "totp", name, issuer: body.issuer }
        : { type: "phone", name, phone: body.phone },
    );
    if (!answer.ok) throw refusal(answer.reason);
    const { factor } = answer;
    return Response.json({
      id: factor.id,
      type: factor.type,
      friendly_name: factor.name,
      ...(factor.type === "totp"
        ? { totp: { qr_code: factor.setUp.qrCode, secret: factor.setUp.secret, uri: factor.setUp.uri } }
        : { phone: factor.phone }),
    });
  },
});

function refusal(reason: "insufficient-aal" | "name-taken" | "too-many" | "not-texted"): ApiError {
  switch (reason) {
    case "insufficient-aal":
      return insufficientAal(403);
    case "name-taken":
      return new ApiError(422, "mfa_factor_name_conflict", "A factor of this user has this friendly name already");
    case "not-texted":
      return notTexted();
    case "too-many":
      return new ApiError(422, "too_many_enrolled_mfa_factors", `A user has at most ${factorsPerUser} factors`);
    default:
      return reason satisfies never;
  }
}

export { route as action, route as loader };
