const maxCharacters = 200;

/**
 * A web address as it is stored ("https://example.com/dana"), from what a person types: "example.com/dana" will do.
 * Null for what is none, and for what leads elsewhere than the public web ("mailto:", "javascript:", "localhost").
 */
export function webAddress(typed: string): string | null {
  // "example.com:8080" names a port, "mailto:dana" a scheme.
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(typed);
  const address = hasScheme ? typed : `https://${typed}`;
  if (address.length > maxCharacters || /\s/.test(address) || !URL.canParse(address)) return null;
  const { protocol, hostname, username, password, href } = new URL(address);
  const isWeb = protocol === "https:" || protocol === "http:";
  if (!isWeb || username || password || !/^[^.]+(\.[^.]+)*\.(?=[\d-]*[a-z])[a-z\d-]{2,}$/i.test(hostname)) return null;
  return href.endsWith("/") && !address.endsWith("/") ? href.slice(0, -1) : href;
}
