/** How a section is set. In `head`, T, E, P and D stand for title, employer, place and dates; the rest is as printed. */
export interface Layout {
  name: string;
  head: string;
  body: "glyph" | "plain" | "prose" | "run-in" | "list" | "labels" | "spaced" | "mixed";
  /** Blank lines: between entries, between head and text. */
  gaps: { entries: boolean; body: boolean };
  /** Characters a line, 0 where nothing wraps. */
  width: number;
  /** Sizes, weights and places of lines; undefined for pasted text. */
  look?: "bold-first" | "bold-title" | "large-first" | "indented" | "flat" | "bold-last";
  heldOut?: boolean;
}

const open = { entries: true, body: false };
const tight = { entries: false, body: false };
const airy = { entries: true, body: true };

function layout(
  name: string,
  head: string,
  body: Layout["body"],
  gaps: Layout["gaps"],
  width = 0,
  look?: Layout["look"],
) {
  return { name, head, body, gaps, width, ...(look && { look }) };
}

/** The project's own exports must be read back without a fault: they are set more often. */
function ours(head: string, name: string): Layout[] {
  return [
    layout(name, head, "glyph", open, 0, "bold-first"),
    layout(name, head, "mixed", open, 95, "bold-first"),
    layout(name, head, "glyph", open),
    layout(name, head, "mixed", tight, 0, "large-first"),
    layout(name, head, "prose", open, 95, "bold-first"),
  ];
}

