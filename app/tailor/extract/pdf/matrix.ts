/** A PDF transformation [a b c d e f]: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that applies `inner` first and `outer` after it. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ];
}

/** The point (x, y) under the matrix. */
export function apply(matrix: Matrix, x: number, y: number): [number, number] {
  return [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]];
}

/** Six numbers out of anything array-like, else null. */
export function toMatrix(value: unknown): Matrix | null {
  if (value === null || typeof value !== "object") return null;
  const [a, b, c, d, e, f] = Array.from(value as ArrayLike<unknown>, Number);
  if (a === undefined || b === undefined || c === undefined) return null;
  if (d === undefined || e === undefined || f === undefined) return null;
  return [a, b, c, d, e, f].every(Number.isFinite) ? [a, b, c, d, e, f] : null;
}

/** Axis-parallel rectangle in points, y downwards. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** The box around a box under the matrix. */
export function mapBox(matrix: Matrix, box: Box): Box {
  const corners = [
    apply(matrix, box.x0, box.y0),
    apply(matrix, box.x1, box.y0),
    apply(matrix, box.x0, box.y1),
    apply(matrix, box.x1, box.y1),
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/** What two boxes share; may be empty (x1 <= x0). */
export function intersect(a: Box, b: Box): Box {
  return { x0: Math.max(a.x0, b.x0), y0: Math.max(a.y0, b.y0), x1: Math.min(a.x1, b.x1), y1: Math.min(a.y1, b.y1) };
}
