import type { Span } from "~/tailor/resume";
import { listItems } from "./list-items";
import { hasHalfBrackets } from "./plain-list";
import type { Builder } from "./resume-builder";
import { placeScore } from "./words/places";
import { organisationScore } from "./words/role-words";

/** In brackets behind the name of a certificate. */
const yearBehind = /\((?:19|20)\d\d\)$/u;

/** "Ladders (2022), Asbestos (2023)": certificates of one line, where years of their own tell them from who issued one. */
export function listedIn(builder: Builder, group: Span[]): Span[][] {
  const [line, ...others] = group;
  const items = line && others.length === 0 ? listItems(builder.source, line) : [];
  const texts = items.map((item) => builder.text(item));
  const areDated = texts.map((text) => yearBehind.test(text));
  const areAll = areDated[0] && (!areDated.includes(false) || texts.length > 2);
  const areNames = texts.every(
    (text) => organisationScore(text) === 0 && placeScore(text) < 2 && !hasHalfBrackets(text),
  );
  return items.length > 1 && areAll && areNames ? items.map((item) => [item]) : [group];
}
