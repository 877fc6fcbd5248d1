import { describe, expect, it } from "vitest";
import { readCompany } from "~/tailor/posting/read-company";

const duties = "You will plan routes and talk to drivers.";

describe("the employer of a post", () => {
  it.each([
    [
      "Dispatcher\nTwo Rivers Freight is seeking a dispatcher. At Two Rivers Freight, we move food.",
      "Two Rivers Freight",
    ],
    [`Dispatcher\n${duties}\nLorwin is an equal opportunity employer.\nApply at Lorwin today.`, "Lorwin"],
    [`Dispatcher\nAbout Harrow & Sons\n${duties}\nHarrow & Sons is a family company.`, "Harrow & Sons"],
    [`Dispatcher\nCompany: Brightwell Foods\n${duties}\nBrightwell Foods pays weekly.`, "Brightwell Foods"],
    ["Dispatcher\nTwo Rivers Freight is seeking a dispatcher.", "Two Rivers Freight"],
    ["Nurse\nSt. Agatha Hospice Inc. is hiring. Join St. Agatha Hospice.", "St. Agatha Hospice"],
  ])("is read where the post tells it twice, or first of all: %s", (text, company) => {
    expect(readCompany(text, text.split("\n")[0])).toBe(company);
  });

  it.each([
    [`Dispatcher\nEmployer: Quarrow & Pell\n${duties}`, "Quarrow & Pell"],
    [`Dispatcher\n\nQuarrow Vale Hospital, Thornby - nights\n${duties}`, "Quarrow Vale Hospital"],
    [`Dispatcher\nQuarrow Ltd\n${duties}`, "Quarrow"],
    [`Dispatcher\nQuarrow Overnight & Express - Fort Wayne, Indiana\n${duties}`, "Quarrow Overnight & Express"],
    [`Dispatcher wanted - Quarrow & Pell, Thornby\n${duties}`, "Quarrow & Pell"],
    [`Dispatcher\n${duties}\nQuarrow Building Society has looked after savers for years.`, "Quarrow Building Society"],
  ])("is read once where its place says whose name it is: %s", (text, company) => {
    expect(readCompany(text, text.split("\n")[0])).toBe(company);
  });

  it.each(["Graveyard Shift", "Weekly Paycheck", "Twelve Hour Shifts"])(
    "is no shift and no benefit that stands before a place: %s",
    (line) => {
      expect(readCompany(`Dispatcher\n${line} - Dallas, TX\n${duties}`, "Dispatcher")).toBeUndefined();
    },
  );

  it.each([
    "Herd Manager\nFeed is done together and you help with feed plans. Feed is tested twice a week. Feed has its own shed.",
    "Dispatcher\nLeeds City Centre\nWe move food.",
    "Dispatcher - Health & Safety, Thornby\nWe move food.",
    "Dispatcher\nCustomer Care Services\nWe move food.",
    "Dispatcher - Days\nFull time\nWe move food.",
    "Dispatcher\nWe are an equal opportunity employer. We are seeking a dispatcher.",
    "Dispatcher\nOur client is looking for a dispatcher. Two Rivers Freight is hiring. Join Two Rivers Freight.",
    "Dispatcher\nTwo Rivers is hiring. Two Rivers moves food. Lorwin is a company of repute. At Lorwin, we care.",
    "Registered Nurse\nRegistered Nurse is seeking a home. At Registered Nurse, we care.",
  ])("is left open where it is not sure: %s", (text) => {
    expect(readCompany(text, text.split("\n")[0])).toBeUndefined();
  });
});