export const jobLayouts: Layout[] = [
  layout("one line, commas", "T, E, P, D", "glyph", open),
  layout("one line, bars", "D | T | E (P) |", "labels", tight),
  layout("one line, dashes", "T - E - P (D)", "glyph", open),
  layout("dates above, title and firm run together", "D\nT E | P", "plain", tight, 150),
  layout("title, dates and firm run together", "T D E P", "plain", tight, 150),
  layout("title and dates apart, firm below", "T\tD\nE, P", "glyph", open, 100, "bold-first"),
  layout("firm and place apart, title and dates below", "E\tP\nT\tD", "glyph", open, 100, "bold-first"),
  layout("firm first, period in brackets", "E, P - T (D)", "plain", tight),
  layout("period first, colon", "D: T at E, P", "plain", tight),
  layout("rail of dates", "D\tT\n\tE | P", "glyph", tight, 90, "flat"),
  layout("four lines", "T\nE\nP\nD", "glyph", open, 80, "large-first"),
  layout("three lines, firm first", "E\nT\nD | P", "plain", open),
  layout("three lines, dates first", "D\nT\nE, P", "prose", open, 90),
  layout("three lines, place first", "P | D\nE\nT", "glyph", open),
  layout("title above firm and dates", "T\nE | D", "glyph", tight, 0, "bold-first"),
  layout("title above firm, place and dates", "T\nE, P | D", "mixed", open, 95, "indented"),
  layout("text on the line of the head", "D\nT E | P", "run-in", tight, 140),
  layout("text on the line of the firm", "T\nE | P", "run-in", tight, 140),
  layout("firm, dates, then title", "E D\nT", "glyph", open),
  layout("firm with dates, title below, place behind", "E\tD\nT, P", "list", tight, 90, "bold-first"),
  layout("word processor table", "D\tT, E, P", "plain", open, 0, "flat"),
  layout("blank lines everywhere, firm first", "E\n\nT\n\nD", "spaced", airy),
  layout("blank lines everywhere, firm and dates", "E, P\n\nD\n\nT", "spaced", airy),
  layout("blank lines everywhere, title and dates", "T | D\n\nE, P", "spaced", airy),
  layout("blank lines in the head", "T\n\nE, P\n\nD", "plain", airy),
  layout("dash before the place", "E - P\nT\nD", "plain", open),
  layout("dates at the end of the firm's line", "T\nE - P, D", "glyph", tight, 110),
  layout("sidebar of dates and places", "D\nP\nT\nE", "glyph", open, 60, "bold-title"),
  layout("capitals", "T!\nE, D", "glyph", open),
  layout("firm in capitals", "E!, P\nT\tD", "plain", open, 100),
  layout("at", "T at E\nD", "prose", open, 100),
  layout("@", "T @ E | D", "list", tight),
  layout("two tabs", "T\tE\tD", "glyph", tight, 100, "bold-last"),
  layout("period before firm, title behind", "D E, P\nT", "list", open),
  layout("labels", "Company: E\nPosition: T\nPeriod: D", "plain", open),
  layout("labels, dates first", "Dates: D\nEmployer: E, P\nTitle: T", "glyph", open),
  layout("title, comma, firm; dates below", "T, E\nP | D", "glyph", open, 90, "bold-first"),
  layout("title, comma, firm; dates below, no gaps", "T, E\nD", "glyph", tight),
  layout("title, comma, firm; dates below, gaps", "T, E\nD", "glyph", open),
  layout("title with dates in brackets", "T (D)\nE, P", "plain", open),
  layout("bulleted heads", "* T, E, D", "plain", tight),
  layout("firm and title with a dash, dates below", "E – T\nD", "glyph", open, 0, "flat"),
  layout("firm (place) and title", "E (P), T, D", "plain", open),
  layout("dates and place on the right", "T\tP\nE\tD", "glyph", open, 90, "indented"),
  layout("how long, on its own line", "E\nT\nX\nD", "glyph", open, 90, "bold-first"),
  layout("how long, behind the dates", "T, E\nD · X", "glyph", tight, 100, "bold-first"),
  layout("how long, on the right", "E, T\tD\tX", "glyph", open, 90),
  layout("kind of work behind the title", "T X\nE | P\tD", "plain", open, 90),
  layout("firm and place run together", "T - E P\tD", "glyph", open, 100),
  layout("firm and place run together, apart from the title", "E P\nT\tD", "plain", open, 100, "bold-first"),
  layout("colon, dash", "D: E (P) - T", "plain", tight),
  layout("text behind a full stop", "D, T, E, P.", "run-in", open, 0),
  layout("text behind a full stop, firm first", "E, P. T, D.", "run-in", open, 120),
  layout("title and dates with a dash, firm and place with a dash", "T - D\nE - P", "glyph", tight),
  layout("title and dates, firm and place with bars", "T D\nE | P", "plain", tight, 150),
  layout("dates, text of labels", "D\tT\n\tE, P", "labels", tight, 0, "flat"),
  layout("address below the head", "E\tD\nT\tP\nW", "glyph", open, 80),
  layout("address in the head", "E, W\nT | D", "plain", open, 0, "bold-first"),
  layout("address behind the place", "T\nE | P | W\nD", "glyph", open, 90),
  ...ours("T | D\nE | P | W", "as we export it"),
  ...ours("T\tD\nE | P | W", "as we export it, dates on the right"),
  layout("one line, dates behind a bar", "T, E | D", "glyph", open),
  layout("one line, dates behind a bar, no gaps", "T, E | D", "plain", tight),
  layout("at the sign of the firm", "T @E D", "plain", tight),
  layout("one line with the place, dates behind a bar", "T, E, P | D", "glyph", open),
  layout("one line with the place, dates behind a bar, no gaps", "T, E, P | D", "plain", tight),
  layout("one line with the place, dates on the right", "T, E, P\tD", "glyph", open, 100, "bold-first"),
  layout("one line, dashes, dates behind a bar", "T – E, P | D", "plain", open),
  layout("dates above, firm, place and title run together", "D\nE P T", "plain", tight, 150),
  layout("dates above, firm, place and title run together, then text", "D\nE P T", "run-in", tight, 150),
  layout("dates above, firm and place, title below", "D\nE P\nT", "plain", tight, 150),
  layout("title, dates, firm and place run together, then text", "T D E | P", "run-in", tight, 150),
  layout("title above, dates, firm and place run together", "T\nD E - P", "plain", tight, 150),
  layout("title above, dates, firm and place with a bar", "T\nD E | P", "plain", tight, 150),
  layout("title above, firm and dates below", "T\nE, D", "glyph", open),
  { ...layout("airy", "T\n\nE - P -\n\nD", "spaced", airy), heldOut: true },
  { ...layout("airy, dates in the middle", "T\n\nD\n\nE, P", "spaced", airy), heldOut: true },
  { ...layout("firm, title and place with bars", "E | T | P\nD", "glyph", open, 90), heldOut: true },
  { ...layout("dates below firm and title", "E, P\nT\nD", "glyph", tight, 100, "bold-first"), heldOut: true },
  { ...layout("title, firm in brackets", "T (E, P) D", "plain", open), heldOut: true },
  { ...layout("dates first, dash", "D - T, E", "list", open), heldOut: true },
  { ...layout("place last", "T | E\nD\nP", "plain", open, 0, "large-first"), heldOut: true },
];

