import { createRequire } from "node:module";
import { domainToASCII } from "node:url";
import type { Plugin } from "vite";

const id = "virtual:disposable-domains";
const require = createRequire(import.meta.url);

/**
 * The domains of `disposable-email-domains` as two sorted texts with one domain a line. An array of 120,000 strings
 * would take eight times as much of the worker's memory.
 */
export function disposableDomains(): Plugin {
  return {
    name: "disposable-domains",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return;
      const names = linesOf(require("disposable-email-domains"));
      const wildcards = linesOf(require("disposable-email-domains/wildcard.json"));
      return `export const names = ${JSON.stringify(names)};\nexport const wildcards = ${JSON.stringify(wildcards)};`;
    },
  };
}

function linesOf(domains: string[]): string {
  const ascii = domains.map((domain) => domainToASCII(domain.trim().toLowerCase())).filter((domain) => domain !== "");
  return [...new Set(ascii)].sort().join("\n");
}
