import type { Profile, Span } from "~/tailor/resume";
import type { SourceLine } from "./lines/source-line";
import type { Builder } from "./resume-builder";
import { networks } from "./words/contact-words";
import { isWebAddress } from "./words/web-address";

/** "LinkedIn", "itch.io". */
export function isNetworkName(text: string): boolean {
  return networks.some(([, name]) => name.toLowerCase() === text.toLowerCase());
}

/** The host of an address. */
export function hostOf(url: string): string {
  return (
    url
      .replace(/^https?:\/\//i, "")
      .replace(/^www\./i, "")
      .split("/")[0] ?? url
  );
}

/** A link as a person types it, "github.com/ada" or "GitHub: ada"; null where it is neither. */
export function profileOf(text: string): Profile | null {
  const named = namedProfile.exec(text);
  if (named?.[1] && named[2] && !isWebAddress(text)) return { network: named[1], username: named[2].replace(/^@/, "") };
  if (!isWebAddress(text)) return null;
  const username = usernameIn(text);
  return { network: networkOf(text) ?? hostOf(text), ...(username && { username }), url: text };
}

/** The network whose addresses look like this one. */
export function networkOf(url: string): string | undefined {
  return networks.find(([pattern]) => pattern.test(url))?.[1];
}

/** In words, of what a link below a text is called. */
const longestLinkLabel = 4;

/** True for a line that only leads elsewhere ("View on GitHub"): its link, and where it leads, and nothing more. */
export function isLinkLabel({ text, links: [url, ...others] }: SourceLine): boolean {
  if (url === undefined || others.length > 0 || text.split(" ").length > longestLinkLabel || isWebAddress(text))
    return false;
  const name = text.toLowerCase();
  return [networkOf(url), hostOf(url)].some((one) => one && name.endsWith(` ${one.toLowerCase()}`));
}

const namedProfile = /^([\p{L} ]{1,24}): ?(\S{2,60})$/u;

/** Keeps a web address as a profile. */
export function keepProfile(builder: Builder, span: Span, text: string, network: string): boolean {
  const { profiles } = builder.resume.basics;
  const path = `/basics/profiles/${profiles.length}`;
  const profile: Profile = { network };
  const username = usernameIn(text);
  profile.url = builder.put(`${path}/url`, span);
  if (username) profile.username = username;
  profiles.push(profile);
  return true;
}

/** The last part of a profile's address, without "@" and what follows a question mark. */
function usernameIn(url: string): string | undefined {
  const [address = ""] = url.replace(/^https?:\/\//i, "").split(/[?#]/);
  return /\/(?:in\/|pub\/|profile\/|u\/)?@?([^/]+)\/?$/u.exec(address)?.[1];
}

/** A profile without a web address of its own: "GitHub: ada", or a word that a link lies on. */
export function takeProfile(builder: Builder, span: Span, links: string[]): boolean {
  const text = builder.text(span);
  const { profiles } = builder.resume.basics;
  const path = `/basics/profiles/${profiles.length}`;
  const named = namedProfile.exec(text);
  if (named?.[1] && named[2] && isNetwork(named[1], named[2])) {
    const start = span.end - named[2].length;
    const network = builder.put(`${path}/network`, { start: span.start, end: span.start + named[1].length });
    const at = text.endsWith(`@${named[2].replace(/^@/, "")}`) ? 1 : 0;
    profiles.push({ network, username: builder.put(`${path}/username`, { start: start + at, end: span.end }) });
    return true;
  }
  const used = new Set(profiles.map(({ url }) => url));
  const url = links.find((link) => !used.has(link) && /^https?:/i.test(link) && isAbout(link, text));
  const network = url && (networkOf(url) ?? hostOf(url));
  if (!url || !network) return false;
  if (!builder.resume.basics.url && network === hostOf(url) && text.includes(".")) {
    builder.resume.basics.url = builder.put("/basics/url", span);
    return true;
  }
  const namesIt = network.toLowerCase() === text.toLowerCase();
  builder.resume.atoms.push({ id: `a${builder.resume.atoms.length + 1}`, path: `${path}/url`, text: url, span: null });
  const username = usernameIn(url);
  if (namesIt) profiles.push({ network: builder.put(`${path}/network`, span), ...(username && { username }), url });
  else
    profiles.push({ network, username: builder.put(`${path}/username`, span, usernameWritten(text, username)), url });
  return true;
}

/** "@Ada" beside a link to ".../ada" is "ada". */
function usernameWritten(text: string, inAddress: string | undefined): string {
  const plain = text.replace(/^@/, "");
  return inAddress?.toLowerCase() === plain.toLowerCase() ? inAddress : plain;
}

function isNetwork(name: string, username: string): boolean {
  return username.startsWith("@") || networks.some(([, known]) => known.toLowerCase() === name.trim().toLowerCase());
}

function isAbout(link: string, text: string): boolean {
  const word = text.toLowerCase().replace(/^@/, "");
  const parts = link.toLowerCase().split(/[/?#@]+/);
  return parts.includes(word) || networks.some(([pattern, name]) => name.toLowerCase() === word && pattern.test(link));
}
