import { expect, it } from "vitest";
import { readLines } from "../../support/resumes/read-lines";

const top = ["Odile Farrow", "Graz", "odile.farrow@mail.example", ""];
const profile = ["Profile", "Tram driver who likes early shifts and full timetables.", ""];
const driver = ["Tram driver", "Linden Transit, Graz", "March 2019 - present", "- Drive six routes", ""];
const baker = ["Baker", "Fern Bakery, Graz", "2014 - 2019", "- Baked rye bread", "- Cleaned the ovens", ""];
const jobs = ["Employment", "", ...driver, ...baker];
const school = ["Education", "Diploma in Logistics, Alder College, 2013", ""];
const skills = ["Skills", "Timetables", "Ticket machines", "First aid in the tram", ""];
const references = ["References", "Ines Mohr, depot manager, Linden Transit"];
const read = (...lines: string[]) => readLines(...top, ...lines);
const titlesOf = (...lines: string[]) => read(...lines).sections.map(({ title }) => title);

it("takes a line without the sign of the list below it for a heading, whatever its words, where no job begins so", () => {
  const own = ["Beehives behind the shed", "- Four hives, 60 kg of honey in 2021", "- Taught two neighbours", ""];
  const resume = read(...profile, ...jobs, ...own, ...school, ...skills);
  expect(resume.other).toMatchObject([
    { title: own[0], lines: ["Four hives, 60 kg of honey in 2021", "Taught two neighbours"] },
  ]);
  expect(resume.work.map(({ highlights }) => highlights.length)).toEqual([1, 2]);
});

it("takes a short line below the only blank one of a list, above longer lines, for a heading", () => {
  const own = ["Sundays", "Organ at the parish of Saint Veit", "Long walks with two old dogs", ""];
  const resume = read(...profile, ...jobs, ...school, ...skills, ...own, ...references);
  expect(resume.other).toMatchObject([{ title: "Sundays", lines: own.slice(1, 3) }]);
  expect(resume.skills[0]?.keywords).toEqual(["Timetables", "Ticket machines", "First aid in the tram"]);
});

it("takes the head of a second column of a list for no heading", () => {
  const column = ["Route planning", "Radio", "Winter driving on hills", ""];
  expect(titlesOf(...profile, ...jobs, ...school, ...skills, ...column, ...references)).not.toContain(column[0]);
});

it("takes a label within a job for no heading, where another stands so or more jobs follow", () => {
  const labelled = ["What I changed", "- Cut late runs by a third", ""];
  const between = ["Employment", "", ...driver, ...labelled, ...baker, ...school, ...skills];
  expect(titlesOf(...profile, ...between)).not.toContain(labelled[0]);
  const twice = [...jobs, ...labelled, "How it went", "- All went well", "", ...school, ...skills];
  expect(titlesOf(...profile, ...twice)).not.toContain("How it went");
});

it("takes an employer without dates for no heading", () => {
  const firm = ["Hale Nurseries Ltd", "- Potted plants", ""];
  expect(titlesOf(...profile, ...jobs, ...firm, ...school, ...skills)).not.toContain(firm[0]);
});
