import type { Preferences } from "../ports/profile";

/** A line of the sketch: from, width, height and colour. */
type Stroke = [x: number, y: number, width: number, height: number, look: "accent" | "ink" | "line"];

const text = (x: number, y: number, width: number): Stroke => [x, y, width, 1.4, "line"];
const paragraphs = (from: number, step: number, rows: number, x: number, width: number): Stroke[] =>
  Array.from({ length: rows }, (_, row) => text(x, from + row * step, row % 3 === 2 ? width * 0.6 : width));

const sketches: Record<Preferences["template"], Stroke[]> = {
  plain: [
    [7, 8, 20, 4, "ink"],
    text(7, 14.5, 26),
    [7, 21, 13, 2.4, "accent"],
    ...paragraphs(26, 3.6, 5, 7, 34),
    [7, 47, 13, 2.4, "accent"],
    ...paragraphs(52, 3.6, 2, 7, 34),
  ],
  classic: [
    [14, 8, 20, 3.6, "ink"],
    text(12, 14, 24),
    [8, 20.5, 11, 2, "ink"],
    [8, 23.6, 32, 0.7, "ink"],
    ...paragraphs(27, 3.6, 4, 8, 32),
    [8, 44, 11, 2, "ink"],
    [8, 47.1, 32, 0.7, "ink"],
    ...paragraphs(50.5, 3.6, 2, 8, 32),
  ],
  compact: [
    [5, 5, 16, 3, "ink"],
    text(5, 9.6, 28),
    [5, 14, 10, 1.8, "accent"],
    [5, 16.6, 38, 0.7, "accent"],
    ...paragraphs(19.2, 2.7, 8, 5, 38),
    [5, 43, 10, 1.8, "accent"],
    [5, 45.6, 38, 0.7, "accent"],
    ...paragraphs(48.2, 2.7, 4, 5, 38),
  ],
};

const fills = { accent: "fill-accent", ink: "fill-ink", line: "fill-line-strong" };

/** A page of this look from afar; its label says the rest. */
export function TemplateSketch({ template }: { template: Preferences["template"] }) {
  return (
    <svg viewBox="0 0 48 62" aria-hidden className="h-16 w-auto shrink-0">
      <rect x="0.5" y="0.5" width="47" height="61" rx="2" className="fill-surface stroke-line-strong" />
      {sketches[template].map(([x, y, width, height, look]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} className={fills[look]} />
      ))}
    </svg>
  );
}
