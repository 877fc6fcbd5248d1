import type { Line } from "~/tailor/document";
import { isSchool } from "~/tailor/parse/words/degree-words";
import { organisationScore } from "~/tailor/parse/words/role-words";
import type { Layout } from "./layouts";
import {
  areas,
  asides,
  courses,
  degreeJoints,
  degreeKinds,
  elsewhere,
  firmNames,
  legalForms,
  type Profession,
  places,
  plainTitles,
  professions,
  projectNames,
  qualifiers,
  schoolKinds,
  schoolNames,
  schools,
  spans,
  titleJoints,
  titleTails,
  tools,
} from "./professions";

/** A piece of a section whose meaning is known: a part of a head ("T", "E", "P", "D", "L"), a text ("B") or a line of no entry ("O"). */
export interface Piece {
  start: number;
  end: number;
  role: string;
  entry: number;
}

/** A section with what stands where. */
export interface Sample {
  name: string;
  text: string;
  lines: Line[];
  pieces: Piece[];
}

export type Random = () => number;

/** The same numbers for the same seed, on every machine. */
export function randomFrom(seed: number): Random {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}

function pick<T>(random: Random, list: readonly T[]): T {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new RangeError("nothing to pick from");
  return found;
}

interface Entry {
  T?: string | undefined;
  E?: string | undefined;
  P?: string | undefined;
  D?: string | undefined;
  S?: string | undefined;
  /** Degree and subject, where they stand apart. */
  K?: string | undefined;
  R?: string | undefined;
  /** The subject said again. */
  A?: string | undefined;
  /** Address of the firm. */
  W?: string | undefined;
  /** How long, or what kind of work. */
  X?: string | undefined;
  lines: string[];
}

const months = "January|February|March|April|May|June|July|August|September|October|November|December".split("|");
const short = months.map((month) => month.slice(0, 3));
const german = "Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember".split("|");
const french = "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre".split("|");
const spanish = "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre".split("|");
const two = (value: number) => String(value).padStart(2, "0");

type DateForm = (year: number, month: number) => string;
const dateForms: DateForm[] = [
  (year, month) => `${two(month)}/${year}`,
  (year, month) => `${two(month)}/${year}`,
  (year) => `${year}`,
  (year, month) => `${short[month - 1]} ${year}`,
  (year, month) => `${months[month - 1]} ${year}`,
  (year, month) => `${short[month - 1]}. ${year}`,
  (year, month) => `${two(month)}.${year}`,
  (year, month) => `${year}-${two(month)}`,
  (year, month) => `${month}/${year}`,
  (year, month) => `${short[month - 1]}, ${year}`,
  (year, month) => `${months[month - 1]}, ${year}`,
];
/** Builders that leave the month of a degree in figures ("5 2011"). */
const studyForms: DateForm[] = [...dateForms.slice(0, 9), (year, month) => `${month} ${year}`, ...dateForms.slice(9)];
const foreignForms: Record<string, DateForm> = {
  de: (year, month) => `${german[month - 1]} ${year}`,
  fr: (year, month) => `${french[month - 1]} ${year}`,
  es: (year, month) => `${spanish[month - 1]} ${year}`,
  zh: (year, month) => `${year}年${month}月`,
};
const joints = [" - ", " – ", " to ", "-", "–", " — "];
const endless = ["Present", "Current", "present", "Now", "Today", "Present", "Current"];
const endlessElsewhere: Record<string, string> = {
  de: "heute",
  fr: "aujourd'hui",
  es: "actualidad",
  it: "oggi",
  nl: "heden",
  zh: "至今",
  ru: "настоящее время",
  ar: "الآن",
};

interface Style {
  form: DateForm;
  joint: string;
  end: string;
  anonymous: boolean;
  language: (typeof elsewhere)[number] | undefined;
  profession: Profession;
  random: Random;
}

function styleOf(random: Random, kind: "job" | "study"): Style {
  const language = random() < 0.17 ? pick(random, elsewhere) : undefined;
  const foreign = language && random() < 0.5 ? foreignForms[language.language] : undefined;
  return {
    form: foreign ?? pick(random, kind === "study" ? studyForms : dateForms),
    joint: pick(random, joints),
    end: language ? (endlessElsewhere[language.language] ?? "oggi") : pick(random, endless),
    anonymous: !language && random() < 0.2,
    language,
    profession: language?.profession ?? pick(random, professions),
    random,
  };
}

