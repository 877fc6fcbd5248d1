import type { Box } from "./matrix";

/** The path segments of pdf.js's constructPath: an operator and its coordinates, flat in one array. */
const moveTo = 0;
const lineTo = 1;
const closePath = 4;

/** True for one closed path of four axis-parallel sides. Takes the second argument of constructPath. */
export function isRectangle(data: unknown): boolean {
  const first: unknown = Array.isArray(data) ? data[0] : null;
  if (!(first instanceof Float32Array) || first.length > 16 || first.length < 12) return false;
  const points: [number, number][] = [];
  for (let index = 0; index < first.length; ) {
    const segment = first[index];
    if (segment === closePath) break;
    if (segment !== lineTo && !(segment === moveTo && index === 0)) return false;
    points.push([first[index + 1] ?? 0, first[index + 2] ?? 0]);
    index += 3;
  }
  if (points.length < 4) return false;
  return points.every(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return Math.abs(x - nextX) < 0.01 || Math.abs(y - nextY) < 0.01;
  });
}

/** True for a filled area of the size and shape of a drawn list bullet. */
export function isDot(box: Box): boolean {
  const width = box.x1 - box.x0;
  const height = box.y1 - box.y0;
  return width >= 1.5 && width <= 8 && Math.abs(width - height) < 0.25 * width;
}
