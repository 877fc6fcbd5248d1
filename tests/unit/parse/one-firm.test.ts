import { expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";

function jobsOf(section: string) {
  const { work, other } = parseResume(`Una Pryce\nuna@mailbox.example\n\nEXPERIENCE\n\n${section}\n`);
  return {
    other,
    jobs: work.map(({ position, name, startDate, endDate, current, summary, highlights }) => [
      position,
      name,
      `${startDate}/${current ? "now" : endDate}`,
      [...(summary ? [summary] : []), ...highlights],
    ]),
  };
}

it("gives titles below one employer its name and keeps their own dates, not those of all the years there", () => {
  const { jobs, other } = jobsOf(`Tamar Ferries Ltd, Plymouth\t2008 – 2020
Deck Supervisor\t2014 – 2020
• Led nine deckhands
Deckhand\t2008 – 2014
• Moored and loaded

Plym Marina, Plymouth\t2005 – 2008
Boat Cleaner
• Washed hulls`);
  expect(jobs).toEqual([
    ["Deck Supervisor", "Tamar Ferries Ltd", "2014/2020", ["Led nine deckhands"]],
    ["Deckhand", "Tamar Ferries Ltd", "2008/2014", ["Moored and loaded"]],
    ["Boat Cleaner", "Plym Marina", "2005/2008", ["Washed hulls"]],
  ]);
  expect(other).toEqual([]);
});

it("gives every title below a described employer its name, and leaves none of them in doubt", () => {
  const { doubts, work } = parseResume(`Una Pryce

EXPERIENCE

TAMAR FERRIES LTD, Plymouth, MA
Runs six boats with ninety staff

Deck Supervisor                    Jan 2019 - Present
• Led nine deckhands
• Wrote the rota

Deckhand                           Mar 2014 - Dec 2018
• Moored and loaded
• Sold tickets
`);
  expect(work.map(({ position, name, summary }) => [position, name, summary])).toEqual([
    ["Deck Supervisor", "TAMAR FERRIES LTD", "Runs six boats with ninety staff"],
    ["Deckhand", "TAMAR FERRIES LTD", undefined],
  ]);
  expect(doubts).toBeUndefined();
});

it("reads a second title right below the first as a job of its own", () => {
  const { jobs } = jobsOf(`Tamar Ferries - Plymouth, MA
Deck Supervisor, Jan 2019 - Present
Deckhand, Mar 2014 - Dec 2018
• Led nine deckhands
• Moored and loaded

Plym Marina - Plymouth, MA
Boat Cleaner, Jun 2010 - Dec 2012
• Washed hulls`);
  expect(jobs).toEqual([
    ["Deck Supervisor", "Tamar Ferries", "2019-01/now", []],
    ["Deckhand", "Tamar Ferries", "2014-03/2018-12", ["Led nine deckhands", "Moored and loaded"]],
    ["Boat Cleaner", "Plym Marina", "2010-06/2012-12", ["Washed hulls"]],
  ]);
});

it("gives no employer to what stands apart behind a blank line, nor to somebody's own work", () => {
  const { jobs } = jobsOf(`Tamar Ferries Ltd, Plymouth
Deck Supervisor, 2014 – 2020
• Led nine deckhands

Painter, 2008 – 2014
• Painted houses

Plym Marina, Plymouth
Boat Cleaner, 2005 – 2008
• Washed hulls
Freelance Photographer, 2003 – 2005
• Weddings`);
  expect(jobs.map(([title, firm]) => [title, firm])).toEqual([
    ["Deck Supervisor", "Tamar Ferries Ltd"],
    ["Painter", undefined],
    ["Boat Cleaner", "Plym Marina"],
    ["Freelance Photographer", undefined],
  ]);
});

it("takes the step before a promotion for the same employer's, though a blank line stands between", () => {
  const { jobs } = jobsOf(`Tamar Ferries Ltd - Plymouth
Lead Deckhand (May 2016 - Present)
• Leads nine deckhands

Deckhand (June 2014 - May 2016)
• Moored and loaded

Plym Marina - Plymouth
Boat Cleaner (2010 - 2013)
• Washed hulls`);
  expect(jobs.map(([title, firm]) => [title, firm])).toEqual([
    ["Lead Deckhand", "Tamar Ferries Ltd"],
    ["Deckhand", "Tamar Ferries Ltd"],
    ["Boat Cleaner", "Plym Marina"],
  ]);
});

it("keeps a promotion told in one line whole, under all its years and in doubt", () => {
  const text = `Tamar Ferries Ltd, Plymouth
Deckhand (2008-2014), promoted to Deck Supervisor (2014-2020)
• Led nine deckhands

Plym Marina, Plymouth
Boat Cleaner (2005-2008)
• Washed hulls`;
  expect(jobsOf(text).jobs[0]).toEqual([
    "Deckhand (2008-2014), promoted to Deck Supervisor (2014-2020)",
    "Tamar Ferries Ltd",
    "2008/2020",
    ["Led nine deckhands"],
  ]);
});

it("reads clients of one job as its lines", () => {
  const { jobs } = jobsOf(`Orrin Software, Pune
Tester, May 2017 - Jun 2021

Client: Coastal Rail
• Tested the ticket shop

Client: Hill Water
• Tested meter readings

Lindo Systems, Pune
Trainee, Jun 2015 - Apr 2017
• Wrote test cases`);
  expect(jobs.map(([title]) => title)).toEqual(["Tester", "Trainee"]);
  expect(jobs[0]?.[3]).toEqual([
    "Client: Coastal Rail",
    "Tested the ticket shop",
    "Client: Hill Water",
    "Tested meter readings",
  ]);
});

it.each([
  ["roman numbers", ["i. ", "ii. ", "iii. "]],
  ["check marks", ["✔️ ", "✔️ ", "✔️ "]],
  ["pictures", ["🔹 ", "🔹 ", "🔹 "]],
])("reads %s as bullets", (_, [first, second, third]) => {
  const { jobs } = jobsOf(`Deckhand, Tamar Ferries Ltd, Plymouth, 2008 - 2014
${first}Moored and loaded
${second}Kept the engine log
${third}Sold tickets`);
  expect(jobs[0]?.[3]).toEqual(["Moored and loaded", "Kept the engine log", "Sold tickets"]);
});

it("takes a row of items with one sign apart, and keeps short lines right below a head in its job", () => {
  const { jobs, other } = jobsOf(`Deckhand, Tamar Ferries Ltd, Plymouth, 2008 - 2014
✓ Moored and loaded ✓ Kept the engine log

Cleaner, Lipson Hospital, 2005 - 2008
Cleaned wards
Emptied bins`);
  expect(jobs.map(([, , , lines]) => lines)).toEqual([
    ["Moored and loaded", "Kept the engine log"],
    ["Cleaned wards", "Emptied bins"],
  ]);
  expect(other).toEqual([]);
});

it("reads a year and a month with its year as one period", () => {
  expect(jobsOf("Deckhand, Tamar Ferries Ltd, Plymouth (2008 - May 2014)\n• Moored and loaded").jobs[0]?.[2]).toBe(
    "2008/2014-05",
  );
});
