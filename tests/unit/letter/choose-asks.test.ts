import { expect, it } from "vitest";
import { type Ask, chooseAsks } from "~/tailor/letter/asks/choose-asks";
import type { Line } from "~/tailor/letter/lines/quotable-lines";

it("takes the longer words where they are nearly as likely, and others for each line", () => {
  const place = { start: 0, end: 90 };
  const ask = (text: string, chance: number, line: Line) =>
    ({ words: { text, form: "deed", place, weight: 1, isTerm: false, ids: [] }, line, chance }) satisfies Ask;
  const [feed, owners] = ["Cut the cost of feed to 29%", "Wrote to 90 owners a month"].map(
    (text) => ({ path: "/work/0/highlights/0", text }) as Line,
  ) as [Line, Line];
  const chosen = (chance: number) =>
    chooseAsks([
      ask("keep the cost of feed", 0.6, feed),
      ask("keep the cost of feed below 30%", chance, feed),
      ask("write to owners of dogs", 0.5, feed),
      ask("keep owners of feed", 0.5, owners),
      ask("write to all owners", 0.5, owners),
    ]).map(({ words }) => words.text);
  expect(chosen(0.5)).toEqual(["keep the cost of feed below 30%", "write to all owners"]);
  expect(chosen(0.2)).toEqual(["keep the cost of feed", "write to all owners"]);
});
