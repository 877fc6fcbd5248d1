import { describe, expect, it } from "vitest";
import { checkText } from "~/tailor/gate/check-text";
import { rephraseLine } from "~/tailor/propose/rephrase-line";

describe("a bullet of an ended job worded anew by rule", () => {
  it.each([
    // Weak openings.
    ["Responsible for managing a team of five", "Managed a team of five"],
    ["Responsible for training new staff and ordering stock", "Trained new staff and ordered stock"],
    [
      "Duties included preparing meals, serving guests and cleaning tables",
      "Prepared meals, served guests and cleaned tables",
    ],
    ["Was responsible for the preparation of monthly reports", "Prepared monthly reports"],
    ["Managing a team of five nurses", "Managed a team of five nurses"],
    ["Tasked with planning routes in order to save fuel", "Planned routes to save fuel"],
    // Help stays help.
    ["Helped with training new starters", "Helped train new starters"],
    ["Assisted with the preparation of tax returns", "Helped prepare tax returns"],
    ["Assisted in preparing audit files and answering questions", "Helped prepare audit files and answer questions"],
    // Empty verbs.
    ["Performed inspections of all cranes", "Inspected all cranes"],
    ["Provided training to new hires on the till", "Trained new hires on the till"],
    ["Carried out repairs to pumps and valves", "Repaired pumps and valves"],
    ["Conducted weekly audits of the stores", "Audited the stores weekly"],
    // Lists of another verb stay with it.
    [
      "Assisted in managing the shop, including selling shoes and training two clerks",
      "Helped manage the shop, including selling shoes and training two clerks",
    ],
    ["Work with drivers, make-up artists and cooks", "Worked with drivers, make-up artists and cooks"],
    // Words that say nothing, and slips.
    ["I managed the front desk", "Managed the front desk"],
    ["Successfully launched two shops", "Launched two shops"],
    ["Utilized SAP to track stock & orders on a weekly basis", "Used SAP to track stock and orders weekly"],
    ["Guided visitors through an church and a abbey", "Guided visitors through a church and an abbey"],
    // Tense.
    ["Prepare invoices and submit reports on a weekly basis", "Prepared invoices and submitted reports weekly"],
    ["Hire, train and supervise 12 cooks", "Hired, trained and supervised 12 cooks"],
    ["Plan and run weekly meetings", "Planned and ran weekly meetings"],
    [
      "Follow up with, execute and properly document orders",
      "Followed up with, executed and properly documented orders",
    ],
    ["Researched, compared, and maintain benefit plans", "Researched, compared, and maintained benefit plans"],
    ["Reports directly to the owner and manages two shops", "Reported directly to the owner and managed two shops"],
  ])("%s", (source, expected) => {
    expect(rephraseLine(source, { past: true })?.text).toBe(expected);
    expect(checkText(source, expected).unsupported).toBe(0);
  });

  it.each([
    "Responsible for billing and payroll",
    "Responsible for training materials",
    "Managed a team of five",
    "Support staff and design services",
    "Test equipment and report faults",
    "Manages two sites and orders stock",
    "Assign, juggle, and notify engineers of faults",
    "Importing files and juggling backups",
    "Worked with builders to plan and manage events",
    "Using a lathe, turns parts to size",
    "Handled backups to alleviate outages and maintain speed",
    "I was an assistant to the front office",
    "I excelled there and by the end I held a new title",
  ])("leaves alone what it cannot tell for sure: %s", (source) => {
    expect(rephraseLine(source, { past: true })).toBeUndefined();
  });

  it("leaves a clause of purpose or of company as it is", () => {
    expect(rephraseLine("Running the night desk, ensuring cover", { past: true })?.text).toBe(
      "Ran the night desk, ensuring cover",
    );
  });
});

describe("a bullet of a job that goes on", () => {
  it.each([
    ["Responsible for managing two sites", "Manage two sites"],
    ["Oversees and trains 5 clerks", "Oversee and train 5 clerks"],
    ["Managing the night desk", "Manage the night desk"],
  ])("%s", (source, expected) => {
    expect(rephraseLine(source, { past: false })?.text).toBe(expected);
  });

  it("stays in the present", () => {
    expect(rephraseLine("Prepare meals", { past: false })).toBeUndefined();
  });
});

it("reads a word that may be a noun as a verb where the other lines open with verbs", () => {
  expect(rephraseLine("Process insurance claims", { past: true })).toBeUndefined();
  expect(rephraseLine("Process insurance claims", { past: true, verbsFirst: true })?.text).toBe(
    "Processed insurance claims",
  );
});
