import type { AppContext } from "~/ports/context";
import { figuresSince, lastDays, type Series, toSeries } from "./figures";

export const usageRanges = [7, 30, 90, 365] as const;
export type UsageRange = (typeof usageRanges)[number];

/** The range that an address asks for; whatever is none of the four counts as 30 days. */
export function readUsageRange(params: URLSearchParams): UsageRange {
  return usageRanges.find((days) => String(days) === params.get("days")) ?? 30;
}

const weekDays = 7;
/** Above this, the bars of single days would be too thin to see: they are drawn by week. */
const daysDrawnSingly = 90;

/** The steps of the funnel and the figures that count them. */
const funnelFigures = {
  joined: "waitlist-joined",
  confirmed: "waitlist-confirmed",
  invited: "waitlist-invited",
  account: "accounts",
  resume: "first-resume",
  match: "first-match",
  rewrite: "first-rewrite",
  download: "first-download",
} as const;
export type FunnelStep = keyof typeof funnelFigures;

const scoreTens = ["00", "10", "20", "30", "40", "50", "60", "70", "80", "90"] as const;

export interface Usage {
  /** The first day of each bar, "2026-11-22", UTC. */
  days: string[];
  /** 1, or 7 where a bar is a week; the oldest week may be shorter. */
  daysABar: number;
  rewrites: Series;
  matches: Series;
  done: Series;
  failed: Series;
  /** Different users a day; of a week, the mean of its days. */
  active: Series;
  /** Mean milliseconds from request to result of the rewrites that were done; 0 where none was. */
  milliseconds: Series;
  engines: { name: string; rewrites: number }[];
  tokens: { input: number; output: number; costMicroDollars: number };
  /** Matches by score: 0 to 9, 10 to 19 and so on; the last holds 90 to 100. */
  scores: { from: number; matches: number }[];
  /** How often each step was taken in these days, by whomever: not one group of people that is followed. */
  funnel: { step: FunnelStep; count: number }[];
  totals: { rewrites: number; matches: number; done: number; failed: number; milliseconds: number | null };
}

type Context = Pick<AppContext, "db" | "now">;

/** What was used in the last so many days, from maintained figures. */
export async function getProductUsage(ctx: Context, range: UsageRange): Promise<Usage> {
  const days = lastDays(ctx.now(), range);
  const series = toSeries(await figuresSince(ctx, days[0] ?? ""), days);
  const daysABar = range > daysDrawnSingly ? weekDays : 1;
  const of = (figure: string) => series.get(figure) ?? days.map(() => 0);
  const bars = (values: Series) => grouped(values, daysABar).map(sum);
  const total = (figure: string) => sum(of(figure));
  const [done, time] = [bars(of("rewrites-done")), bars(of("rewrite-milliseconds"))];
  return {
    days: grouped(days, daysABar).map(([first = ""]) => first),
    daysABar,
    rewrites: bars(of("rewrites")),
    matches: bars(of("matches")),
    done,
    failed: bars(of("rewrites-failed")),
    active: grouped(of("active"), daysABar).map((values) => Math.round(sum(values) / values.length)),
    milliseconds: time.map((milliseconds, at) => Math.round(milliseconds / Math.max(1, done[at] ?? 0))),
    engines: [...series]
      .filter(([figure]) => figure.startsWith("rewrites-by-"))
      .map(([figure, values]) => ({ name: figure.slice("rewrites-by-".length), rewrites: sum(values) }))
      .sort((one, other) => other.rewrites - one.rewrites),
    tokens: {
      input: total("input-tokens"),
      output: total("output-tokens"),
      costMicroDollars: total("cost-micro-dollars"),
    },
    scores: scoreTens.map((from) => ({ from: Number(from), matches: total(`scores-${from}`) })),
    funnel: Object.entries(funnelFigures).map(([step, figure]) => ({ step: step as FunnelStep, count: total(figure) })),
    totals: {
      rewrites: total("rewrites"),
      matches: total("matches"),
      done: total("rewrites-done"),
      failed: total("rewrites-failed"),
      milliseconds: total("rewrites-done") === 0 ? null : total("rewrite-milliseconds") / total("rewrites-done"),
    },
  };
}

/** All figures of the last so many days: the headings, and a row of the same length for each day. */
export async function usageTable(
  ctx: Context,
  range: UsageRange,
): Promise<{ head: string[]; rows: (string | number)[][] }> {
  const days = lastDays(ctx.now(), range);
  const series = toSeries(await figuresSince(ctx, days[0] ?? ""), days);
  const figures = [...series.keys()].filter((figure) => !figure.startsWith("revenue-")).sort();
  return {
    head: ["day", ...figures],
    rows: days.map((day, at) => [day, ...figures.map((figure) => series.get(figure)?.[at] ?? 0)]),
  };
}

/** Runs of `size`, counted from the end, so that the last one is whole. */
function grouped<Value>(values: Value[], size: number): Value[][] {
  const groups: Value[][] = [];
  for (let end = values.length; end > 0; end -= size) groups.unshift(values.slice(Math.max(0, end - size), end));
  return groups;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
