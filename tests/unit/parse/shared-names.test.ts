import { expect, it } from "vitest";
import type { Job } from "~/tailor/parse/jobs/real-jobs";
import { withSharedNames } from "~/tailor/parse/jobs/shared-names";
import { asParagraph } from "~/tailor/parse/label/label-section";
import { shippedModels } from "~/tailor/parse/label/model";
import { readSource } from "~/tailor/parse/lines/source-lines";
import { createBuilder } from "~/tailor/parse/resume-builder";
import type { Span } from "~/tailor/resume";

const source = `Pastry Cook
Alder Bakeries | Leeds, UK
Supervisor Evening Ovens/ Cake Counter
Alder Bakeries
Leeds, UK
Baked the rye
Porter
Alder Bakeries | Leeds, UK
`;

const builder = createBuilder(readSource(source, []), source, new Map(), shippedModels());
const span = (text: string, from = 0): Span => {
  const start = source.indexOf(text, source.indexOf("Supervisor") * from);
  return { start, end: start + text.length };
};
const job = (parts: Partial<Job>): Job => ({ rest: [], paragraphs: [], margin: 1, ...parts });
const others = [
  job({ title: span("Pastry Cook"), organisation: span("Alder Bakeries"), place: span("Leeds, UK") }),
  job({ title: span("Porter"), organisation: span("Alder Bakeries"), place: span("Leeds, UK") }),
];
const texts = ({ title, organisation, place }: Job) =>
  [title, organisation, place].map((part) => part && builder.text(part));

it("takes the employer and place of other jobs from below a title that was cut in three", () => {
  const cut = job({
    title: span("Supervisor Evening"),
    organisation: span("Ovens"),
    place: span("Cake Counter"),
    paragraphs: [span("Alder Bakeries", 1), span("Leeds, UK", 1), span("Baked the rye")].map(asParagraph),
  });
  const [, , found] = withSharedNames(builder, [...others, cut]);
  expect(found && texts(found)).toEqual(["Supervisor Evening Ovens/ Cake Counter", "Alder Bakeries", "Leeds, UK"]);
  expect(found?.paragraphs.map((one) => builder.text(one))).toEqual(["Baked the rye"]);
});

it("takes the end of a place that other jobs have for no title", () => {
  const cut = job({ organisation: span("Alder Bakeries", 1), place: span("Leeds", 1), title: span("UK", 1) });
  const [, , found] = withSharedNames(builder, [...others, cut]);
  expect(found && texts(found)).toEqual([undefined, "Alder Bakeries", "Leeds, UK"]);
});

it("leaves an employer that no other job has", () => {
  const own = job({
    title: span("Supervisor Evening"),
    organisation: span("Cake Counter"),
    place: span("Leeds, UK", 1),
  });
  const [, , found] = withSharedNames(builder, [...others, own]);
  expect(found).toBe(own);
});
