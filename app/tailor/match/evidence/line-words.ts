import { stem } from "~/tailor/gate/stem";
import { functionWords } from "~/tailor/lexicon/stop-words";
import { classPairsIn } from "~/tailor/lexicon/word-classes";
import { resumeShare } from "~/tailor/lexicon/word-frequencies";
import { remembering } from "~/tailor/parse/words/remembering";
import { isSilent, rarityOf, sumOf, type VectorSum } from "./trace-words";

/** What every match wants to know of the words of a line, worked out once: all copies of the line share it. */
export interface LineWords {
  /** Stems without words that say nothing by themselves; those that part one thing from the next stay. */
  content: string[];
  /** Words of two parts. */
  pairs: string[];
  /** How many different words it has. */
  distinct: number;
  /** How many of its words tell something. */
  telling: number;
  vectors: VectorSum;
  /** Words that few resumes hold, each once, and the sum of their squared rarities. */
  rare: { stem: string; rarity: number }[];
  squared: number;
}

const silent = new Set([...functionWords].filter((word) => word !== "and" && word !== "or").map(stem));

/** Words that more resumes than this hold say nothing about one post. */
export const commonShare = 0.2;

/** What a stem says by itself: most words of a resume stand in many others. */
const readWord = remembering((one) => ({
  stem: one,
  rarity: rarityOf(one),
  isRare: resumeShare(one) < commonShare,
  isSilent: isSilent(one),
}));

export function countWords(stems: string[]): LineWords {
  const distinct = new Set(stems);
  const rare: LineWords["rare"] = [];
  let squared = 0;
  for (const one of distinct) {
    const word = readWord(one);
    if (!word.isRare) continue;
    rare.push(word);
    squared += word.rarity * word.rarity;
  }
  return {
    content: stems.filter((one) => !silent.has(one)),
    pairs: classPairsIn(stems),
    distinct: distinct.size,
    telling: stems.filter((one) => !readWord(one).isSilent).length,
    vectors: sumOf(stems),
    rare,
    squared,
  };
}
