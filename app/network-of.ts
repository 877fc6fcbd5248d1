/**
 * The network that rate limits count an address under: an IPv4 address itself, or the first 64 bits of IPv6. A
 * household or a rented machine owns all 2^64 addresses behind them and could otherwise use a new one for each request.
 */
export function networkOf(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  const all = [...groups, ...Array<string>(zeros).fill("0"), ...after];
  const network = all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${network.join(":")}::/64`;
}

/**
 * The first 48 bits of an IPv6 network in the form of `networkOf`, because providers give one customer up to 65,536
 * networks of 64 bits. Other networks are returned as they are.
 */
export function widerNetworkOf(network: string): string {
  return network.replace(/^((?:[0-9a-f]+:){2}[0-9a-f]+):[0-9a-f]+::\/64$/, "$1::/48");
}
