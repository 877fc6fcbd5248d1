import { describe, expect, it } from "vitest";
import { findPeriods } from "~/tailor/parse/dates";

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

  it.each(["$2019", "2 years 10 months", "served 12,500 guests", "the present manager", "marching"])(
    "finds no date in %s",
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );
});
