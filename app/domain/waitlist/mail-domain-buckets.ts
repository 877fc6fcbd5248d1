/** Files of the list of throwaway mail domains; each is about 15 KB. */
const buckets = 128;

/** The file that lists a domain, if one does: the same for all domains with the same last two labels. */
export function bucketOf(domain: string): string {
  let hash = 0;
  for (const sign of domain.split(".").slice(-2).join(".")) hash = (hash * 31 + sign.charCodeAt(0)) % 1_000_003;
  return bucketName(hash % buckets);
}

export function bucketNames(): string[] {
  return Array.from({ length: buckets }, (_, at) => bucketName(at));
}

function bucketName(at: number): string {
  return `${at}.txt`;
}
