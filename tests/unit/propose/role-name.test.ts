import { expect, it } from "vitest";
import { roleName } from "~/tailor/propose/summary/role-name";

it.each([
  ["Certified Nursing Assistant - CNA - Full Time - Day Shift", "Certified Nursing Assistant"],
  ["Sr. .Net Developer", "Senior .Net Developer"],
  ["OPERATIONS MANAGER", "Operations Manager"],
  ["Senior Staff Nurse, Critical Care", "Senior Staff Nurse"],
  ["Sr. Quality Engineer--New Products", "Senior Quality Engineer"],
  ["Dispensing Nurse-Oxford", "Dispensing Nurse"],
  ["Consumer Underwriter II", "Consumer Underwriter II"],
  ["Head of Mathematics", "Head of Mathematics"],
  ["Assistant Analyst, Intern", "Assistant Analyst Intern"],
  ["Planner (Trainee)", "Planner Trainee"],
  ["Intern, Risk Analyst", "Intern"],
  ["Gallery Clerk Gallery assistant/ Guard", "Gallery Clerk"],
  ["Public Relations professional", "Public Relations professional"],
])("reads the role of “%s”", (title, role) => {
  expect(roleName(title)).toBe(role);
});

it.each(["Sales", "Real Estate Sales", "Customer Service", "HR Management", "Information Systems", undefined])(
  "sees no person in “%s”",
  (title) => {
    expect(roleName(title)).toBeUndefined();
  },
);
