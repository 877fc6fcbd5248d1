import type { Atom, Resume } from "~/tailor/resume";
import { plainDate } from "~/wording";
import type { CorrectionProblem, EntryForm } from "./correction";
import { entryForm } from "./entry-form";
import { type Entry, type PartSection, partShapes } from "./part-shape";
import { readDate, readPeriod, unreadableDate } from "./read-dates";

interface Task {
  resume: Resume;
  section: PartSection;
  /** The entry that it was, and where it stood. */
  old: { entry: Entry; path: string } | undefined;
  /** Where it stands now. */
  path: string;
  becomes: EntryForm;
  newId: () => string;
}

type CorrectedEntry =
  | { ok: true; entry: Entry; atoms: Atom[] }
  | { ok: false; problems: Omit<CorrectionProblem, "entry">[] };

/** One entry as told. A value that stays keeps its atom as it is, so that a date keeps its own wording. */
export function correctEntry(task: Task): CorrectedEntry {
  const { section, old, path, becomes, newId } = task;
  const { names, hasUrl, body, lists, needs } = partShapes[section];
  const was = new Map([...task.resume.atoms].reverse().map((atom) => [atom.path, atom]));
  const entry: Entry = {};
  const atoms: Atom[] = [];
  const keep = (to: string, text: string, from: string | undefined) => {
    const known = from === undefined ? undefined : was.get(from);
    // Two lines that say they were the same one: the second is new.
    if (from !== undefined) was.delete(from);
    const stays = known?.text === text;
    atoms.push({ id: known?.id ?? newId(), path: to, text, span: stays ? known.span : null });
  };
  for (const field of [...names, ...(hasUrl ? ["url"] : []), ...(body ? [body] : [])]) {
    const text = becomes.values[field]?.trim() ?? "";
    if (text === "") continue;
    entry[field] = text;
    // The title of such a section is its heading.
    if (field !== "title" || section !== "other") keep(`${path}/${field}`, text, old && `${old.path}/${field}`);
  }
  for (const list of lists) {
    const items = (becomes.lists[list] ?? []).filter(({ text }) => text.trim() !== "");
    entry[list] = items.map(({ text }) => text.trim());
    for (const [at, { text, from }] of items.entries()) {
      keep(`${path}/${list}/${at}`, text.trim(), from === undefined ? undefined : `${old?.path}/${list}/${from}`);
    }
  }
  const dates = correctDates(task, keep);
  const problems = dates.ok ? [] : dates.problems;
  const values = { ...entry, ...(dates.ok && dates.values) };
  if (needs && isBlank(values[needs]) && !Object.values(values).every(isBlank)) {
    problems.push({ field: needs, message: "This cannot be empty." });
  }
  if (entry.level !== undefined && entry.name === undefined) {
    problems.push({ field: "name", message: "Name the group that this level is of." });
  }
  if (!dates.ok || problems.length > 0) return { ok: false, problems };
  return { ok: true, entry: values, atoms };
}

function isBlank(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

type Keep = (to: string, text: string, from: string | undefined) => void;
type CorrectedDates = { ok: true; values: Entry } | Extract<CorrectedEntry, { ok: false }>;

function correctDates(task: Task, keep: Keep): CorrectedDates {
  const { dates } = partShapes[task.section];
  if (!dates) return { ok: true, values: {} };
  const told = (key: string) => task.becomes.values[key]?.trim() ?? "";
  const index = Number(task.old?.path.split("/")[2] ?? -1);
  const before = entryForm(task.resume, task.section, index).values;
  const keys = dates === "period" ? (["from", "to"] as const) : (["date"] as const);
  if (task.old && keys.every((key) => told(key) === before[key])) return { ok: true, values: keptDates(task, keep) };
  if (dates === "period") return correctPeriod(task, told("from"), told("to"), keep);
  if (told("date") === "") return { ok: true, values: {} };
  const iso = readDate(told("date"));
  if (!iso) return { ok: false, problems: [{ field: "date", message: unreadableDate }] };
  keep(`${task.path}/${dates}`, told("date"), task.old && `${task.old.path}/${dates}`);
  return { ok: true, values: { [dates]: iso } };
}

function keptDates({ resume, old, path }: Task, keep: Keep): Entry {
  const kept: Entry = {};
  for (const key of ["startDate", "endDate", "current", "date", "releaseDate"]) {
    const value = old?.entry[key];
    if (!old || value === undefined) continue;
    kept[key] = value;
    const written = resume.atoms.find((atom) => atom.path === `${old.path}/${key}`)?.text;
    const plain = typeof value === "string" ? plainDate(value) : "Present";
    keep(`${path}/${key}`, written ?? plain, `${old.path}/${key}`);
  }
  return kept;
}

function correctPeriod({ old, path }: Task, from: string, to: string, keep: Keep): CorrectedDates {
  const read = readPeriod(from, to);
  if (!read.ok) return { ok: false, problems: [{ field: read.field, message: read.message }] };
  const { period } = read;
  if (!period) return { ok: true, values: {} };
  const was = (key: string) => old && `${old.path}/${key}`;
  if (period.from) keep(`${path}/startDate`, from, was("startDate"));
  if (period.to) keep(`${path}/endDate`, to, was("endDate"));
  if (period.current) keep(`${path}/current`, to, was("current"));
  return {
    ok: true,
    values: {
      ...(period.from && { startDate: period.from.iso }),
      ...(period.to && { endDate: period.to.iso }),
      ...(period.current && { current: true }),
    },
  };
}
