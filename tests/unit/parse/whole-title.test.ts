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
