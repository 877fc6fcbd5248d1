import fc from "fast-check";
import { describe, it } from "vitest";
import { isProven } from "./is-proven";

const words = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const things = ["clients", "orders", "patients", "pupils", "vehicles", "machines", "stores", "menus"];
const tools = ["Excel", "Python", "Salesforce", "AutoCAD", "QuickBooks", "Photoshop", "SAP", "Jira"];
const places = ["Harlow Foods", "Pike Clinic", "Calder Works", "Tolland School"];
const deeds = [
  ["Managed", "Led"],
  ["Prepared", "Produced"],
  ["Repaired", "Fixed"],
  ["Checked", "Inspected"],
  ["Trained staff for", "Taught staff for"],
] as const;

/** A true line with two figures, a tool and an employer. */
const line = fc.record({
  deed: fc.constantFrom(...deeds),
  small: fc.integer({ min: 2, max: 12 }),
  big: fc.integer({ min: 13, max: 900 }),
  percent: fc.integer({ min: 13, max: 90 }),
  things: fc.shuffledSubarray(things, { minLength: 2, maxLength: 2 }),
  tools: fc.shuffledSubarray(tools, { minLength: 2, maxLength: 2 }),
  places: fc.shuffledSubarray(places, { minLength: 2, maxLength: 2 }),
});
type Line = typeof line extends fc.Arbitrary<infer T> ? T : never;

function write(
  { deed, small, big, percent, things: [first, second], tools: [tool], places: [place] }: Line,
  changes: Partial<Record<string, string>> = {},
) {
  const {
    verb = deed[0],
    count = `${small}`,
    other = `${big}`,
    share = `${percent}%`,
    with: used = tool,
    at = place,
    one = first,
    two = second,
  } = changes;
  return `${verb} ${count} ${one} and ${other} ${two} at ${at} using ${used}, cutting errors by ${share}.`;
}

const honest: Record<string, (line: Line) => string> = {
  "digits to words": (item) => write(item, { count: words[item.small - 2] }),
  "per cent in words": (item) => write(item, { share: `${item.percent} percent` }),
  "a synonym of the verb": (item) => write(item, { verb: item.deed[1] }),
  "digits of another script": (item) =>
    write(item, { other: String(item.big).replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))) }),
};

const lies: Record<string, (line: Line) => string> = {
  "a figure raised": (item) => write(item, { other: String(item.big + 7) }),
  "two figures swapped": (item) => write(item, { count: String(item.big), other: String(item.small) }),
  "two things swapped": (item) => write(item, { one: item.things[1], two: item.things[0] }),
  "a plus sign added": (item) => write(item, { other: `${item.big}+` }),
  "thousands for ones": (item) => write(item, { other: `${item.big}k` }),
  "another tool": (item) => write(item, { with: item.tools[1] }),
  "a tool added": (item) => write(item, { with: `${item.tools[0]} and ${item.tools[1]}` }),
  "another employer": (item) => write(item, { at: item.places[1] }),
  "points for per cent": (item) => write(item, { share: `${item.percent} percentage points` }),
  "a share raised": (item) => write(item, { share: `${item.percent + 9}%` }),
  "ownership claimed": (item) => write(item, { verb: "Owned" }),
  "sole credit claimed": (item) => `Single-handedly ${write(item).replace(/^./, (letter) => letter.toLowerCase())}`,
  "company-wide reach": (item) => write(item).replace("cutting", "cutting company-wide"),
  "the direction turned": (item) => write(item).replace("cutting", "increasing"),
};

describe("whatever the line", () => {
  it.each(Object.keys(honest))("%s is proven", (kind) => {
    fc.assert(
      fc.property(line, (item) => isProven(write(item), honest[kind]?.(item) ?? "")),
      { seed: 7, numRuns: 60 },
    );
  });

  it.each(Object.keys(lies))("%s is not proven", (kind) => {
    fc.assert(
      fc.property(line, (item) => !isProven(write(item), lies[kind]?.(item) ?? "")),
      { seed: 7, numRuns: 60 },
    );
  });
});
