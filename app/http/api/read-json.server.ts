import type { z } from "zod";
import { readBody } from "~/http/request.server";
import { ApiError } from "./api-error";

const jsonMaxBytes = 64 * 1024;

/**
 * Reads and parses the body of an API call; an empty body counts as `{}`. Unknown fields are ignored, because the
 * public clients send some. If a name occurs twice, the last value wins.
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
