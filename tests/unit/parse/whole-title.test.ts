import { expect, it } from "vitest";
import { parseResume } from "~/tailor/parse/parse-resume";

const jobOf = (head: string) =>
  parseResume(
    `Mara Lind\nmara@example.org\n\nExperience\n${head}\n• Led the rollout of a new ticket system for twelve sites.\n• Cut the time to answer by a third.\n`,
  ).work[0];

const titles = [
  "Head, Service Delivery",
  "Director, Marketing",
  "Manager, IT Operations",
  "Teacher, Grade 4",
  "Vice President, Human Resources",
];

it.each(titles)("keeps the department in the title %s where the employer stands below", (title) => {
  const right = { position: title, name: "Northwind Traders", location: "Leeds, UK" };
  expect(jobOf(`${title}\nMarch 2015 to June 2018 Northwind Traders - Leeds, UK`)).toMatchObject(right);
  expect(jobOf(`${title}\nNorthwind Traders, Leeds, UK, 2015 - 2018`)).toMatchObject(right);
});

it("leaves a firm behind the comma of a title alone", () => {
  const right = { position: "Line Cook", name: "Marlow Bistro Ltd" };
  expect(jobOf("Line Cook, Marlow Bistro Ltd\n2015 - 2018 Leeds, UK")).toMatchObject(right);
  expect(jobOf("Line Cook, Marlow Bistro Ltd, Leeds, UK, 2015 - 2018")).toMatchObject(right);
});

it("keeps two titles in a row together", () => {
  expect(jobOf("Marlow Post, Leeds\nSorter, then Shift Leader\nMarch 2015 - June 2018")).toMatchObject({
    position: "Sorter, then Shift Leader",
    name: "Marlow Post",
  });
});

it("takes the role below an employer that was read in two parts for the title", () => {
  const rows = [
    "Mara Lind",
    "mara@example.org",
    "",
    "Employment:",
    "",
    "March 2017 to date    Hallwell Heating & Gas, Ashford",
    "Boiler and breakdown engineer",
    "- 6 jobs a day",
    "",
    "9/2014 to 5/2016",
    "Hometown Timber & Feed, Bell Junction",
    "Yard man and delivery driver (straight truck)",
    "- Cut keys",
  ];
  expect(parseResume(rows.join("\n")).work).toMatchObject([
    { position: "Boiler and breakdown engineer", name: "Hallwell Heating & Gas" },
    { position: "Yard man and delivery driver (straight truck)", name: "Hometown Timber & Feed" },
  ]);
});
