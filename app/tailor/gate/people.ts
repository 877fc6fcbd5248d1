import type { Word } from "./words";

const agentNoun =
  /^(?:\p{L}+(?:er|or|ist|ian|ant|ee)|nurse|physician|cook|chef|clerk|intern|apprentice|attorney|staff|crew|team|people|person|report|volunteer|child|men|women)s?$/u;

/** Whoever manages people claims more than whoever manages complaints. */
export function isPeople(word: Word): boolean {
  return (
    agentNoun.test(word.lower) &&
    !/^(?:computer|server|order|counter|paper|letter|list|newsletter|weather|water|matter|number|folder|folders|printer|scanner|trailer|container|register|calendar|error|door|floor|color|sector|factor|monitor|tractor|labor|behavior|inventory|restaurant|grant|account|tenant|plant|equipment)s?$/.test(
      word.lower,
    )
  );
}
