import { type BuilderForm, builderFormSchema } from "./builder.schema";

/** Says whether two forms are the same: SHA-256 of the form, its fields in the order of the schema. */
export async function formDigest(form: BuilderForm): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(builderFormSchema.parse(form)));
  return Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("base64url");
}
