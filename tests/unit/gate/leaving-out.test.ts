import { expect, test } from "vitest";
import { isProven } from "./is-proven";

test.each([
  ["Managing 12 patients a shift on a surgical ward", "Managed patients on a surgical ward"],
  ["Cleaned and repaired hydraulic pumps at the Leeds depot", "Cleaned and repaired hydraulic pumps"],
  ["Taught evening pottery classes to adults in a community hall", "Taught pottery classes to adults"],
  ["Answered phones and repaired hydraulic pumps at the Leeds depot", "Repaired hydraulic pumps at the Leeds depot"],
])("a line that only leaves details out is proven: %s -> %s", (original, rewritten) => {
  expect(isProven(original, rewritten)).toBe(true);
});

test.each([
  ["Managed up to 12 patients", "Managed 12 patients"],
  ["Fitted boilers under supervision", "Fitted boilers"],
  ["Translated some of the manuals", "Translated the manuals"],
  ["Wrote unit tests for the billing service", "Wrote the billing service"],
  ["Led mock trials for first-year students", "Led trials"],
  ["Trained as a deputy manager", "Trained as a manager"],
  ["Served customers when the manager was away", "Served customers"],
])("a line that leaves out what makes it smaller is not: %s -> %s", (original, rewritten) => {
  expect(isProven(original, rewritten)).toBe(false);
});
