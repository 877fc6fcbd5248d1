import { expect, it } from "vitest";
import { isProven } from "./is-proven";

it.each([
  ["Collected scores at weeks 1 and 12.", "Collected scores in weeks one and twelve."],
  ["Ran stock counts from January to September 2021.", "Ran stock counts, Jan-Sept 2021."],
  ["Cut waste by 12% in Q2 2022.", "Cut waste by 12 per cent in the second quarter of 2022."],
  ["Average spend £12, peak 40 covers.", "Peak of 40 covers with an average spend of £12."],
  ["Ran a seven-person bakery.", "Ran a bakery with a team of 7."],
  ["Wrote in Berlin, 2011-13.", "Wrote in Berlin from 2011 to 2013."],
])("reads the same figure in %j and %j", (original, text) => {
  expect(isProven(original, text)).toBe(true);
});

it.each([
  ["Sold 14 vans worth £90,000 in total.", "Sold 14 vans worth £90,000 each."],
  ["Won a budget of $2.2M over 4 years.", "Won a budget of $2.2M a year."],
  ["Average open caseload 30.", "Minimum open caseload 30."],
  ["Occupancy averaged 81% in summer 2019.", "Occupancy averaged 81% throughout 2019."],
  ["Sales up 6% in 2017 and down 2% in 2018.", "Sales up 6% in 2017 and 2% in 2018."],
  ["Hired 20 pickers, 8 of whom stayed on.", "Hired 8 pickers and kept on 20."],
  ["Cut waste by 12% and improved yield.", "Improved yield by 12%."],
])("tells the figure of %j from that of %j", (original, text) => {
  expect(isProven(original, text)).toBe(false);
});

it.each([
  ["Certified Welder, lapsed 2021.", "Certified Welder."],
  ["First aid certificate, expired 2020.", "First aid certificate."],
  ["Passed 3 of the 5 papers toward the CIMA.", "Hold the CIMA."],
  ["PhD candidate in Geology.", "PhD in Geology."],
  ["Nominated for a county baking prize in 2018.", "Won a county baking prize in 2018."],
  ["Claims Adjuster Trainee at Larch Mutual.", "Claims Adjuster at Larch Mutual."],
  ["German (B1), French (C1).", "German (C1), French (B1)."],
  ["BA History (2:1); MA Archives (Distinction).", "BA History (Distinction); MA Archives."],
  ["Ran assays on a grant (PI: Dr. Ivory).", "PI on a grant; ran assays."],
])("keeps the status of %j, which %j drops", (original, text) => {
  expect(isProven(original, text)).toBe(false);
});
