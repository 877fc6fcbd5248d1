import { expect, it } from "vitest";
import { linesSaidAgain } from "~/tailor/propose/skills/mend-lists";

it("knows a line whose telling words all stand in another one that opens alike", () => {
  const lines = [
    "Handled all escrowed accounts.",
    "Handled all accounts that were escrowed & verified all accounts.",
    "Verified accounts.",
    "Managed weekly staff schedules",
    "Planned weekly staff schedules for two sites",
  ];
  expect([...linesSaidAgain(lines)]).toEqual([0]);
});

it("leaves to each project of a job what is told of it", () => {
  const lines = [
    "Sea wall north : Duration of project - 6 months",
    "I planned the shifts of each diver.",
    "Sea wall south : Duration of project - 2 months",
    "I planned the shifts of each diver.",
  ];
  expect([...linesSaidAgain(lines)]).toEqual([]);
});
