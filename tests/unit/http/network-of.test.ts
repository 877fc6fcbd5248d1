import { expect, it } from "vitest";
import { networkOf, widerNetworkOf } from "~/ports/limits";

it.each([
  ["203.0.113.7", "203.0.113.7", "203.0.113.7"],
  ["local", "local", "local"],
  ["::ffff:203.0.113.7", "::ffff:203.0.113.7", "::ffff:203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:DB8:0001:0002::6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:db8::6", "2001:db8:0:0::/64", "2001:db8:0::/48"],
  ["2001:db8::", "2001:db8:0:0::/64", "2001:db8:0::/48"],
  ["2001:db8:0:0:1::", "2001:db8:0:0::/64", "2001:db8:0::/48"],
  ["::1", "0:0:0:0::/64", "0:0:0::/48"],
])("counts %s as %s, within %s", (address, network, wider) => {
  expect(networkOf(address)).toBe(network);
  expect(widerNetworkOf(network)).toBe(wider);
});
