/** Forward to a mailbox that somebody keeps: lists name some of them, we never do. */
const relays = [
  "addy.io",
  "aleeas.com",
  "anonaddy.com",
  "anonaddy.me",
  "duck.com",
  "mozmail.com",
  "passmail.net",
  "privaterelay.appleid.com",
  "simplelogin.co",
  "simplelogin.com",
  "simplelogin.fr",
  "simplelogin.io",
  "slmail.me",
];
/** Below names as short as "edu.pl" or "uk.to" others have theirs, and are not to blame. */
const registryNameCharacters = 3;

/**
 * True if a list of 120,000 throwaway mail domains contains the address's domain or one above it. Privacy relays are
 * excluded. The list is loaded on first use.
 */
export async function isDisposable(email: string): Promise<boolean> {
  const labels = email.slice(email.lastIndexOf("@") + 1).split(".");
  const domains = labels.slice(0, -1).map((_, at) => labels.slice(at).join("."));
  if (domains.some((domain) => relays.includes(domain))) return false;
  const { names, wildcards } = await import("virtual:disposable-domains");
  return domains.some((domain, above) => {
    if (hasLine(wildcards, domain)) return true;
    const isRegistry = above > 0 && (labels[above]?.length ?? 0) <= registryNameCharacters;
    return !isRegistry && hasLine(names, domain);
  });
}

/** Binary search in sorted lines. */
function hasLine(lines: string, wanted: string): boolean {
  let [from, to] = [0, lines.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const start = lines.lastIndexOf("\n", middle - 1) + 1;
    const next = lines.indexOf("\n", start);
    const end = next < 0 ? lines.length : next;
    const line = lines.slice(start, end);
    if (line === wanted) return true;
    if (line < wanted) from = end + 1;
    else to = start;
  }
  return false;
}
