import { describe, expect, it } from "vitest";
import { turnPresent } from "~/tailor/grammar/deed-verbs";
import { openWithDeed, openWithVerb } from "~/tailor/grammar/open-with-deed";
import { inForm, readDeed } from "~/tailor/grammar/read-deed";
import { splitRun } from "~/tailor/grammar/split-run";
import { loadTagger } from "~/tailor/grammar/tagger";

const tag = await loadTagger();
const inPast = (text: string) => {
  const deed = readDeed(text, tag);
  return deed && inForm(deed, "past");
};

describe("a line in the past", () => {
  it.each([
    ["Receive, sort and place mail in boxes", "Received, sorted and placed mail in boxes"],
    ["Plan and direct the tours of the gardens", "Planned and directed the tours of the gardens"],
    ["Harvested the apples and deliver the crates", "Harvested the apples and delivered the crates"],
    [
      "Work with farmers to sort seed and repairs the harrows",
      "Worked with farmers to sort seed and repaired the harrows",
    ],
    ["Cleaning the kitchen, including washing all pans", "Cleaned the kitchen, including washing all pans"],
  ])("turns every verb that is one: %s", (text, past) => {
    expect(inPast(text)).toBe(past);
  });

  it.each([
    "Assists in preparing forms; maintains records; and moves boxes",
    "Booking and review of loans",
    "Preparing, lorrying and delivering boxes",
    "Receive, lorry, unpack and issue merchandise",
    "Including hot lines, banquet buffets and weddings",
    "Disciplined, energetic employee with a good record",
    "Providing detailed reporting on daily metrics and reporting as well as requests",
    "Test the pumps to ensure that they are safe and replace all seals",
    "Read and interpret drawings. Test product with management.",
    "Write weekly notes on the ferries and contact harbor radio",
    "Mend nets, estimate rope costs and paint the hulls",
    "Baking loaves, check of flour and yeast",
    "Laying out of beds, paths and drains",
  ])("is not made where a word is unsure: %s", (text) => {
    expect(inPast(text)).toBeUndefined();
  });

  it.each([
    "Trained the barn hand and lead groom",
    "Maintained reports and logs of all sales",
    "Sewed aprons for old and new cooks at the abbey",
  ])("leaves nouns alone: %s", (text) => {
    expect(inPast(text) ?? text).toBe(text);
  });
});

it("opens a new line behind a name only where a past has its object", () => {
  const pieces = splitRun("Inspected the lines at Howard Substation Updated the map of all feeders", tag);
  expect(pieces).toEqual(["Inspected the lines at Howard Substation", "Updated the map of all feeders"]);
  expect(splitRun("Worked with Blue Cross Managed care plans every week", tag)).toHaveLength(1);
});

it("says the nouns of two deeds as their verbs, and leaves a third one alone", () => {
  expect(openWithDeed("Responsible for the installation and inspection of boilers", "past", tag)).toBe(
    "Installed and inspected boilers",
  );
  expect(openWithDeed("Responsible for the inspection of kilns and ventilation", "past", tag)).toBeUndefined();
});

it("knows a gerund that the table of verbs lacks by its bare form, among lines that open with verbs", () => {
  const inBase = (text: string) => {
    const deed = readDeed(text, tag, true);
    return deed && inForm(deed, "base");
  };
  expect(inBase("Rinsing bottles and labelling jars")).toBe("Rinse bottles and label jars");
  expect(inBase("Evening shifts at the harbour")).toBeUndefined();
  const spread = readDeed("Spreading the gravel on the paths", tag, true);
  expect(spread && inForm(spread, "past")).toBe("Spread the gravel on the paths");
});

it("says a noun of a deed as its verb among verbs, unless a second thing may be no part of it", () => {
  expect(openWithVerb("Renewal of moorings for 30 boats", "base")).toBe("Renew moorings for 30 boats");
  expect(openWithVerb("Ordering of rope", "past")).toBe("Ordered rope");
  expect(openWithVerb("Pricing of repairs and harbour care", "base")).toBeUndefined();
});

it("opens a line with what was done, in place of who did it", () => {
  expect(openWithDeed("I also order seeds for two nurseries", "past", tag)).toBe("Ordered seeds for two nurseries");
  expect(openWithDeed("I was the head of two nurseries", "past", tag)).toBeUndefined();
  expect(openWithDeed("I sold the ferns that I grew", "past", tag)).toBeUndefined();
});

it("bends a verb that the table lacks only where one form of its past is known", () => {
  const told = (text: string) => {
    const deed = readDeed(text, tag, true);
    return deed && inForm(deed, "past");
  };
  expect(told("Opening the gates at dawn")).toBe("Opened the gates at dawn");
  expect(told("Hire and fire drivers")).toBe("Hired and fired drivers");
  expect(told("Digging the trench for the pipes")).toBe("Dug the trench for the pipes");
  expect(told("Sinking the posts for the fence")).toBeUndefined();
  expect(told("Supervising clerks in a patient and caring way")).toBe("Supervised clerks in a patient and caring way");
  expect(told("Training new drivers")).toBe("Trained new drivers");
  expect(told("Training in first aid")).toBeUndefined();
});

it("tells a sentence in the past where it is sure of all of its verbs", () => {
  const told = (text: string) => turnPresent(text, "past", true, tag);
  expect(told("Audit the till and prepare a report")).toBe("Audited the till and prepared a report");
  expect(told("Comply with the rules of the yard")).toBe("Complied with the rules of the yard");
  expect(told("Act as key holder for three sheds")).toBe("Acted as key holder for three sheds");
  expect(told("Meet growers to set prices and maintain trust")).toBe("Met growers to set prices and maintain trust");
  expect(told("Lead the cooks on the north site")).toBe("Led the cooks on the north site");
  expect(told("Prepares rotas and checks timesheets")).toBe("Prepared rotas and checked timesheets");
});

it("leaves a sentence that opens with what names a thing", () => {
  for (const text of ["Staff training", "Use of hand tools", "Lead cook on the north site", "Back up lamp keeper"])
    expect(turnPresent(text, "past", true, tag)).toBe(text);
});

it("leaves what somebody was responsible for where no deed is named", () => {
  for (const text of ["Responsible for all permit activities", "In charge of the lost property desk"])
    expect(openWithDeed(text, "past", tag)).toBeUndefined();
  expect(openWithDeed("Responsible for the planning and introduction of lockers", "past", tag)).toBeUndefined();
});

it("says two gerunds of one thing, and nouns in '-ation', as their verbs", () => {
  const told = (text: string) => openWithDeed(`Responsible for ${text}`, "past", tag);
  expect(told("picking and packing of lamps")).toBe("Picked and packed lamps");
  expect(told("the migration of nine ledgers")).toBe("Migrated nine ledgers");
  expect(told("scheduling, greeting visitors and answering phones")).toBeUndefined();
  expect(told("hiring, training and supervising clerks")).toBe("Hired, trained and supervised clerks");
});