function titleOf({ profession, random, language }: Style): string {
  const title = pick(random, random() < 0.85 || language ? profession.titles : pick(random, professions).titles);
  if (language) return title;
  const before = random() < 0.15 ? pick(random, qualifiers) : "";
  if (random() < 0.08) return pick(random, plainTitles);
  if (random() < 0.2) return before + title + pick(random, titleJoints) + pick(random, profession.titles);
  return before + title + (random() < 0.14 ? pick(random, titleTails) : "");
}

function placeOf({ random, anonymous, language }: Style): string {
  if (anonymous) return random() < 0.75 ? "City , State" : pick(random, blankedPlaces);
  return pick(random, language ? language.places : places);
}

/** As places stand in resumes whose towns were blanked. */
const blankedPlaces = [
  "State",
  "City , State , USA",
  "City , State , US",
  "City , State , United States",
  "State , USA",
  "City",
  "City , India",
];

function jobsOf(style: Style, runTogether: boolean): Entry[] {
  const { random, profession, anonymous } = style;
  const count = 1 + Math.floor(random() * 5);
  const places = random() < 0.85;
  const undated = random() < 0.06;
  let year = 2024 - Math.floor(random() * 6);
  const bare = random() < 0.1;
  const momentary = random() < 0.06;
  const nameless = random() < 0.14;
  const untitled = !nameless && random() < 0.06;
  const aside = random() < 0.1 ? (random() < 0.5 ? spans : asides) : undefined;
  const addressed = random() < 0.7;
  const stack = random() < 0.12;
  const grouped = random() < 0.06;
  const projects = random() < 0.06;
  const undatedProjects = random() < 0.6;
  return Array.from({ length: count }, (_, index) => {
    const until = year;
    year -= 1 + Math.floor(random() * 4);
    const from = style.form(year, 1 + Math.floor(random() * 12));
    const to = index === 0 && random() < 0.7 ? style.end : style.form(until, 1 + Math.floor(random() * 12));
    const alone = momentary || random() < 0.06;
    const hollow = random() < 0.02;
    const named = random() < 0.45 ? pick(random, firmNames) : pick(random, profession.employers);
    const plain = !/[.]|(?:LLC|Inc|Ltd|GmbH|AG|Co)$/.test(named);
    const short = runTogether && organisationScore(named) === 0;
    const firm = plain && (short || random() < 0.15) ? named + pick(random, legalForms) : named;
    const lines = [...profession.lines].sort(() => random() - 0.5).slice(0, Math.floor(random() * 7));
    if (stack && lines.length > 0) lines.push(...toolLines(random));
    return {
      T: hollow
        ? undefined
        : projects
          ? pick(random, projectNames)
          : !untitled && random() < 0.98
            ? titleOf(style)
            : undefined,
      E:
        hollow || nameless || projects || (grouped && index > 0) || random() < 0.03
          ? undefined
          : anonymous
            ? "Company Name"
            : firm,
      W: addressed
        ? `${random() < 0.6 ? "https://" : "www."}${firm.toLowerCase().replace(/[^a-z]/g, "")}.com${random() < 0.5 ? "/" : ""}`
        : undefined,
      X: aside && random() < 0.9 ? pick(random, aside) : undefined,
      P: places && !hollow && !projects && !(grouped && index > 0) && random() < 0.94 ? placeOf(style) : undefined,
      D:
        undated || (projects && undatedProjects) || random() < 0.03
          ? undefined
          : alone
            ? from
            : from + style.joint + to,
      lines: bare || hollow ? [] : lines.length === 0 && random() < 0.6 ? profession.lines.slice(0, 2) : lines,
    };
  });
}

function toolLines(random: Random): string[] {
  const some = [...tools]
    .sort(() => random() - 0.5)
    .slice(0, 2 + Math.floor(random() * 6))
    .join(", ");
  const label = pick(random, [
    "Technologies: ",
    "Environment: ",
    "Tools: ",
    "",
    "Stack: ",
    "Project: booking portal. ",
  ]);
  return [label + some];
}

/** A degree in one of the many ways in which they are written, and its subject where it has one. */
function degreeOf({ random, profession, language }: Style): { text: string; area?: string } {
  if (language || random() < 0.2)
    return {
      text: pick(random, language || random() < 0.7 ? profession.degrees : pick(random, professions).degrees),
    };
  const kind = pick(random, degreeKinds);
  if (random() < 0.08) return { text: pick(random, courses) };
  const area = subjectOf(random);
  if (random() < 0.12) return random() < 0.5 ? { text: kind } : { text: area, area };
  return { text: kind + pick(random, degreeJoints) + area, area };
}

