import { ExtractError } from "../failures";
import { limits } from "../limits";

/** What one object of a PDF draws: how many times, and which objects it can reach. */
interface Drawing {
  draws: number;
  references: number[];
}

/** Objects of a PDF by number, as far as they matter for what draws what. */
export type Drawings = Map<number, Drawing>;

const deepest = 64;

/** The objects outside of streams: their references lead from a form to the forms it draws. */
export function readObjects(bytes: Uint8Array): Drawings {
  const drawings: Drawings = new Map();
  for (const part of new TextDecoder("latin1").decode(bytes).split("endobj")) {
    const header = /(\d{1,8})\s+\d{1,5}\s+obj\b/.exec(part);
    const stream = part.indexOf("stream");
    const dictionary = stream < 0 ? part : part.slice(0, stream);
    if (header) drawings.set(Number(header[1]), { draws: 0, references: referencesIn(dictionary) });
  }
  return drawings;
}

/** Adds the objects packed in an object stream (ISO 32000-1, 7.5.7). */
export function addPackedObjects(drawings: Drawings, dictionary: string, content: string): void {
  const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1] ?? 0);
  const numbers = content.slice(0, first).trim().split(/\s+/).map(Number);
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    const start = first + (numbers[index + 1] ?? 0);
    const end = index + 3 < numbers.length ? first + (numbers[index + 3] ?? 0) : content.length;
    drawings.set(numbers[index] ?? 0, { draws: 0, references: referencesIn(content.slice(start, end)) });
  }
}

/** Notes how often the content of a stream draws a form or picture. */
export function addDraws(drawings: Drawings, number: number, dictionary: string, content: string): void {
  const draws = content.match(/\bDo\b/g)?.length ?? 0;
  drawings.set(number, { draws, references: referencesIn(dictionary) });
}

/**
 * Counts graphics states that the content saves one inside the other, on top of those that earlier parts of a page
 * left open, and answers how many are open at its end. Each costs pdf.js time that grows with the depth.
 * @throws ExtractError "too-large" beyond the limit.
 */
export function openStatesAfter(content: string, openBefore: number): number {
  let open = openBefore;
  for (const [operator] of content.matchAll(/(?<![^\s\])>])[qQ](?!\S)/g)) {
    open = operator === "q" ? open + 1 : Math.max(0, open - 1);
    if (open > limits.savedStates) throw new ExtractError("too-large");
  }
  return open;
}

/**
 * The most forms that drawing one object can come to, when each Do draws the costliest form in reach. Forms that
 * draw the next form twice, 30 deep, are a billion; real documents stay in the hundreds.
 */
export function costliestDrawing(drawings: Drawings): number {
  const costs = new Map<number, number>();
  const costOf = (number: number, depth: number): number => {
    const known = costs.get(number);
    if (known !== undefined) return known;
    const drawing = drawings.get(number);
    if (!drawing) return 0;
    if (depth > deepest) return drawing.draws;
    costs.set(number, 0);
    let inner = 0;
    for (const reference of drawing.references) inner = Math.max(inner, costOf(reference, depth + 1));
    const cost = drawing.draws > 0 ? 1 + drawing.draws * Math.max(1, inner) : inner;
    costs.set(number, cost);
    return cost;
  };
  let most = 0;
  for (const number of drawings.keys()) most = Math.max(most, costOf(number, 0));
  return most;
}

function referencesIn(text: string): number[] {
  return Array.from(text.matchAll(/(\d{1,8})\s+\d{1,5}\s+R\b/g), ([, number]) => Number(number));
}