/** T is the degree, E the school, S a mark. */
export const studyLayouts: Layout[] = [
  layout("one line, commas", "T, E, P, D", "list", tight),
  layout("school below", "T\nE, D", "list", open),
  layout("school first", "E, P\nT, D", "glyph", open, 90, "bold-first"),
  layout("dates first, run together", "D\nT E | P", "list", tight),
  layout("degree, dates and school run together", "T D E P", "list", tight),
  layout("degree and school run together, dates behind", "T E P D", "list", tight),
  layout("rail of dates", "D\tT\n\tE", "list", tight, 0, "flat"),
  layout("bars", "D | T | E (P)", "list", tight),
  layout("school and dates apart", "E\tD\nT\tP", "glyph", open, 90, "bold-first"),
  layout("three lines", "E\nT\nD", "list", open),
  layout("three lines, degree first", "T\nE\nD", "list", open, 0, "large-first"),
  layout("blank lines", "E\n\nT\n\nD", "spaced", airy),
  layout("dash", "T - E (D)", "list", tight),
  layout("colon", "D: T, E, P", "list", tight),
  layout("school, degree", "E - T, D", "glyph", tight),
  layout("mark behind", "T\nE, P, D\nS", "glyph", open),
  layout("mark in line", "E, T, S, D", "list", tight),
  layout("bulleted", "* T, E, D", "list", tight),
  layout("degree, school below, place and dates right", "T\tD\nE\tP", "list", open, 0, "bold-first"),
  layout("dates below", "T, E\nD", "list", open),
  layout("from", "T from E, D", "list", tight),
  layout("dates first, run together, subject again", "D\nT E | P A", "list", tight, 150),
  layout("run together, subject again", "T E | P A", "list", tight, 150),
  layout("degree, dates, school, place and subject run together", "T D E P A", "list", tight, 150),
  layout("dates first, mark and subject behind", "D\nT E | P S A", "list", tight, 150),
  layout("school, dates, degree and subject run together", "E D T A", "list", tight, 150),
  layout("school above place and subject", "D\nE\nP T", "list", tight, 150),
  layout("degree and dates, school below, subject again", "T , D\nE - P\nA", "list", tight, 150),
  layout("degree, dates, school and place run together, subject below", "T D E , P\nA", "list", tight, 150),
  layout("degree, dates and school run together, mark behind", "T D E P S", "list", tight, 150),
  layout("degree, dates and school with a bar, subject again", "T , D E | P A", "list", tight, 140),
  layout("dates above, degree and school with a bar, subject again", "D\nT E | P A", "list", tight, 100),
  layout("degree and dates, school below, mark, subject and mark", "T , D\nE - P\nS\nA S", "list", tight, 150),
  layout("degree and dates, school and place below, subject and notes", "T , D\nE - P\nA", "run-in", tight, 150),
  layout("school and place run together, degree and subject", "E P T A", "list", tight, 150),
  layout("degree, dates, school and place with commas, subject again", "T D E , P A", "list", tight, 150),
  layout("degree and school with a bar, subject and what was studied", "T E | P A", "prose", tight, 140),
  layout("degree and school, dates on the right", "T - E\tD", "glyph", open, 100),
  layout("dates above, degree and school run together, then notes", "D\nT E | P", "run-in", tight, 150),
  layout("degree, dates and school run together, then notes", "T , D E | P", "run-in", tight, 150),
  layout("degree, dates and school run together, mark, subject and mark", "T , D E | P S A S", "list", tight, 150),
  layout("dates first, mark, subject and mark", "D\nT E | P S A S", "list", tight, 150),
  layout("degree and school run together, subject and notes", "T E | P A", "run-in", tight, 150),
  layout("dates above, school and place before the degree", "D\nE P T S", "list", tight, 150),
  layout("school, dates, place and degree run together", "E D P T", "run-in", tight, 150),
  layout("school and place, dates behind", "E P D", "list", tight, 150),
  layout("course at a school in a month", "T at the E in D", "glyph", tight),
  layout("degree and subject apart", "E\tK • S\nR\tP • D", "prose", open, 110),
  ...ours("T | D\nE | P | S", "as we export it"),
  ...ours("T\tD\nE | P | S", "as we export it, dates on the right"),
  layout("degree, school, subject", "K | E, R | D", "list", tight),
  layout("school and subject, degree", "E, R\nK, D", "list", open, 0, "bold-first"),
  layout("degree in subject, school with commas", "K, R, E, P\nD", "list", open),
  layout("degree above subject", "K\nR\nE, D", "list", open, 0, "bold-first"),
  layout("degree above school, subject below", "E\tD\nK\nR", "prose", open, 90),
  layout("school, degree, subject", "E, K, R\tD", "glyph", open, 100),
  layout("notes in sentences", "T, E, P\tD", "prose", open, 100, "bold-first"),
  layout("school and dates, degree below, notes in sentences", "D - E\nT", "prose", open, 60, "bold-first"),
  layout("degree and dates, school below, notes", "T | D\nE, P", "mixed", open, 90),
  layout("school in brackets", "T (E, P), D", "list", tight),
  layout("full stop", "* E. T, D", "list", tight),
  layout("dates first, comma, dash", "D: E (P) - T", "plain", tight),
  layout("degree above, school and dates below", "T\nE D", "list", tight, 0, "flat"),
  layout("degree and dates, school below", "T D\nE P", "list", tight, 150),
  { ...layout("airy", "T\n\nE - P -\n\nD", "spaced", airy), heldOut: true },
  { ...layout("school, dates, degree", "E (D)\nT", "list", open), heldOut: true },
  { ...layout("dates, school, degree", "D E\nT", "list", tight), heldOut: true },
];