function subjectOf(random: Random): string {
  const area = pick(random, areas);
  if (random() < 0.1) return `${area}, ${pick(random, areas)}`;
  if (random() < 0.04) return `(${pick(random, areas)}) Foundations of ${area}`;
  return random() < 0.05 ? `${area} ${pick(random, areas)}` : area;
}

function schoolOf({ random, language }: Style): string {
  if (language) return pick(random, language.schools);
  return random() < 0.4 ? pick(random, schools) : pick(random, schoolKinds).replace("%", pick(random, schoolNames));
}

const marks = [
  "GPA: 3.8",
  "GPA 3.4/4.0",
  "Magna Cum Laude",
  "First Class Honours",
  "3.7 GPA",
  "GPA: GPA: 3.6",
  "GPA: Magna Cum Laude",
  "GPA: Dean's List",
];
const studyNotes = [
  "Relevant coursework: Statistics, Ethics, Public Speaking",
  "Dean's List for four semesters",
  "Thesis on the history of public transport",
  "Member of the student council",
  "Coursework in Business Law and Economics",
  "Emphasis in adult care",
  "GPA 3.6, President's Honor Roll",
  "Minor in Sociology",
  "Master Thesis: Scoring of spreadsheets in school tests",
  "Graduated with honors",
  "Concentration in Game Development. Relevant Coursework: Engine Architecture, Computer Graphics, Artificial Intelligence, Physics, Data Structures & Algorithms",
  "Relevant Coursework: Game Design, Operating Systems, Networks, Linear Algebra, Technical Writing",
  "NSF Graduate Research Fellowship, Siebel Scholar (Class of 2020)",
  "Employee of the Month in the Educational Support Services Department",
  "During my studies, I have taken part in several commercial and educational projects:",
  "A web service for browsing restaurants and buying vouchers. Java 8, Spring MVC, MySQL, Angular 4.",
  "A service that collects data from sensors in rooms, with a store and a page of charts",
  "Fundamentals in computer science and a bachelor thesis on keyboards",
  "Passed the state examination in 2011 and substituted in three schools of the county",
  "Student of the Year; Resident Assistant; Boys and Girls Club of Pell County",
  "Developed and evaluated an algorithm for scoring essays",
  "Winner of the regional debate and captain of the rowing team in the final year",
  "Internship, Winter Term: Paris 2007",
  "Currently enrolled",
  "Completed 40 semester hours toward a degree",
  "I chose this school since it let me work in a hospital while I studied.",
  "Courses in nutrition and food safety",
  "Honor Graduate",
  "Major: Finance, minor in History",
];

function studiesOf(style: Style, runTogether: boolean): Entry[] {
  const { random } = style;
  const again = random() < 0.6;
  const nameless = random() < 0.08;
  const placed = random() < 0.6;
  const dated = random() < 0.92;
  const marked = random() < 0.3;
  let year = 2020 - Math.floor(random() * 15);
  return Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
    const end = year;
    year -= 2 + Math.floor(random() * 4);
    const kind = random() < 0.9 ? pick(random, degreeKinds) : undefined;
    const degree = degreeOf(style);
    const name = schoolOf(style);
    const school =
      runTogether && !isSchool(name) ? `${name} ${pick(random, ["College", "University", "School"])}` : name;
    return {
      T: random() < 0.97 ? degree.text : undefined,
      K: kind,
      R: kind === undefined || random() < 0.9 ? pick(random, areas) : undefined,
      E: nameless || random() < 0.03 ? undefined : school,
      A: again && random() < 0.95 ? (random() < 0.9 ? degree.area : pick(random, areas)) : undefined,
      P: placed ? placeOf(style) : undefined,
      D: !dated
        ? undefined
        : random() < 0.55
          ? style.form(end, 5)
          : style.form(year, 9) + style.joint + style.form(end, 5),
      S: marked ? pick(random, marks) : undefined,
      lines: random() < 0.7 ? [] : [...studyNotes].sort(() => random() - 0.5).slice(0, 1 + Math.floor(random() * 2)),
    };
  });
}

interface Setting {
  text: string;
  pieces: Piece[];
  /** By number of the line: how it is set. */
  looks: { bold: boolean; large: boolean; indent: number; glyph: boolean }[];
}

