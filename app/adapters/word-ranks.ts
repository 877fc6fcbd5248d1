import { env } from "cloudflare:workers";
import { unpackWords } from "~/tailor/spelling/pack-words";
import type { RankOf } from "~/tailor/spelling/rank-words";

/** Stands in for `tailor/spelling/load-ranks.ts` in the worker. */
export async function loadRanks(): Promise<RankOf> {
  const path = "/spelling/words.txt";
  const file = await env.ASSETS.fetch(new URL(path, "https://assets.invalid"));
  if (!file.ok) throw new Error(`${path} is not among the assets (${file.status})`);
  return unpackWords(await file.text());
}
