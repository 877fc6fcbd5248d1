import type { Claim, OwnWords, Receipt } from "~/tailor/change";

const version = "1";

export interface ReceiptInput {
  /** Text of the original resume, as the spans of the claims point into it. */
  source: string;
  resumeText: string;
  letter: string;
  claims: Receipt["claims"];
  own?: OwnWords[];
}

/** JSON with sorted keys and no spaces, so that equal content has one spelling. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`);
  return `{${fields.join(",")}}`;
}

/**
 * The claims with a SHA-256 (lower-case hex) over the canonical JSON of version, source, resume text, letter, claims
 * and, where there are any, the user's own words.
 */
export async function makeReceipt(input: ReceiptInput): Promise<Receipt> {
  const { source, resumeText, letter, claims } = input;
  const own = input.own?.length ? input.own : undefined;
  const bytes = new TextEncoder().encode(canonicalJson({ version, source, resume: resumeText, letter, claims, own }));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return own ? { version, claims, own, hash } : { version, claims, hash };
}

/** A claim in its document, at its place ("/work/0/highlights/1" or "letter"). */
export function placed(claims: readonly Claim[], document: "resume" | "letter", where: string): Receipt["claims"] {
  return claims.map((claim) => ({ ...claim, document, where }));
}
