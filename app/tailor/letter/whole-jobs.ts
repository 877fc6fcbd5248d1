import { canBeDated } from "./anchor";
import type { Group } from "./choose-lines";
import { withRun } from "./job";
import { hasEndedBefore, type Material } from "./opening";
import { figureWorth, type Told } from "./proofs";
import { figuresOf } from "./tell-figures";

/** So many lines are told of jobs of one title. */
const mostOfRun = 6;
/** Beside so many lines one note with a figure is enough. */
const rich = 4;

/** Jobs of one title at one employer that follow each other without a gap are told as one; what was done elsewhere is not. */
export function withRuns(groups: readonly Group[], { ranked }: Material): Group[] {
  const jobs = ranked.map(({ job }) => job);
  const merged: Group[] = [];
  for (const group of groups) {
    const { role, employer } = group.job;
    const here = jobs.filter((job) => job.employer === employer);
    const run = role === undefined ? undefined : withRun(group.job, here);
    const known = merged.find((one) => one.run?.paths.includes(group.job.path));
    if (known) known.lines = [...known.lines, ...group.lines].slice(0, mostOfRun);
    else
      merged.push({
        ...group,
        ...(run && run.paths.length > 1 && run.job.isCurrent === group.job.isCurrent && { run }),
      });
  }
  return merged;
}

/** So many notes with figures are quoted of a job. */
const mostFigures = 2;

/** With the notes of the told jobs that count something; where nothing is told, with those of the job nearest to the post. */
export function withFigures(groups: readonly Group[], { ranked, tag, teller }: Material): Group[] {
  const [nearest] = ranked.filter(
    ({ job }) => job.role !== undefined && canBeDated(job) && job.path.startsWith("/work/"),
  );
  const told = groups.length > 0 || nearest === undefined ? groups : [{ job: nearest.job, lines: [] }];
  return told.flatMap((group) => {
    const notes = figuresOf(group.job, tag).filter((line) => teller.isProven(line));
    const own = group.lines.map(({ path, text }) => ({ path, text: text.toLowerCase() }));
    const isNew = (line: Told) => own.every(({ text }) => !text.includes(line.text.toLowerCase()));
    const best = notes
      .filter(isNew)
      .sort((one, other) => figureWorth(other.text) - figureWorth(one.text))
      .slice(0, mostFigures);
    const isRich = group.lines.length >= rich;
    const lines = [...group.lines, ...(isRich ? best.slice(0, 1) : best)];
    return lines.length > 0 ? [{ ...group, lines }] : [];
  });
}

/** The groups with when each was, beside the one that is told before it, and with what parts two of one title. */
export function inOrder(groups: readonly Group[], first: Group | undefined): { group: Group; when: string }[] {
  const told = first ? [first] : [];
  let said = 0;
  return groups.map((group) => {
    const [job, last] = [group, told.at(-1)].map((one) => one?.run?.job ?? one?.job);
    const isBefore = job !== undefined && last !== undefined && hasEndedBefore(job, last);
    const isSameTitle = told.some((one) => one.job.roles !== undefined && one.job.roles === group.job.roles);
    const when = isBefore ? (["Before that, ", "Earlier, "][said] ?? "") : isSameTitle ? "Also " : "";
    said += Number(isBefore);
    told.push(group);
    return { group, when };
  });
}
