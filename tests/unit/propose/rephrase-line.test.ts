import { describe, expect, it } from "vitest";
import { checkText } from "../../../app/tailor/gate/check-text";
import { rephraseLine } from "../../../app/tailor/propose/rephrase-line";

describe("a bullet worded anew by rule", () => {
  it.each([
    ["Responsible for managing a team of five", true, "Managed a team of five"],
    ["Responsible for training new staff and ordering stock", true, "Trained new staff and ordered stock"],
    [
      "Duties included preparing meals, serving guests and cleaning tables",
      true,
      "Prepared meals, served guests and cleaned tables",
    ],
    ["Was responsible for the preparation of monthly reports", true, "Prepared monthly reports"],
    ["Tasked with planning routes in order to save fuel", true, "Planned routes to save fuel"],
    ["Responsible for managing two sites", false, "Manage two sites"],
    ["Prepare invoices and submit reports on a weekly basis", true, "Prepared invoices and submitted reports weekly"],
    ["I managed the front desk", true, "Managed the front desk"],
  ])("%s", (source, past, expected) => {
    expect(rephraseLine(source, { past })?.text).toBe(expected);
    expect(checkText(source, expected).unsupported).toBe(0);
  });

  it.each([
    ["Responsible for billing and payroll", true],
    ["Responsible for training materials", true],
    ["Managed a team of five", true],
    ["Prepare meals", false],
    ["Support staff and design services", true],
  ])("leaves alone what it cannot tell for sure: %s", (source, past) => {
    expect(rephraseLine(source, { past })).toBeUndefined();
  });
});