const orders = [
  "TEPD",
  "TEPD",
  "ETPD",
  "EPTD",
  "EPTD",
  "DTEP",
  "DTEP",
  "DEPT",
  "TDEP",
  "TDEP",
  "EDTP",
  "EPDT",
  "TEDP",
  "ETDP",
  "DPTE",
  "PETD",
  "EDPT",
];
const inLine = [", ", ", ", " - ", " – ", " | ", "\t", "\t", " · ", "  ", ": "];
const bodies: Layout["body"][] = ["glyph", "glyph", "plain", "prose", "list", "labels", "mixed", "run-in"];
const looks: Layout["look"][] = [
  undefined,
  undefined,
  "bold-first",
  "bold-title",
  "large-first",
  "indented",
  "flat",
  "bold-last",
];

/** A layout put together at random, unlike those that are held out. */
export function randomLayout(kind: "job" | "study", random: () => number): Layout {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const spaced = random() < 0.3;
  const split = 0.25 + random() * 0.6;
  let head = "";
  const order = pick(orders);
  for (const [at, field] of [...order].entries()) {
    const breaks = random() < split || (at === 1 && random() < 0.3);
    const sign =
      spaced && breaks
        ? pick(["\n\n", "\n\n", "\n"])
        : breaks
          ? "\n"
          : field === "P"
            ? pick([...inLine, " (P)"])
            : pick(inLine);
    if (at === 0) head = field;
    else if (sign === " (P)") head += " (P)";
    else if (field === "D" && !breaks && random() < 0.2) head += " (D)";
    else head += sign + field;
  }
  if (kind === "study" && random() < 0.2) head += random() < 0.5 ? "\nS" : ", S";
  if (kind === "job" && random() < 0.07) head += pick(["\nX", " · X", "\nW"]);
  if (random() < 0.08) head += " -";
  if (random() < 0.06) head = `* ${head.replaceAll("\n", ", ")}`;
  const heldOut = [...jobLayouts, ...studyLayouts].some((one) => one.heldOut && one.head === head);
  if (heldOut) return randomLayout(kind, random);
  const body = spaced ? pick<Layout["body"]>(["spaced", "spaced", "glyph", "plain"]) : pick(bodies);
  const look = pick(looks);
  return {
    name: "at random",
    head,
    body: kind === "study" && body === "run-in" ? "list" : body,
    gaps: spaced ? airy : { entries: random() < 0.65, body: random() < 0.2 },
    width: pick([0, 0, 60, 80, 90, 100, 120, 150]),
    ...(look && { look }),
  };
}
