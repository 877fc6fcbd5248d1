import { describe, expect, it } from "vitest";
import { findPeriods } from "~/tailor/parse/dates";
import { parseResume } from "~/tailor/parse/parse-resume";
import { resumeToText } from "~/tailor/render/resume-to-text";

function read(text: string) {
  const [period] = findPeriods(text);
  if (!period) return undefined;
  return [period.from?.iso, period.to?.iso, period.current && text.slice(period.current.start, period.current.end)];
}

describe("dates of a resume", () => {
  it.each([
    ["08/2012 to Current", ["2012-08", undefined, "Current"]],
    ["Aug 2012 – Present", ["2012-08", undefined, "Present"]],
    ["2012-2015", ["2012", "2015", undefined]],
    ["2015–18", ["2015", "2018", undefined]],
    ["03.2018 - 05.2020", ["2018-03", "2020-05", undefined]],
    ["August 2012 to August 2014", ["2012-08", "2014-08", undefined]],
    ["1/2010 - 12/2011", ["2010-01", "2011-12", undefined]],
    ["March – June 2014", ["2014-03", "2014-06", undefined]],
    ["Jan '19 - Feb '20", ["2019-01", "2020-02", undefined]],
    ["2019-03 – 2020-11", ["2019-03", "2020-11", undefined]],
    ["03/15 – 06/17", ["2015-03", "2017-06", undefined]],
    ["2016 / 09 - now", ["2016-09", undefined, "now"]],
    ["2010 to date", ["2010", undefined, "to date"]],
    ["März 2019 – heute", ["2019-03", undefined, "heute"]],
    ["since 2015", ["2015", undefined, "since"]],
    ["Spring 2019 - Fall 2020", ["2019", "2020", undefined]],
    ["Sep 15 - NOW", ["2015-09", undefined, "NOW"]],
    ["2019 2021", ["2019", "2021", undefined]],
    ["2018 - till now", ["2018", undefined, "now"]],
    ["June 2019 until today", ["2019-06", undefined, "today"]],
    ["2019/Aug - 2020/Sep", ["2019-08", "2020-09", undefined]],
    ["Q1 2019 – Q3 2020", ["2019", "2020", undefined]],
    ["4th quarter 2018 - present", ["2018", undefined, "present"]],
    ["2019 – présent", ["2019", undefined, "présent"]],
    ["depuis mars 2019", ["2019-03", undefined, "depuis"]],
    ["enero de 2019 a la actualidad", ["2019-01", undefined, "la actualidad"]],
    ["ago. 2018 – dic. 2020", ["2018-08", "2020-12", undefined]],
    ["set 2019 – atual", ["2019-09", undefined, "atual"]],
    ["março de 2019 – presente", ["2019-03", undefined, "presente"]],
    ["dal 2019 ad oggi", ["2019", undefined, "oggi"]],
    ["giu. 2018 – ott. 2020", ["2018-06", "2020-10", undefined]],
    ["sinds 2019", ["2019", undefined, "sinds"]],
    ["mei 2019 - nu", ["2019-05", undefined, "nu"]],
    ["Winter 2018/19 – Summer 2020", ["2018", "2020", undefined]],
    ["Herbst 2018 – Sommer 2020", ["2018", "2020", undefined]],
    ["été 2018 – automne 2020", ["2018", "2020", undefined]],
    ["verano 2018 – otoño 2020", ["2018", "2020", undefined]],
    ["2. Quartal 2019 – 2020", ["2019", "2020", undefined]],
    ["T3 2019 – T1 2020", ["2019", "2020", undefined]],
    ["2014 - actualidad", ["2014", undefined, "actualidad"]],
    ["depuis 2017", ["2017", undefined, "depuis"]],
    ["from June 2017 till now", ["2017-06", undefined, "now"]],
    ["March 2018 up to present", ["2018-03", undefined, "present"]],
    ["2012 up to 2016", ["2012", "2016", undefined]],
    ["May 2016 - Aug 2016, May 2017 - now", ["2017-05", undefined, "now"]],
  ])("reads the period %s", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ["Summer 2019", "2019"],
    ["'19", "2019"],
    ["2019-03", "2019-03"],
    ["Sept. 2014", "2014-09"],
    ["15 March 2019", "2019-03-15"],
    ["March 15, 2019", "2019-03-15"],
    ["25/12/2020", "2020-12-25"],
  ])("takes the lone date %s for the end, never for an open beginning", (text, iso) => {
    expect(read(text)).toEqual([undefined, iso, undefined]);
  });

  it("keeps only the year of a date that could be read two ways", () => {
    expect(read("03/04/2019")).toEqual([undefined, "2019", undefined]);
  });

  it.each([
    "Born 12 March 1985",
    "Date of birth: 03/12/1985",
    "Geboren am 12.03.1985",
    "Né le 12/03/1985",
    "Fecha de nacimiento: 01/02/1990",
    "Data de nascimento: 01/02/1990",
    "Data di nascita: 1/2/1990",
    "Geboortedatum 1 februari 1990",
  ])("takes no date of birth for a date: %s", (text) => {
    expect(read(text)).toBeUndefined();
  });

  it.each(["$2019", "2 years 10 months", "served 12,500 guests", "the present manager", "marching"])(
    "finds no date in %s",
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );
});

