import type { Row } from "./find-rows";

/** The middle of a region and where its rows start. */
export interface Frame {
  centre: number;
  edges: Edges;
}

/** Two edges nearer than this, in points, are one to the eye. */
const sameEdge = 1;

/** Where rows start, from left to right, in whatever order they are added. */
export class Edges {
  /** The least and the greatest edge of each point: all that a look from the points beside it has to know. */
  readonly #points = new Map<number, { least: number; greatest: number }>();

  add(edge: number): void {
    const point = this.#points.get(Math.floor(edge));
    this.#points.set(Math.floor(edge), {
      least: Math.min(point?.least ?? edge, edge),
      greatest: Math.max(point?.greatest ?? edge, edge),
    });
  }

  /** True where one of the edges is the same as this one. */
  isNear(edge: number): boolean {
    const at = Math.floor(edge);
    const left = this.#points.get(at - 1);
    const right = this.#points.get(at + 1);
    return (
      this.#points.has(at) ||
      (left !== undefined && edge - left.greatest < sameEdge) ||
      (right !== undefined && right.least - edge < sameEdge)
    );
  }
}

/** Left edges that at least two rows share. */
export function commonEdges(rows: Row[]): Edges {
  const all = new Edges();
  const common = new Edges();
  for (const { words } of rows) {
    const edge = words[0]?.x0 ?? 0;
    if (all.isNear(edge)) common.add(edge);
    all.add(edge);
  }
  return common;
}

/** Frame of all words of some rows. */
export function frameOf(rows: Row[]): Frame {
  const words = rows.flatMap((row) => row.words);
  const left = words.reduce((edge, word) => Math.min(edge, word.x0), Number.POSITIVE_INFINITY);
  const right = words.reduce((edge, word) => Math.max(edge, word.x1), 0);
  return { centre: (left + right) / 2, edges: commonEdges(rows) };
}
