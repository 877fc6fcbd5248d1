import type { Sentence, Token } from "~/tailor/gate/read-text";
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
  const news = isOther === 0 ? "no" : isOther === 1 ? "one" : isOther * 4 <= units.length ? "few" : "many";
  const names = [`order ${order}, ${news} words new`];
  if (back === 0 && isOther === 0)
    for (const { name } of signs)
      if (/^(?:dropped|lifted|added|lost|moved|weak)/.test(name)) names.push(`only ${name}`);
  return names.map((name) => ({ name }));
}

const share =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+|some|most|many|several|few|half|part|third|quarter|majority)(?: out)? of (?:the |our |their |its )?(?:first |last )?$/i;

/** A figure that was of a whole of which a part is told, or that stood for itself and is now where a change led to. */
function roleSigns({ token, links }: Unit, sentence: Sentence): Sign[] {
  const hitOf = ({ numbers }: Sentence, { start, end }: Token) =>
    numbers.find((hit) => hit.start < end && hit.end > start);
  const own = hitOf(sentence, token);
  const theirs = links.flatMap(({ line, token: source }) => {
    const hit = hitOf(line.sentence, source);
    return hit ? [{ hit, text: line.sentence.text }] : [];
  });
  if (!own || theirs.length === 0) return [];
  const signs: Sign[] = [];
  const isShare = ({ start }: { start: number }, text: string) => share.test(text.slice(0, start));
  if (theirs.every(({ hit, text }) => isShare(hit, text)) && !isShare(own, sentence.text))
    signs.push({ name: "figure of a whole", token });
  const role = own.role ?? "none";
  if (theirs.every(({ hit }) => (hit.role ?? "none") !== role))
    signs.push({ name: "figure in another role", token }, { name: `figure now ${role}`, token });
  return signs;
}

const tells = ({ content, lower }: Token) => content || /^\p{N}/u.test(lower);

/** What stands right behind a figure and right before it, there and here. */
export function countSigns(units: readonly Unit[], sentence: Sentence): Sign[] {
  return units.flatMap((unit, index): Sign[] => {
    if (!unit.isFigure || unit.links.length === 0) return [];
    const signs = roleSigns(unit, sentence);
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
        const next = side === "behind" ? tokens.slice(at + 1).find(tells) : tokens.slice(0, at).findLast(tells);
        return other.links.some((link) => link.token === next);
      });
      if (!isKept) signs.push({ name: `figure with another word ${side}`, token: unit.token });
    }
    return signs;
  });
}
