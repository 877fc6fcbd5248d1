import { expect, it } from "vitest";
import { isTexted } from "~/domain/auth/factors/enrol-factor.server";

it.each<[phone: string, allowed: string[] | null, expected: boolean]>([
  ["+12025550123", ["1"], true],
  ["+14165550123", ["1"], true],
  ["+447700900123", ["1", "44"], true],
  ["+447700900123", ["1"], false],
  // Behind +1 and +7, but other countries, at other prices.
  ["+18765550123", ["1"], false],
  ["+18765550123", ["1", "1876"], true],
  ["+18765550123", ["1876"], true],
  ["+12025550123", ["1876"], false],
  ["+77015550123", ["7"], false],
  ["+79165550123", ["7"], true],
  ["+44701234567", ["44"], false],
  ["+88213000000", ["1", "44"], false],
  ["+882130000000", null, true],
  ["+353851234567", ["353"], true],
  ["+35812345678", ["353"], false],
])("of %s with %j: %s", (phone, allowed, expected) => {
  expect(isTexted(phone, allowed)).toBe(expected);
});