it.each([
  ["Present - March 2019", { startDate: "2019-03", current: true }],
  ["present – 2019", { startDate: "2019", current: true }],
  ["Dec 2020 - Jan 2018", { startDate: "2018-01", endDate: "2020-12" }],
  ["2021 - 2019", { startDate: "2019", endDate: "2021" }],
])("turns round a period that was written backwards: %s", (text, dates) => {
  const [job] = parseResume(`EXPERIENCE\nBaker, Morrow Ltd | ${text}\n• Baked bread for three shops`).work;
  const { startDate, endDate, current } = job ?? {};
  expect({ startDate, ...(endDate && { endDate }), ...(current && { current }) }).toEqual(dates);
});

it("gives dates back in the person's own form, and in ISO to machines", () => {
  const resume = parseResume("EXPERIENCE\nBaker, Morrow Ltd | Sep 15 - NOW\n• Baked bread for three shops");
  expect(resume.work[0]).toMatchObject({ startDate: "2015-09", current: true });
  expect(resumeToText(resume)).toContain("Sep 15");
  expect(resumeToText(resume)).toContain("NOW");
});

it("keeps several seasons in one date as they were written, and fills no time between them", () => {
  const seasons = "May 2016 - Aug 2016, May 2017 - Sep 2017 and June 2019 - Aug 2019";
  const resume = parseResume(
    `EXPERIENCE\n\nLifeguard\nPell Lake Park, Dunmore\n${seasons}\n- Watched two pools\n- Taught beginners\n\nClerk\nHale Books, Dunmore\n2013 - 2015\n- Ran the till\n`,
  );
  expect(resume.work).toMatchObject([{ position: "Lifeguard", startDate: "2016-05" }, { position: "Clerk" }]);
  expect(resume.work[0]).not.toHaveProperty("endDate");
  expect(resumeToText(resume)).toContain(seasons);
});

it("takes a year of another study for no second part of its dates", () => {
  expect(findPeriods("2010 - 2014 and 2012 - 2013")).toHaveLength(2);
});

it("holds a slip of the pen at the beginning of a period", () => {
  const head = "Tram Driver\nLinden Transit, Graz\nMay 3rd 20011 - 2014\n- Drove six routes\n- Trained two drivers\n";
  const text = resumeToText(parseResume(`Odile Farrow\nodile@mail.example\n\nEXPERIENCE\n${head}`));
  expect(text).toContain("May 3rd 20011 - 2014");
  expect(text).not.toContain("• May");
});

it("reads a period whose month and year a line break parts", () => {
  const head =
    "Stock Keeper, Alder Haulage, Graz (Aug.\n2018 – present)\n\nCounted the stock of two halls every week.\n";
  const [job] = parseResume(`Odile Farrow\nodile@mail.example\n\nEXPERIENCE\n\n${head}`).work;
  expect(job).toMatchObject({ startDate: "2018-08", current: true });
});
