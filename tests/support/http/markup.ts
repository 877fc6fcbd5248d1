const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

/** Text of markup as its reader sees it, without scripts, on one line. */
export function visibleText(html: string): string {
  const markup = html.replace(/<script\b[\s\S]*?<\/script>/g, "").replace(/<!--[\s\S]*?-->/g, "");
  return unescapeHtml(markup.replace(/<[^>]+>/g, " ")).replace(/\s+/g, " ");
}

/** The value of the field with this name in a page. */
export function fieldValue(html: string, name: string): string | undefined {
  const area = html.match(new RegExp(`<textarea[^>]*\\bname="${name}"[^>]*>([\\s\\S]*?)</textarea>`))?.[1];
  const input = html.match(new RegExp(`<input[^>]*\\bname="${name}"[^>]*>`))?.[0].match(/\bvalue="([^"]*)"/)?.[1];
  const value = area ?? input;
  return value === undefined ? undefined : unescapeHtml(value).replace(/^\n/, "");
}

/** The paths that the links of a page lead to, in order. */
export function linksIn(html: string, pattern: RegExp): string[] {
  const links = [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, href = ""]) => unescapeHtml(href));
  return links.filter((href) => pattern.test(href));
}

function unescapeHtml(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? "");
}
