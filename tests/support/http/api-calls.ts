/** A call of the API that takes a body. */
export interface BodyCall {
  method: "POST" | "PUT";
  path: string;
  /** Its fields of text. */
  fields: string[];
  /** Needs a bearer token. */
  signedIn?: boolean;
  /** Has no field that must be there. */
  allOptional?: boolean;
}

const unknownId = "00000000-0000-7000-8000-000000000000";

/** Every call with a body, but the functions. */
export const bodyCalls: BodyCall[] = [
  { method: "POST", path: "/token?grant_type=password", fields: ["email", "password"] },
  { method: "POST", path: "/token?grant_type=refresh_token", fields: ["refresh_token"] },
  { method: "POST", path: "/token?grant_type=pkce", fields: ["auth_code", "code_verifier"] },
  { method: "POST", path: "/signup", fields: ["email", "password"] },
  { method: "POST", path: "/verify", fields: ["type", "token_hash"] },
  { method: "POST", path: "/recover", fields: ["email"] },
  { method: "POST", path: "/resend", fields: ["type", "email"] },
  { method: "PUT", path: "/user", fields: ["email", "password", "nonce"], signedIn: true, allOptional: true },
  { method: "POST", path: "/factors", fields: ["factor_type", "friendly_name"], signedIn: true },
  { method: "POST", path: `/factors/${unknownId}/challenge`, fields: ["channel"], signedIn: true, allOptional: true },
  { method: "POST", path: `/factors/${unknownId}/verify`, fields: ["challenge_id", "code"], signedIn: true },
];

/** Every call that needs a bearer token, with a body that it would take. */
export const bearerCalls: [method: string, path: string, body?: unknown][] = [
  ["POST", "/logout?scope=global", {}],
  ["GET", "/user"],
  ["PUT", "/user", { data: { tea: "green" } }],
  ["GET", "/reauthenticate"],
  ["POST", "/factors", { factor_type: "totp" }],
  ["DELETE", `/factors/${unknownId}`, {}],
  ["POST", `/factors/${unknownId}/challenge`, {}],
  ["POST", `/factors/${unknownId}/verify`, { challenge_id: unknownId, code: "123456" }],
];
