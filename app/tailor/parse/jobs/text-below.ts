import type { Span } from "~/tailor/resume";
import { asParagraph } from "../label/label-section";
import type { Paragraph } from "../lines/paragraphs";
import { type Builder, putParagraphs, runsOf } from "../resume-builder";
import type { Job } from "./real-jobs";

/** What a head says beside its fields: parts that nothing but signs part in their line, as they stand there. */
function inLines({ source }: Builder, rest: readonly Span[]): Span[] {
  const lines: Span[] = [];
  for (const { start, end } of rest.toSorted((one, other) => one.start - other.start)) {
    const last = lines.at(-1);
    if (last && /^[^\p{L}\p{N}\n]*$/u.test(source.text.slice(last.end, start))) last.end = Math.max(last.end, end);
    else lines.push({ start, end });
  }
  return lines.map((line) => withBrackets(source.text, line));
}

/** With the bracket that closes or opens the one within. */
function withBrackets(text: string, { start, end }: Span): Span {
  const said = text.slice(start, end);
  const [opened, closed] = [said.split("(").length, said.split(")").length];
  if (opened > closed && text[end] === ")") return { start, end: end + 1 };
  return closed > opened && text[start - 1] === "(" ? { start: start - 1, end } : { start, end };
}

/** A few words behind a part of the head in its line ("2015 to June this year"), and no line of the text below. */
function isBesideHead({ source }: Builder, head: readonly Span[], { start, end, bullet }: Paragraph): boolean {
  const text = source.text.slice(start, end);
  const line = source.text.lastIndexOf("\n", start - 1) + 1;
  const isBehind = head.some((part) => part.start >= line && part.end <= start);
  return isBehind && !bullet && !/[\n.!?]/u.test(text) && text.split(" ").length <= longestAside;
}

/** In words. */
const longestAside = 6;

/** Lines that follow each other, of which neither the first nor the last has a label ("Reason for leaving: moved away"). */
function areOneList({ source }: Builder, paragraphs: readonly Paragraph[]): boolean {
  const isLabelled = (one?: Paragraph) => one !== undefined && labelled.test(source.text.slice(one.start, one.end));
  return ![paragraphs[0], paragraphs.at(-1)].some(isLabelled) && paragraphs.every(({ gap }, at) => at === 0 || !gap);
}

const labelled = /^\p{Lu}[\p{L} ]{1,30}\s*:\s/u;

/** Paragraphs and bullets below a head. Plain lines of one list are bullets. */
export function putBody<Key extends "summary" | "description">(
  builder: Builder,
  path: string,
  key: Key,
  job: Omit<Job, "margin">,
): Partial<Record<Key, string>> & { highlights: string[] } {
  const head = [job.title, job.organisation, job.place, job.period].flatMap((part) => part ?? []);
  const isBeside = (one: Paragraph) => isBesideHead(builder, head, one);
  const paragraphs = job.paragraphs.filter((one) => !isBeside(one));
  const beside = job.paragraphs.filter(isBeside);
  const rest = inLines(builder, [...job.rest, ...beside]).map(asParagraph);
  const firstBullet = paragraphs.findIndex(({ bullet }) => bullet);
  const plain = firstBullet < 0 && paragraphs.length > 1 && areOneList(builder, paragraphs);
  const introEnd = plain ? 0 : firstBullet < 0 ? paragraphs.length : firstBullet;
  const runs = [...runsOf(builder, rest), ...runsOf(builder, paragraphs.slice(0, introEnd))];
  // One text stands in one place: what the head says elsewhere leads the list.
  const text = putParagraphs(builder, `${path}/${key}`, runs.at(-1) ?? []);
  const highlights = [...runs.slice(0, -1).flat(), ...paragraphs.slice(introEnd)].map((bullet, index) =>
    builder.put(`${path}/highlights/${index}`, bullet),
  );
  const summary = (text === undefined ? {} : { [key]: text }) as Partial<Record<Key, string>>;
  return { ...summary, highlights };
}