/** Sets invented jobs or studies in a layout; the same seed gives the same section. */
export function setSection(layout: Layout, kind: "job" | "study", seed: number): Sample {
  const random = randomFrom(seed + 1);
  for (let index = 0; index < 8; index++) random();
  const style = styleOf(random, kind);
  // Only a firm that says it is one can be told from a title that it follows without a sign.
  const runTogether = /[TADX] E|E [TA]/.test(layout.head);
  const shouted = kind === "study" && random() < 0.08;
  const entries = kind === "job" ? jobsOf(style, runTogether) : studiesOf(style, runTogether);
  // Between bars a name keeps its commas.
  if (/(?:^|\||\n) ?E \|/.test(layout.head) && random() < 0.2)
    for (const entry of entries) if (entry.E && random() < 0.5) entry.E += `, ${pick(random, moreOfName)}`;
  // And so does a title that stands alone with its dates.
  if (/^T(?: \||\t|\n)/.test(layout.head) && kind === "job" && random() < 0.2)
    for (const entry of entries)
      if (entry.T && !entry.T.includes(",") && random() < 0.6) entry.T += `, ${pick(random, departments)}`;
  if (shouted) for (const entry of entries) entry.E = entry.E?.toUpperCase();
  const glyph = pick(random, ["• ", "- ", "* ", "● ", "▪ ", "· "]);
  const setting: Setting = { text: "", pieces: [], looks: [] };
  if (random() < 0.05) write(setting, [{ text: pick(random, introductions), role: "O" }], -1, layout);
  for (const [index, entry] of entries.entries()) {
    if (index > 0 && random() < 0.04)
      write(setting, [{ text: pick(random, subheadings), role: "O" }], -1, layout, { bold: true });
    if (index > 0 && layout.gaps.entries) setting.text += "\n";
    setEntry(setting, entry, index, layout, { glyph, random });
  }
  return {
    name: layout.name,
    text: setting.text,
    pieces: setting.pieces,
    lines: layout.look ? measured(setting) : [],
  };
}

const moreOfName = [
  "Leeds",
  "Department of Surgery",
  "Huế",
  "Inc.",
  "Joint Committee",
  "Faculty of Law",
  "Northern Branch",
];
const departments = [
  "Critical Care",
  "Acute Medicine",
  "Sales and Marketing",
  "Night Team",
  "EMEA",
  "Grades 7-8",
  "Payments",
  "Finance",
  "Field Operations",
  "Data Center Services",
  "Claims Systems",
  "Center of Excellence",
  "Grade 4",
  "IT Support and Networks",
];
const introductions = [
  "Over ten years of experience in teams of all sizes.",
  "Selected positions, the latest first",
  "A short list of what I have done so far; details on request.",
];
const subheadings = ["Earlier positions", "Part-time work", "Internships", "Other", "Selected positions"];

interface Part {
  text: string;
  role?: string;
}

function setEntry(
  setting: Setting,
  entry: Entry,
  index: number,
  layout: Layout,
  { glyph, random }: { glyph: string; random: Random },
): void {
  const rows = headOf(layout.head, entry);
  const texts = [...entry.lines];
  const isLast = (at: number) => at === rows.length - 1;
  for (const [at, row] of rows.entries()) {
    if (row.length === 0) {
      setting.text += "\n";
      continue;
    }
    const runIn = layout.body === "run-in" && isLast(at) && texts.length > 0 ? texts.splice(0).join(" ") : undefined;
    const bold =
      layout.look === "bold-first" || layout.look === "large-first"
        ? at === 0
        : layout.look === "bold-title"
          ? row.some(({ role }) => role === "T")
          : layout.look === "bold-last" && isLast(at);
    const parts = runIn === undefined ? row : [...row, { text: " " }, { text: runIn, role: "B" }];
    write(setting, parts, index, layout, { bold, large: layout.look === "large-first" && at === 0 });
  }
  if (texts.length > 0 && layout.gaps.body) setting.text += "\n";
  setTexts(setting, texts, index, layout, { glyph, random });
}

