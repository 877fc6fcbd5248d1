import type { z } from "zod";
import { readBody } from "../read-body.server";
import { ApiError } from "./api-error";

const jsonMaxBytes = 64 * 1024;

/**
 * The body of an API call, bounded and parsed; an empty one is `{}`. Fields that the schema does not know are ignored:
 * the public clients send some. Of a name given twice the last counts.
 */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  maxBytes = jsonMaxBytes,
): Promise<z.output<Schema>> {
  const bytes = await readBody(request, maxBytes);
  if (bytes === null) throw new ApiError(413, "validation_failed", "The request is too large");
  const parsed = schema.safeParse(parse(bytes));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const where = issue && issue.path.length > 0 ? `${issue.path.join(".")}: ` : "";
  throw new ApiError(400, "validation_failed", `${where}${issue?.message ?? "The request is not valid"}`);
}

function parse(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return {};
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError(400, "bad_json", "The request is not valid JSON");
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  throw new ApiError(400, "bad_json", "The request is not a JSON object");
}
