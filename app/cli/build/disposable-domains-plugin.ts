import { createRequire } from "node:module";
import { domainToASCII } from "node:url";
import type { Plugin } from "vite";
import { bucketNames, bucketOf } from "../../domain/waitlist/mail-domain-buckets";

const require = createRequire(import.meta.url);

/**
 * Writes the domains of `disposable-email-domains` among the static assets, in buckets of some thousand lines: with all
 * of them the worker would be a third larger.
 */
export function disposableDomains(): Plugin {
  let isForBrowsers = false;
  return {
    name: "disposable-domains",
    configResolved(config) {
      isForBrowsers = config.command === "build" && !config.build.ssr;
    },
    buildStart() {
      if (!isForBrowsers) return;
      for (const [name, source] of disposableDomainBuckets())
        this.emitFile({ type: "asset", fileName: `mail-domains/${name}`, source });
    },
  };
}

/** The text of each bucket: one domain a line, "*." before those that stand for all their subdomains too. */
export function disposableDomainBuckets(): Map<string, string> {
  const lines = new Map(bucketNames().map((name) => [name, new Set<string>()]));
  const add = (domains: string[], prefix: string) => {
    for (const given of domains) {
      const domain = domainToASCII(given.trim().toLowerCase());
      if (domain !== "") lines.get(bucketOf(domain))?.add(prefix + domain);
    }
  };
  add(require("disposable-email-domains"), "");
  add(require("disposable-email-domains/wildcard.json"), "*.");
  return new Map([...lines].map(([name, domains]) => [name, `\n${[...domains].sort().join("\n")}\n`]));
}
