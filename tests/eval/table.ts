export interface Row {
  name: string;
  measured: string;
  goal?: string;
  verdict?: "ok" | "below";
  /** The same figure for the plain TF-IDF baseline. */
  baseline?: string;
}

export interface Section {
  title: string;
  rows: Row[];
  /** What the rows need to be read right, or why there are none. */
  note?: string;
}

type Judged = Pick<Row, "measured" | "goal" | "verdict">;

/** A figure that should reach its goal; "-" where there was nothing to measure. */
export function atLeast(value: number | undefined, goal: number): Judged {
  if (value === undefined) return { measured: "-", goal: `>= ${goal.toFixed(2)}` };
  return { measured: figure(value), goal: `>= ${goal.toFixed(2)}`, verdict: value >= goal ? "ok" : "below" };
}

/** A figure that should not exceed its goal. */
export function atMost(value: number, goal: number, measured = String(value)): Judged {
  return { measured, goal: `<= ${goal}`, verdict: value <= goal ? "ok" : "below" };
}

/** A count that should be the whole. */
export function allOf(count: number, whole: number): Judged {
  return { measured: `${count} of ${whole}`, goal: "all", verdict: count === whole ? "ok" : "below" };
}

export function figure(value: number | undefined): string {
  return value === undefined ? "-" : value.toFixed(3);
}

const columns = ["figure", "measured", "goal", "verdict", "TF-IDF"] as const;

/** The sections as one text table: the same width for a column throughout. */
export function writeTable(sections: Section[]): string {
  const cells = sections.map(({ rows }) => rows.map(cellsOf));
  const widths = columns.map((title, at) => Math.max(title.length, ...cells.flat().map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `  ${row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join("  ")
      .trimEnd()}`;
  const blocks = sections.map(({ title, note }, at) =>
    [`\n${title}`, ...(note ? [`  (${note})`] : []), ...(cells[at] ?? []).map(line)].join("\n"),
  );
  return [line(columns), ...blocks].join("\n");
}

function cellsOf({ name, measured, goal, verdict, baseline }: Row): string[] {
  return [name, measured, goal ?? "", verdict ?? "", baseline ?? ""];
}

/** Items by key, in order of first appearance. */
export function groupBy<T>(items: T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
