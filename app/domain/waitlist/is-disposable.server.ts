import { logError } from "~/log-error";
import type { AppContext } from "~/ports/context";
import { bucketOf } from "./mail-domain-buckets";

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
/**
 * Under a short name such as "edu.pl" or "uk.to" other people own the subdomains: if only that name is listed, they are
 * not refused.
 */
const registryNameCharacters = 3;

/**
 * True if a list of 120,000 throwaway mail domains contains the address's domain or one above it. Privacy relays are
 * excluded. Where the list cannot be read nobody is refused.
 */
export async function isDisposable(ctx: Pick<AppContext, "loadMailDomains">, email: string): Promise<boolean> {
  const labels = email.slice(email.lastIndexOf("@") + 1).split(".");
  const domains = labels.slice(0, -1).map((_, at) => labels.slice(at).join("."));
  const [domain] = domains;
  if (!domain || domains.some((above) => relays.includes(above))) return false;
  const list = await readBucket(ctx, bucketOf(domain));
  return domains.some((listed, above) => {
    if (list.includes(`\n*.${listed}\n`)) return true;
    const isRegistry = above > 0 && (labels[above]?.length ?? 0) <= registryNameCharacters;
    return !isRegistry && list.includes(`\n${listed}\n`);
  });
}

async function readBucket({ loadMailDomains }: Pick<AppContext, "loadMailDomains">, name: string): Promise<string> {
  try {
    return new TextDecoder().decode(await loadMailDomains(name));
  } catch (error) {
    logError("Reading the list of throwaway mail domains", error);
    return "";
  }
}
