import { expect, it } from "vitest";
import { usualPaper } from "~/tailor/render/usual-paper";

it.each([
  "Austin, TX",
  "Austin, TX 78701",
  "Portland, Oregon",
  "New York",
  "Toronto, ON M5V 2T6",
  "Vancouver, British Columbia",
  "Montréal, QC, Canada",
  "Guadalajara, México",
  "San Jose, CA, USA",
  "Boise, U.S.",
  "Gary, IN 46402",
  "Chicago, IL (Remote)",
])("takes Letter paper in %s", (location) => {
  expect(usualPaper([{ location }])).toBe("letter");
});

it.each(["Leeds, UK", "Berlin, DE", "Pune, IN", "Cork, Ireland", "Oslo", "Perth, WA, Australia", "Remote", "Gent, be"])(
  "takes A4 in %s",
  (location) => {
    expect(usualPaper([{ location }])).toBe("a4");
  },
);

it.each([
  ["+1 415 736 5000", "letter"],
  ["001 (415) 736-5000", "letter"],
  ["+52 55 5128 0000", "letter"],
  ["(212) 736-5000", "letter"],
  ["212.736.5000", "letter"],
  ["1-212-736-5000", "letter"],
  ["+44 20 7946 0958", "a4"],
  ["0113 496 0000", "a4"],
  ["+49 (0)30 901820", "a4"],
] as const)("takes the paper of the number %s", (phone, paper) => {
  expect(usualPaper([{ phone }])).toBe(paper);
});

it("believes the first that tells", () => {
  expect(usualPaper([{}, { location: "Oslo" }, { phone: "+1 415 736 5000" }])).toBe("letter");
  expect(usualPaper([{ location: "Leeds, UK", phone: "+1 415 736 5000" }, { location: "Austin, TX" }])).toBe("a4");
  expect(usualPaper([])).toBe("a4");
});