function setTexts(
  setting: Setting,
  texts: string[],
  entry: number,
  layout: Layout,
  { glyph, random }: { glyph: string; random: Random },
): void {
  const indent = layout.look === "indented" ? 18 : 0;
  if (layout.body === "prose") {
    if (texts.length > 0)
      write(setting, [{ text: texts.map(asSentence).join(" "), role: "B" }], entry, layout, { indent });
    return;
  }
  if (layout.body === "labels" && texts.length > 1) {
    const label = pick(random, ["Responsibilities:", "Areas of responsibility:", "Duties:", "Key achievements:"]);
    write(setting, [{ text: label, role: "B" }], entry, layout, { indent });
  }
  for (const [at, text] of texts.entries()) {
    const isGlyph = layout.body === "glyph" || layout.body === "labels" || (layout.body === "mixed" && at > 0);
    const plain = layout.body === "list" ? text.replace(/\.$/, "") : text;
    if (layout.body === "spaced" && at > 0) setting.text += "\n";
    write(setting, [...(isGlyph ? [{ text: glyph }] : []), { text: plain, role: "B" }], entry, layout, {
      indent: indent + (isGlyph && layout.look ? 12 : 0),
      glyph: isGlyph,
    });
  }
}

function asSentence(text: string): string {
  return /[.;:]$/.test(text) ? text : `${text}.`;
}

/** The lines of a head; a part that the entry lacks goes with the sign before it. */
function headOf(template: string, entry: Entry): Part[][] {
  return template.split("\n").flatMap((line) => {
    if (line === "") return [[]];
    const parts: Part[] = [];
    const tokens = line.split(/(?<![A-Za-z])([TEPDSAXKRW]!?)(?![A-Za-z])/);
    let missing = false;
    for (const [index, token] of tokens.entries()) {
      if (index % 2 === 0) {
        const closes = /^[)]/.test(token);
        if (token !== "" && !(missing && !closes && parts.length === 0)) parts.push({ text: token });
        continue;
      }
      const value = entry[token[0] as "T"];
      if (value === undefined) {
        missing = true;
        const last = parts.at(-1);
        if (last && last.role === undefined && !/[A-Za-z]/.test(last.text)) parts.pop();
        continue;
      }
      missing = false;
      parts.push({ text: token[1] ? value.toUpperCase() : value, role: roleOf(token) });
    }
    return parts.some(({ role }) => role) ? [parts] : [];
  });
}

function roleOf(token: string): string {
  if (/[SAX]/.test(token)) return "L";
  if (token === "W") return "U";
  return /[KR]/.test(token) ? "T" : (token[0] ?? "");
}

type Look = Partial<Setting["looks"][number]>;

/** Adds a line, wrapped to the width of the layout; what it wraps stays one piece. */
function write(setting: Setting, parts: Part[], entry: number, layout: Layout, look: Look = {}): void {
  const start = setting.text.length;
  let text = "";
  const pieces: Piece[] = [];
  for (const part of parts) {
    const from = start + text.length;
    text += part.text;
    if (part.role) pieces.push({ start: from, end: start + text.length, role: part.role, entry });
    else if (/[A-Za-z]{3}/.test(part.text)) pieces.push({ start: from, end: start + text.length, role: "L", entry });
  }
  const wrapped = layout.width > 0 ? wrap(text, layout.width) : text;
  setting.text += `${wrapped}\n`;
  setting.pieces.push(...pieces);
  const lineOf = setting.text.slice(0, start).split("\n").length - 1;
  for (let at = 0; at < wrapped.split("\n").length; at++)
    setting.looks[lineOf + at] = {
      bold: look.bold ?? false,
      large: look.large ?? false,
      indent: (look.indent ?? 0) + (at > 0 && look.glyph ? 8 : 0),
      glyph: at === 0 && (look.glyph ?? false),
    };
}

/** Breaks a text at blanks, which line breaks replace: no place changes. */
function wrap(text: string, width: number): string {
  const signs = [...text];
  let lineStart = 0;
  let blank = -1;
  for (let at = 0; at < signs.length; at++) {
    if (signs[at] === " ") blank = at;
    if (at - lineStart >= width && blank > lineStart) {
      signs[blank] = "\n";
      lineStart = blank + 1;
    }
  }
  return signs.join("");
}

const bodySize = 10;
const lineHeight = 13;

function measured({ text, looks }: Setting): Line[] {
  const lines: Line[] = [];
  let start = 0;
  let y = 100;
  for (const [index, raw] of text.split("\n").entries()) {
    y += lineHeight;
    const look = looks[index];
    if (raw.trim() !== "" && look)
      lines.push({
        span: { start, end: start + raw.length },
        page: 1,
        x: 60 + look.indent,
        y,
        size: look.large ? bodySize + 2 : bodySize,
        bold: look.bold,
        column: 0,
        bullet: look.glyph,
      });
    start += raw.length + 1;
  }
  return lines;
}
