import { expect, it } from "vitest";
import { heightOf, type PlotEntry, plotScores } from "~/ui/charts/score-plot";

const day = 24 * 60 * 60 * 1000;
const noon = Date.UTC(2026, 10, 21, 12);
const height = 180;
const entry = (createdAt: number, score: number, scoreBefore?: number | null): PlotEntry => ({
  createdAt,
  score,
  scoreBefore,
});

it("draws nothing of nothing", () => {
  expect(plotScores([], height)).toEqual({ dots: [], ticks: [] });
});

it("puts 100 at the top, 0 at the bottom and 50 between them, with room for a whole dot", () => {
  expect([heightOf(100, height), heightOf(50, height), heightOf(0, height)]).toEqual([8, 90, 172]);
});

it("stands a single score in the middle, over its day", () => {
  const { dots, ticks } = plotScores([entry(noon, 64)], height);
  expect(dots).toEqual([{ x: 53, y: heightOf(64, height), fromY: null }]);
  expect(ticks).toEqual([{ x: 53, milliseconds: noon, anchor: "middle" }]);
});

it("spans the width from the oldest of two to the newest, whichever comes first", () => {
  const [older, newer] = [entry(noon - 30 * day, 40), entry(noon, 70)];
  expect(plotScores([newer, older], height).dots.map(({ x }) => x)).toEqual([97, 9]);
  expect(plotScores([older, newer], height).dots.map(({ x }) => x)).toEqual([9, 97]);
});

it("keeps to the proportions of time", () => {
  const { dots } = plotScores([entry(noon, 1), entry(noon - day, 1), entry(noon - 4 * day, 1)], height);
  expect(dots.map(({ x }) => x)).toEqual([97, 75, 9]);
});

it("names both ends and the middle, none of them twice", () => {
  const days = (count: number) => plotScores([entry(noon, 1), entry(noon - count * day, 1)], height).ticks;
  expect(days(10).map(({ milliseconds }) => milliseconds)).toEqual([noon - 10 * day, noon - 5 * day, noon]);
  expect(days(10).map(({ anchor }) => anchor)).toEqual(["start", "middle", "end"]);
  expect(days(1).map(({ milliseconds }) => milliseconds)).toEqual([noon - day, noon]);
  expect(days(0.1)).toEqual([{ x: 53, milliseconds: noon, anchor: "middle" }]);
});

it("gives a rewrite a stem from the score before, unless nothing was gained", () => {
  const { dots } = plotScores([entry(noon, 80, 60), entry(noon, 60, 60), entry(noon, 0, 3), entry(noon, 5)], height);
  expect(dots.map(({ fromY }) => fromY)).toEqual([heightOf(60, height), null, heightOf(3, height), null]);
});

it("keeps 500 scores inside the frame, in their order", () => {
  const entries = Array.from({ length: 500 }, (_, index) => entry(noon - index * 7919 * 1000, (index * 37) % 101));
  const { dots, ticks } = plotScores(entries, height);
  expect(dots).toHaveLength(500);
  expect(ticks).toHaveLength(3);
  for (const { x, y } of dots) {
    expect(x).toBeGreaterThanOrEqual(9);
    expect(x).toBeLessThanOrEqual(97);
    expect(y).toBeGreaterThanOrEqual(8);
    expect(y).toBeLessThanOrEqual(172);
  }
  const places = dots.map(({ x }) => x);
  expect(places).toEqual(places.toSorted((a, b) => b - a));
});
