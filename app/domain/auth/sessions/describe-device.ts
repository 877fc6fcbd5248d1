/** Order matters: browsers name those they descend from. */
const browsers: [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, "Edge"],
  [/\b(OPR|OPT)\//, "Opera"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS)\//, "Chrome"],
  [/\bVersion\/\S+ (Mobile\/\S+ )?Safari\//, "Safari"],
];
const systems: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];
const longestName = 40;

/**
 * "Firefox on Windows", of a User-Agent header: the few names that people know, nothing that it does not say. A program
 * is called by its own first word ("curl"); null where there is nothing to go by.
 */
export function describeDevice(userAgent: string | null): string | null {
  if (!userAgent?.trim()) return null;
  const nameIn = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [browser, system] = [nameIn(browsers), nameIn(systems)];
  if (browser || system) return [browser ?? "A browser", system].filter(Boolean).join(" on ");
  return (
    userAgent
      .trim()
      .split(/[\s/(;]/)[0]
      ?.slice(0, longestName) || null
  );
}
