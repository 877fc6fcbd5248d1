import type { Sentence } from "~/tailor/gate/read-text";
import { joinOf, type Sign, type Unit } from "./units";

/** How much is new at all, and in which order the kept words stand: one small word gone from a line that is else the same tells most. */
export function shapeSigns(units: readonly Unit[], signs: readonly Sign[]): Sign[] {
  const kept = units.filter(({ links }) => links.length > 0);
  const steps = kept.slice(1).map((unit, index) => {
    const last = kept[index] as Unit;
    const own = last.links.flatMap((a) => unit.links.flatMap((b) => (a.line === b.line ? [b.at - a.at] : [])));
    return own.some((step) => step > 0 && step <= 4) ? "on" : own.some((step) => step > 0) ? "far" : "back";
  });
  const back = steps.filter((step) => step === "back").length;
  const isOther = units.filter(({ token, links }) =>
    links.every(({ token: source }) => source.stem !== token.stem),
  ).length;
  const order = back === 0 ? "kept" : back === 1 ? "turned once" : "turned";
  const share = isOther === 0 ? "no" : isOther === 1 ? "one" : isOther * 4 <= units.length ? "few" : "many";
  const names = [`order ${order}, ${share} words new`];
  if (back === 0 && isOther === 0)
    for (const { name } of signs)
      if (/^(?:dropped|lifted|added|lost|moved|weak)/.test(name)) names.push(`only ${name}`);
  return names.map((name) => ({ name }));
}

/** What stands right behind a figure and right before it, there and here. */
export function countSigns(units: readonly Unit[], sentence: Sentence): Sign[] {
  return units.flatMap((unit, index): Sign[] => {
    if (!unit.isFigure || unit.links.length === 0) return [];
    const signs: Sign[] = [];
    for (const [side, other] of [
      ["behind", units[index + 1]],
      ["before", units[index - 1]],
    ] as const) {
      if (
        !other ||
        other.links.length === 0 ||
        joinOf(Math.min(unit.at, other.at), Math.max(unit.at, other.at), sentence) === "stop"
      )
        continue;
      const isKept = unit.links.some(({ line, at }) => {
        const { tokens } = line.sentence;
        const next =
          side === "behind"
            ? tokens.slice(at + 1).find((one) => one.content)
            : tokens.slice(0, at).findLast((one) => one.content);
        return other.links.some((link) => link.token === next);
      });
      if (!isKept) signs.push({ name: `figure with another word ${side}`, token: unit.token });
    }
    return signs;
  });
}
