import { env } from "cloudflare:workers";

/** Stands in for `tailor/spelling/load-ranks.ts` in the worker: words and ranks in one text. */
export async function loadRanks(): Promise<string> {
  const path = "/spelling/words.txt";
  const file = await env.ASSETS.fetch(new URL(path, "https://assets.invalid"));
  if (!file.ok) throw new Error(`${path} is not among the assets (${file.status})`);
  return file.text();
}
